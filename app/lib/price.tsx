import { formatPrice } from '#shared/money.ts';
import type { Product } from '#shared/product.ts';
import { useTexts } from './i18n.tsx';
import { showOwnPrice } from './own-price.ts';

type Props = {
  product: Pick<Product, 'price' | 'priceUnit'> & Partial<Pick<Product, 'saleUnit'>>;
  className?: string;
  /** The style of "per pair"; without one the amount stands alone. */
  unitStyle?: string;
  /** What stands behind the unit: "FOB". */
  note?: string | null;
  /** Whether it is followed by the price in the buyer's own currency. */
  hasOwn?: boolean;
};

/** A price as every page shows it; "Contact for price" where there is none. */
export function Price({
  product,
  className = 'font-semibold text-leaf',
  unitStyle,
  note,
  hasOwn = false,
}: Props) {
  const { t } = useTexts();
  const { price, priceUnit, saleUnit } = product;
  const shown = formatPrice(price, priceUnit);
  return (
    <>
      <span className={className}>{shown ?? t('product.contactForPrice')}</span>
      {shown && saleUnit && unitStyle !== undefined ? (
        <>
          {' '}
          <span className={unitStyle}>
            {t(`product.perUnit.${saleUnit}`)}
            {note ? ` · ${note}` : null}
          </span>
        </>
      ) : null}
      {shown && hasOwn ? <OwnPrice price={price} unit={priceUnit} /> : null}
    </>
  );
}

const show = (element: HTMLElement | null) => {
  if (element) showOwnPrice(element);
};

/** Placeholder of the price in the buyer's own currency; the browser fills it in once one is chosen. */
const OwnPrice = ({ price, unit }: { price: string | null; unit: string }) => (
  <span
    className="own-price block w-full text-sm font-normal text-muted"
    data-price={price}
    data-unit={unit}
    suppressHydrationWarning
    ref={show}
  >
    {''}
  </span>
);
