import {
  type OpenedTranslation,
  type TargetLanguage,
  targetLanguages,
  translatedFields,
  type TranslatedTexts,
  type TranslationKind,
} from '../../../shared/translation.ts';

export type TextField = (typeof translatedFields)['product'][number];

/** The texts as they are typed: the highlights one a line. */
export type Draft = Record<TextField, string>;

export type Drafts = Partial<Record<TargetLanguage, Draft>>;

/** The fields as they stand when nothing has been typed yet. */
export function draftOf(texts: TranslatedTexts | null): Draft {
  return {
    name: texts?.name ?? '',
    shortDescription: texts?.shortDescription ?? '',
    description: texts?.description ?? '',
    specifications: texts?.specifications ?? '',
    features: texts?.features.join('\n') ?? '',
  };
}

/** What the fields say, as the API takes it. */
export function bodyOf(kind: TranslationKind, draft: Draft): Record<string, unknown> {
  const lines = draft.features
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return Object.fromEntries(
    translatedFields[kind].map((field) => [field, field === 'features' ? lines : draft[field]]),
  );
}

/** The fields of a kind in which two drafts differ. */
export const differing = (kind: TranslationKind, one: Draft, other: Draft): TextField[] =>
  translatedFields[kind].filter((field) => one[field].trim() !== other[field].trim());

/** The languages in which something is typed that is not saved. */
export const unsavedIn = (opened: OpenedTranslation, drafts: Drafts): TargetLanguage[] =>
  targetLanguages.filter((language) => {
    const draft = drafts[language];
    return draft && differing(opened.kind, draft, draftOf(opened.translations[language])).length > 0;
  });
