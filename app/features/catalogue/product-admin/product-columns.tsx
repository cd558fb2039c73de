import type { StaffProduct } from '#shared/catalogue/product-form.ts';
import type { StaffSort } from '#shared/catalogue/product-rules.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { Price } from '../../../lib/price.tsx';
import type { ListColumn } from '../../../staff/list/list-table.tsx';
import { InlinePrice, InlineStock } from './inline-edit.tsx';
import type { Choices } from './product-fields.tsx';
import { FeaturedBadge, StateBadge, StockBadge, Thumbnail } from './product-badges.tsx';

/**
 * The columns that can be chosen, in order, after the name, which is always shown. Their headings are `list.column`.
 */
export const columnNames = [
  'sku',
  'category',
  'supplier',
  'price',
  'stock',
  'status',
  'minimum',
  'leadTime',
  'summary',
  'views',
  'inquiries',
  'updated',
] as const;
type ColumnName = (typeof columnNames)[number];

/** The columns shown by default: they fit beside the rail of a small laptop. */
export const usualColumns: readonly ColumnName[] = [
  'sku',
  'category',
  'price',
  'stock',
  'status',
  'inquiries',
];

export const headingOf = (name: string) => ta(`list.column.${name as ColumnName}`);

type Column = Omit<ListColumn<StaffProduct>, 'name' | 'heading'> & { sort?: StaffSort };

/**
 * The column that names a product: its picture and its name.
 * @param names product names in the reader's language, if translated
 */
export const nameColumn = (
  names: Readonly<Record<string, string>>,
): Omit<ListColumn<StaffProduct>, 'name'> => ({
  heading: ta('list.column.name'),
  sort: 'name',
  cell: (product) => (
    <div className="row-name">
      <Thumbnail product={product} size={40} />
      <h3 id={`name-${product.id}`} className="cell-name" title={product.name}>
        {names[product.id] ?? product.name}
      </h3>
    </div>
  ),
});

/** The chosen columns of the product list. */
export function productColumns(
  shown: readonly string[],
  { categories, partners }: Choices,
  isTrash: boolean,
): readonly ListColumn<StaffProduct>[] {
  const names = new Map([...categories, ...partners].map(({ id, name }) => [id, name]));
  const columns: Record<ColumnName, Column> = {
    sku: { sort: 'sku', style: 'cell-code', cell: ({ sku }) => sku },
    category: {
      sort: 'category',
      style: 'cell-text',
      cell: ({ categoryId }) => names.get(categoryId ?? ''),
    },
    supplier: {
      sort: 'supplier',
      style: 'cell-text',
      cell: ({ partnerId }) => names.get(partnerId ?? ''),
    },
    price: {
      sort: 'price',
      isFact: true,
      cell: (product) => (isTrash ? <Price product={product} /> : <InlinePrice product={product} />),
    },
    stock: {
      sort: 'stock',
      isFact: true,
      cell: (product) => (
        <div className="cell-stack">
          {isTrash ? (
            ta(`quote.units.${product.saleUnit}`, { count: product.stockQuantity })
          ) : (
            <InlineStock product={product} />
          )}
          <StockBadge product={product} />
        </div>
      ),
    },
    status: {
      sort: 'status',
      isFact: true,
      cell: (product) => (
        <div className="cell-stack">
          <StateBadge product={product} />
          <FeaturedBadge product={product} />
        </div>
      ),
    },
    minimum: {
      sort: 'minimum',
      style: 'cell-number',
      cell: ({ minimumOrderQuantity }) => minimumOrderQuantity,
    },
    leadTime: { style: 'cell-text', cell: ({ leadTime }) => leadTime },
    summary: {
      cell: ({ shortDescription }) => <p className="clamp-2 min-w-48 text-muted">{shortDescription}</p>,
    },
    views: { sort: 'views', style: 'cell-number', cell: ({ viewCount }) => viewCount },
    inquiries: { sort: 'inquiries', style: 'cell-number', cell: ({ inquiryCount }) => inquiryCount },
    updated: {
      sort: 'updated',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>,
    },
  };
  return columnNames
    .filter((name) => shown.includes(name))
    .map((name) => ({ name, heading: headingOf(name), ...columns[name] }));
}
