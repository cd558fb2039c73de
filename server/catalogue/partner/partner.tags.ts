import { type CacheTag, cacheTags } from '../../platform/live/tags.ts';

/** Tags of the pages that show a supplier: those that list suppliers, and those of its products. */
export const tagsOf = (id: string): CacheTag[] => [
  cacheTags.partners,
  cacheTags.partner(id),
  cacheTags.products,
];
