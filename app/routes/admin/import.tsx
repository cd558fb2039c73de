import { Link } from 'react-router';
import { currencies } from '#shared/base/money.ts';
import { incoterms, saleUnits, stockStatuses } from '#shared/catalogue/product-rules.ts';
import { headingOf } from '#shared/catalogue/transfer-headings.ts';
import { type TransferColumn, transferColumns } from '#shared/catalogue/transfer-rules.ts';
import { ColumnHelp } from '../../features/catalogue/transfer/column-help.tsx';
import { ImportScreen } from '../../features/catalogue/transfer/import-screen.tsx';
import { TemplateLinks } from '../../features/catalogue/transfer/transfer-links.tsx';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/import.ts';

/** /admin/import: products as a file (docs/specification/import.md). */
export const loader = onStaffServer('staff', async ({ services, user }) => ({
  meta: { title: ta('transfer.title') },
  imports: await services.transfers.imports.list(user),
  choices: {
    category: (await services.categories.list('en')).map(({ name }) => name),
    supplier: (await services.partners.list()).map(({ name }) => name),
  },
}));

const yesNo = ['yes', 'no'];
const words = {
  currency: currencies,
  sale_unit: saleUnits,
  incoterm: incoterms,
  stock_status: stockStatuses,
  active: yesNo,
  featured: yesNo,
} satisfies Partial<Record<TransferColumn, readonly string[]>>;

export default function Import({ loaderData: { imports, choices } }: Route.ComponentProps) {
  return (
    <ImportScreen
      noun="products"
      title={ta('transfer.title')}
      text={ta('transfer.text')}
      back={
        <Link to="/admin/products" className="btn btn-outline">
          {ta('transfer.toProducts')}
        </Link>
      }
      below={<TemplateLinks />}
      help={<ColumnHelp />}
      imports={imports}
      columns={transferColumns}
      headingOf={(column) => headingOf(column as TransferColumn, spokenLanguage())}
      nameHeading={ta('transfer.product')}
      choices={{ words: { ...words, ...choices }, mayBeEmpty: Object.keys(choices) }}
    />
  );
}
