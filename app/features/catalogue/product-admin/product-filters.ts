import type { StaffQuery } from '#shared/catalogue/product-form.ts';
import type { StaffSort } from '#shared/catalogue/product-rules.ts';
import { type AdminTextKey, ta } from '../../../lib/admin-text.ts';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';
import type { Choices } from './product-fields.tsx';

/** The sort orders besides "newest" that the filter offers. A table also has those of its headings. */
const offered = {
  name: 'products.sortName',
  price: 'products.sortPrice',
  stock: 'products.sortStock',
  views: 'products.sortViews',
  inquiries: 'products.sortInquiries',
} as const satisfies Partial<Record<StaffSort, AdminTextKey>>;

type OtherSort = Exclude<StaffSort, keyof typeof offered | 'newest'>;

const choicesOf = (records: readonly { id: string; name: string }[]) =>
  records.map(({ id, name }) => [id, name] as const);

/** Filters and order of the product list. */
export function productFilters(query: StaffQuery, { categories, partners }: Choices): readonly ListFilter[] {
  const { category, supplier, status, stock, sort } = query;
  const isOther = sort !== 'newest' && !(sort in offered);
  return [
    {
      name: 'category',
      value: category,
      label: ta('products.category'),
      none: ta('products.allCategories'),
      choices: [['none', ta('products.noCategory')], ...choicesOf(categories)],
    },
    {
      name: 'supplier',
      value: supplier,
      label: ta('list.supplier'),
      none: ta('list.allSuppliers'),
      choices: [['none', ta('list.noSupplier')], ...choicesOf(partners)],
    },
    {
      name: 'status',
      value: status,
      label: ta('products.status'),
      none: ta('products.statusAll'),
      choices: [
        ['active', ta('products.statusActive')],
        ['inactive', ta('products.statusInactive')],
        ['featured', ta('products.statusFeatured')],
        ['trash', ta('products.statusTrash')],
      ],
    },
    {
      name: 'stock',
      value: stock,
      label: ta('products.stock'),
      none: ta('products.stockAll'),
      choices: [
        ['reorder', ta('list.reorder')],
        ['in_stock', ta('products.inStock')],
        ['low_stock', ta('products.lowStock')],
        ['out_of_stock', ta('products.outOfStock')],
      ],
    },
    {
      name: 'sort',
      value: sort === 'newest' ? '' : sort,
      label: ta('products.sort'),
      none: ta('products.sortNewest'),
      isOrder: true,
      choices: [
        ...Object.entries(offered).map(([name, text]) => [name, ta(text)] as const),
        ...(isOther ? [[sort, ta(`list.column.${sort as OtherSort}`)] as const] : []),
      ],
    },
  ];
}
