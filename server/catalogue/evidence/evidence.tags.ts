import { type CacheTag, cacheTags } from '../../platform/live/tags.ts';

/** Tags of the pages that show evidence of a supplier: its own page, and those of its products. */
export const tagsOf = (partnerId: string): CacheTag[] => [cacheTags.partner(partnerId)];
