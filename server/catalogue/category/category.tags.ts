import { type CacheTag, cacheTags } from '../../platform/live/tags.ts';

/** Tags of the pages that show a category: its page, the lists, and the pages of its products. */
export const tagsOf = (id: string): CacheTag[] => [
  cacheTags.categories,
  cacheTags.category(id),
  cacheTags.products,
];
