import type { BulkChange, KeptReference } from '#shared/catalogue/product-bulk.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { keptText } from './kept-text.ts';
import { changeMany } from '../../../staff/list/change-many.ts';
import type { useCall } from '../../../lib/use-call.ts';

/** A change of the selected products: an action, and the field that it needs. */
export type Action = Pick<BulkChange, 'action'> &
  Partial<
    Record<'categoryId' | 'partnerId' | 'stockStatus' | 'stockQuantity' | 'price' | 'percent', string | null>
  >;

const doneTexts = { delete: 'products.bulkDeleted', restore: 'products.bulkRestored' } as const;

/** Changes many products at once, with an Undo that uses the answer of the change. @returns whether it succeeded */
export function changeProducts(
  run: ReturnType<typeof useCall>['run'],
  ids: readonly string[],
  action: Action,
): Promise<boolean> {
  const send = (of: readonly string[], what: Action) =>
    callApi('POST /api/products/bulk', { form: { ids: [...of], ...what } });
  let before: Awaited<ReturnType<typeof send>>['before'] = [];
  let kept: readonly KeptReference[] = [];
  return changeMany(run, {
    send: async () => {
      const done = await send(ids, action);
      before = done.before;
      return done.count;
    },
    undo: async () => {
      // Products that were already in the trash stay there.
      const touched = before.map(({ id }) => id);
      if (touched.length === 0) return 0;
      if (action.action === 'delete') return (await send(touched, { action: 'restore' })).count;
      if (action.action === 'restore') return (await send(touched, { action: 'delete' })).count;
      const undone = await callApi('POST /api/products/bulk/undo', { body: { before } });
      kept = undone.kept;
      return undone.count;
    },
    undoKept: () => ({ count: kept.length, text: keptText(kept) }),
    done: (count) => ta(doneTexts[action.action as keyof typeof doneTexts] ?? 'products.bulkDone', { count }),
    failed: ta('products.updateFailed'),
  });
}
