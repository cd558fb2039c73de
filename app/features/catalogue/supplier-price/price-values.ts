import { minorToText, parseMinor } from '#shared/base/minor-units.ts';
import type { SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { packingTexts, type PackingTexts, readPacking, whole } from '../../../staff/price/packing-values.ts';

/** Form values of a price: amounts are texts, so that the decimals of a currency can be checked. */
export type PriceValues = {
  partnerId: string;
  name: string;
  currency: string;
  breaks: readonly { quantity: string; price: string }[];
  leadTime: string;
  validFrom: string;
  validUntil: string;
  packing: PackingTexts;
  note: string;
};

/** A new price of a supplier, valid from today. */
export const emptyPrice = (partnerId: string, today: string): PriceValues => ({
  partnerId,
  name: '',
  currency: 'CNY',
  breaks: [{ quantity: '', price: '' }],
  leadTime: '',
  validFrom: today,
  validUntil: '',
  packing: packingTexts(null),
  note: '',
});

export const priceValues = (price: SupplierPrice): PriceValues => ({
  partnerId: price.partnerId,
  name: price.name,
  currency: price.currency,
  breaks: price.breaks.map(({ quantity, priceMinor }) => ({
    quantity: String(quantity),
    price: minorToText(priceMinor, price.currency),
  })),
  leadTime: price.leadTime ?? '',
  validFrom: price.validFrom,
  validUntil: price.validUntil ?? '',
  packing: packingTexts(price.packing),
  note: price.note ?? '',
});

/**
 * Converts form values to the body of the API. Invalid numbers are sent as typed; the server's error names the field.
 */
export const toPrice = ({ breaks, packing, ...values }: PriceValues) => ({
  ...values,
  breaks: breaks.map(({ quantity, price }) => ({
    quantity: whole(quantity),
    priceMinor: parseMinor(price, values.currency) ?? price,
  })),
  packing: readPacking(packing),
});
