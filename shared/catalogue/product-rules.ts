/** Constants and rules of products without schemas, so that the browser loads them without the validation library. */

export const stockStatuses = ['in_stock', 'low_stock', 'out_of_stock'] as const;
export type StockStatus = (typeof stockStatuses)[number];

/** Units that prices and minimum orders refer to. */
export const saleUnits = ['piece', 'pair', 'set', 'pack', 'dozen', 'carton', 'kilogram', 'metre'] as const;
export type SaleUnit = (typeof saleUnits)[number];

/** Delivery terms of prices: the rules of Incoterms 2020 that sellers of this trade use. */
export const incoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DDP'] as const;

export const mediaTypes = ['image', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Sort orders of a product list; `relevance` is only meaningful with a search. */
export const productSorts = ['relevance', 'newest', 'price_asc', 'price_desc'] as const;
export type ProductSort = (typeof productSorts)[number];

/** The default order of a list. */
export const defaultSort = (search: string): ProductSort => (search === '' ? 'newest' : 'relevance');

/** The stock status to show; an unknown one is shown as In Stock (docs/specification/catalogue.md#stock-badge). */
export function shownStockStatus(status: string | null | undefined): StockStatus {
  return stockStatuses.find((known) => known === status) ?? 'in_stock';
}

/** Sort orders of the staff's product list, each with its default direction. */
export const naturalOrders = {
  newest: 'desc',
  name: 'asc',
  price: 'asc',
  stock: 'asc',
  views: 'desc',
  inquiries: 'desc',
  sku: 'asc',
  category: 'asc',
  supplier: 'asc',
  status: 'desc',
  minimum: 'asc',
  updated: 'desc',
} as const;
export type StaffSort = keyof typeof naturalOrders;
export const staffSorts = Object.keys(naturalOrders) as [StaffSort, ...StaffSort[]];

/** Bulk actions for products. */
export const bulkActions = [
  'activate',
  'deactivate',
  'feature',
  'unfeature',
  'category',
  'supplier',
  'price',
  'price_percent',
  'stock_quantity',
  'stock_status',
  'delete',
  'restore',
] as const;

/** Maximum number of characters of a colour's name. */
export const maxColorName = 40;

/** "#1f4e9e", or with a name, "#1f4e9e Cobalt". Without a name, the nearest name of our list is shown (`color.ts`). */
export const isStoredColor = (text: string): boolean => /^#[0-9a-f]{6}( [^,|#]{1,40})?$/i.test(text);
