import { quantityText } from '#shared/catalogue/order-terms.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { BuyerPrice } from '../../../lib/price.tsx';

type Tiered = Pick<Product, 'priceTiers' | 'priceUnit' | 'saleUnit'>;

/** "From 500 pairs: $11.80 USD", for each quantity that has its own price. */
export function PriceTiers({ product }: { product: Tiered }) {
  const { t } = useTexts();
  const { priceTiers, priceUnit, saleUnit } = product;
  if (priceTiers.length === 0) return null;
  return (
    <table className="w-full max-w-sm text-left text-sm">
      <caption className="pb-1 text-left font-semibold">{t('product.priceTiers')}</caption>
      <tbody>
        {priceTiers.map(({ quantity, price }) => (
          <tr key={quantity} className="line-t">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {t('product.fromQuantity', {
                quantity: quantityText({ saleUnit, minimumOrderQuantity: quantity }, t),
              })}
            </th>
            <td className="py-1.5">
              <BuyerPrice product={{ price, priceUnit }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
