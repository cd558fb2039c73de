import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * A few files instead of dozens of small ones: what is needed together compresses a tenth better in one piece, and each
 * file costs 400 bytes of headers. What the start script shares with every page stays apart.
 */
const groups = [
  {
    name: 'start',
    test: /features\/catalogue\/favorite\/heart|lib\/(api|own-price|office-notice|count-view|list-count|outbox|new-key|storage|stored-draft)|ui\/(toast|plain-notice)\.|shared\/(base\/(locale|pages|limits|money|rates)|i18n\/(dictionary|translate))|preload-helper/,
    priority: 10,
  },
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'site',
    test: /app\/(ui\/(icon|empty-state|titled)|lib\/(i18n|shell|head|picture|keep-shown)|features\/(platform\/layout|catalogue\/product\/product-actions))|shared\/(base\/(errors|policy)|content\/image|catalogue\/call-supplier)/,
  },
  // What the pages share on which visitors write.
  {
    name: 'form',
    test: /app\/(ui\/(button|form-field|options|country-field)\.|lib\/(read-texts|use-countries|use-submit|page-style|price|form-draft)\.)|shared\/base\/(typed-text|country|minor-units|clock-text)\./,
  },
  // What the pages share that reckon a price at the door.
  {
    name: 'deal',
    test: /app\/(ui\/who-pays|lib\/(transit-times|papers-list|import-prohibitions|row-source))\.|shared\/(deals\/quote-(rules|limits)|catalogue\/order-terms)\./,
  },
  // What pages of visitors and those of the staff share: files that are sent, times of a place, the chat.
  { name: 'sent', test: /app\/lib\/send-file\.|shared\/base\/zoned-time\./ },
  {
    name: 'chat',
    test: /app\/lib\/(chat-connection|online|server-watch)\.|shared\/conversations\/chat-(limits|rules)\./,
  },
  // The texts of the blog, which the editors of posts show too.
  { name: 'blog', test: /shared\/i18n\/en\/blog\./ },
  // What the pages of the staff share, and no page of a visitor loads.
  {
    name: 'staff',
    test: /app\/(staff\/|ui\/admin\/|features\/(platform\/record-admin|content\/upload)\/|lib\/(about-record|draft|report-failure|staff-live|thumbnail|upload|use-(call|combobox|leave-guard|poll|remembered|searched|shortcuts))\.)|shared\/(base\/(contract|form-text|list-query|merge-values|nouns|record-calls)|content\/upload-rules)\./,
    minShareCount: 2,
  },
];

/** Browser code imports Zod as app/lib/zod.ts configures it; the server keeps the faster default. */
const browserZod: Plugin = {
  name: 'browser-zod',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) => (source === 'zod' ? path.join(import.meta.dirname, 'app/lib/zod.ts') : null),
};

/** In development: tells pages in which React does not run yet, and which could take no change over (app/start). */
const tellOfChanges: Plugin = {
  name: 'tell-of-changes',
  hotUpdate({ server }) {
    if (this.environment.name === 'ssr') server.environments.client.hot.send('site:changed');
  },
};

export default defineConfig({
  plugins: [browserZod, tellOfChanges, tailwindcss(), reactRouter()],
  // In development: all packages at the start. One found later would load the page again, and what was typed would be lost.
  optimizeDeps: { entries: ['app/**/!(*.test|entry.server).{ts,tsx}'] },
  // In development: what every page needs is compiled while the first one is being asked for.
  server: {
    warmup: {
      clientFiles: [
        'app/start/index.ts',
        'app/entry.client.tsx',
        'app/root.tsx',
        'app/routes/admin/layout.tsx',
      ],
      ssrFiles: ['app/entry.server.tsx', 'app/routes/**/!(*.test).tsx'],
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Tells the server the address of the start script.
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['app/start/index.ts', 'app/features/deals/quote-offer/offline-worker.ts'],
          output: {
            codeSplitting: { groups },
            // A worker serves the folder of its own address, which must stay the same.
            entryFileNames: ({ name }) =>
              name === 'offline-worker' ? 'quotes/offline.js' : 'assets/[name]-[hash].js',
          },
        },
      },
    },
  },
});
