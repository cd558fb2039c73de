import { Link } from 'react-router';
import { type EvidenceChange, evidenceQuery, type StaffEvidence } from '#shared/catalogue/evidence.ts';
import { evidenceKinds, isValidEvidence } from '#shared/catalogue/evidence-rules.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import type { FieldsOf } from '../../features/platform/record-admin/field-spec.ts';
import { type Cells, RecordPage } from '../../features/platform/record-admin/record-page.tsx';
import { ImageUploader } from '../../features/content/upload/image-uploader.tsx';
import { compareNames, ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/evidence.ts';

/** /admin/evidence: the evidence behind the badge of a supplier, or of all suppliers. */
export const loader = onStaffServer('staff', async ({ services, user, search }) => {
  const { supplier } = evidenceQuery.parse(search);
  const [rows, suppliers] = await Promise.all([
    services.evidence.list(user, supplier),
    services.partnerAdmin.list(user),
  ]);
  return {
    meta: { title: ta('evidence.title') },
    supplier,
    rows,
    suppliers: suppliers
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => compareNames(a.name, b.name)),
    today: officeDay(),
  };
});

type Supplier = { id: string; name: string };

export default function Evidence({ loaderData }: Route.ComponentProps) {
  const { supplier, rows, suppliers, today } = loaderData;
  const shown = suppliers.find(({ id }) => id === supplier);
  return (
    <RecordPage
      noun="evidence"
      title={shown ? ta('evidence.titleOf', { name: shown.name }) : ta('evidence.title')}
      text={ta('evidence.text')}
      addLabel={ta('evidence.add')}
      emptyText={ta('evidence.none')}
      rows={rows}
      nameOf={({ title }) => title}
      cells={(row) => cells(row, today)}
      fields={fieldsOf(suppliers, supplier, today)}
      links={
        <Link to="/admin/suppliers" className="btn btn-outline">
          {ta('evidence.back')}
        </Link>
      }
    />
  );
}

function fieldsOf(suppliers: readonly Supplier[], supplier: string, today: string): FieldsOf<EvidenceChange> {
  const photo = (number: number) => ({
    label: ta('evidence.photo', { number }),
    as: 'made' as const,
    make: (given: Parameters<typeof ImageUploader>[0]) => <ImageUploader {...given} />,
  });
  return {
    partnerId: {
      label: ta('evidence.supplier'),
      as: 'choice',
      initial: supplier || (suppliers[0]?.id ?? ''),
      isHalf: true,
      options: suppliers.map(({ id, name }) => ({ value: id, text: name })),
    },
    kind: {
      label: ta('evidence.kind'),
      as: 'choice',
      initial: 'visit',
      isHalf: true,
      options: evidenceKinds.map((kind) => ({ value: kind, text: ta(`evidence.kinds.${kind}`) })),
    },
    title: { label: ta('evidence.what'), isRequired: true },
    doneOn: {
      label: ta('evidence.doneOn'),
      input: { type: 'date' },
      initial: today,
      isRequired: true,
      isHalf: true,
    },
    doneBy: { label: ta('evidence.doneBy'), isRequired: true, isHalf: true },
    validUntil: {
      label: ta('evidence.validUntil'),
      hint: ta('evidence.validHint'),
      input: { type: 'date' },
      isHalf: true,
    },
    note: { label: ta('evidence.note'), as: 'text', rows: 2 },
    limits: { label: ta('evidence.limits'), hint: ta('evidence.limitsHint'), as: 'text', rows: 2 },
    photo1Url: photo(1),
    photo2Url: photo(2),
    photo3Url: photo(3),
  };
}

function cells(row: StaffEvidence, today: string): Cells {
  const isValid = isValidEvidence(row, today);
  return {
    [ta('evidence.supplier')]: row.partnerName,
    // The second cell, so that a phone shows it too.
    [ta('evidence.validUntil')]: (
      <span className={`badge ${isValid ? '' : 'badge-plain'}`}>
        {row.validUntil ?? ''} {ta(isValid ? 'evidence.valid' : 'evidence.expired')}
      </span>
    ),
    [ta('evidence.kind')]: ta(`evidence.kinds.${row.kind}`),
    [ta('evidence.doneOn')]: row.doneOn,
    [ta('evidence.doneBy')]: row.doneBy,
  };
}
