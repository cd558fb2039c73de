import type { Translate } from '#shared/i18n/dictionary.ts';
import { formatPrice } from '#shared/money.ts';
import { quantityText } from '#shared/order-terms.ts';
import type { Product } from '#shared/product.ts';
import { OwnPrice } from './own-price.tsx';
import { useI18n } from '../../lib/i18n.tsx';

type Terms = Pick<Product, 'price' | 'priceUnit' | 'saleUnit' | 'minimumOrderQuantity'>;

/** "Min. order: 480 pairs". */
export const minimumOrderText = (terms: Terms, t: Translate): string =>
  t('common.labelled', {
    label: t('product.minimumOrder'),
    value: quantityText(terms, t),
  });

/** "$6.20 USD per pair · FOB" and "Min. order: 480 pairs": what a buyer asks first. */
export function OrderTerms({ terms }: { terms: Terms & Pick<Product, 'incoterm'> }) {
  const { t } = useI18n();
  const price = formatPrice(terms.price, terms.priceUnit);
  return (
    <div className="mt-1.5">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-xl font-semibold text-leaf">{price ?? t('product.contactForPrice')}</span>
        {price ? (
          <span className="text-sm">
            {t(`product.perUnit.${terms.saleUnit}`)}
            {terms.incoterm ? ` · ${terms.incoterm}` : null}
          </span>
        ) : null}
      </p>
      {price ? (
        <>
          <OwnPrice price={terms.price} unit={terms.priceUnit} />
          <a href="#currency" className="link scripted inline-flex min-h-11 items-center text-sm">
            {t('product.ownCurrency')}
          </a>
        </>
      ) : null}
      <p className="text-sm">{minimumOrderText(terms, t)}</p>
    </div>
  );
}
