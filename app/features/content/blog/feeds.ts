import type { Locale } from '#shared/base/locale.ts';

/** The feeds of a language, for the head of a page. */
export const feedsOf = (locale: Locale, title: string, origin: string) => [
  { type: 'application/rss+xml', title: `${title} (RSS)`, href: `${origin}/feeds/blog.${locale}.rss` },
  { type: 'application/atom+xml', title: `${title} (Atom)`, href: `${origin}/feeds/blog.${locale}.atom` },
];
