/** Words and rules about products that need no schema: the browser takes these without the validation library. */

export const stockStatuses = ['in_stock', 'low_stock', 'out_of_stock'] as const;
export type StockStatus = (typeof stockStatuses)[number];

/** What a price and a minimum order count. */
export const saleUnits = ['piece', 'pair', 'set', 'pack', 'dozen', 'carton', 'kilogram', 'metre'] as const;
export type SaleUnit = (typeof saleUnits)[number];

/** What a price includes, by the ICC's rules of 2020 as far as sellers of this trade quote them. */
export const incoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DDP'] as const;

export const mediaTypes = ['image', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Orders in which a list can be read; `relevance` only means something beside a search. */
export const productSorts = ['relevance', 'newest', 'price_asc', 'price_desc'] as const;
export type ProductSort = (typeof productSorts)[number];

/** The order of a list when none is asked for. */
export const defaultSort = (search: string): ProductSort => (search === '' ? 'newest' : 'relevance');

/** The stock state to show; anything unknown displays as In Stock (docs/specification/catalogue.md#stock-badge). */
export function shownStockStatus(status: string | null | undefined): StockStatus {
  return stockStatuses.find((known) => known === status) ?? 'in_stock';
}

/** Orders of the staff's product list, each with the direction that it has by itself. */
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

/** What can be done with many products at once. */
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

/** Letters of a colour's name. */
export const maxColorName = 40;

/** "#1f4e9e", or with a name, "#1f4e9e Cobalt": without one the nearest of our list is shown (`color.ts`). */
export const isStoredColor = (text: string): boolean => /^#[0-9a-f]{6}( [^,|#]{1,40})?$/i.test(text);
