import { useState } from 'react';
import { Link } from 'react-router';
import type { CustomerChange } from '#shared/conversations/customer-form.ts';
import { canManageUsers } from '#shared/base/policy.ts';
import { toZoned } from '#shared/base/zoned-time.ts';
import { CustomerFacts } from '../../features/conversations/customer-admin/customer-facts.tsx';
import { customerFields } from '../../features/conversations/customer-admin/customer-fields.tsx';
import { CustomerHistory } from '../../features/conversations/customer-admin/customer-history.tsx';
import { CustomerTasks } from '../../features/conversations/customer-admin/customer-tasks.tsx';
import { MergeDialog } from '../../features/conversations/customer-admin/merge-dialog.tsx';
import { type FieldsOf, listFields } from '../../features/platform/record-admin/field-spec.ts';
import { RecordDialog } from '../../features/platform/record-admin/record-dialog.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { MakeOffer } from '../../staff/quote/make-offer.tsx';
import { useRecordTrash } from '../../staff/record/use-record-trash.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/customer.ts';

/** /admin/customers/:id: one customer with all their messages and requests. */
export const loader = onStaffServer(
  'staff',
  async ({ services, user, locale }, { params }: Route.LoaderArgs) => {
    const record = await services.customers.read(user, params.id, locale);
    return {
      meta: { title: ta('customer.record', { name: record.customer.name }) },
      record,
      mayErase: canManageUsers(user),
      today: toZoned(new Date(), 'Asia/Shanghai').slice(0, 10),
    };
  },
);

export default function Customer({ loaderData: { record, mayErase, today } }: Route.ComponentProps) {
  const { customer, tasks } = record;
  const { id, name, companyName, isDeleted } = customer;
  const [dialog, setDialog] = useState<'edit' | 'merge' | null>(null);
  const { isBusy, move } = useRecordTrash('customer', () => name);
  const close = () => setDialog(null);
  const fields: FieldsOf<CustomerChange> = customerFields();
  const button = (text: string, onClick: () => void, look = 'btn-outline') => (
    <Button className={`btn ${look}`} isOff={isBusy} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Link to="/admin/customers" className="link text-sm">
            {ta('customer.back')}
          </Link>
          <h1 className="h1 break-words">{name}</h1>
          {companyName ? <p className="break-words text-muted">{companyName}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {mayErase ? (
            <Link to={`/admin/personal-data?customer=${id}`} className="btn btn-ghost">
              {ta('customer.personalData')}
            </Link>
          ) : null}
          {isDeleted ? (
            button(ta('customer.restore'), () => move(customer))
          ) : (
            <>
              <MakeOffer key={id} asking={askingOf(customer)} className="btn btn-primary" />
              {button(ta('customer.edit'), () => setDialog('edit'))}
              {button(ta('customer.merge'), () => setDialog('merge'))}
              {button(ta('customer.delete'), () => move(customer), 'btn-danger')}
            </>
          )}
        </div>
      </header>
      {isDeleted ? <p className="badge badge-red justify-self-start">{ta('customer.inTrash')}</p> : null}
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <CustomerFacts record={record} />
          <CustomerTasks id={id} tasks={tasks} today={today} />
        </div>
        <CustomerHistory record={record} />
      </div>
      {dialog === 'edit' ? (
        <RecordDialog
          title={ta('customer.editTitle', { name })}
          noun="customer"
          record={customer}
          fields={listFields(fields)}
          onClose={close}
        />
      ) : null}
      {dialog === 'merge' ? <MergeDialog id={id} name={name} onClose={close} /> : null}
    </div>
  );
}

const askingOf = ({
  name,
  companyName,
  email,
  phone,
  country,
  language,
}: Route.ComponentProps['loaderData']['record']['customer']) => ({
  contactName: name,
  companyName,
  email,
  phone,
  country,
  locale: language,
  message: null,
});
