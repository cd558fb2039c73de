import type { StaffProduct } from '#shared/catalogue/product-form.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { Price } from '../../../lib/price.tsx';
import { columnsOf, type ListColumn } from '../../../staff/list/list-table.tsx';
import { InlinePrice, InlineStock } from './inline-edit.tsx';
import type { Choices } from './product-fields.tsx';
import { FeaturedBadge, StateBadge, StockBadge, Thumbnail } from './product-badges.tsx';

/** The columns of the product list. */
export function productColumns(
  { categories, partners }: Choices,
  isTrash: boolean,
): readonly ListColumn<StaffProduct>[] {
  const others = new Map([...categories, ...partners].map(({ id, name }) => [id, name]));
  return columnsOf((name) => ta(`list.column.${name}`), {
    name: {
      sort: 'name',
      cell: (product) => (
        <div className="row-name">
          <Thumbnail product={product} size={40} />
          <h3 id={`name-${product.id}`} className="cell-name" title={product.name}>
            {product.name}
          </h3>
        </div>
      ),
    },
    sku: { sort: 'sku', style: 'cell-code', cell: ({ sku }) => sku },
    category: {
      sort: 'category',
      style: 'cell-text',
      cell: ({ categoryId }) => others.get(categoryId ?? ''),
    },
    supplier: {
      isExtra: true,
      sort: 'supplier',
      style: 'cell-text',
      cell: ({ partnerId }) => others.get(partnerId ?? ''),
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
          <StateBadge of={product} />
          <FeaturedBadge product={product} />
        </div>
      ),
    },
    minimum: {
      isExtra: true,
      sort: 'minimum',
      style: 'cell-number',
      cell: ({ minimumOrderQuantity }) => minimumOrderQuantity,
    },
    leadTime: { isExtra: true, style: 'cell-text', cell: ({ leadTime }) => leadTime },
    summary: {
      isExtra: true,
      cell: ({ shortDescription }) => <p className="clamp-2 min-w-48 text-muted">{shortDescription}</p>,
    },
    views: { isExtra: true, sort: 'views', style: 'cell-number', cell: ({ viewCount }) => viewCount },
    inquiries: { sort: 'inquiries', style: 'cell-number', cell: ({ inquiryCount }) => inquiryCount },
    updated: {
      isExtra: true,
      sort: 'updated',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>,
    },
  });
}
