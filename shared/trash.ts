import type { TrashNoun } from './nouns.ts';

/** What was deleted, by kind: the latest, and how many in all. */
export type Trash = {
  noun: TrashNoun;
  total: number;
  records: { id: string; name: string; deletedAt: string }[];
}[];
