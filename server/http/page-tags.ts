/**
 * Names for what a cached page shows, and the way to say that it changed. Tags: `product:<id>`, `favorites:<id>`,
 * `category:<id>`, `partner:<id>`, `list` (any list of products), `list:featured`, `list:category:<id>`, `categories`,
 * `partners`, `settings`.
 */
export type PageTags = {
  /** Throws away exactly the cached pages that carry one of these tags. */
  changed: (tags: readonly string[]) => void;
};
