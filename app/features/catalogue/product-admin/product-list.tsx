import type { StaffProduct } from '#shared/catalogue/product-form.ts';
import { ta } from '../../../lib/admin-text.ts';
import { Price } from '../../../lib/price.tsx';
import { SelectBox } from '../../../staff/list/select-box.tsx';
import type { Selection } from '../../../staff/list/use-selection.ts';
import { InlinePrice, InlineStock } from './inline-edit.tsx';
import { ProductActions, type ProductActionProps } from './product-actions.tsx';
import { FeaturedBadge, StateBadge, StockBadge, Thumbnail } from './product-badges.tsx';

type Props = ProductActionProps & { products: readonly StaffProduct[]; selection: Selection };

/** The products as cards (docs/specification/products.md#management). */
export function ProductList({ products, ...props }: Props) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      {products.map((product) => (
        <li key={product.id} className="card flex flex-col">
          <Card product={product} {...props} />
        </li>
      ))}
    </ul>
  );
}

function Card({ product, selection, ...props }: Omit<Props, 'products'> & { product: StaffProduct }) {
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
            <SelectBox id={id} name={name} selection={selection} className="ml-auto" />
          </div>
          <div className="mt-1 flex flex-wrap gap-1">
            <FeaturedBadge product={product} />
            <StateBadge of={product} />
            <StockBadge product={product} />
          </div>
        </div>
      </div>
      <div className="grid gap-1 px-3 text-sm">
        {props.isTrash ? (
          <p>
            <Price product={product} />
            <span className="text-muted">
              {' '}
              · {ta(`quote.units.${product.saleUnit}`, { count: product.stockQuantity })}
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
      <div className="mt-auto flex justify-end p-3">
        <ProductActions product={product} {...props} />
      </div>
    </>
  );
}
