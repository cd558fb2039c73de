import { eq } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { demand } from '#shared/base/policy.ts';
import type {
  NewSupplierPrice,
  PricedItem,
  SupplierPriceChange,
  SupplierPriceQuery,
} from '#shared/catalogue/supplier-price.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { partners } from '../partner/partner.schema.ts';
import { products } from '../product/product.schema.ts';
import {
  countSupplierPrices,
  productNamed,
  readOfferedPrices,
  readSupplierPrice,
  readProductNames,
  readSupplierPrices,
} from './supplier-price.queries.ts';

export type SupplierPriceService = ReturnType<typeof createSupplierPriceService>;

/** Supplier prices and their validity (decision 035). */
export function createSupplierPriceService({ db }: { db: Database }) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'supplier_price',
    read: (id) => readSupplierPrice(db, id),
  });

  return {
    ...lifecycle,

    /** One page of prices, with the total count of matches. */
    async list(actor: Actor, query: SupplierPriceQuery) {
      demand(actor, 'staff');
      return readSupplierPrices(db, query, officeDay());
    },

    /** The prices for the goods in the lines of a draft. */
    async offered(actor: Actor, items: readonly PricedItem[]) {
      demand(actor, 'staff');
      return readOfferedPrices(db, items);
    },

    /** The number of prices per supplier, and how many of them are old. */
    async counts(actor: Actor) {
      demand(actor, 'staff');
      return countSupplierPrices(db, officeDay());
    },

    /** Names of the products of a supplier, for the form. */
    async productNames(actor: Actor, partnerId: string): Promise<string[]> {
      demand(actor, 'staff');
      return partnerId === '' ? [] : readProductNames(db, partnerId);
    },

    /** @throws AppError `invalid` for a supplier or product that does not exist, or an end before the beginning */
    create: (actor: Actor, given: NewSupplierPrice, key: string | null) => {
      const validFrom = given.validFrom ?? officeDay();
      demandOrder(validFrom, given.validUntil ?? null);
      return lifecycle.create(actor, { ...given, validFrom, notedBy: actor?.id ?? null }, key, {
        beforeWrite: async (tx) => {
          await demandReferences(tx, given);
          return { productId: given.productId ?? (await productNamed(tx, given.name, given.partnerId)) };
        },
      });
    },

    /** @throws AppError `not_found`, `conflict`, `invalid` as `create` */
    update: (actor: Actor, id: string, given: SupplierPriceChange) =>
      lifecycle.update(actor, id, given, {
        beforeWrite: async (tx, before) => {
          const { validFrom, validUntil } = { ...before, ...given };
          demandOrder(validFrom, validUntil);
          await demandReferences(tx, given);
          if (given.productId !== undefined || given.name === undefined || given.name === before.name)
            return {};
          return { productId: await productNamed(tx, given.name, given.partnerId ?? before.partnerId) };
        },
      }),
  };
}

function demandOrder(validFrom: string, validUntil: string | null): void {
  if (validUntil !== null && validUntil < validFrom)
    throw new AppError('invalid', 'it ends before it begins', { validUntil: 'endsEarly' });
}

async function demandReferences(
  tx: Database,
  { partnerId, productId }: Pick<SupplierPriceChange, 'partnerId' | 'productId'>,
): Promise<void> {
  if (partnerId && (await tx.$count(partners, eq(partners.id, partnerId))) === 0)
    throw new AppError('invalid', `no supplier ${partnerId}`, { partnerId: 'choiceInvalid' });
  if (productId && (await tx.$count(products, eq(products.id, productId))) === 0)
    throw new AppError('invalid', `no product ${productId}`, { productId: 'choiceInvalid' });
}
