import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Category } from '../../../shared/category.ts';
import type { StaffQuery } from '../../../shared/product-form.ts';
import { staffSorts } from '../../../shared/product-rules.ts';
import { ta } from '../../lib/admin-text.ts';

const sortTexts = {
  newest: 'products.sortNewest',
  name: 'products.sortName',
  price: 'products.sortPrice',
  stock: 'products.sortStock',
  views: 'products.sortViews',
  inquiries: 'products.sortInquiries',
} as const;

function Choice(props: { name: string; label: string; value: string; children: ReactNode }) {
  return (
    <select
      // The address may change without this form: a new key shows what it says now.
      key={props.value}
      name={props.name}
      defaultValue={props.value}
      aria-label={props.label}
      className="field w-auto"
    >
      {props.children}
    </select>
  );
}

/** Search, filters and order of the product list; they are in the address, so that a list can be kept as a bookmark. */
export function ListFilter({ query, categories }: { query: StaffQuery; categories: readonly Category[] }) {
  return (
    <Form method="get" role="search" className="flex flex-wrap gap-2">
      <input
        key={query.search}
        type="search"
        name="search"
        defaultValue={query.search}
        placeholder={ta('products.searchLabel')}
        aria-label={ta('products.searchLabel')}
        className="field max-w-sm"
      />
      <Choice name="category" label={ta('products.category')} value={query.category}>
        <option value="">{ta('products.allCategories')}</option>
        <option value="none">{ta('products.noCategory')}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="status" label={ta('products.status')} value={query.status}>
        <option value="">{ta('products.statusAll')}</option>
        <option value="active">{ta('products.statusActive')}</option>
        <option value="inactive">{ta('products.statusInactive')}</option>
        <option value="featured">{ta('products.statusFeatured')}</option>
        <option value="trash">{ta('products.statusTrash')}</option>
      </Choice>
      <Choice name="stock" label={ta('products.stock')} value={query.stock}>
        <option value="">{ta('products.stockAll')}</option>
        <option value="in_stock">{ta('products.inStock')}</option>
        <option value="low_stock">{ta('products.lowStock')}</option>
        <option value="out_of_stock">{ta('products.outOfStock')}</option>
      </Choice>
      <Choice name="sort" label={ta('products.sort')} value={query.sort}>
        {staffSorts.map((sort) => (
          <option key={sort} value={sort}>
            {ta(sortTexts[sort])}
          </option>
        ))}
      </Choice>
      <button type="submit" className="btn btn-outline">
        {ta('products.apply')}
      </button>
    </Form>
  );
}
