import { type ReactNode, useState } from 'react';
import type { StaffPartner } from '../../../shared/partner-form.ts';
import { RecordDialog } from '../../features/record-admin/record-dialog.tsx';
import { RecordTable } from '../../features/record-admin/record-table.tsx';
import { ImageUploader } from '../../features/upload/image-uploader.tsx';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { CheckField, TextAreaField, TextField } from '../../ui/form-field.tsx';
import type { Route } from './+types/suppliers.ts';

const path = '/api/partners';

/** /admin/suppliers: who they are, how to reach them, when they were checked and what was checked. */
export const loader = onStaffServer('staff', async ({ services, user }) => ({
  meta: { title: ta('suppliers.title') },
  suppliers: await services.partnerAdmin.list(user),
}));

export const meta = pageMeta;

export default function Suppliers({ loaderData: { suppliers } }: Route.ComponentProps) {
  const [editing, setEditing] = useState<StaffPartner | 'new' | null>(null);
  const supplier = editing === 'new' ? null : editing;
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="h1">{ta('suppliers.title')}</h1>
        <button type="button" className="btn btn-primary" onClick={() => setEditing('new')}>
          <AdminIcon name="plus" className="size-4" />
          {ta('suppliers.add')}
        </button>
      </header>
      <RecordTable
        label={ta('suppliers.title')}
        path={path}
        rows={suppliers}
        heads={[ta('suppliers.location'), ta('products.title'), ta('suppliers.verified')]}
        cells={supplierCells}
        onEdit={setEditing}
      />
      {editing ? (
        <RecordDialog
          title={supplier ? ta('productForm.title', { name: supplier.name }) : ta('suppliers.add')}
          path={supplier ? `${path}/${supplier.id}` : path}
          isNew={supplier === null}
          read={(values) => ({ ...values, isVerified: 'isVerified' in values })}
          onClose={() => setEditing(null)}
        >
          {(errors, onBusy) => (
            <>
              <Fields supplier={supplier} errors={errors} />
              <ImageUploader
                name="logoUrl"
                label={ta('suppliers.logo')}
                initial={supplier?.logoUrl ?? null}
                error={errors['logoUrl']}
                onBusy={onBusy}
              />
            </>
          )}
        </RecordDialog>
      ) : null}
    </div>
  );
}

function Fields({ supplier, errors }: { supplier: StaffPartner | null; errors: Record<string, string> }) {
  return (
    <>
      <TextField
        label={ta('suppliers.name')}
        name="name"
        defaultValue={supplier?.name}
        required
        error={errors['name']}
      />
      <TextAreaField
        label={ta('suppliers.description')}
        name="description"
        rows={3}
        defaultValue={supplier?.description ?? ''}
        error={errors['description']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={ta('suppliers.location')}
          name="location"
          defaultValue={supplier?.location ?? ''}
          error={errors['location']}
        />
        <TextField
          label={ta('suppliers.country')}
          name="country"
          defaultValue={supplier?.country ?? ''}
          error={errors['country']}
        />
        <TextField
          label={ta('suppliers.phone')}
          name="contactPhone"
          type="tel"
          defaultValue={supplier?.contactPhone ?? ''}
          error={errors['contactPhone']}
          hint={ta('suppliers.phoneHint')}
        />
        <TextField
          label={ta('suppliers.email')}
          name="contactEmail"
          type="email"
          defaultValue={supplier?.contactEmail ?? ''}
          error={errors['contactEmail']}
          hint={ta('suppliers.emailHint')}
        />
        <TextField
          label={ta('suppliers.website')}
          name="website"
          type="url"
          defaultValue={supplier?.website ?? ''}
          error={errors['website']}
        />
        <TextField
          label={ta('suppliers.year')}
          name="establishedYear"
          type="number"
          min={1800}
          step={1}
          defaultValue={supplier?.establishedYear ?? ''}
          error={errors['establishedYear']}
        />
      </div>
      <CheckField name="isVerified" label={ta('suppliers.isVerified')} isOn={supplier?.isVerified ?? false} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={ta('suppliers.verifiedAt')}
          name="verifiedAt"
          type="date"
          defaultValue={supplier?.verifiedAt ?? ''}
          error={errors['verifiedAt']}
        />
        <TextField
          label={ta('suppliers.note')}
          name="verificationNote"
          defaultValue={supplier?.verificationNote ?? ''}
          error={errors['verificationNote']}
          hint={ta('suppliers.noteHint')}
        />
      </div>
    </>
  );
}

function supplierCells(row: StaffPartner): ReactNode[] {
  return [
    [row.location, row.country].filter(Boolean).join(', '),
    row.productCount,
    row.isVerified ? (
      <span key="verified" className="badge">
        {row.verifiedAt ?? ta('suppliers.yes')}
      </span>
    ) : null,
  ];
}
