import type { Category } from '#shared/category.ts';
import type { StaffQuery } from '#shared/product-form.ts';
import { staffSorts } from '#shared/product-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { FilterChoice, FilterForm } from '../../lib/filter-form.tsx';

const sortTexts = {
  newest: 'products.sortNewest',
  name: 'products.sortName',
  price: 'products.sortPrice',
  stock: 'products.sortStock',
  views: 'products.sortViews',
  inquiries: 'products.sortInquiries',
} as const;

/** Search, filters and order of the product list. */
export function ListFilter({ query, categories }: { query: StaffQuery; categories: readonly Category[] }) {
  return (
    <FilterForm
      query={query}
      search={query.search}
      searchLabel={ta('products.searchLabel')}
      submitLabel={ta('products.apply')}
    >
      <FilterChoice name="category" label={ta('products.category')} value={query.category}>
        <option value="">{ta('products.allCategories')}</option>
        <option value="none">{ta('products.noCategory')}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice name="status" label={ta('products.status')} value={query.status}>
        <option value="">{ta('products.statusAll')}</option>
        <option value="active">{ta('products.statusActive')}</option>
        <option value="inactive">{ta('products.statusInactive')}</option>
        <option value="featured">{ta('products.statusFeatured')}</option>
        <option value="trash">{ta('products.statusTrash')}</option>
      </FilterChoice>
      <FilterChoice name="stock" label={ta('products.stock')} value={query.stock}>
        <option value="">{ta('products.stockAll')}</option>
        <option value="in_stock">{ta('products.inStock')}</option>
        <option value="low_stock">{ta('products.lowStock')}</option>
        <option value="out_of_stock">{ta('products.outOfStock')}</option>
      </FilterChoice>
      <FilterChoice name="sort" label={ta('products.sort')} value={query.sort}>
        {staffSorts.map((sort) => (
          <option key={sort} value={sort}>
            {ta(sortTexts[sort])}
          </option>
        ))}
      </FilterChoice>
    </FilterForm>
  );
}
