import type { Locale } from '#shared/base/locale.ts';

/** The metadata of a page for crawlers and link previews. */
export type Head = {
  /** Path and meaningful query, without the language; null for pages that must not be indexed. */
  canonical: string | null;
  image: { url: string; width: number; height: number } | null;
  type: 'website' | 'product' | 'article';
  /** Languages in which the page exists; default: all. */
  languages?: readonly Locale[];
  /** Feeds that contain the news of this page. */
  feeds?: readonly { type: string; title: string; href: string }[];
  jsonLd: object[];
};

/** The company's picture, for pages without their own. */
export const shareImage = (origin: string): Head['image'] => ({
  url: `${origin}/share-default.jpg`,
  width: 1200,
  height: 630,
});

/** The title of a page and its description, which its loader returns as `meta`. */
export type PageMeta = { title: string; description?: string };
