import { Link } from 'react-router';
import type { StaffQuery } from '#shared/catalogue/product-form.ts';
import { pathOf } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';

/** Links from the product list to the import, and to exports of the filtered products. */
export function TransferLinks({ query }: { query: StaffQuery }) {
  const { page: _, ...filter } = query;
  const exportPath = (format: 'csv' | 'xlsx') =>
    pathOf('GET /api/products/export', { query: { ...filter, format } });
  return (
    <>
      <Link to="/admin/import" className="btn btn-outline">
        {ta('transfer.link')}
      </Link>
      <div role="group" aria-label={ta('transfer.exportLabel')} className="flex flex-wrap gap-1">
        <a href={exportPath('csv')} download className="btn btn-outline">
          {ta('transfer.exportCsv')}
        </a>
        <a href={exportPath('xlsx')} download className="btn btn-outline">
          {ta('transfer.exportXlsx')}
        </a>
      </div>
    </>
  );
}

/** Links to an empty file with the headings. */
export const TemplateLinks = () => (
  <p className="flex flex-wrap gap-x-3 text-sm text-muted">
    {ta('transfer.template')}
    {(['csv', 'xlsx'] as const).map((format) => (
      <a
        key={format}
        href={pathOf('GET /api/products/import/template', { query: { format } })}
        download
        className="link"
        aria-label={`${ta('transfer.template')} ${ta(format === 'csv' ? 'transfer.templateCsv' : 'transfer.templateXlsx')}`}
      >
        {ta(format === 'csv' ? 'transfer.templateCsv' : 'transfer.templateXlsx')}
      </a>
    ))}
  </p>
);
