import { z } from 'zod';
import { optionalText, requiredText, searchedText, typedText } from '../base/form-text.ts';
import { forTargets, type TargetLanguage, targetLanguages } from '../base/locale.ts';
import { byNoun, type TextKind, textsOf, type TranslatedNoun, translatedNouns } from '../base/nouns.ts';
import { maxFeatures, maxLongText, maxShortText, maxTitleLength } from '../base/limits.ts';
import { choice, pageNumber } from '../base/list-query.ts';

/**
 * State of a translation: there is none; a text is empty that the original has; the original's texts were changed
 * after it was saved; or complete. The first that applies is used.
 */
export const translationStates = ['missing', 'incomplete', 'outdated', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];

const features = z.array(typedText(maxShortText, 'textInvalid'), 'textInvalid');

/** The state that the translator saw; without it, any newer state is overwritten. */
const seen = z
  .object({
    /** When the translation was saved; null if there was none. */
    updatedAt: z.iso.datetime().nullable(),
    /** When the original's texts last changed. */
    textsChangedAt: z.iso.datetime(),
  })
  .optional();

/** A text with at most this many lines has the limit of short texts. */
const fewLines = 2;

function typedAs(kind: TextKind): z.ZodType<string | string[] | null> {
  if (kind === 'line') return requiredText(maxTitleLength, 'translatedNameRequired');
  if (kind !== 'list') return optionalText(kind <= fewLines ? maxShortText : maxLongText).default(null);
  return features
    .max(maxFeatures, 'tooLong')
    .transform((list) => list.filter(Boolean))
    .default([]);
}

type Seen = z.infer<typeof seen>;

/** Bodies of PUT /api/translations/{noun}/{id}/{language} (docs/specification/translations.md#shape). */
export const translationChange = byNoun(translatedNouns, (noun) =>
  z.object(Object.fromEntries(textsOf(noun).map(([field, kind]) => [field, typedAs(kind)]))).extend({ seen }),
);
export type TranslationChange = { [field: string]: string | string[] | null | Seen; seen?: Seen };

const translatedText = z.union([z.string(), z.array(z.string())]).nullable();
/** Texts of one record, by their names in shared/base/nouns.ts. */
export type TranslatedTexts = Record<string, z.infer<typeof translatedText>>;

const textsIn = (noun: TranslatedNoun) =>
  z.object(Object.fromEntries(textsOf(noun).map(([field]) => [field, translatedText])));

export type OpenedTranslation = {
  kind: TranslatedNoun;
  id: string;
  original: TranslatedTexts;
  textsChangedAt: string;
  translations: Record<
    TargetLanguage,
    { texts: TranslatedTexts; state: TranslationState; isAutoTranslated: boolean; updatedAt: string } | null
  >;
};

/** Answer of GET /api/translations/{noun}/{id}: the original, and all existing translations. */
export const openedTranslation: z.ZodType<OpenedTranslation, OpenedTranslation> = z.union(
  translatedNouns.map((noun) =>
    z.object({
      kind: z.literal(noun),
      id: z.uuid(),
      original: textsIn(noun),
      textsChangedAt: z.iso.datetime(),
      translations: z.object(
        forTargets(() =>
          z
            .object({
              texts: textsIn(noun),
              state: z.enum(translationStates),
              /** Whether a machine wrote it and nobody has saved it since. */
              isAutoTranslated: z.boolean(),
              updatedAt: z.iso.datetime(),
            })
            .nullable(),
        ),
      ),
    }),
  ),
);

const state = z.enum(translationStates);

/** One row of the board. */
const translationRow = z.object({
  id: z.uuid(),
  name: z.string(),
  isActive: z.boolean(),
  ...forTargets(() => state),
  /** Languages in which a machine wrote the texts and nobody has saved them since. */
  automatic: z.array(z.string()),
});
export type TranslationRow = z.infer<typeof translationRow>;

/** Answer of GET /api/translations: one page of the board, and the number of matching rows. */
export const translationList = z.object({ rows: z.array(translationRow), total: z.number().int() });
export type TranslationList = z.infer<typeof translationList>;

/** Number of translations in each state, by language. */
export type TranslationFigures = Record<TargetLanguage, Record<TranslationState, number>>;

/** Filters of the board, from the address; invalid values are ignored. `todo` is every state but `done`. */
export const translationQuery = z.object({
  kind: choice(translatedNouns, 'product'),
  language: choice(['', ...targetLanguages], ''),
  state: choice(['', 'todo', ...translationStates], ''),
  search: searchedText(maxTitleLength),
  page: pageNumber,
});
export type TranslationQuery = z.infer<typeof translationQuery>;
