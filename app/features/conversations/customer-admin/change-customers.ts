import type { CustomerBulk } from '#shared/conversations/customer.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import type { useCall } from '../../../lib/use-call.ts';
import { changeMany } from '../../../staff/list/change-many.ts';

/** Moves many customers into the trash or restores them, with Undo. @returns whether it succeeded */
export function changeCustomers(
  run: ReturnType<typeof useCall>['run'],
  ids: readonly string[],
  action: CustomerBulk['action'],
): Promise<boolean> {
  const send = async (what: CustomerBulk['action']) =>
    (await callApi('POST /api/customers/bulk', { body: { ids: [...ids], action: what } })).count;
  return changeMany(run, {
    send: () => send(action),
    undo: () => send(action === 'delete' ? 'restore' : 'delete'),
    done: (count) => ta(action === 'delete' ? 'customer.deletedMany' : 'customer.restoredMany', { count }),
    failed: ta('records.changeFailed'),
  });
}
