import { countryName } from '#shared/base/country.ts';
import type { OfferedProduct, QuotedProduct } from '#shared/catalogue/quoted-product.ts';
import { priceAt } from '#shared/catalogue/price-tiers.ts';
import type { OfferTemplate } from '#shared/deals/offer-template.ts';
import { usualTerm } from '#shared/deals/quote-rules.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { packingTexts } from '../../../staff/price/packing-values.ts';
import type { SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import {
  byKey,
  emptySample,
  type FormLine,
  type FormOption,
  noRemarks,
  type OfferValues,
  type Rates,
  sheetValues,
} from './offer-values.ts';
import { withCurrentPrices } from './price-lists.ts';
import { withTemplate } from './template-values.ts';

/** The settings that an offer needs. */
export type OfferSettings = {
  rates: Rates;
  /** In percent. */
  marginFloor: number;
  /** The usual last day of validity of an offer that is made today. */
  usualDay: string;
  /** Today's date in the office. */
  today: string;
  /** Supplier prices of the products in the request and the draft. */
  prices: readonly SupplierPrice[];
  /** Whether there is a mail server, which sends the offer to the buyer. */
  hasMail: boolean;
  /** The default template comes first. */
  templates: readonly OfferTemplate[];
};

/** The template with which new drafts begin. */
export const defaultTemplate = ({ templates }: Pick<OfferSettings, 'templates'>): OfferTemplate | undefined =>
  templates.find(({ isDefault }) => isDefault);

/** The usual deposit, in percent of the total. */
const usualDeposit = '30';
const optionIds = ['A', 'B', 'C'] as const;

/** An option without prices, for a quantity. Options are named by letters, which every buyer can read. */
export const emptyOption = (given: readonly FormOption[], quantity: string): FormOption => {
  const id = optionIds.find((one) => given.every((option) => option.id !== one)) ?? `o${given.length + 1}`;
  return {
    leadTime: '',
    supplierId: '',
    factoryCurrency: 'CNY',
    margin: '',
    ...packingTexts(null),
    ...given[0],
    id,
    label: id,
    description: '',
    factoryFrom: '',
    factoryUntil: '',
    breaks: [{ quantity, factory: '', unit: '' }],
  };
};

export const emptyLine = (id: string): FormLine => ({
  id,
  requestLineId: null,
  productId: null,
  name: '',
  imageUrl: null,
  color: '',
  saleUnit: 'piece',
  quantity: '1',
  ...noRemarks,
  options: [emptyOption([], '1')],
  sample: emptySample(),
});

/** A line of a product that staff choose from the catalogue, named in the buyer's language. */
export function productLine(
  id: string,
  { id: productId, product, quoted }: OfferedProduct,
  currency: string,
): FormLine {
  const { imageUrl, saleUnit, minimumOrderQuantity } = quoted;
  const quantity = String(minimumOrderQuantity);
  const option = { ...emptyOption([], quantity), ...fromCatalogue(quoted, minimumOrderQuantity, currency) };
  return { ...emptyLine(id), productId, name: product, imageUrl, saleUnit, quantity, options: [option] };
}

/** The catalogue's data for the first option of a product: supplier, packing, lead time, and the listed price. */
function fromCatalogue(product: QuotedProduct | undefined, quantity: number, currency: string) {
  if (!product) return {};
  const listed =
    product.currency === currency ? priceAt({ ...product, priceUnit: currency }, quantity) : null;
  return {
    supplierId: product.supplierId ?? '',
    leadTime: product.leadTime ?? '',
    ...packingTexts(product.packing),
    breaks: [{ quantity: String(quantity), factory: '', unit: listed ?? '' }],
  };
}

/** A new draft, filled from the request. */
function requestValues(quote: StaffQuote, validOn: string): OfferValues {
  const lines = quote.lines.map((line): FormLine => {
    const quantity = String(line.quantity);
    return {
      ...emptyLine(line.id),
      requestLineId: line.id,
      productId: line.productId,
      name: line.name,
      imageUrl: line.imageUrl,
      color: line.color ?? '',
      saleUnit: line.saleUnit,
      quantity,
      options: [
        {
          ...emptyOption([], quantity),
          ...fromCatalogue(
            quote.products.find(({ id }) => id === line.productId),
            line.quantity,
            quote.currency,
          ),
        },
      ],
    };
  });
  return {
    kind: quote.sampleWanted ? 'sample' : 'goods',
    currency: quote.currency,
    incoterm: quote.incoterm ?? usualTerm.incoterm,
    namedPlace: quote.namedPlace ?? usualTerm.namedPlace,
    samplePlace: placeOf(quote),
    validOn,
    depositPercent: usualDeposit,
    terms: '',
    charges: [],
    order: lines.map(({ id }) => id),
    ...byKey(lines),
  };
}

/** The buyer's place, in the buyer's language. */
const placeOf = ({ city, country, locale }: StaffQuote): string =>
  [city, country && countryName(country, locale)].filter(Boolean).join(', ');

/** The initial form values of a request's offer. */
export function toValues(quote: StaffQuote, settings: OfferSettings): OfferValues {
  const { usualDay, rates, today, prices } = settings;
  if (!quote.sheet) {
    const { locale, currency } = quote;
    const asked = requestValues(quote, usualDay);
    const template = defaultTemplate(settings);
    let count = 0;
    // Each call must create the same ids, because the form's initial values are compared with its current ones.
    const newId = () => `charge${++count}`;
    const begun = template ? withTemplate(asked, template, { locale, rates, usualDay }, newId) : asked;
    return withCurrentPrices(begun, prices, { currency, rates, today });
  }
  const values = sheetValues(quote.sheet, quote.validOn ?? usualDay, rates);
  return { ...values, samplePlace: values.samplePlace || placeOf(quote) };
}
