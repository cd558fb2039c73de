import { localeTags } from '#shared/locale.ts';
import { formatPrice } from '#shared/money.ts';
import type { Product } from '#shared/product.ts';
import { useTexts } from './i18n.tsx';
import { ownPrice } from './own-price.ts';
import { useShell } from './shell.ts';

type Props = {
  product: Pick<Product, 'price' | 'priceUnit'> & Partial<Pick<Product, 'saleUnit'>>;
  className?: string;
  /** The style of "per pair"; without one the amount stands alone. */
  unitStyle?: string;
  /** What stands behind the unit: "FOB". */
  note?: string | null;
};

/** A price as every page shows it; "Contact for price" where there is none. */
export function Price({ product, className = 'font-semibold text-leaf', unitStyle, note }: Props) {
  const { t } = useTexts();
  const { price, priceUnit, saleUnit } = product;
  const shown = formatPrice(price, priceUnit);
  return (
    <>
      <span className={shown ? `price ${className}` : className}>
        {shown ?? t('product.contactForPrice')}
      </span>
      {shown && saleUnit && unitStyle !== undefined ? (
        <>
          {' '}
          <span className={unitStyle}>
            {t(`product.perUnit.${saleUnit}`)}
            {note ? ` · ${note}` : null}
          </span>
        </>
      ) : null}
    </>
  );
}

/** A price, led by the amount in the buyer's own currency where one is chosen. */
export function BuyerPrice(props: Props) {
  const { locale } = useTexts();
  const { currency, settings } = useShell();
  const own = ownPrice(props.product, currency, settings.rates, localeTags[locale]);
  if (!own) return <Price {...props} />;
  return (
    <>
      {/* Browsers may write a currency in another way than the server. */}
      <span
        className={`price block ${props.className ?? 'font-semibold text-leaf'}`}
        suppressHydrationWarning
      >
        {own}
      </span>{' '}
      <Price {...props} className="text-sm" />
    </>
  );
}
