import { isNotNull, isNull, type SQL } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type {
  BulkChange,
  BulkField,
  BulkUndo,
  FormerProduct,
  KeptReference,
} from '#shared/catalogue/product-bulk.ts';
import { raisePrice } from '#shared/catalogue/product-price.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { products, type ProductRow } from './product.schema.ts';
import { type FormerReferences, lockFormerReferences } from './former-references.ts';
import { isAsLeft, stateOf } from './product-state.ts';

type Values = Partial<typeof products.$inferInsert>;

/** The method of the product lifecycle (db/record.ts) that changes several records in one transaction. */
type UpdateMany = (
  actor: Actor,
  ids: string[],
  valuesOf: (before: ProductRow) => Values | null,
  where?: SQL,
  beforeLock?: (tx: Database) => Promise<void>,
) => Promise<{ before: ProductRow; after: ProductRow; values: Values }[]>;

/** Bulk changes of products: each runs in one transaction and can be undone. */
export function createBulk(updateMany: UpdateMany) {
  return {
    /**
     * Makes the same change to many products. Returns the former values, so that the change can be undone.
     * @throws AppError `invalid` when a raised price no longer fits: then no product is changed
     */
    async bulk(actor: Actor, body: BulkChange): Promise<{ count: number; before: FormerProduct[] }> {
      const now = new Date();
      const valuesOf = (before: ProductRow) => columnsOf(body, before, now);
      const written = await updateMany(actor, body.ids, valuesOf, filterOf(body.action));
      const former = written.map(({ before, after, values }) => ({
        id: after.id,
        version: after.version,
        state: stateOf(after),
        ...formerOf(before, values),
      }));
      return { count: former.length, before: former };
    },

    /**
     * Restores the values that products had before a bulk change. Skips products that were changed since, unless
     * that later change was itself undone.
     * @returns how many products were restored, and which keep a category or supplier because the former one was
     * deleted permanently
     */
    async undoBulk(
      actor: Actor,
      { before: list }: BulkUndo,
    ): Promise<{ count: number; kept: KeptReference[] }> {
      const known = new Map(list.map(({ id, ...former }) => [id, former]));
      let references: FormerReferences | undefined;
      const valuesOf = (row: ProductRow) => {
        const { version, state, ...former } = known.get(row.id)!;
        if (!isAsLeft(row, { version, state })) return null;
        const values = references!.restorable(row, former);
        return Object.keys(values).length > 0 ? values : null;
      };
      const written = await updateMany(actor, [...known.keys()], valuesOf, undefined, async (tx) => {
        references = await lockFormerReferences(tx, list);
      });
      return { count: written.length, kept: references!.kept };
    },
  };
}

/**
 * Products that an action can change: only those outside the trash are deleted, only those in it are restored,
 * and a percentage needs a price.
 */
function filterOf(action: BulkChange['action']): SQL | undefined {
  if (action === 'delete') return isNull(products.deletedAt);
  if (action === 'price_percent') return isNotNull(products.price);
  return action === 'restore' ? isNotNull(products.deletedAt) : undefined;
}

/** The columns that an action sets. The schema of the body guarantees that the action's field is present. */
function columnsOf(body: BulkChange, before: ProductRow, now: Date): Values {
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
      // Prices by quantity belong to the former price.
      return { price: body.price, priceTiers: [] };
    case 'price_percent': {
      const raise = (price: string) => raised(price, body.percent!, before);
      return {
        price: raise(before.price!),
        priceTiers: before.priceTiers.map((tier) => ({ ...tier, price: raise(tier.price) })),
      };
    }
    case 'delete':
      return { deletedAt: now };
    case 'restore':
      return { deletedAt: null };
  }
}

/** @throws AppError `invalid` if the raised price does not fit */
function raised(price: string, percent: string, { id, priceUnit }: ProductRow): string {
  const amount = raisePrice(price, percent, priceUnit);
  if (amount !== null) return amount;
  throw new AppError('invalid', `the price of ${id} no longer fits`, { percent: 'priceTooLarge' });
}

const bulkFields = [
  'isActive',
  'isFeatured',
  'categoryId',
  'partnerId',
  'stockStatus',
  'stockQuantity',
  'price',
  'priceTiers',
] as const satisfies readonly BulkField[];

/** The former values of the columns that a change sets. */
const formerOf = (before: ProductRow, values: Values): Partial<Pick<ProductRow, BulkField>> =>
  Object.fromEntries(bulkFields.filter((field) => field in values).map((field) => [field, before[field]]));
