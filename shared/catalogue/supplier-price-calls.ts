import { z } from 'zod';
import { call } from '../base/contract.ts';
import { recordCalls } from '../base/record-calls.ts';
import {
  newSupplierPrice,
  offeredPricesQuery,
  supplierPrice,
  supplierPriceChange,
  supplierPriceQuery,
} from './supplier-price.ts';

const path = '/api/supplier-prices';

/** Supplier prices, for the staff. */
export const supplierPriceCalls = {
  ...recordCalls({
    path,
    name: 'a supplier price',
    fresh: newSupplierPrice,
    change: supplierPriceChange,
    staff: supplierPrice,
  }),
  list: call('GET', path, 'staff', {
    query: supplierPriceQuery,
    answer: z.array(supplierPrice),
    summary: 'One page of supplier prices; X-Total-Count is their number',
  }),
  offered: call('GET', `${path}/offered`, 'staff', {
    query: offeredPricesQuery,
    answer: z.array(supplierPrice),
    summary: 'Prices of a product, or of lines with this name, the newest first',
  }),
};
