import { and, count, desc, eq, sql } from 'drizzle-orm';
import { fold } from '#shared/catalogue/search.ts';
import type { Database } from '../../platform/db/client.ts';
import { categories } from '../category/category.schema.ts';
import { products } from './product.schema.ts';

/**
 * A SKU of a series: letters and a number, such as "HH-3001". At most 8 digits, so that a timestamp does not
 * match.
 */
const pattern = '^[A-Z]{2,6}-[0-9]{1,8}$';
/**
 * Length of the prefix taken from a category's name, and the fewest digits, if its products show no other
 * convention.
 */
const prefixLetters = 3;
const leastDigits = 3;

/**
 * The next SKU of a category: in the series that most of its products use, or else with a prefix from its English
 * name. It is only a proposal: two users who ask at the same time get the same SKU.
 * @returns null if the category's name has no letters to begin with
 */
export async function nextSku(db: Database, categoryId: string): Promise<string | null> {
  const { sku } = products;
  const prefixOf = sql<string>`split_part(${sku}, '-', 1)`;
  const [series] = await db
    .select({ prefix: prefixOf })
    .from(products)
    .where(and(eq(products.categoryId, categoryId), sql`${sku} ~ ${pattern}`))
    .groupBy(prefixOf)
    .orderBy(desc(count()), prefixOf)
    .limit(1);
  const prefix = series?.prefix ?? (await lettersOf(db, categoryId));
  if (prefix === null) return null;
  const [last] = await db
    .select({ digits: sql<string>`split_part(${sku}, '-', 2)` })
    .from(products)
    .where(and(sql`${sku} ~ ${pattern}`, eq(prefixOf, prefix)))
    .orderBy(desc(sql`split_part(${sku}, '-', 2)::integer`))
    .limit(1);
  const digits = last?.digits ?? '';
  const number = String(Number(digits) + 1);
  return `${prefix}-${number.padStart(Math.max(leastDigits, digits.length), '0')}`;
}

async function lettersOf(db: Database, categoryId: string): Promise<string | null> {
  const [category] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, categoryId));
  const letters = fold(category?.name ?? '')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
  return letters.length < 2 ? null : letters.slice(0, prefixLetters);
}
