import type { Translate } from '#shared/i18n/dictionary.ts';
import { formatPrice } from '#shared/base/money.ts';
import { quantityText } from '#shared/catalogue/order-terms.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { CurrencyChoice } from '../../../lib/currency-choice.tsx';
import { useTexts } from '../../../lib/i18n.tsx';
import { BuyerPrice } from '../../../lib/price.tsx';

type Terms = Pick<Product, 'price' | 'priceUnit' | 'saleUnit' | 'minimumOrderQuantity'>;

/** "Min. order: 480 pairs". */
const minimumOrderText = (terms: Terms, t: Translate): string =>
  t('common.labelled', {
    label: t('product.minimumOrder'),
    value: quantityText(terms, t),
  });

/** "$6.20 USD per pair · FOB" and "Min. order: 480 pairs": the first questions of a buyer. */
export function OrderTerms({ terms }: { terms: Terms & Pick<Product, 'incoterm'> }) {
  const { t } = useTexts();
  return (
    <div className="mt-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <BuyerPrice
          product={terms}
          className="main-price font-semibold text-leaf"
          unitStyle="text-sm"
          note={terms.incoterm}
        />
      </p>
      {formatPrice(terms.price, terms.priceUnit) ? (
        <details>
          <summary className="link inline-flex min-h-11 items-center text-sm" data-plain="">
            {t('product.ownCurrency')}
          </summary>
          <div className="card mb-2 p-3 text-sm">
            <CurrencyChoice className="field" buttonStyle="btn btn-outline" />
          </div>
        </details>
      ) : null}
      <p className="text-sm">{minimumOrderText(terms, t)}</p>
    </div>
  );
}
