import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type {
  TargetLanguage,
  translatedFields,
  TranslatedTexts,
  TranslationKind,
  TranslationState,
} from '../../shared/translation.ts';
import type { Database } from '../db/client.ts';
import { categories, categoryTranslations } from '../db/schema/category.ts';
import { products, productTranslations } from '../db/schema/product.ts';

/** An original, locked until the transaction ends. */
type Original = { id: string; name: string; texts: TranslatedTexts; textsChangedAt: Date };

export type StoredTranslation = TranslatedTexts & {
  language: string;
  updatedAt: Date;
  state: TranslationState;
};

/** Where one kind keeps its originals and their translations. */
export type TranslationStore = {
  /** Every original outside the trash with the state of each language. */
  board: (db: Database) => ReturnType<typeof productBoard>;
  /** Null where there is none outside the trash. */
  original: (db: Database, id: string, isLocked: boolean) => Promise<Original | null>;
  translations: (db: Database, id: string) => Promise<StoredTranslation[]>;
  write: (tx: Database, id: string, language: TargetLanguage, texts: TranslatedTexts) => Promise<void>;
  remove: (tx: Database, id: string, language: TargetLanguage) => Promise<void>;
};

/** The clock at the moment of writing, the same that says when an original changed (migration 0005). */
const now = sql`clock_timestamp()`;

const isEmpty = (column: AnyPgColumn) => sql`coalesce(${column}, '') = ''`;
const hasNone = (column: AnyPgColumn) => sql`cardinality(${column}) = 0`;

/** The first rule that holds (shared/translation.ts); a gap is a text that only the original has. */
const stateOf = (
  original: { textsChangedAt: AnyPgColumn },
  translation: { id: AnyPgColumn; name: AnyPgColumn; updatedAt: AnyPgColumn },
  gaps: SQL[],
) => sql<TranslationState>`case
  when ${translation.id} is null or ${translation.name} = '' then 'missing'
  when ${sql.join(gaps, sql` or `)} then 'incomplete'
  when ${original.textsChangedAt} > ${translation.updatedAt} then 'outdated'
  else 'done' end`;

const gap = (original: AnyPgColumn, translation: AnyPgColumn) =>
  sql`(not ${isEmpty(original)} and ${isEmpty(translation)})`;

/** The columns of a table, or of the same table under another name. */
type Columns<Name extends string> = Record<Name, AnyPgColumn>;

const productState = (text: Columns<'id' | 'updatedAt' | (typeof translatedFields)['product'][number]>) =>
  stateOf(products, text, [
    gap(products.shortDescription, text.shortDescription),
    gap(products.description, text.description),
    gap(products.specifications, text.specifications),
    sql`(not ${hasNone(products.features)} and ${hasNone(text.features)})`,
  ]);

const categoryState = (text: Columns<'id' | 'updatedAt' | (typeof translatedFields)['category'][number]>) =>
  stateOf(categories, text, [gap(categories.description, text.description)]);

/** The columns of a board, alike for every kind. */
const row = (
  original: { id: AnyPgColumn; name: AnyPgColumn; isActive: AnyPgColumn },
  states: Record<TargetLanguage, SQL<TranslationState>>,
  searched: AnyPgColumn[],
) => ({
  id: sql<string>`${original.id}`.as('id'),
  name: sql<string>`${original.name}`.as('name'),
  isActive: sql<boolean>`${original.isActive}`.as('is_active'),
  fr: states.fr.as('fr'),
  es: states.es.as('es'),
  zh: states.zh.as('zh'),
  /** What a search looks into: the names in every language, and the SKU. */
  searched: sql<string>`concat_ws(e'\n', ${sql.join(searched, sql`, `)})`.as('searched'),
});

