import { type TextOf, textsOf, type TranslatedNoun } from '#shared/nouns.ts';
import type { TranslatedTexts } from '#shared/translation.ts';

/** The texts as they are typed: lists one item a line. */
export type Draft = Readonly<Record<string, string>>;

/** A text that some noun has: each has a name in the dictionary. */
export type TextName = TextOf<TranslatedNoun>;

/** The names of a noun's texts. */
const textNames = (noun: TranslatedNoun) => textsOf(noun).map(([field]) => field as TextName);

/** The fields as they stand when nothing has been typed yet. */
export function draftOf(noun: TranslatedNoun, texts: TranslatedTexts | null | undefined): Draft {
  const typed = (field: string) => {
    const value = texts?.[field] ?? '';
    return Array.isArray(value) ? value.join('\n') : value;
  };
  return Object.fromEntries(textNames(noun).map((field) => [field, typed(field)]));
}

/** What the fields say, as the API takes it. */
export function bodyOf(noun: TranslatedNoun, draft: Draft): Record<string, unknown> {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return Object.fromEntries(
    textsOf(noun).map(([field, kind]) => [field, kind === 'list' ? lines(draft[field]!) : draft[field]]),
  );
}
