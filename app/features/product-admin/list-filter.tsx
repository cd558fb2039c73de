import type { StaffQuery } from '#shared/product-form.ts';
import type { StaffSort } from '#shared/product-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { FilterChoice, FilterForm } from '../../lib/filter-form.tsx';
import { filterWords } from '../../lib/filter-words.ts';
import { Fold } from '../../ui/admin/fold.tsx';
import type { Choices } from './product-fields.tsx';

/** The orders that the choice offers; a table also has those of its headings. */
const offered = ['newest', 'name', 'price', 'stock', 'views', 'inquiries'] as const;

const sortTexts = {
  newest: 'products.sortNewest',
  name: 'products.sortName',
  price: 'products.sortPrice',
  stock: 'products.sortStock',
  views: 'products.sortViews',
  inquiries: 'products.sortInquiries',
} as const satisfies Record<(typeof offered)[number], string>;

type OtherSort = Exclude<StaffSort, keyof typeof sortTexts>;

/** Search, filters and order of the product list. */
export function ListFilter({ query, choices }: { query: StaffQuery; choices: Choices }) {
  const { sort: sortedBy } = query;
  return (
    <FilterForm
      query={query}
      search={query.search}
      searchLabel={ta('products.searchLabel')}
      submitLabel={ta('products.apply')}
      isLive
      className="list-filter"
      searchClassName=""
    >
      {/* The direction is chosen at a heading of the table; it stays while somebody filters. */}
      <input type="hidden" name="order" defaultValue={query.order} />
      <Fold {...filterWords([query.category, query.supplier, query.status, query.stock])}>
        <FilterChoice name="category" label={ta('products.category')} value={query.category}>
          <option value="">{ta('products.allCategories')}</option>
          <option value="none">{ta('products.noCategory')}</option>
          {choices.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterChoice>
        <FilterChoice name="supplier" label={ta('list.supplier')} value={query.supplier}>
          <option value="">{ta('list.allSuppliers')}</option>
          <option value="none">{ta('list.noSupplier')}</option>
          {choices.partners.map(({ id, name }) => (
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
          <option value="reorder">{ta('list.reorder')}</option>
          <option value="in_stock">{ta('products.inStock')}</option>
          <option value="low_stock">{ta('products.lowStock')}</option>
          <option value="out_of_stock">{ta('products.outOfStock')}</option>
        </FilterChoice>
        <FilterChoice name="sort" label={ta('products.sort')} value={query.sort}>
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {ta(sortTexts[sort])}
            </option>
          ))}
          {sortedBy in sortTexts ? null : (
            <option value={sortedBy}>{ta(`list.column.${sortedBy as OtherSort}`)}</option>
          )}
        </FilterChoice>
      </Fold>
    </FilterForm>
  );
}
