import { fallbackLocale, type Locale, locales } from '#shared/base/locale.ts';

/** One address of a sitemap; in all languages if `languages` is missing. */
export type SitemapEntry = {
  path: string;
  lastmod?: string | undefined;
  languages?: readonly Locale[] | undefined;
};

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Builds the sitemap index. The sitemaps are at the root of the site: a sitemap in a folder may list only
 * addresses in that folder.
 */
export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${head}<sitemapindex ${namespace}>\n${paths
    .map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** Builds a sitemap: each address in each of its languages, with the other languages as alternates. */
export const sitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
    .map((entry) => urls(origin, entry))
    .join('')}</urlset>\n`;

function urls(origin: string, { path, lastmod, languages = locales }: SitemapEntry): string {
  const addressIn = (locale: Locale) => `${origin}${path}?lng=${locale}`;
  const alternate = (hreflang: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(locale)}"/>`;
  const alternates =
    languages.map((locale) => alternate(locale, locale)).join('') + alternate('x-default', fallbackLocale);
  const date = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
  return languages
    .map((locale) => `<url><loc>${addressIn(locale)}</loc>${date}${alternates}</url>\n`)
    .join('');
}
