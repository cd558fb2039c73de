import type { BulkChange } from '#shared/catalogue/product-bulk.ts';
import { type Changed, changeRecords } from '../../../staff/list/change-many.ts';
import { keptText } from './kept-text.ts';

/** A change of the selected products: an action, and the field that it needs. */
export type Action = Pick<BulkChange, 'action'> &
  Partial<
    Record<'categoryId' | 'partnerId' | 'stockStatus' | 'stockQuantity' | 'price' | 'percent', string | null>
  >;

/** Changes many products at once. */
export const changeProducts = (action: Action, ids: string[]): Promise<Changed> =>
  changeRecords('/api/products', { form: { ids, ...action } }, ({ kept }) => ({
    count: kept.length,
    text: keptText(kept),
  }));
