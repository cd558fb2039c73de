import { z } from 'zod';
import { requiredText } from '../base/form-text.ts';
import { maxSynonymWords, maxWordLength } from '../base/limits.ts';
import { locales } from '../base/locale.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';
import { synonymKey } from './search-query.ts';

/** The words of a typed list; the commas of all our languages separate them. */
export const listedWords = (text: string): string[] =>
  text
    .split(/[,，、;；\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const shape = {
  language: z.enum(locales, 'languageInvalid'),
  word: requiredText(maxWordLength).refine((word) => synonymKey(word) !== '', 'wordInvalid'),
  words: requiredText(maxSynonymWords * maxWordLength)
    .refine((text) => listedWords(text).length <= maxSynonymWords, 'tooManyWords')
    .refine((text) => listedWords(text).every((word) => word.length <= maxWordLength), 'tooLong')
    .refine((text) => {
      const words = listedWords(text);
      return words.length > 0 && words.every((word) => synonymKey(word) !== '');
    }, 'wordInvalid'),
};

/** Body of POST /api/synonyms. */
export const newSynonym = z.object(shape);
export type NewSynonym = z.infer<typeof newSynonym>;

/** Body of PUT /api/synonyms/{id}: fields that are not given keep their value. */
export const synonymChange = z.object({ ...shape, ...openedVersion }).partial();
export type SynonymChange = z.infer<typeof synonymChange>;

/** A synonym as the staff's form and table show it. */
export const staffSynonym = z.object({
  ...recordState,
  language: z.enum(locales),
  word: z.string(),
  words: z.string(),
});
export type StaffSynonym = z.infer<typeof staffSynonym>;

/** Query of /admin/search: the displayed language. */
export const synonymQuery = z.object({ language: z.enum(locales).optional().catch(undefined) });

/** The built-in synonyms of one language. */
export type DefaultSynonyms = {
  /** Groups of names for the same goods: each finds all the others. */
  same: readonly string[];
  /** The same for goods that the texts of others mention, such as a fridge: only names and categories are searched. */
  named: readonly string[];
  /** Groups of words for the same material or property. */
  features: readonly string[];
  /** General words, each with the more specific words that it finds; these do not find each other. */
  kinds: Readonly<Record<string, string>>;
};

/** A search that found nothing; its id is made of language and words, its last day is one of UTC. */
export type SearchMiss = { id: string; words: string; count: number; lastDay: string };
