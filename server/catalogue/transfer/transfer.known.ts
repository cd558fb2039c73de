import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { categories, categoryTranslations } from '../category/category.schema.ts';
import { partners } from '../partner/partner.schema.ts';
import { products, type ProductRow } from '../product/product.schema.ts';
import { type Parts, readParts } from './transfer.parts.ts';

/** Finds categories or suppliers by name. */
export type NameBook = {
  /** The name that an export writes for an id; "" for null. */
  nameOf: (id: string | null) => string;
  /**
   * The record that a cell names. The product's current record takes precedence, then English names, then names
   * in other languages.
   */
  find: (
    cell: string,
    current: string | null,
    column: 'category' | 'supplier',
  ) => { value: string | null } | { error: string };
};

/** The names of all categories and suppliers. */
export type Names = { categories: NameBook; partners: NameBook };

/**
 * What an import knows of the catalogue: the products that the file names, and the names of categories and
 * suppliers.
 */
export type Known = Names & {
  byId: ReadonlyMap<string, ProductRow>;
  /** Products outside the trash. */
  bySku: ReadonlyMap<string, readonly ProductRow[]>;
  /** Translations, pictures and videos of one of these products. */
  partsOf: (id: string) => Parts;
};

/** Products read by one statement; thousands would delay other requests. */
const readBatch = 500;

type NamedRecord = { id: string; name: string; isDeleted: boolean; translations: readonly string[] };

const fold = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

function makeBook(records: readonly NamedRecord[]): NameBook {
  const byId = new Map(records.map((record) => [record.id, record]));
  const kept = records.filter((record) => !record.isDeleted);
  const add = (index: Map<string, Set<string>>, name: string, id: string) =>
    index.set(fold(name), (index.get(fold(name)) ?? new Set()).add(id));
  const original = new Map<string, Set<string>>();
  const any = new Map<string, Set<string>>();
  for (const { id, name, translations } of kept) {
    add(original, name, id);
    for (const text of translations) add(any, text, id);
  }
  return {
    nameOf: (id) => (id === null ? '' : (byId.get(id)?.name ?? '')),
    find: (cell, current, column) => {
      const name = fold(cell);
      // Files made from the API have ids.
      if (byId.has(name)) return { value: name };
      if (name === '') return { value: null };
      const own = current === null ? undefined : byId.get(current);
      if (own && [own.name, ...own.translations].some((text) => fold(text) === name))
        return { value: current };
      const [id, ...others] = original.get(name) ?? any.get(name) ?? [];
      if (id === undefined) return { error: column === 'category' ? 'categoryUnknown' : 'supplierUnknown' };
      return others.length > 0 ? { error: 'nameAmbiguous' } : { value: id };
    },
  };
}

/** Reads the names of all categories and suppliers. */
export async function readNames(db: Database): Promise<Names> {
  const groups = await db.select().from(categories);
  const suppliers = await db.select().from(partners);
  const translated = Map.groupBy(
    await db
      .select({ id: categoryTranslations.categoryId, name: categoryTranslations.name })
      .from(categoryTranslations),
    ({ id }) => id,
  );
  const toRecord = ({ id, name, deletedAt }: { id: string; name: string; deletedAt: Date | null }) => ({
    id,
    name,
    isDeleted: deletedAt !== null,
    translations: (translated.get(id) ?? []).map((text) => text.name),
  });
  return { categories: makeBook(groups.map(toRecord)), partners: makeBook(suppliers.map(toRecord)) };
}

/**
 * Reads everything that a file with these ids and SKUs is compared with.
 * @param isLocked locks the products until the transaction ends
 */
export async function readKnown(
  db: Database,
  { ids, skus }: { ids: readonly string[]; skus: readonly string[] },
  isLocked: boolean,
): Promise<Known> {
  const named = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.sku, [...skus]));
  // Locked in one order, to avoid deadlocks between two such changes.
  const sorted = [...new Set([...ids, ...named.map(({ id }) => id)])].toSorted();
  const rows: ProductRow[] = [];
  for (let i = 0; i < sorted.length; i += readBatch) {
    const query = db
      .select()
      .from(products)
      .where(inArray(products.id, sorted.slice(i, i + readBatch)))
      .orderBy(products.id);
    rows.push(...(await (isLocked ? query.for('update') : query)));
  }
  const outside = rows.filter((row) => row.sku !== null && row.deletedAt === null);
  return {
    ...(await readNames(db)),
    byId: new Map(rows.map((row) => [row.id, row])),
    bySku: Map.groupBy(outside, (row) => row.sku!),
    partsOf: await readParts(
      db,
      rows.map(({ id }) => id),
    ),
  };
}
