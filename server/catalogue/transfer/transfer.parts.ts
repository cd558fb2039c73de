import { asc, getTableColumns, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type TargetLanguage, targetLanguages } from '#shared/base/locale.ts';
import { maxMediaCount } from '#shared/base/limits.ts';
import { textsOf } from '#shared/base/nouns.ts';
import { mediaList } from '#shared/catalogue/product-form.ts';
import { mediaTypes } from '#shared/catalogue/product-rules.ts';
import { joinList, splitList, type TextColumn, translationOf } from '#shared/catalogue/transfer-rules.ts';
import { translationChange } from '#shared/catalogue/translation.ts';
import type { Database } from '../../platform/db/client.ts';
import { productMedia, productTranslations } from '../product/product.schema.ts';

/** Rows written by one statement: PostgreSQL takes at most 65,535 parameters. */
const batch = 500;

/** The texts of one translation. */
const productTexts = z.object({
  name: z.string(),
  description: z.string().nullable(),
  shortDescription: z.string().nullable(),
  specifications: z.string().nullable(),
  features: z.array(z.string()),
});
type ProductTexts = z.infer<typeof productTexts>;

const storedText = productTexts.extend({ isAutoTranslated: z.boolean(), updatedAt: z.coerce.date() });
type StoredText = z.infer<typeof storedText>;

const storedMedia = z.object({
  type: z.enum(mediaTypes),
  url: z.string(),
  altText: z.string().nullable(),
  displayOrder: z.number(),
  isPrimary: z.boolean(),
});
type StoredMedia = z.infer<typeof storedMedia>;

/** The parts of a product, stored in tables of their own: translations, and pictures and videos in their order. */
export type Parts = { texts: Partial<Record<TargetLanguage, StoredText>>; media: StoredMedia[] };

/**
 * The parts that an import writes. Null deletes a translation; a language that is not given keeps its
 * translation.
 */
export type PartValues = {
  texts: Partial<Record<TargetLanguage, ProductTexts | StoredText | null>>;
  media: StoredMedia[] | null;
};

/**
 * What is stored of an import to undo it: the former state of each changed part, and the texts that the import
 * wrote.
 */
export const formerParts = z.object({
  texts: z.partialRecord(
    z.enum(targetLanguages),
    z.object({ before: storedText.nullable(), after: productTexts.nullable() }),
  ),
  media: z.array(storedMedia).nullable(),
});
export type FormerParts = z.infer<typeof formerParts>;

const none: Parts = { texts: {}, media: [] };

/** Products whose parts are read by one statement; texts of a thousand products would delay other requests. */
const readBatch = 200;

/** Reads the parts of these products. */
export async function readParts(db: Database, ids: readonly string[]): Promise<(id: string) => Parts> {
  const parts = new Map<string, Parts>();
  for (let i = 0; i < ids.length; i += readBatch) await readSome(db, ids.slice(i, i + readBatch), parts);
  return (id) => parts.get(id) ?? none;
}

async function readSome(db: Database, ids: string[], parts: Map<string, Parts>): Promise<void> {
  for (const id of ids) parts.set(id, { texts: {}, media: [] });
  const { productId, language, isAutoTranslated, updatedAt, ...texts } = getTableColumns(productTranslations);
  const { name, description, shortDescription, specifications, features } = texts;
  const translations = await db
    .select({
      productId,
      language,
      text: { name, description, shortDescription, specifications, features, isAutoTranslated, updatedAt },
    })
    .from(productTranslations)
    .where(inArray(productId, ids));
  for (const row of translations) {
    const target = targetLanguages.find((one) => one === row.language);
    if (target) parts.get(row.productId)!.texts[target] = row.text;
  }
  const { type, url, altText, displayOrder, isPrimary, ...rest } = getTableColumns(productMedia);
  const media = await db
    .select({ productId: rest.productId, item: { type, url, altText, displayOrder, isPrimary } })
    .from(productMedia)
    .where(inArray(rest.productId, ids))
    .orderBy(asc(displayOrder), asc(rest.createdAt), asc(rest.id));
  for (const row of media) parts.get(row.productId)!.media.push(row.item);
}

const picturesOf = (media: readonly StoredMedia[]): string[] =>
  media.filter(({ type }) => type === 'image').map(({ url }) => url);

/** The cell of a translation or of the pictures, in both file formats. */
export function partCell({ texts, media }: Parts, column: TextColumn | 'pictures'): string {
  if (column === 'pictures') return joinList(picturesOf(media));
  const { language, field } = translationOf[column];
  const value = texts[language]?.[field] ?? '';
  return Array.isArray(value) ? joinList(value) : value;
}

type Read = { error: string } | null;

const empty: ProductTexts = {
  name: '',
  description: null,
  shortDescription: null,
  specifications: null,
  features: [],
};

/**
 * Reads the cell of a translation into `values`, by the rules of the translation's form.
 * @returns the error of the cell
 */
export function readTextCell(values: PartValues, column: TextColumn, cell: string, before: Parts): Read {
  const { language, field } = translationOf[column];
  const texts = (values.texts[language] ??= productTexts.parse(before.texts[language] ?? empty));
  // Whether the name may be empty is checked in `settleTexts`, when all texts of the language are known.
  if (field === 'name' && cell === '') {
    texts.name = '';
    return null;
  }
  const typed = field === 'features' ? splitList(cell) : cell;
  const result = translationChange.product.shape[field]!.safeParse(typed);
  if (!result.success) return { error: result.error.issues[0]!.message };
  Object.assign(texts, { [field]: result.data });
  return null;
}

