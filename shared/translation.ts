import { z } from 'zod';
import { optionalText, requiredText, typedText } from './form-text.ts';
import { maxFeatures, maxLongText, maxPage, maxShortText, maxTitleLength } from './limits.ts';

/** The languages into which the original, English, is translated. */
export const targetLanguages = ['fr', 'es', 'zh'] as const;
export type TargetLanguage = (typeof targetLanguages)[number];

export const translationKinds = ['product', 'category'] as const;
export type TranslationKind = (typeof translationKinds)[number];

/**
 * How a translation stands to its original: there is none, a text is empty that the original has, the original's texts
 * were changed after it was saved, or nothing is left to do. The first that holds counts.
 */
export const translationStates = ['missing', 'incomplete', 'outdated', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];

/** The translated texts of each kind, in the order of the form. */
export const translatedFields = {
  product: ['name', 'shortDescription', 'description', 'specifications', 'features'],
  category: ['name', 'description'],
} as const;

const features = z.array(typedText(maxShortText, 'textInvalid'), 'textInvalid');

/** What the translator had before her when she wrote; without it any newer state is overwritten. */
const seen = z
  .object({
    /** When the translation was saved; null where there was none. */
    updatedAt: z.iso.datetime().nullable(),
    /** When the original's texts last changed. */
    textsChangedAt: z.iso.datetime(),
  })
  .optional();

/** Body of PUT /api/translations/product/{id}/{language} (back-office section 5, Translation). */
const productTexts = z.object({
  name: requiredText(maxTitleLength, 'translatedNameRequired'),
  shortDescription: optionalText(maxShortText).default(null),
  description: optionalText(maxLongText).default(null),
  specifications: optionalText(maxLongText).default(null),
  features: features
    .max(maxFeatures, 'tooLong')
    .transform((list) => list.filter(Boolean))
    .default([]),
  seen,
});

/** Body of PUT /api/translations/category/{id}/{language}: a category has a name and a description only. */
const categoryTexts = z
  .object({
    name: requiredText(maxTitleLength, 'translatedNameRequired'),
    description: optionalText(maxShortText).default(null),
    seen,
  })
  .transform((texts) => ({
    ...texts,
    shortDescription: null,
    specifications: null,
    features: [] as string[],
  }));

export const translationChange = { product: productTexts, category: categoryTexts } as const;
export type TranslationChange = z.infer<typeof productTexts>;

const texts = z.object({
  name: z.string(),
  shortDescription: z.string().nullable(),
  description: z.string().nullable(),
  specifications: z.string().nullable(),
  features: z.array(z.string()),
});
export type TranslatedTexts = z.infer<typeof texts>;

const savedTranslation = texts.extend({
  state: z.enum(translationStates),
  updatedAt: z.iso.datetime(),
});

/** Answer of GET /api/translations/{kind}/{id}: the original, and every translation that there is. */
export const openedTranslation = z.object({
  kind: z.enum(translationKinds),
  id: z.uuid(),
  original: texts,
  textsChangedAt: z.iso.datetime(),
  translations: z.object({
    fr: savedTranslation.nullable(),
    es: savedTranslation.nullable(),
    zh: savedTranslation.nullable(),
  }),
});
export type OpenedTranslation = z.infer<typeof openedTranslation>;

const state = z.enum(translationStates);

/** One row of the board. */
const translationRow = z.object({
  id: z.uuid(),
  name: z.string(),
  isActive: z.boolean(),
  fr: state,
  es: state,
  zh: state,
});
export type TranslationRow = z.infer<typeof translationRow>;

/** Answer of GET /api/translations: one page of the board, and how many rows match. */
export const translationList = z.object({ rows: z.array(translationRow), total: z.number().int() });
export type TranslationList = z.infer<typeof translationList>;

/** How many translations of a language are in each state. */
export type TranslationFigures = Record<TargetLanguage, Record<TranslationState, number>>;

const storable = z
  .string()
  .max(maxTitleLength)
  .refine((value) => !value.includes('\0') && value.isWellFormed())
  .catch('');

/** The filters of the board, as the address carries them; what makes no sense is ignored. `todo` is all that is not done. */
export const translationQuery = z.object({
  kind: z.enum(translationKinds).catch('product').default('product'),
  language: z
    .enum(['', ...targetLanguages])
    .catch('')
    .default(''),
  state: z
    .enum(['', 'todo', ...translationStates])
    .catch('')
    .default(''),
  search: storable.default('').transform((value) => value.trim()),
  page: z.coerce.number().int().min(1).max(maxPage).catch(1).default(1),
});
export type TranslationQuery = z.infer<typeof translationQuery>;
