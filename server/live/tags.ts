import type { Bus } from './bus.ts';

/**
 * Names for what a cached page shows, and the way to say that it changed. Tags: `product:<id>`, `category:<id>`,
 * `partner:<id>`, `list` (any list of products: every change of what a card shows names it too), `list:featured`,
 * `list:category:<id>`, `categories`, `partners`, `settings`, `synonyms`
 * (any search), `post:<id>`, `posts` (any list of posts), `about:<product id>`
 * (the posts that name a product).
 */
export type PageTags = {
  /** Throws away exactly what was cached of these tags. */
  changed: (tags: readonly string[]) => void;
  /** Throws everything away: rows were changed behind the services' back. */
  clear: () => void;
};

/** Signed-in sessions may have ended: whoever holds something open for one looks again. */
export const sessionsTag = 'sessions';
/** The contact inbox has changed: whoever shows it, or counts it, reads it again. */
export const contactTag = 'contact';

/** Tells every cache of this process at once, and those of the others by the bus. */
export function joinTags(bus: Bus, ...caches: readonly PageTags[]): PageTags {
  const changed = (tags: readonly string[]) => caches.forEach((cache) => cache.changed(tags));
  const clear = () => caches.forEach((cache) => cache.clear());
  bus.subscribe((news) => (news.kind === 'changed' ? changed(news.tags) : clear()));
  return {
    changed: (tags) => {
      changed(tags);
      bus.publish({ kind: 'changed', tags });
    },
    clear: () => {
      clear();
      bus.publish({ kind: 'missed' });
    },
  };
}
