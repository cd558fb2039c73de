import type { SaleUnit } from '../catalogue/product-rules.ts';
import type { Range } from './amount-range.ts';
import type { LandedCost } from './landed-cost.ts';

/** The price range of one sale unit at the door, in minor units of `currency`. */
export type PriceAtDoor = Range & { currency: string; saleUnit: SaleUnit };

/** Whether nothing but costs after customs is missing, and nothing forbids the import. */
export const isCleared = ({ missing, unknown, prohibitions }: LandedCost): boolean =>
  missing.every((part) => part === 'local') && unknown.length === 0 && prohibitions.length === 0;

/** Cost of one piece, as a fraction of the minor unit: rounded for display, never used in computations. */
export const perPiece = ({ total }: LandedCost, quantity: number): Range => ({
  low: total.low / quantity,
  high: total.high / quantity,
});
