import type { BulkChange } from '#shared/product-bulk.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import type { useCall } from '../../lib/use-call.ts';

/** What is done to the selected products: an action, and the field that it needs. */
export type Action = Pick<BulkChange, 'action'> &
  Partial<
    Record<'categoryId' | 'partnerId' | 'stockStatus' | 'stockQuantity' | 'price' | 'percent', string | null>
  >;

const send = (ids: readonly string[], action: Action) =>
  callApi('POST /api/products/bulk', { form: { ids: [...ids], ...action } });

/** Changes many products at once, with an Undo. @returns whether it is done */
export function changeMany(
  run: ReturnType<typeof useCall>['run'],
  ids: readonly string[],
  action: Action,
): Promise<boolean> {
  const failed = ta('products.updateFailed');
  let done: Awaited<ReturnType<typeof send>>;
  let undone = 0;
  const takeBack = async () => {
    const { before } = done;
    // What lay in the trash already stays there.
    const touched = before.map(({ id }) => id);
    if (touched.length === 0) undone = 0;
    else if (action.action === 'delete') undone = (await send(touched, { action: 'restore' })).count;
    else if (action.action === 'restore') undone = (await send(touched, { action: 'delete' })).count;
    else undone = (await callApi('POST /api/products/bulk/undo', { body: { before } })).count;
  };
  const undo = () =>
    void run(takeBack, {
      title: ta('products.successTitle'),
      text: () =>
        undone === done.count
          ? ta('products.undone')
          : ta('list.notAllUndone', { count: undone, total: done.count }),
      failed,
    });
  const change = async () => {
    done = await send(ids, action);
  };
  return run(change, {
    title: ta('products.successTitle'),
    text: () => ta('products.bulkDone', { count: done.count }),
    action: { label: ta('common.undo'), run: undo },
    failed,
  });
}
