import { Link } from 'react-router';
import { type ReferenceColumn, referenceColumns, referenceHeading } from '#shared/deals/reference-file.ts';
import {
  goodsClasses,
  paperMakers,
  paperSteps,
  referenceBases,
  referenceKinds,
  referenceUnits,
} from '#shared/deals/reference-rules.ts';
import { ImportScreen } from '../../features/catalogue/transfer/import-screen.tsx';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { pathOf } from '../../lib/api.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/reference-import.ts';

/** /admin/reference/import: reference data as a file (decision 045). */
export const loader = onStaffServer('staff', async ({ services, user }) => ({
  meta: { title: ta('reference.file.title') },
  imports: await services.referenceFiles.imports.list(user),
}));

const words = {
  kind: referenceKinds,
  unit: referenceUnits,
  percent_of: referenceBases,
  goods_class: goodsClasses,
  made_by: paperMakers,
  needed: paperSteps,
  disputed: ['yes', 'no'],
} satisfies Partial<Record<ReferenceColumn, readonly string[]>>;
const mayBeEmpty = ['percent_of', 'goods_class', 'made_by', 'needed'];

export default function ReferenceImport({ loaderData: { imports } }: Route.ComponentProps) {
  return (
    <ImportScreen
      noun="reference"
      title={ta('reference.file.title')}
      text={ta('reference.file.text')}
      back={
        <Link to="/admin/reference" className="btn btn-outline">
          {ta('reference.file.back')}
        </Link>
      }
      below={
        <p className="max-w-2xl text-sm text-muted">
          {ta('reference.file.how')}{' '}
          <a href={pathOf('GET /api/reference/export')} download className="link">
            {ta('reference.file.export')}
          </a>
        </p>
      }
      imports={imports}
      columns={referenceColumns}
      headingOf={(column) => referenceHeading(column as ReferenceColumn, spokenLanguage())}
      nameHeading={ta('reference.column.name')}
      choices={{ words, mayBeEmpty }}
    />
  );
}