/** Deletes a translation that has no texts left. @returns the languages that have texts but no name */
export function settleTexts(values: PartValues): TargetLanguage[] {
  return targetLanguages.filter((language) => {
    const texts = values.texts[language];
    if (texts?.name !== '') return false;
    const isEmpty = textsOf('product').every(([field]) => {
      const value = texts[field as keyof ProductTexts];
      return value === null || value.length === 0;
    });
    if (isEmpty) values.texts[language] = null;
    return !isEmpty;
  });
}

/**
 * Reads the cell of a product's pictures, in their order, into `values`. Known pictures keep their alternative
 * text; videos stay after the pictures.
 * @returns the error of the cell
 */
export function readPictures(values: PartValues, cell: string, before: Parts): Read {
  const videos = before.media.filter(({ type }) => type === 'video');
  const known = new Map(before.media.map((item) => [item.url, item]));
  const pictures = [...new Set(splitList(cell))].map((url) => known.get(url) ?? { url });
  const result = mediaList.max(maxMediaCount, 'tooLong').safeParse([...pictures, ...videos]);
  if (!result.success) return { error: result.error.issues[0]!.message };
  values.media = result.data.map((item, displayOrder) => ({ ...item, displayOrder }));
  return null;
}

/**
 * Marks the picture that cards show once the product has these media: the wanted one if it is among them, else
 * the first.
 * @param wanted the main picture that the product would have without this change of media
 */
export function markMainPicture(media: StoredMedia[], wanted: string | null, before: Parts): string | null {
  const pictures = picturesOf(media);
  const isGone = wanted !== null && picturesOf(before.media).includes(wanted);
  const kept = isGone ? null : wanted;
  const main = wanted !== null && pictures.includes(wanted) ? wanted : (pictures[0] ?? kept);
  for (const item of media) item.isPrimary = item.url === main;
  return main;
}

/** A product whose parts are to be written. */
export type PartChange = { id: string; before: Parts; values: PartValues };

/** The former state of the parts that an import changes, stored to undo it. */
export const formerOf = ({ before, values }: Pick<PartChange, 'before' | 'values'>): FormerParts => ({
  texts: Object.fromEntries(
    Object.entries(values.texts).map(([language, after]) => [
      language,
      { before: before.texts[language as TargetLanguage] ?? null, after },
    ]),
  ),
  media: values.media && before.media,
});

/** The parts that undoing an import writes. */
export const formerValues = ({ texts, media }: FormerParts): PartValues => ({
  texts: Object.fromEntries(Object.entries(texts).map(([language, { before }]) => [language, before])),
  media,
});

/**
 * Whether the translations are still as the import left them. The product's version does not show it, because a
 * change of a translation does not raise it.
 */
export const areSameTexts = ({ texts }: FormerParts, now: Parts): boolean =>
  Object.entries(texts).every(([language, { after }]) => {
    const text = now.texts[language as TargetLanguage];
    return JSON.stringify(text ? productTexts.parse(text) : null) === JSON.stringify(after);
  });

/** Writes translations and media of products that the caller has locked. */
export async function writeParts(tx: Database, changes: readonly PartChange[]): Promise<void> {
  // The time of writing, from the same clock that records when an original changed (migration 0005).
  const now = sql`clock_timestamp()`;
  const texts = changes.flatMap(({ id: productId, values }) =>
    Object.entries(values.texts).map(([language, text]) => ({
      productId,
      language: language as TargetLanguage,
      text,
    })),
  );
  const gone = texts.filter(({ text }) => text === null);
  for (const language of targetLanguages) {
    const ids = gone.filter((row) => row.language === language).map(({ productId }) => productId);
    if (ids.length > 0)
      await tx
        .delete(productTranslations)
        .where(
          sql`${productTranslations.language} = ${language} and ${inArray(productTranslations.productId, ids)}`,
        );
  }
  const kept = texts.flatMap(({ productId, language, text }) =>
    text === null
      ? []
      : // Undoing an import restores the former time of a translation as well.
        [{ productId, language, isAutoTranslated: false, updatedAt: now, ...text }],
  );
  for (let i = 0; i < kept.length; i += batch)
    await tx
      .insert(productTranslations)
      .values(kept.slice(i, i + batch))
      .onConflictDoUpdate({
        target: [productTranslations.productId, productTranslations.language],
        set: {
          name: sql`excluded.name`,
          description: sql`excluded.description`,
          shortDescription: sql`excluded.short_description`,
          specifications: sql`excluded.specifications`,
          features: sql`excluded.features`,
          isAutoTranslated: sql`excluded.is_auto_translated`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
  const withMedia = changes.filter(({ values }) => values.media !== null);
  if (withMedia.length === 0) return;
  await tx.delete(productMedia).where(
    inArray(
      productMedia.productId,
      withMedia.map(({ id }) => id),
    ),
  );
  const media = withMedia.flatMap(({ id: productId, values }) =>
    values.media!.map((item) => ({ ...item, productId })),
  );
  for (let i = 0; i < media.length; i += batch)
    await tx.insert(productMedia).values(media.slice(i, i + batch));
}

/** The change of each part, for the audit log. */
export const partEvents = ({ id, before, values }: PartChange, title: string) => [
  ...Object.entries(values.texts).map(([language, after]) => {
    const was = before.texts[language as TargetLanguage];
    return {
      action: was ? (after ? 'update' : 'delete') : 'create',
      noun: 'product_translation' as const,
      id,
      title: `${title} (${language})`,
      ...(was && { before: productTexts.parse(was) }),
      ...(after && { after: productTexts.parse(after) }),
    };
  }),
  ...(values.media
    ? [
        {
          action: 'update',
          noun: 'product' as const,
          id,
          title,
          before: { media: before.media.map(({ url }) => url) },
          after: { media: values.media.map(({ url }) => url) },
        },
      ]
    : []),
];
