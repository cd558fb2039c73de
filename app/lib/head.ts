/** What a page tells crawlers and link previews. */
export type Head = {
  /** Path and meaningful query, without the language; null for pages that should not be indexed. */
  canonical: string | null;
  image: { url: string; width: number; height: number } | null;
  type: 'website' | 'product';
  jsonLd: object[];
};

/** What the loader tells `meta()`: it also changes the title on navigation in the browser. */
export type PageMeta = { title: string; description?: string };

/** The `meta` function of every page whose loader answers `meta`. */
export function pageMeta({ loaderData }: { loaderData?: { meta: PageMeta } | undefined }) {
  if (!loaderData) return [];
  const { title, description } = loaderData.meta;
  return [
    { title },
    { property: 'og:title', content: title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
  ];
}
