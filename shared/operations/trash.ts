import { z } from 'zod';
import { searchedText } from '../base/form-text.ts';
import { maxPage, maxSearchLength } from '../base/limits.ts';
import { type TrashNoun, trashNouns } from '../base/nouns.ts';

/** Filters of /admin/trash. */
export const trashQuery = z.object({
  search: searchedText(maxSearchLength),
  noun: z
    .enum(['', ...trashNouns])
    .catch('')
    .default(''),
  page: z.coerce.number().int().min(1).max(maxPage).catch(1).default(1),
});
export type TrashQuery = z.infer<typeof trashQuery>;

export type TrashRecord = { id: string; noun: TrashNoun; name: string; deletedAt: string };
