import type { BulkChange, StaffProduct } from '#shared/product-form.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import type { useCall } from '../../lib/use-call.ts';

type Action = BulkChange['action'];

const send = (products: readonly StaffProduct[], action: Action, categoryId: string | null) =>
  callApi('POST /api/products/bulk', {
    body: { ids: products.map(({ id }) => id), action, categoryId },
  });

/** What gives each product what it had before, those of one state together. */
function wayBack(before: readonly StaffProduct[], action: Action): [StaffProduct[], Action, string | null][] {
  const list = [...before];
  if (action === 'delete') return [[list, 'restore', null]];
  if (action === 'restore') return [[list, 'delete', null]];
  if (action === 'category')
    return [...Map.groupBy(list, ({ categoryId }) => categoryId)].map(([id, some]) => [some, 'category', id]);
  const isOn = ({ isActive, isFeatured }: StaffProduct) =>
    action === 'feature' || action === 'unfeature' ? isFeatured : isActive;
  const [on, off]: [Action, Action] =
    action === 'feature' || action === 'unfeature' ? ['feature', 'unfeature'] : ['activate', 'deactivate'];
  return [...Map.groupBy(list, isOn)].map(([was, some]) => [some, was ? on : off, null]);
}

/** Changes many products at once, with an Undo. @returns whether it is done */
export function changeMany(
  run: ReturnType<typeof useCall>['run'],
  before: readonly StaffProduct[],
  action: Action,
  categoryId: string | null,
): Promise<boolean> {
  const failed = ta('products.updateFailed');
  const undo = async () => {
    for (const [some, word, category] of wayBack(before, action)) await send(some, word, category);
  };
  return run(() => send(before, action, categoryId), {
    title: ta('products.successTitle'),
    text: ta('products.bulkDone', { count: before.length }),
    action: {
      label: ta('common.undo'),
      run: () => void run(undo, { title: ta('products.undone'), failed }),
    },
    failed,
  });
}
