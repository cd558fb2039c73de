import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// One implementation per concern: code that only one module may contain, so that every caller gets its error handling
// (a full storage, a lost answer, an expired session).
const root = path.join(import.meta.dirname, '..');

/** The component, and texts that contain a price: a message, a button's or filter's name, a link that needs one. */
const priceWriters = [
  'app/lib/price.tsx',
  'app/features/catalogue/product/supplier-message.ts',
  'app/features/catalogue/product/order-terms.tsx',
  'app/features/catalogue/product/search-outcome.tsx',
  'app/features/catalogue/product-admin/inline-edit.tsx',
  'app/features/deals/quote-list/line-fields.tsx',
  'app/features/deals/quote-list/list-form.tsx',
];
/**
 * Emoji that users write; names of keys; the sign between width and height; the cross that removes a photo.
 */
const emoji = [
  'app/features/conversations/chat/emoji.ts',
  'app/features/content/blog-admin/media-row.tsx',
  'app/features/deals/quote-admin/offer-compare.ts',
  'app/features/deals/quote-admin/option-card.tsx',
  'app/features/catalogue/supplier-price/price-dialog.tsx',
  'app/features/platform/admin-shell/keys-help.tsx',
  'app/features/deals/quote-list/photo-fields.tsx',
];

const rules: [concern: string, pattern: RegExp, folders: string[], allowed: string[]][] = [
  ['the storage of the browser', /\b(local|session)Storage\b/, ['app'], ['app/lib/storage.ts']],
  ['the error of a call', /instanceof ApiError\b/, ['app'], ['app/lib/failure.ts']],
  ['the address of a call', /\bfetch\(\s*['"`]\/api/, ['app'], []],
  ['the way to the sign-in', /location\.assign\(['"`]\/admin\/login/, ['app'], []],
  [
    'the placeholders of a text',
    /\.replace(All)?\(['"`/]\\?\{/,
    ['app', 'shared'],
    ['shared/i18n/translate.ts'],
  ],
  [
    'a format of Intl',
    /\bnew Intl\.(?!Locale\b)|\.toLocale(Date|Time)?String\(/,
    ['app', 'shared', 'server'],
    // Other times of clocks are computed, not written.
    ['shared/base/formatting.ts', 'shared/base/zoned-time.ts'],
  ],
  ['how a price is written', /\bformatPrice\(/, ['app'], priceWriters],
  // Users find elements by role and name, which survive style changes. Elements without are named in one module.
  [
    'a journey that finds by class or id',
    /\blocator\(\s*['"`][^'"`]*[.#][a-z]/,
    ['e2e'],
    ['e2e/support/parts.ts'],
  ],
  ['pictographs: icons come from app/ui/icon.tsx', /[←-⇿⌀-➿⬀-⯿×\u{1f000}-\u{1faff}]/u, ['app'], emoji],
];

const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Comments are removed: they may name what the code must not contain. */
const codeOf = (file: string) =>
  readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '');

describe('only one module reads', () => {
  test.each(rules)('%s', (_, pattern, folders, allowed) => {
    const files = folders
      .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
      .filter(isProduct);
    expect(files.length).toBeGreaterThan(50);
    const found = files.filter((file) => pattern.test(codeOf(file)));
    expect(found.filter((file) => !allowed.includes(file))).toEqual([]);
    // A rule that no file matches any more checks nothing.
    expect(found).toEqual(expect.arrayContaining(allowed));
  });
});