function productBoard(db: Database) {
  const of = (language: TargetLanguage) => alias(productTranslations, `text_${language}`);
  const [fr, es, zh] = [of('fr'), of('es'), of('zh')];
  const on = (text: typeof fr, language: TargetLanguage) =>
    and(eq(text.productId, products.id), eq(text.language, language));
  const states = { fr: productState(fr), es: productState(es), zh: productState(zh) };
  return db
    .select(row(products, states, [products.name, products.sku, fr.name, es.name, zh.name]))
    .from(products)
    .leftJoin(fr, on(fr, 'fr'))
    .leftJoin(es, on(es, 'es'))
    .leftJoin(zh, on(zh, 'zh'))
    .where(isNull(products.deletedAt))
    .as('board');
}

function categoryBoard(db: Database) {
  const of = (language: TargetLanguage) => alias(categoryTranslations, `text_${language}`);
  const [fr, es, zh] = [of('fr'), of('es'), of('zh')];
  const on = (text: typeof fr, language: TargetLanguage) =>
    and(eq(text.categoryId, categories.id), eq(text.language, language));
  const states = { fr: categoryState(fr), es: categoryState(es), zh: categoryState(zh) };
  return db
    .select(row(categories, states, [categories.name, fr.name, es.name, zh.name]))
    .from(categories)
    .leftJoin(fr, on(fr, 'fr'))
    .leftJoin(es, on(es, 'es'))
    .leftJoin(zh, on(zh, 'zh'))
    .where(isNull(categories.deletedAt))
    .as('board');
}

const productStore: TranslationStore = {
  board: productBoard,

  async original(db, id, isLocked) {
    const found = db
      .select()
      .from(products)
      .where(and(eq(products.id, id), isNull(products.deletedAt)));
    const [product] = await (isLocked ? found.for('update') : found);
    return product
      ? { id, name: product.name, texts: product, textsChangedAt: product.textsChangedAt }
      : null;
  },

  async translations(db, id) {
    const rows = await db
      .select({ text: productTranslations, state: productState(productTranslations) })
      .from(productTranslations)
      .innerJoin(products, eq(products.id, productTranslations.productId))
      .where(eq(productTranslations.productId, id));
    return rows.map(({ text, state }) => ({ ...text, state }));
  },

  async write(tx, productId, language, texts) {
    const values = { ...texts, isAutoTranslated: false, updatedAt: now };
    await tx
      .insert(productTranslations)
      .values({ productId, language, ...values })
      .onConflictDoUpdate({
        target: [productTranslations.productId, productTranslations.language],
        set: values,
      });
  },

  async remove(tx, id, language) {
    await tx
      .delete(productTranslations)
      .where(and(eq(productTranslations.productId, id), eq(productTranslations.language, language)));
  },
};

/** What a category has no texts for. */
const none = { shortDescription: null, specifications: null, features: [] };

const categoryStore: TranslationStore = {
  board: categoryBoard,

  async original(db, id, isLocked) {
    const found = db
      .select()
      .from(categories)
      .where(and(eq(categories.id, id), isNull(categories.deletedAt)));
    const [category] = await (isLocked ? found.for('update') : found);
    if (!category) return null;
    const { name, description, textsChangedAt } = category;
    return { id, name, texts: { name, description, ...none }, textsChangedAt };
  },

  async translations(db, id) {
    const rows = await db
      .select({ text: categoryTranslations, state: categoryState(categoryTranslations) })
      .from(categoryTranslations)
      .innerJoin(categories, eq(categories.id, categoryTranslations.categoryId))
      .where(eq(categoryTranslations.categoryId, id));
    return rows.map(({ text, state }) => ({ ...none, ...text, state }));
  },

  async write(tx, categoryId, language, { name, description }) {
    const values = { name, description, isAutoTranslated: false, updatedAt: now };
    await tx
      .insert(categoryTranslations)
      .values({ categoryId, language, ...values })
      .onConflictDoUpdate({
        target: [categoryTranslations.categoryId, categoryTranslations.language],
        set: values,
      });
  },

  async remove(tx, id, language) {
    await tx
      .delete(categoryTranslations)
      .where(and(eq(categoryTranslations.categoryId, id), eq(categoryTranslations.language, language)));
  },
};

export const translationStores: Record<TranslationKind, TranslationStore> = {
  product: productStore,
  category: categoryStore,
};
