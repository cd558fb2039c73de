import type { StaffProduct } from '#shared/catalogue/product-form.ts';
import type { StockStatus } from '#shared/catalogue/product-rules.ts';
import { type AdminTextKey, ta } from '../../../lib/admin-text.ts';
import { thumbnailUrl } from '../../../lib/thumbnail.ts';
import { Icon } from '../../../ui/icon.tsx';

type Props = { product: StaffProduct };

const stockTexts: Record<StockStatus, [AdminTextKey, string]> = {
  in_stock: ['products.inStock', ''],
  low_stock: ['products.lowStock', 'badge-amber'],
  out_of_stock: ['products.outOfStock', 'badge-red'],
};

/** The name of a stock status. */
export const stockText = (status: StockStatus): AdminTextKey => stockTexts[status][0];

export function StockBadge({ product: { stockStatus } }: Props) {
  const [text, style] = stockTexts[stockStatus];
  return <span className={`badge ${style}`}>{ta(text)}</span>;
}

export const FeaturedBadge = ({ product: { isFeatured } }: Props) =>
  isFeatured ? <span className="badge badge-amber">{ta('products.statusFeatured')}</span> : null;

/** Whether buyers see a record. */
export const StateBadge = ({ of: { isActive } }: { of: { isActive: boolean } }) => (
  <span className={`badge ${isActive ? '' : 'badge-plain'}`}>
    {ta(isActive ? 'products.statusActive' : 'products.statusInactive')}
  </span>
);

/** The main picture in a square of this size in pixels; the first letter of the name if it cannot be loaded. */
export function Thumbnail({ product: { name, imageUrl }, size }: Props & { size: 40 | 80 }) {
  return (
    <span className={`pic relative shrink-0 rounded-md ${size === 80 ? 'size-20' : 'size-10'}`}>
      {imageUrl ? (
        <img
          src={thumbnailUrl(imageUrl)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          data-failed={[...name][0]}
        />
      ) : (
        <span className="grid size-full place-items-center text-muted">
          <Icon name="image" />
        </span>
      )}
    </span>
  );
}
