import { type CacheTag, cacheTags } from '../live/tags.ts';

/** What shows a category: its page, the lists, and the pages of its products. */
export const tagsOf = (id: string): CacheTag[] => [
  cacheTags.categories,
  cacheTags.category(id),
  cacheTags.products,
];
