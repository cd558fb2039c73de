import { type TextOf, textsOf, type TranslatedNoun } from '#shared/base/nouns.ts';
import type { TranslatedTexts } from '#shared/catalogue/translation.ts';

/** The texts as typed. A list has one item per line. */
export type Draft = Readonly<Record<string, string>>;

/** The name of a text of any noun. Each has an entry in the dictionary. */
export type TextName = TextOf<TranslatedNoun>;

/** The names of a noun's texts. */
const textNames = (noun: TranslatedNoun) => textsOf(noun).map(([field]) => field as TextName);

/** The initial values of the fields. */
export function draftOf(noun: TranslatedNoun, texts: TranslatedTexts | null | undefined): Draft {
  const typed = (field: string) => {
    const value = texts?.[field] ?? '';
    return Array.isArray(value) ? value.join('\n') : value;
  };
  return Object.fromEntries(textNames(noun).map((field) => [field, typed(field)]));
}

/** Converts form values to the body of the API. */
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
