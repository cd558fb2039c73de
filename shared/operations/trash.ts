import { z } from 'zod';
import { searchedText } from '../base/form-text.ts';
import { maxSearchLength } from '../base/limits.ts';
import { type LifecycleNoun, lifecycleNouns } from '../base/nouns.ts';
import { choice, pageNumber } from '../base/list-query.ts';

/** Filters of /admin/trash. */
export const trashQuery = z.object({
  search: searchedText(maxSearchLength),
  noun: choice(['', ...lifecycleNouns], ''),
  page: pageNumber,
});
export type TrashQuery = z.infer<typeof trashQuery>;

export type TrashRecord = { id: string; noun: LifecycleNoun; name: string; deletedAt: string };
