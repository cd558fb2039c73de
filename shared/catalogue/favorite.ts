import { z } from 'zod';

export const favoriteStatus = z.object({
  isFavorited: z.boolean(),
  favoriteCount: z.number().int().min(0),
});
export type FavoriteStatus = z.infer<typeof favoriteStatus>;
