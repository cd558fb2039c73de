import { Link } from 'react-router';
import type { StaffProduct, StaffQuery } from '#shared/product-form.ts';
import { naturalOrders, type StaffSort } from '#shared/product-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Thumbnail } from './product-badges.tsx';
import type { ListProps } from './product-list.tsx';
import { ProductActions } from './product-actions.tsx';
import { type CellContext, type ColumnName, columns } from './table-columns.tsx';

type Props = ListProps & {
  query: StaffQuery;
  shown: readonly ColumnName[];
  names: ReadonlyMap<string, string>;
  onSelectPage: (isSelected: boolean) => void;
};

/** The products as a dense table: sorted at a click on a heading, with the columns that were chosen. */
export function ProductTable({ products, query, shown, names, onSelectPage, ...props }: Props) {
  const isAll = products.every(({ id }) => props.selected.has(id));
  return (
    <div className="card table-box" tabIndex={0} role="region" aria-label={ta('products.title')}>
      <table className="table dense">
        <thead>
          <tr>
            <th className="cell-check">
              <input
                type="checkbox"
                className="size-5"
                aria-label={ta('list.selectPage')}
                checked={isAll}
                onChange={(event) => onSelectPage(event.target.checked)}
              />
            </th>
            <Heading query={query} name="name" sort="name" />
            {shown.map((name) => (
              <Heading key={name} query={query} name={name} {...columns[name]} />
            ))}
            <th scope="col" className="cell-actions">
              <span className="sr-only">{ta('common.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <Row
              key={product.id}
              product={product}
              shown={shown}
              context={{ names, isTrash: props.isTrash }}
              {...props}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps = {
  query: StaffQuery;
  name: ColumnName | 'name';
  sort?: StaffSort | undefined;
  style?: string | undefined;
};

/** A column's name; a link, which sorts by it, and at the second click the other way round. */
function Heading({ query, name, sort, style }: HeadingProps) {
  const text = ta(`list.column.${name}`);
  if (!sort)
    return (
      <th scope="col" className={style}>
        {text}
      </th>
    );
  const { page: _, ...filter } = query;
  const now = query.sort === sort ? query.order || naturalOrders[sort] : null;
  const next = now === null ? naturalOrders[sort] : now === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      className={style}
      aria-sort={now === null ? undefined : now === 'asc' ? 'ascending' : 'descending'}
    >
      <Link
        to={`?${new URLSearchParams({ ...filter, sort, order: next === naturalOrders[sort] ? '' : next })}`}
        preventScrollReset
        className="sort-link"
        title={ta('list.sortBy', { column: text })}
      >
        {text}
        {now ? <Icon name="chevron" className={`size-3.5 ${now === 'asc' ? 'flip' : ''}`} /> : null}
      </Link>
    </th>
  );
}

type RowProps = Omit<ListProps, 'products'> & {
  product: StaffProduct;
  shown: readonly ColumnName[];
  context: CellContext;
};

function Row({ product, shown, context, selected, onSelect, ...props }: RowProps) {
  const { id, name } = product;
  return (
    <tr data-selected={selected.has(id) || undefined}>
      <td className="cell-check">
        <input
          type="checkbox"
          className="size-5"
          checked={selected.has(id)}
          onChange={({ target, nativeEvent }) =>
            onSelect(id, target.checked, (nativeEvent as MouseEvent).shiftKey)
          }
          aria-label={ta('products.select', { name })}
        />
      </td>
      <th scope="row">
        <div className="flex items-center gap-2">
          <Thumbnail product={product} size={40} />
          <h3 id={`name-${id}`} className="cell-name">
            {name}
          </h3>
        </div>
      </th>
      {shown.map((column) => (
        <td key={column} className={columns[column].style}>
          {columns[column].cell(product, context)}
        </td>
      ))}
      <td className="cell-actions">
        <ProductActions product={product} isDense {...props} />
      </td>
    </tr>
  );
}
