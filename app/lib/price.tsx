import { localeTags } from '#shared/base/locale.ts';
import { formatPrice } from '#shared/base/money.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { useTexts } from './i18n.tsx';
import { ownPrice } from './own-price.ts';
import { useShell } from './shell.ts';

type Props = {
  product: Pick<Product, 'price' | 'priceUnit'> & Partial<Pick<Product, 'saleUnit'>>;
  className?: string;
  /** Class of the unit ("per pair"). Without it only the amount is shown. */
  unitStyle?: string;
  /** Text after the unit: "FOB". */
  note?: string | null;
};

/** A price, as all pages show it; "Contact for price" if there is none. */
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

/** A price. If the buyer has chosen a currency, the amount in that currency comes first. */
export function BuyerPrice(props: Props) {
  const { locale } = useTexts();
  const { currency, settings } = useShell();
  const own = ownPrice(props.product, currency, settings.rates, localeTags[locale]);
  if (!own) return <Price {...props} />;
  return (
    <>
      {/* Browsers may format a currency differently from the server. */}
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
