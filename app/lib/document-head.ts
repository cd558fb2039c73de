import { fallbackLocale, type Locale, locales } from '#shared/base/locale.ts';
import { withParameter } from '#shared/base/pages.ts';
import type { Head } from './head.ts';

/** Open Graph names a language with a territory: the one whose spelling our texts follow. */
const territories: Record<Locale, string> = { en: 'en_GB', fr: 'fr_FR', es: 'es_ES', zh: 'zh_CN' };

export const noIndex = '<meta name="robots" content="noindex">';

/** Canonical and alternate links. Each language has its canonical address; `x-default` is the fallback language. */
export function documentHead(head: Head, origin: string, locale: Locale): string {
  const tags: string[] = [];
  if (head.canonical !== null) {
    const address = (lng: Locale) => escapeHtml(origin + withParameter(head.canonical!, 'lng', lng));
    const languages = head.languages ?? locales;
    // A page that is not available in the requested language has the canonical address of the fallback language.
    const own = languages.includes(locale) ? locale : fallbackLocale;
    tags.push(`<link rel="canonical" href="${address(own)}">`);
    for (const l of languages) tags.push(`<link rel="alternate" hreflang="${l}" href="${address(l)}">`);
    tags.push(`<link rel="alternate" hreflang="x-default" href="${address(fallbackLocale)}">`);
    tags.push(
      `<meta property="og:url" content="${address(own)}"><meta property="og:locale" content="${territories[own]}">`,
    );
  } else tags.push(noIndex);
  for (const { type, title, href } of head.feeds ?? [])
    tags.push(
      `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
    );
  tags.push(`<meta property="og:type" content="${head.type}">`);
  if (head.image) {
    tags.push(
      `<meta property="og:image" content="${escapeHtml(head.image.url)}">`,
      `<meta property="og:image:width" content="${head.image.width}">`,
      `<meta property="og:image:height" content="${head.image.height}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    );
  }
  return tags.join('');
}

/** The JSON-LD blocks of a page. */
export const structuredData = (head: Head): string =>
  head.jsonLd
    .map((block) => `<script type="application/ld+json">${insideScript(JSON.stringify(block))}</script>`)
    .join('');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Escapes JSON for use inside a script element. */
const insideScript = (json: string) => json.replaceAll('<', '\\u003c');
