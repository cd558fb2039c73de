import { admin } from '#shared/i18n/en/admin.ts';
import {
  isMeasure,
  type MeasureField,
  measures,
  measureText,
  readMeasure,
} from '#shared/catalogue/packing.ts';
import { tidyTiers, tiersOf, tiersText } from '#shared/catalogue/price-tiers.ts';
import type { StockStatus } from '#shared/catalogue/product-rules.ts';
import type { MediaList, OpenedProduct, ProductField, StaffProduct } from '#shared/catalogue/product-form.ts';

type CheckField = 'isActive' | 'isFeatured';
/** Without `imageUrl`: the main picture is the first of the media. */
type TextField = Exclude<ProductField, CheckField | 'imageUrl'>;

/** The form values of a product: texts as typed, and lists as one text. */
export type ProductValues = Readonly<
  Record<TextField, string> & Record<CheckField, boolean> & { media: MediaList }
>;

const checkFields: readonly ProductField[] = ['isActive', 'isFeatured'] satisfies CheckField[];

/** The dictionary's field names are the list of fields. A field without a name does not compile. */
const textFields = (Object.keys(admin.productForm.fields) as ProductField[]).filter(
  (field): field is TextField => field !== 'imageUrl' && !checkFields.includes(field),
);

/** Initial values of the form for a new product. */
export const newValues: ProductValues = {
  ...(Object.fromEntries(textFields.map((field) => [field, ''])) as Record<TextField, string>),
  priceUnit: 'USD',
  stockStatus: 'in_stock',
  stockQuantity: '0',
  lowStockThreshold: '10',
  minimumOrderQuantity: '1',
  saleUnit: 'piece',
  isActive: true,
  isFeatured: false,
  media: [],
};

/** Initial values for the next product: the values that products added in a row usually have in common. */
export const nextValues = (values: ProductValues): ProductValues => ({
  ...newValues,
  categoryId: values.categoryId,
  partnerId: values.partnerId,
  priceUnit: values.priceUnit,
  saleUnit: values.saleUnit,
  incoterm: values.incoterm,
  leadTime: values.leadTime,
});

/** The stock status that follows from the quantity. */
export function stockStatusOf({ stockQuantity, lowStockThreshold }: ProductValues): StockStatus {
  const quantity = Number(stockQuantity);
  if (quantity <= 0) return 'out_of_stock';
  return quantity <= Number(lowStockThreshold) ? 'low_stock' : 'in_stock';
}

/** A field of a saved product as text. */
function asText(product: StaffProduct, field: TextField): string {
  if (field === 'priceTiers') return tiersText(product.priceTiers, '\n');
  if (isMeasure(field)) return product[field] === null ? '' : measureText(field, product[field]);
  const value = product[field];
  return Array.isArray(value) ? value.join(separators[field]) : String(value ?? '');
}

const separators: Partial<Record<TextField, string>> = { features: '\n', colors: ', ' };

/** The properties of the media that a form can change. Their order is that of the list. */
export const plainMedia = (media: MediaList): MediaList =>
  media.map(({ type, url, altText, isPrimary }, displayOrder) => ({
    type,
    url,
    altText: altText || null,
    displayOrder,
    isPrimary,
  }));

/** The form values of a saved product. */
export function valuesOf({ product, media }: OpenedProduct): ProductValues {
  const texts = textFields.map((field) => [field, asText(product, field)]);
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    isActive: product.isActive,
    isFeatured: product.isFeatured,
    media: plainMedia(media),
  };
}

const listOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

/** Colours are separated by commas, line breaks, or the next code. */
export const colorsOf = (text: string): string[] => listOf(text, /\s*[,\n]\s*|\s+(?=#)/);
const featuresOf = (text: string): string[] => listOf(text, /\n/);

/** Normalises typed values as the server does: a price with its cents, no empty lines. */
const tidy: Partial<Record<TextField, (text: string) => string>> = {
  price: (text) => (/^\d{1,8}(\.\d{1,2})?$/.test(text.trim()) ? Number(text).toFixed(2) : text),
  features: (text) => featuresOf(text).join('\n'),
  colors: (text) => colorsOf(text).join(', '),
  priceTiers: tidyTiers,
};

/** Reads the values of a form. A field that the form does not contain keeps its former value. */
export function readValues(form: HTMLFormElement, before: ProductValues, media: MediaList): ProductValues {
  const data = new FormData(form);
  const hasField = (name: string) => form.elements.namedItem(name) !== null;
  const texts = textFields.map((field) => {
    // Colours are several fields with the same name.
    const typed = data
      .getAll(field)
      .filter((value) => typeof value === 'string')
      .join(', ');
    return [field, data.has(field) ? (tidy[field]?.(typed) ?? typed) : before[field]];
  });
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    isActive: hasField('isActive') ? data.has('isActive') : before.isActive,
    isFeatured: hasField('isFeatured') ? data.has('isFeatured') : before.isFeatured,
    media: plainMedia(media),
  };
}

const measureFields = Object.keys(measures) as MeasureField[];

/** Converts the values to the body of the API. */
export function bodyOf(given: ProductValues) {
  // An older draft may lack a field that was added later.
  const { media: _media, features, colors, priceTiers, ...values } = { ...newValues, ...given };
  return {
    ...values,
    ...Object.fromEntries(measureFields.map((field) => [field, readMeasure(field, values[field])])),
    priceTiers: tiersOf(priceTiers),
    features: featuresOf(features),
    colors: colorsOf(colors),
  };
}
