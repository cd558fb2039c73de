import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { demand } from '#shared/policy.ts';
import type { BulkChange, BulkField, BulkUndo, FormerProduct } from '#shared/product-bulk.ts';
import { raisePrice } from '#shared/product-price.ts';
import type { CurrentUser } from '#shared/user.ts';
import { auditAll } from '../db/audit.ts';
import type { Database } from '../db/client.ts';
import { products } from '../db/schema/product.ts';

type Row = typeof products.$inferSelect;
type Values = Partial<typeof products.$inferInsert>;

/** Runs a change of products and tells index and caches; the catalogue's. */
type Change = <T>(run: (tx: Database, touched: Set<Row>) => Promise<T>) => Promise<T>;

/** A locked row, and the columns that it is to get. */
type Write = { before: Row; values: Values };

/** The same for many products in one transaction, and its undoing. */
export function createBulk(change: Change) {
  return {
    /**
     * The same change to many products; what each had is answered, for the undoing.
     * @throws AppError `invalid` when a raised price no longer fits: then none is changed
     */
    async bulk(
      actor: CurrentUser | null,
      body: BulkChange,
    ): Promise<{ count: number; before: FormerProduct[] }> {
      demand(actor, 'staff');
      const word = body.action === 'delete' || body.action === 'restore' ? body.action : 'update';
      const now = new Date();
      return change(async (tx, touched) => {
        const rows = await lockAll(tx, body.ids, filterOf(body.action));
        const writes = rows.map((before) => ({ before, values: valuesOf(body, before, now) }));
        await writeAll(tx, actor, writes, word, touched);
        const former = writes.map(({ before, values }) => ({
          id: before.id,
          version: before.version + 1,
          ...formerOf(before, values),
        }));
        return { count: former.length, before: former };
      });
    },

    /**
     * Gives products back what they had before a bulk change. What somebody has changed since is left alone.
     * @returns how many were given back
     */
    async undoBulk(actor: CurrentUser | null, { before: list }: BulkUndo): Promise<number> {
      demand(actor, 'staff');
      const known = new Map(list.map(({ id, ...former }) => [id, former]));
      return change(async (tx, touched) => {
        const rows = await lockAll(tx, [...known.keys()]);
        const writes = rows.flatMap((before) => {
          const { version, ...values } = known.get(before.id)!;
          return before.version === version ? [{ before, values }] : [];
        });
        await writeAll(tx, actor, writes, 'update', touched);
        return writes.length;
      });
    },
  };
}

/** Writes and audits; those that get the same by one statement. */
async function writeAll(
  tx: Database,
  actor: CurrentUser | null,
  writes: readonly Write[],
  action: string,
  touched: Set<Row>,
): Promise<void> {
  const former = new Map(writes.map(({ before }) => [before.id, before]));
  for (const same of Map.groupBy(writes, ({ values }) => JSON.stringify(values)).values()) {
    const ids = same.map(({ before }) => before.id);
    const rows = await tx
      .update(products)
      .set({ ...same[0]!.values, version: sql`${products.version} + 1` })
      .where(inArray(products.id, ids))
      .returning();
    const events = rows.map((after) => {
      const before = former.get(after.id)!;
      touched.add(before).add(after);
      return { action, noun: 'product' as const, id: after.id, title: before.name, before, after };
    });
    await auditAll(tx, actor, events);
  }
}

/** In one order, so that two such changes cannot wait for each other. */
const lockAll = (tx: Database, ids: string[], filter?: SQL): Promise<Row[]> =>
  tx
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), filter))
    .orderBy(products.id)
    .for('update');

/** What lies in the trash already is not thrown away again, nor what is outside restored; no price stays none. */
function filterOf(action: BulkChange['action']): SQL | undefined {
  if (action === 'delete') return isNull(products.deletedAt);
  if (action === 'price_percent') return isNotNull(products.price);
  return action === 'restore' ? isNotNull(products.deletedAt) : undefined;
}

/** The columns that an action sets; the schema has seen to it that its field is there. */
function valuesOf(body: BulkChange, before: Row, now: Date): Values {
  switch (body.action) {
    case 'activate':
      return { isActive: true };
    case 'deactivate':
      return { isActive: false };
    case 'feature':
      return { isFeatured: true };
    case 'unfeature':
      return { isFeatured: false };
    case 'category':
      return { categoryId: body.categoryId };
    case 'supplier':
      return { partnerId: body.partnerId };
    case 'stock_status':
      return { stockStatus: body.stockStatus! };
    case 'stock_quantity':
      return { stockQuantity: body.stockQuantity! };
    case 'price':
      return { price: body.price };
    case 'price_percent': {
      const price = raisePrice(before.price!, body.percent!, before.priceUnit);
      if (price === null)
        throw new AppError('invalid', `the price of ${before.id} no longer fits`, {
          percent: 'priceTooLarge',
        });
      return { price };
    }
    case 'delete':
      return { deletedAt: now };
    case 'restore':
      return { deletedAt: null };
  }
}

const bulkFields = [
  'isActive',
  'isFeatured',
  'categoryId',
  'partnerId',
  'stockStatus',
  'stockQuantity',
  'price',
] as const satisfies readonly BulkField[];

/** What the columns that are set now had. */
const formerOf = (before: Row, values: Values): Partial<Pick<Row, BulkField>> =>
  Object.fromEntries(bulkFields.filter((field) => field in values).map((field) => [field, before[field]]));
