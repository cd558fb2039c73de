import { isNotNull, isNull, type SQL } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { BulkChange, KeptReference } from '#shared/catalogue/product-bulk.ts';
import { raisePrice } from '#shared/catalogue/product-price.ts';
import type { Actor } from '../../platform/db/audit.ts';
import { bulkAnswer, type Former } from '../../platform/db/bulk.ts';
import type { createRecordLifecycle } from '../../platform/db/record.ts';
import { products, type ProductRow } from './product.schema.ts';
import { type FormerReferences, lockFormerReferences } from './former-references.ts';

type Values = Partial<typeof products.$inferInsert>;
type Lifecycle = Pick<
  ReturnType<typeof createRecordLifecycle<'product', unknown>>,
  'updateMany' | 'undoMany'
>;

/** Bulk changes of products: each runs in one transaction and can be undone. */
export function createBulk({ updateMany, undoMany }: Lifecycle) {
  return {
    /**
     * Makes the same change to many products. Returns the former values, so that the change can be undone.
     * @throws AppError `invalid` when a raised price no longer fits: then no product is changed
     */
    async bulk(actor: Actor, body: BulkChange) {
      const now = new Date();
      const valuesOf = (before: ProductRow) => columnsOf(body, before, now);
      return bulkAnswer(await updateMany(actor, body.ids, valuesOf, filterOf(body.action)));
    },

    /**
     * Takes a bulk change back, except in products whose same fields were changed again.
     * @returns how many products were restored, and which keep a category or supplier because the former one was
     * deleted permanently
     */
    async undoBulk(
      actor: Actor,
      former: readonly Former[],
    ): Promise<{ count: number; kept: KeptReference[] }> {
      let references: FormerReferences | undefined;
      const written = await undoMany(actor, former, {
        beforeLock: async (tx) => {
          references = await lockFormerReferences(
            tx,
            former.map(({ before }) => before),
          );
        },
        restorable: (row, before) => {
          const values = references!.restorable(row, before);
          return Object.keys(values).length > 0 ? values : null;
        },
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
