import type { StaffProduct } from '#shared/product-form.ts';
import { ta } from '../../lib/admin-text.ts';
import { InlinePrice, InlineStock } from './inline-edit.tsx';
import { ProductActions, type ProductActionProps } from './product-actions.tsx';
import { FeaturedBadge, PlainPrice, StateBadge, StockBadge, Thumbnail } from './product-badges.tsx';

export type ListProps = ProductActionProps & {
  products: readonly StaffProduct[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
};

/** The products as cards (back-office section 2, Product management). */
export function ProductList({ products, ...props }: ListProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      {products.map((product) => (
        <li key={product.id} className="card flex flex-col overflow-hidden">
          <Card product={product} {...props} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = Omit<ListProps, 'products'> & { product: StaffProduct };

function Card({ product, selected, onSelect, ...props }: CardProps) {
  const { id, name } = product;
  return (
    <>
      <div className="flex gap-3 p-3">
        <Thumbnail product={product} size={80} />
        <div className="min-w-0 flex-1">
          <div className="flex items-start gap-2">
            <h3 id={`name-${id}`} className="cell-name font-sans text-base leading-tight font-semibold">
              {name}
            </h3>
            <input
              type="checkbox"
              className="ml-auto size-5 shrink-0"
              checked={selected.has(id)}
              onChange={({ target, nativeEvent }) =>
                onSelect(id, target.checked, (nativeEvent as MouseEvent).shiftKey)
              }
              aria-label={ta('products.select', { name })}
            />
          </div>
          <div className="mt-1 flex flex-wrap gap-1">
            <FeaturedBadge product={product} />
            <StateBadge product={product} />
            <StockBadge product={product} />
          </div>
        </div>
      </div>
      <div className="grid gap-1 px-3 text-sm">
        {props.isTrash ? (
          <p>
            <PlainPrice product={product} />
            <span className="text-muted">
              {' '}
              · {ta('products.stockUnits', { count: product.stockQuantity })}
            </span>
          </p>
        ) : (
          <div className="flex flex-wrap items-start gap-1">
            <InlinePrice product={product} />
            <InlineStock product={product} />
          </div>
        )}
        {product.shortDescription ? <p className="clamp-2 text-muted">{product.shortDescription}</p> : null}
        <p className="text-xs text-muted">
          {ta('products.views', { count: product.viewCount })} ·{' '}
          {ta('products.inquiryCount', { count: product.inquiryCount })}
          {product.sku ? ` · ${product.sku}` : ''}
        </p>
      </div>
      <div className="mt-auto p-3">
        <ProductActions product={product} {...props} />
      </div>
    </>
  );
}
