import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Locale, locales, localeTags, negotiateLocale, toLocale } from './locale.ts';

describe('toLocale', () => {
  test.each([
    ['fr', 'fr'],
    ['fr-CI', 'fr'],
    ['FR-ci', 'fr'],
    ['zh-Hans-CN', 'zh'],
    [' es ', 'es'],
    ['de', undefined],
    ['frr', undefined],
    ['', undefined],
    ['-', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%s is %s', (tag, locale) => expect(toLocale(tag)).toBe(locale));

  test('every language is found again by its own tag', () => {
    for (const locale of locales) expect(toLocale(localeTags[locale])).toBe(locale);
  });
});

describe('negotiateLocale', () => {
  test.each([
    ['fr-CI, fr;q=0.9, en;q=0.8', 'fr'],
    ['de, en;q=0.4, fr;q=0.6', 'fr'],
    ['de, nl', undefined],
    ['fr;q=0, es;q=0.1', 'es'],
    ['fr;q=0', undefined],
    ['zh-CN,zh;q=0.9', 'zh'],
    ['en;q=0.5, fr;q=0.5', 'en'],
    ['*', undefined],
    ['fr;level=1;q=0.2, es; q=0.3', 'es'],
    ['fr;q=nonsense', 'fr'],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s', (header, locale) => expect(negotiateLocale(header)).toBe(locale));

  test('the highest quality wins, and a tie goes to the first', () => {
    const preference = fc.tuple(fc.constantFrom(...locales), fc.integer({ min: 0, max: 10 }));
    fc.assert(
      fc.property(fc.array(preference, { maxLength: 6 }), (preferences) => {
        const header = preferences.map(([locale, q]) => `${locale};q=${q / 10}`).join(',');
        const best = preferences.reduce<[Locale, number] | null>(
          (so, next) => (next[1] > (so?.[1] ?? 0) ? next : so),
          null,
        );
        expect(negotiateLocale(header)).toBe(best?.[0]);
      }),
    );
  });

  test('any header is answered', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1000 }), (header) => {
        expect([...locales, undefined]).toContain(negotiateLocale(header));
      }),
    );
  });
});
