import { formatBytes } from '#shared/base/bytes.ts';
import type { CatalogChange, StaffCatalog } from '#shared/deals/catalog.ts';
import { PdfUploader } from '../../features/deals/catalog-admin/pdf-uploader.tsx';
import type { FieldsOf } from '../../features/platform/record-admin/field-spec.ts';
import { type Cells, RecordPage } from '../../features/platform/record-admin/record-page.tsx';
import { StateBadge } from '../../features/catalogue/product-admin/product-badges.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/catalogs.ts';

/** /admin/catalogs: PDF files that buyers download. */
export const loader = onStaffServer('staff', async ({ services, user, locale }) => {
  const [catalogs, categories] = await Promise.all([
    services.catalogs.list(user),
    services.categories.list(locale),
  ]);
  return {
    meta: { title: ta('catalog.title') },
    catalogs,
    categories: categories.map(({ id, name }) => ({ id, name })),
  };
});

type Category = { id: string; name: string };

export default function Catalogs({ loaderData: { catalogs, categories } }: Route.ComponentProps) {
  return (
    <RecordPage
      noun="catalog"
      title={ta('catalog.title')}
      text={ta('catalog.text')}
      addLabel={ta('catalog.add')}
      emptyText={ta('catalog.none')}
      rows={catalogs}
      nameOf={({ title }) => title}
      cells={(row) => cells(row, categories)}
      fields={fieldsOf(categories)}
    />
  );
}

const fieldsOf = (categories: readonly Category[]): FieldsOf<CatalogChange> => ({
  title: { label: ta('catalog.name'), isRequired: true },
  description: { label: ta('catalog.description'), as: 'text', rows: 3 },
  categoryId: {
    label: ta('catalog.category'),
    as: 'choice',
    options: [
      { value: '', text: ta('catalog.noCategory') },
      ...categories.map(({ id, name }) => ({ value: id, text: name })),
    ],
  },
  fileUrl: { label: ta('catalog.file'), as: 'made', make: (given) => <PdfUploader {...given} /> },
  isActive: { label: ta('catalog.isActive'), as: 'check', initial: true },
});

const cells = (row: StaffCatalog, categories: readonly Category[]): Cells => ({
  [ta('catalog.category')]: categories.find(({ id }) => id === row.categoryId)?.name ?? null,
  [ta('products.status')]: <StateBadge of={row} />,
  [ta('catalog.size')]: row.fileSize === null ? null : formatBytes(row.fileSize),
  [ta('catalog.downloads')]: row.downloadCount,
  [ta('catalog.file')]: (
    <a href={row.fileUrl} target="_blank" rel="noreferrer" className="link">
      {ta('catalog.open')}
    </a>
  ),
});
