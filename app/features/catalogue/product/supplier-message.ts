import type { Translate } from '#shared/i18n/dictionary.ts';
import { formatPrice } from '#shared/base/money.ts';
import type { Product } from '#shared/catalogue/product.ts';

/** The text that Call Supplier passes to the messaging app (docs/specification/catalogue.md#call-supplier). */
export function supplierMessage(product: Product, t: Translate): string {
  const price = formatPrice(product.price, product.priceUnit);
  return [
    t('supplierMessage.greeting'),
    t('supplierMessage.interest', { name: product.name }),
    product.shortDescription?.trim(),
    price &&
      t('supplierMessage.price', {
        price: t('product.pricePerUnit', { price, unit: t(`product.perUnit.${product.saleUnit}`) }),
      }),
    t('supplierMessage.minimumOrder', {
      quantity: t(`product.quantity.${product.saleUnit}`, { count: product.minimumOrderQuantity }),
    }),
    t('supplierMessage.request'),
    t('supplierMessage.signOff'),
  ]
    .filter(Boolean)
    .join('\n');
}
