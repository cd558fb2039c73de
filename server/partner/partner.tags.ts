import { type CacheTag, cacheTags } from '../live/tags.ts';

/** What shows a supplier: the pages that list them, and those of its products. */
export const tagsOf = (id: string): CacheTag[] => [
  cacheTags.partners,
  cacheTags.partner(id),
  cacheTags.products,
];
