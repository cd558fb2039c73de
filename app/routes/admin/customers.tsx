import { type CustomerBulk, customerOrders, customerQuery } from '#shared/conversations/customer.ts';
import { staffPageSize } from '#shared/base/limits.ts';
import { toZoned } from '#shared/base/zoned-time.ts';
import { changeRecords } from '../../staff/list/change-many.ts';
import {
  customerColumns,
  customerFilters,
} from '../../features/conversations/customer-admin/customer-columns.tsx';
import { customerFields } from '../../features/conversations/customer-admin/customer-fields.tsx';
import { RecordList } from '../../features/platform/record-admin/record-list.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import type { Route } from './+types/customers.ts';

/** /admin/customers: everybody who has asked for a quote. `?edit=` opens the form of a customer, or of a new one. */
export const loader = onStaffList(
  'staff',
  customerQuery,
  staffPageSize,
  async ({ services, user, opened, query }) => {
    const [list, tags, edited] = await Promise.all([
      services.customers.list(user, query),
      services.customers.tags(user),
      opened((id) => services.customers.open(user, id)),
    ]);
    return {
      meta: { title: ta('customer.title') },
      tags,
      edited,
      ...list,
      today: toZoned(new Date(), 'Asia/Shanghai').slice(0, 10),
    };
  },
);

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { query, customers, total, tags, today } = loaderData;
  const isTrash = query.status === 'trash';
  return (
    <RecordList
      noun="customer"
      list={loaderData}
      title={ta('customer.title')}
      text={ta('customer.text')}
      searchLabel={ta('customer.searchLabel')}
      filters={customerFilters(query, tags)}
      isTrash={isTrash}
      count={ta('customer.count', { count: total })}
      empty={{ icon: 'user', title: ta('customer.none'), text: ta('customer.noneText') }}
      rows={customers}
      nameOf={({ name }) => name}
      columns={customerColumns(today)}
      orders={customerOrders}
      bulk={{
        actions: isTrash ? [['restore', ta('customer.restore')]] : [['delete', ta('customer.delete')]],
        change: (action: CustomerBulk['action'], ids: string[]) =>
          changeRecords('/api/customers', { body: { ids, action } }),
        done: (action, count) =>
          ta(action === 'delete' ? 'customer.deletedMany' : 'customer.restoredMany', { count }),
        failed: ta('records.changeFailed'),
      }}
      addLabel={ta('customer.add')}
      editLabel={(name) => ta('customer.editTitle', { name })}
      fields={customerFields()}
    />
  );
}
