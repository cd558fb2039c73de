import { type CacheTag, cacheTags } from '../live/tags.ts';

/** What shows evidence of a supplier: its own page, and those of its products. */
export const tagsOf = (partnerId: string): CacheTag[] => [cacheTags.partner(partnerId)];
