import { Link } from 'react-router';
import type { PartnerChange, StaffPartner } from '#shared/catalogue/partner-form.ts';
import { dialledDigits } from '#shared/base/phone.ts';
import type { FieldsOf } from '../../features/platform/record-admin/field-spec.ts';
import { type Cells, RecordPage } from '../../features/platform/record-admin/record-page.tsx';
import { ImageUploader } from '../../features/content/upload/image-uploader.tsx';
import { compareNames, labelText, listText, ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/suppliers.ts';

/** /admin/suppliers: the suppliers with their contacts and checks. */
export const loader = onStaffServer('staff', async ({ services, user }) => {
  const [suppliers, prices, proved] = await Promise.all([
    services.partnerAdmin.list(user),
    services.supplierPrices.counts(user),
    services.evidence.proved(),
  ]);
  return {
    meta: { title: ta('suppliers.title') },
    // Sorted by name in the reader's language, with the trash last.
    suppliers: suppliers
      .map((supplier) => ({
        ...supplier,
        prices: prices.get(supplier.id) ?? { total: 0, old: 0 },
        isProved: proved.has(supplier.id),
      }))
      .toSorted((a, b) => Number(a.isDeleted) - Number(b.isDeleted) || compareNames(a.name, b.name)),
  };
});

type Row = StaffPartner & { prices: { total: number; old: number }; isProved: boolean };

export default function Suppliers({ loaderData: { suppliers } }: Route.ComponentProps) {
  return (
    <RecordPage
      noun="partner"
      title={ta('suppliers.title')}
      addLabel={ta('suppliers.add')}
      emptyText={ta('suppliers.none')}
      rows={suppliers}
      nameOf={(row) => row.name}
      cells={cells}
      fields={fieldsOf()}
    />
  );
}

const fieldsOf = (): FieldsOf<PartnerChange> => ({
  name: { label: ta('suppliers.name'), isRequired: true },
  description: { label: ta('suppliers.description'), as: 'text', rows: 3 },
  location: { label: ta('suppliers.location'), isHalf: true },
  country: { label: ta('suppliers.country'), isHalf: true },
  contactPhone: {
    label: ta('suppliers.phone'),
    hint: ta('suppliers.phoneHint'),
    input: { type: 'tel' },
    isHalf: true,
  },
  contactEmail: {
    label: ta('suppliers.email'),
    hint: ta('suppliers.emailHint'),
    input: { inputMode: 'email' as const },
    isHalf: true,
  },
  website: { label: ta('suppliers.website'), input: { type: 'url' }, isHalf: true },
  establishedYear: {
    label: ta('suppliers.year'),
    input: { type: 'number', min: 1800, step: 1 },
    isHalf: true,
  },
  rating: {
    label: ta('suppliers.rating'),
    hint: ta('suppliers.ratingHint'),
    input: { type: 'number', min: 0, max: 5, step: 0.01 },
    isHalf: true,
  },
  isVerified: { label: ta('suppliers.isVerified'), as: 'check' },
  verifiedAt: { label: ta('suppliers.verifiedAt'), input: { type: 'date' }, isHalf: true },
  verificationNote: { label: ta('suppliers.note'), hint: ta('suppliers.noteHint'), isHalf: true },
  logoUrl: { label: ta('suppliers.logo'), as: 'made', make: (given) => <ImageUploader {...given} /> },
});

function cells(row: Row): Cells {
  return {
    [ta('suppliers.location')]: (
      <span className="flex flex-wrap items-center gap-x-2">
        {listText([row.location ?? '', row.country ?? ''].filter(Boolean))}
        {row.contactPhone && dialledDigits(row.contactPhone) === null ? (
          <span
            className="badge badge-amber"
            title={ta('suppliers.phoneUnreadHint', { phone: row.contactPhone })}
          >
            {ta('suppliers.phoneUnread')}
          </span>
        ) : null}
      </span>
    ),
    [ta('products.title')]: row.productCount,
    [ta('suppliers.verified')]: row.isVerified ? (
      <span className="badge">{row.verifiedAt ?? ta('suppliers.yes')}</span>
    ) : null,
    [ta('evidence.title')]: row.isDeleted ? null : <Proof of={row} />,
    [ta('supplierPrice.prices')]: row.isDeleted ? null : <Prices of={row} />,
  };
}

/** Link to the evidence. Warns if buyers see the badge of a supplier without valid evidence. */
function Proof({ of: { id, name, isVerified, isProved } }: { of: Row }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        to={`/admin/evidence?supplier=${id}`}
        className="link"
        aria-label={labelText(ta('evidence.title'), name)}
      >
        {ta('evidence.title')}
      </Link>
      {isVerified && !isProved ? (
        <span className="badge badge-amber" title={ta('evidence.unprovedHint')}>
          {ta('evidence.unproved')}
        </span>
      ) : null}
    </span>
  );
}

/** Link to the supplier's prices, with their number and how many are old. */
function Prices({ of: { id, name, prices } }: { of: Row }) {
  const text =
    prices.total > 0 ? ta('supplierPrice.ofSupplier', { count: prices.total }) : ta('supplierPrice.addTo');
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        to={`/admin/supplier-prices?supplier=${id}`}
        className="link"
        // It begins with the visible text, so that voice control finds it.
        aria-label={labelText(text, name)}
      >
        {text}
      </Link>
      {prices.old > 0 ? (
        <span className="badge badge-amber">{ta('supplierPrice.ofSupplierOld', { count: prices.old })}</span>
      ) : null}
    </span>
  );
}
