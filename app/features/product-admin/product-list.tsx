import { Link } from 'react-router';
import { formatPrice } from '#shared/money.ts';
import type { StaffProduct } from '#shared/product-form.ts';
import type { StockStatus } from '#shared/product-rules.ts';
import { type AdminTextKey, ta } from '../../lib/admin-text.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InlinePrice, InlineStock } from './inline-edit.tsx';
import { thumbnailUrl } from '../../lib/thumbnail.ts';

const stockTexts: Record<StockStatus, [AdminTextKey, string]> = {
  in_stock: ['products.inStock', ''],
  low_stock: ['products.lowStock', 'badge-amber'],
  out_of_stock: ['products.outOfStock', 'badge-red'],
};

type Props = {
  products: readonly StaffProduct[];
  selected: ReadonlySet<string>;
  isTrash: boolean;
  isBusy: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
  onEdit: (product: StaffProduct) => void;
  onDelete: (product: StaffProduct) => void;
  onRestore: (product: StaffProduct) => void;
  onDuplicate: (product: StaffProduct) => void;
};

/** The products as cards (back-office section 2, Product management). */
export function ProductList({ products, ...props }: Props) {
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

function Card({
  product,
  selected,
  isTrash,
  isBusy,
  ...on
}: Omit<Props, 'products'> & { product: StaffProduct }) {
  const [stockText, stockStyle] = stockTexts[product.stockStatus];
  const { name } = product;
  return (
    <>
      <div className="flex gap-3 p-3">
        <span className="pic relative size-20 shrink-0 rounded-md">
          {product.imageUrl ? (
            <img src={thumbnailUrl(product.imageUrl)} alt="" width={80} height={80} loading="lazy" />
          ) : (
            <span className="grid size-20 place-items-center text-muted">
              <Icon name="image" />
            </span>
          )}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-start gap-2">
            <h3 className="font-sans text-base leading-tight font-semibold">{name}</h3>
            <input
              type="checkbox"
              className="ml-auto size-5 shrink-0"
              checked={selected.has(product.id)}
              onChange={(event) => on.onSelect(product.id, event.target.checked)}
              aria-label={ta('products.select', { name })}
            />
          </div>
          <div className="mt-1 flex flex-wrap gap-1">
            {product.isFeatured ? (
              <span className="badge badge-amber">{ta('products.statusFeatured')}</span>
            ) : null}
            <span className={`badge ${product.isActive ? '' : 'badge-plain'}`}>
              {ta(product.isActive ? 'products.statusActive' : 'products.statusInactive')}
            </span>
            <span className={`badge ${stockStyle}`}>{ta(stockText)}</span>
          </div>
        </div>
      </div>
      <div className="grid gap-1 px-3 text-sm">
        {isTrash ? (
          <p className="font-semibold text-leaf">
            {formatPrice(product.price, product.priceUnit) ?? ta('products.contactForPrice')}
            <span className="font-normal text-muted">
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
      <div className="mt-auto flex flex-wrap gap-1 p-3">
        {isTrash ? (
          <button
            type="button"
            className="btn btn-outline btn-sm"
            disabled={isBusy}
            onClick={() => on.onRestore(product)}
          >
            {ta('products.restore')}
          </button>
        ) : (
          <>
            <button type="button" className="btn btn-outline btn-sm" onClick={() => on.onEdit(product)}>
              <AdminIcon name="edit" className="size-4" />
              {ta('products.edit')}
            </button>
            <button
              type="button"
              className="btn btn-danger btn-sm"
              disabled={isBusy}
              onClick={() => on.onDelete(product)}
            >
              <AdminIcon name="trash" className="size-4" />
              {ta('products.delete')}
            </button>
            <button
              type="button"
              className="btn btn-ghost btn-sm"
              disabled={isBusy}
              onClick={() => on.onDuplicate(product)}
            >
              {ta('products.duplicate')}
            </button>
            {product.isActive ? (
              <Link to={`/product/${product.id}`} className="btn btn-ghost btn-sm">
                {ta('products.view')}
              </Link>
            ) : null}
          </>
        )}
      </div>
    </>
  );
}
