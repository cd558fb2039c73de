import type { BulkChange } from '#shared/catalogue/product-bulk.ts';
import { callApi } from '../../../lib/api.ts';
import { type Changed, idsOf } from '../../../staff/list/change-many.ts';
import { keptText } from './kept-text.ts';

/** A change of the selected products: an action, and the field that it needs. */
export type Action = Pick<BulkChange, 'action'> &
  Partial<
    Record<'categoryId' | 'partnerId' | 'stockStatus' | 'stockQuantity' | 'price' | 'percent', string | null>
  >;

/** Changes many products at once. Undo uses the answer of the change: products already in the trash stay there. */
export async function changeProducts(action: Action, ids: string[]): Promise<Changed> {
  const send = (of: string[], what: Action) =>
    callApi('POST /api/products/bulk', { form: { ids: of, ...what } });
  const { count, before } = await send(ids, action);
  return {
    count,
    undo: async () => {
      if (action.action === 'delete') return send(idsOf(before), { action: 'restore' });
      if (action.action === 'restore') return send(idsOf(before), { action: 'delete' });
      const undone = await callApi('POST /api/products/bulk/undo', { body: { before } });
      return { count: undone.count, kept: { count: undone.kept.length, text: keptText(undone.kept) } };
    },
  };
}
