import type { CustomerBulk } from '#shared/conversations/customer.ts';
import { callApi } from '../../../lib/api.ts';
import type { Changed } from '../../../staff/list/change-many.ts';

/** Moves many customers into the trash or restores them. */
export async function changeCustomers(action: CustomerBulk['action'], ids: string[]): Promise<Changed> {
  const send = (what: CustomerBulk['action']) =>
    callApi('POST /api/customers/bulk', { body: { ids, action: what } });
  const { count } = await send(action);
  return { count, undo: () => send(action === 'delete' ? 'restore' : 'delete') };
}
