import type { Locale } from '#shared/base/locale.ts';

/** Tests and files that `npm test` leaves out, and `npm run test:all` makes up for. */
export const slow = /@slow|\.slow\.spec/;

/** Details of a test that takes long, in a file of quick ones. */
export const slowTest = { tag: ['@slow'] };

/** Tests of one kind of screen, in a file that is run on both. */
export const onPhone = { tag: ['@phone'] };
export const onDesktop = { tag: ['@desktop'] };

/** Details of a test that is repeated in each language: in `npm test` it runs in a few, which show most errors. */
export const inLanguage = (locale: Locale, few: readonly Locale[]) => ({
  tag: few.includes(locale) ? [] : ['@slow'],
});
