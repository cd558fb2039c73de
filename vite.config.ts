import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { africaMap } from './scripts/africa-map.mjs';

/**
 * Two files instead of a dozen small ones: what every page needs to become interactive compresses a tenth better in one
 * piece and takes fewer round trips. The start module, loaded with every page, stays apart.
 */
const groups = [
  { name: 'start', test: /shared\/locale|app\/lib\/(late|handoff)|preload-helper/, priority: 10 },
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'site',
    test: /app\/(ui\/(icon|picture|empty-state)|lib\/(i18n|shell|api|head)|features\/layout)|shared\/(i18n\/translate|limits|errors|pages|policy|money|image)/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), africaMap()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
