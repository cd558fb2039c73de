import type { AskedTerms } from './asked-terms.ts';
import type { Translate } from '../i18n/dictionary.ts';
import type { Locale } from '../base/locale.ts';
import { formatLeadTime, formatPrice } from '../base/money.ts';
import type { Product, ProductCard } from './product.ts';

/** Facts about a product for a reply, from its card. */
export function termsOf(card: ProductCard, locale: Locale, t: Translate): AskedTerms {
  const price = formatPrice(card.price, card.priceUnit);
  return {
    product: card.name,
    price: price && t('product.pricePerUnit', { price, unit: t(`product.perUnit.${card.saleUnit}`) }),
    minimumOrder: quantityText(card, t),
    leadTime: card.leadTime && leadTimeText(card.leadTime, locale, t),
  };
}

/** "15–20 days" in the visitor's language. */
export const leadTimeText = (leadTime: string, locale: Locale, t: Translate): string =>
  formatLeadTime(leadTime, locale, (unit, range, count) => {
    const key = unit === 'day' ? 'leadTimeDays' : unit === 'week' ? 'leadTimeWeeks' : 'leadTimeMonths';
    return t(`product.${key}`, { range, count });
  });

/** "480 pairs". */
export const quantityText = (
  { saleUnit, minimumOrderQuantity: count }: Pick<Product, 'saleUnit' | 'minimumOrderQuantity'>,
  t: Translate,
): string => t(`product.quantity.${saleUnit}`, { count });
