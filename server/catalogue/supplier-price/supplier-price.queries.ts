import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { staffPageSize } from '#shared/base/limits.ts';
import { offeredPriceCount, oldestValidDay } from '#shared/catalogue/supplier-price-rules.ts';
import {
  type PricedItem,
  type SupplierPrice,
  supplierPriceOrders,
  type SupplierPriceQuery,
} from '#shared/catalogue/supplier-price.ts';
import { fullName } from '#shared/base/user-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, fold } from '../../platform/db/pattern.ts';
import { partners } from '../partner/partner.schema.ts';
import { products } from '../product/product.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { supplierPrices } from './supplier-price.schema.ts';
import { users } from '../../people/user/user.schema.ts';

const p = supplierPrices;

/** `isOldPrice` as a condition in SQL. */
const isOld = (today: string) =>
  or(lt(p.validUntil, today), lt(p.validFrom, oldestValidDay(today))) as SQL<boolean>;

const isValid = (today: string) =>
  and(or(isNull(p.validUntil), gte(p.validUntil, today)), gte(p.validFrom, oldestValidDay(today)));

async function read(
  db: Database,
  where: SQL | undefined,
  order: SQL[],
  page: { limit: number; offset?: number },
): Promise<SupplierPrice[]> {
  const rows = await db
    .select({
      price: p,
      partnerName: partners.name,
      reference: quoteRequests.reference,
      // The user name first: if the first column of a joined object is null, the whole object is null.
      user: { username: users.username, firstName: users.firstName, lastName: users.lastName },
    })
    .from(p)
    .innerJoin(partners, eq(partners.id, p.partnerId))
    .leftJoin(quoteRequests, eq(quoteRequests.id, p.requestId))
    .leftJoin(users, eq(users.id, p.notedBy))
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset ?? 0);
  return rows.map(({ price, partnerName, reference, user }) => ({
    id: price.id,
    version: price.version,
    isDeleted: price.deletedAt !== null,
    partnerId: price.partnerId,
    partnerName,
    productId: price.productId,
    name: price.name,
    currency: price.currency,
    breaks: price.breaks,
    packing: price.packing,
    leadTime: price.leadTime,
    validFrom: price.validFrom,
    validUntil: price.validUntil,
    note: price.note,
    request: price.requestId && reference ? { id: price.requestId, reference } : null,
    notedBy: user && fullName(user),
  }));
}

/** A price for its form; undefined for an unknown id. */
export const readSupplierPrice = async (db: Database, id: string): Promise<SupplierPrice | undefined> =>
  (await read(db, eq(p.id, id), [asc(p.id)], { limit: 1 }))[0];

const filterOf = ({ search, supplier, state }: SupplierPriceQuery, today: string): SQL | undefined =>
  and(
    state === 'trash' ? isNotNull(p.deletedAt) : isNull(p.deletedAt),
    state === 'old' ? isOld(today) : undefined,
    state === 'valid' ? isValid(today) : undefined,
    supplier ? eq(p.partnerId, supplier) : undefined,
    search ? like(p.searched, containing(search)) : undefined,
  );

function orderOf({ sort, order }: SupplierPriceQuery): SQL[] {
  const direction = (order || supplierPriceOrders[sort]) === 'desc' ? desc : asc;
  const by = { from: p.validFrom, until: p.validUntil, name: sql`lower(${p.name}) collate "C"` }[sort];
  return [sql`${direction(by)} nulls last`, desc(p.createdAt), asc(p.id)];
}

/** One page of prices, with the total count of matches. */
export async function readSupplierPrices(
  db: Database,
  query: SupplierPriceQuery,
  today: string,
): Promise<{ prices: SupplierPrice[]; total: number }> {
  const where = filterOf(query, today);
  const page = { limit: staffPageSize, offset: (query.page - 1) * staffPageSize };
  const [total, prices] = await Promise.all([db.$count(p, where), read(db, where, orderOf(query), page)]);
  return { prices, total };
}

/** Prices of these products, or of goods with these names, from suppliers outside the trash; newest first. */
export async function readOfferedPrices(
  db: Database,
  items: readonly PricedItem[],
): Promise<SupplierPrice[]> {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const names = items.flatMap(({ productId, name }) => (productId || name === '' ? [] : fold(name)));
  if (ids.length + names.length === 0) return [];
  const where = and(
    or(inArray(p.productId, ids), inArray(p.foldedName, names)),
    isNull(p.deletedAt),
    isNull(partners.deletedAt),
  );
  return read(db, where, [desc(p.validFrom), desc(p.createdAt), asc(p.id)], { limit: offeredPriceCount });
}

/** Names of a supplier's products, as suggestions for a new price. */
export async function readProductNames(db: Database, partnerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: products.name })
    .from(products)
    .where(and(eq(products.partnerId, partnerId), isNull(products.deletedAt)))
    .orderBy(asc(products.name))
    .limit(offeredPriceCount);
  return rows.map(({ name }) => name);
}

/** The product with exactly this name, preferably of this supplier; null if there is none. */
export async function productNamed(db: Database, name: string, partnerId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.name, name), isNull(products.deletedAt)))
    .orderBy(sql`${products.partnerId} = ${partnerId} desc nulls last`, asc(products.id))
    .limit(1);
  return row?.id ?? null;
}

/** The number of prices of each supplier, and how many of them are old. */
export async function countSupplierPrices(
  db: Database,
  today: string,
): Promise<Map<string, { total: number; old: number }>> {
  const rows = await db
    .select({
      id: p.partnerId,
      total: sql<number>`count(*)`.mapWith(Number),
      old: sql<number>`count(*) filter (where ${isOld(today)})`.mapWith(Number),
    })
    .from(p)
    .where(isNull(p.deletedAt))
    .groupBy(p.partnerId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
