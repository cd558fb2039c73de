import type { ReactNode } from 'react';
import type { StaffProduct } from '#shared/product-form.ts';
import type { StaffSort } from '#shared/product-rules.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { InlinePrice, InlineStock } from './inline-edit.tsx';
import type { Choices } from './product-fields.tsx';
import { FeaturedBadge, PlainPrice, StateBadge, StockBadge } from './product-badges.tsx';

/** What a cell knows beside its product. */
export type CellContext = { names: ReadonlyMap<string, string>; isTrash: boolean };

type Column = {
  /** By what the list is sorted at a click on the heading. */
  sort?: StaffSort;
  style?: 'cell-number' | 'cell-code' | 'cell-text';
  cell: (product: StaffProduct, context: CellContext) => ReactNode;
};

/** The columns that can be chosen, in their order; the name always stands before them. Their headings are `list.column`. */
export const columns: Record<ColumnName, Column> = {
  sku: { sort: 'sku', style: 'cell-code', cell: ({ sku }) => sku },
  category: {
    sort: 'category',
    style: 'cell-text',
    cell: ({ categoryId }, { names }) => names.get(categoryId ?? ''),
  },
  supplier: {
    sort: 'supplier',
    style: 'cell-text',
    cell: ({ partnerId }, { names }) => names.get(partnerId ?? ''),
  },
  price: {
    sort: 'price',
    cell: (product, { isTrash }) =>
      isTrash ? <PlainPrice product={product} /> : <InlinePrice product={product} />,
  },
  stock: {
    sort: 'stock',
    cell: (product, { isTrash }) => (
      <div className="flex flex-col items-start gap-0.5 whitespace-nowrap">
        {isTrash ? (
          ta('products.stockUnits', { count: product.stockQuantity })
        ) : (
          <InlineStock product={product} />
        )}
        <StockBadge product={product} />
      </div>
    ),
  },
  status: {
    sort: 'status',
    cell: (product) => (
      <div className="flex flex-col items-start gap-0.5 whitespace-nowrap">
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
export type ColumnName = (typeof columnNames)[number];

/** What is shown until somebody chooses: it fits beside the rail of a small laptop. */
export const usualColumns: readonly ColumnName[] = [
  'sku',
  'category',
  'price',
  'stock',
  'status',
  'inquiries',
];

/** The names of what categories and suppliers the products refer to. */
export const namesOf = ({ categories, partners }: Choices): ReadonlyMap<string, string> =>
  new Map([...categories, ...partners].map(({ id, name }) => [id, name]));

/** Kept columns, as far as there are such. */
export function readColumns(kept: unknown): readonly ColumnName[] | null {
  return Array.isArray(kept) ? columnNames.filter((name) => kept.includes(name)) : null;
}
