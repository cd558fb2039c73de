/**
 * Names for what a cached page shows, and the way to say that it changed. Tags: `product:<id>`, `favorites:<id>`,
 * `category:<id>`, `partner:<id>`, `list` (any list of products: every change of what a card shows names it too),
 * `list:featured`, `list:category:<id>`, `categories`, `partners`, `settings`.
 */
export type PageTags = {
  /** Throws away exactly what was kept of these tags. */
  changed: (tags: readonly string[]) => void;
  /** Throws everything away: rows were changed behind the services' back. */
  clear: () => void;
};

/** Tells every cache of the process; with several processes their bus is one more. */
export const joinTags = (...caches: readonly PageTags[]): PageTags => ({
  changed: (tags) => caches.forEach((cache) => cache.changed(tags)),
  clear: () => caches.forEach((cache) => cache.clear()),
});
