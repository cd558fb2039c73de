import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { forgivesTypo, remainders, wordsOf } from '#shared/catalogue/search.ts';
import type { Database } from '../../platform/db/client.ts';
import { categories, categoryTranslations } from '../category/category.schema.ts';
import { partners } from '../partner/partner.schema.ts';
import {
  productListing,
  products,
  productTranslations,
  searchDeletes,
  searchWords,
} from './product.schema.ts';
import { comparedPrice, readRates } from './product.rates.ts';

/** Rows written by one statement: PostgreSQL takes at most 65,535 parameters. */
const batch = 500;

/**
 * Updates the listing rows of these products. Call it in the transaction that changed them. The row of a product
 * that visitors may not see is deleted.
 */
export async function indexProducts(db: Database, ids: readonly string[]): Promise<void> {
  for (let i = 0; i < ids.length; i += batch) await indexBatch(db, ids.slice(i, i + batch));
}

async function indexBatch(db: Database, ids: string[]): Promise<void> {
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.isActive, true), isNull(products.deletedAt)));
  const shown = new Set(rows.map((row) => row.id));
  const hidden = ids.filter((id) => !shown.has(id));
  if (hidden.length > 0) await db.delete(productListing).where(inArray(productListing.productId, hidden));
  if (rows.length === 0) return;

  const perDollar = await readRates(db);
  const names = new Map<string, string[]>();
  const texts = new Map<string, string[]>();
  const collect = (to: Map<string, string[]>, id: string, ...parts: (string | null)[]) => {
    const list = to.get(id) ?? [];
    for (const part of parts) if (part) list.push(part);
    to.set(id, list);
  };

  for (const row of rows) {
    collect(names, row.id, row.name, row.sku, row.sku?.replace(/[^\p{L}\p{N}]/gu, '') ?? null);
    collect(texts, row.id, row.shortDescription, row.description, row.specifications, ...row.features);
  }
  const translations = await db
    .select()
    .from(productTranslations)
    .where(inArray(productTranslations.productId, [...shown]));
  for (const t of translations) {
    collect(names, t.productId, t.name);
    collect(texts, t.productId, t.shortDescription, t.description, t.specifications, ...t.features);
  }
  const categoryWords = await wordsOfCategories(db, rows);
  const partnerNames = await namesOfPartners(db, rows);
  for (const row of rows) {
    if (row.partnerId) collect(texts, row.id, partnerNames.get(row.partnerId) ?? null);
  }

  const vocabulary = new Set<string>();
  const listing = rows.map((row) => {
    const inName = wordsOf((names.get(row.id) ?? []).join('\n'));
    const ofCategory = wordsOf((row.categoryId ? (categoryWords.get(row.categoryId) ?? []) : []).join('\n'));
    const words = wordsOf((texts.get(row.id) ?? []).join('\n'))
      .union(inName)
      .union(ofCategory);
    for (const word of words) vocabulary.add(word);
    return {
      productId: row.id,
      categoryId: row.categoryId,
      isFeatured: row.isFeatured,
      price: row.price,
      ...comparedPrice(row, perDollar),
      priceUnit: row.priceUnit,
      createdAt: row.createdAt,
      words: [
        ...words,
        ...[...inName].map((word) => `^${word}`),
        ...[...ofCategory].map((word) => `#${word}`),
      ],
    };
  });
  await db
    .insert(productListing)
    .values(listing)
    .onConflictDoUpdate({
      target: productListing.productId,
      set: {
        categoryId: sql`excluded.category_id`,
        isFeatured: sql`excluded.is_featured`,
        price: sql`excluded.price`,
        priceRank: sql`excluded.price_rank`,
        priceUnit: sql`excluded.price_unit`,
        priceUsd: sql`excluded.price_usd`,
        createdAt: sql`excluded.created_at`,
        words: sql`excluded.words`,
      },
    });
  await learnWords(db, vocabulary);
}

async function wordsOfCategories(
  db: Database,
  rows: { categoryId: string | null }[],
): Promise<Map<string, string[]>> {
  const ids = [...new Set(rows.map((row) => row.categoryId).filter((id) => id !== null))];
  const found = new Map<string, string[]>();
  if (ids.length === 0) return found;
  const originals = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, ids));
  const translated = await db
    .select({ id: categoryTranslations.categoryId, name: categoryTranslations.name })
    .from(categoryTranslations)
    .where(inArray(categoryTranslations.categoryId, ids));
  for (const { id, name } of [...originals, ...translated]) found.set(id, [...(found.get(id) ?? []), name]);
  return found;
}

async function namesOfPartners(
  db: Database,
  rows: { partnerId: string | null }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map((row) => row.partnerId).filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .where(inArray(partners.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/**
 * Adds words to the vocabulary. Words are never removed: a word that no product has any more finds nothing and
 * does no harm.
 */
async function learnWords(db: Database, words: Set<string>): Promise<void> {
  // Sorted, so that two transactions that add the same words cannot deadlock.
  const all = [...words].sort();
  if (all.length === 0) return;
  // One text parameter instead of thousands, which would cost more than the insert itself.
  const fresh = await db
    .insert(searchWords)
    .select(sql`select unnest(string_to_array(${all.join(' ')}, ' '))`)
    .onConflictDoNothing()
    .returning();
  const pairs = fresh
    .map(({ word }) => word)
    .filter(forgivesTypo)
    .flatMap((word) => remainders(word).map((remainder) => ({ remainder, word })));
  for (let i = 0; i < pairs.length; i += batch * 4) {
    await db
      .insert(searchDeletes)
      .values(pairs.slice(i, i + batch * 4))
      .onConflictDoNothing();
  }
}
