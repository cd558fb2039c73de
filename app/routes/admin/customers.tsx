import type { CustomerChange } from '#shared/customer-form.ts';
import { type CustomerBulk, customerOrders, customerQuery, type CustomerRow } from '#shared/customer.ts';
import { staffPageSize } from '#shared/limits.ts';
import { toZoned } from '#shared/zoned-time.ts';
import { changeCustomers } from '../../features/customer-admin/change-customers.ts';
import {
  customerColumns,
  customerFilters,
  nameColumn,
} from '../../features/customer-admin/customer-columns.tsx';
import { customerFields } from '../../features/customer-admin/customer-fields.tsx';
import { type FieldsOf, listFields } from '../../features/record-admin/field-spec.ts';
import { RecordDialog } from '../../features/record-admin/record-dialog.tsx';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { useLinkedId } from '../../lib/use-linked-id.ts';
import { BulkBar } from '../../staff/list/bulk-bar.tsx';
import { listPath } from '../../staff/list/list-path.ts';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { ListTable } from '../../staff/list/list-table.tsx';
import { useSelection } from '../../staff/list/use-selection.ts';
import { AddRecord, RecordActions } from '../../staff/record/record-actions.tsx';
import { useRecordTrash } from '../../staff/record/use-record-trash.ts';
import { Button } from '../../ui/button.tsx';
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

export const meta = pageMeta;

const path = '/admin/customers';

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { query, customers, total, pages, tags, edited, today } = loaderData;
  const { isBusy, run, emptyTrash, dialog } = useRecordTrash<CustomerRow>('customer', ({ name }) => name);
  const { openId, open, close } = useLinkedId();
  const selection = useSelection(query, customers);
  const isTrash = query.status === 'trash';
  // Only customers of this page are changed: Undo needs their former state.
  const chosen = customers.filter(({ id }) => selection.ids.has(id));
  const fields: FieldsOf<CustomerChange> = customerFields();

  const bulk = async (action: CustomerBulk['action']) => {
    if (await changeCustomers(run, chosen, action)) selection.clear();
  };
  const move = (row: CustomerRow) => void changeCustomers(run, [row], row.isDeleted ? 'restore' : 'delete');
  const add = <AddRecord text={ta('customer.add')} onClick={() => open('new')} />;

  return (
    <>
      <ListScreen
        title={ta('customer.title')}
        text={ta('customer.text')}
        ways={add}
        path={path}
        query={query}
        pages={pages}
        searchLabel={ta('customer.searchLabel')}
        filters={customerFilters(query, tags)}
        kept={{ sort: query.sort, order: query.order }}
        count={ta('customer.count', { count: total })}
        isEmpty={customers.length === 0}
        empty={{
          icon: 'user',
          title: ta('customer.none'),
          text: ta('customer.noneText'),
          children: add,
        }}
        selection={selection}
        tools={
          isTrash && total > 0 ? (
            <Button className="btn btn-danger btn-sm" isOff={isBusy} onClick={() => emptyTrash(total)}>
              {ta('records.emptyTrash')}
            </Button>
          ) : null
        }
      >
        <ListTable
          label={ta('customer.title')}
          rows={customers}
          nameOf={({ name }) => name}
          first={nameColumn()}
          columns={customerColumns(today)}
          renderActions={(row) => (
            <RecordActions
              name={row.name}
              isDeleted={row.isDeleted}
              isBusy={isBusy}
              editLabel={ta('customer.editTitle', { name: row.name })}
              edit={listPath(path, { ...query, edit: row.id })}
              onMove={() => move(row)}
            />
          )}
          selection={selection}
          sorting={{ path, query, natural: customerOrders }}
        />
        <BulkBar
          count={chosen.length}
          actions={isTrash ? [['restore', ta('customer.restore')]] : [['delete', ta('customer.delete')]]}
          isBusy={isBusy}
          onAction={(action: CustomerBulk['action']) => void bulk(action)}
          onClear={selection.clear}
        />
      </ListScreen>
      {openId === 'new' || (edited && openId === edited.id) ? (
        <RecordDialog
          key={openId}
          title={edited ? ta('customer.editTitle', { name: edited.name }) : ta('customer.add')}
          noun="customer"
          record={edited}
          fields={listFields(fields)}
          onClose={close}
        />
      ) : null}
      {dialog}
    </>
  );
}
