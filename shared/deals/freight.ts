import { containersNeeded } from './quote-totals.ts';
import type { Container } from './quote-rules.ts';
import type { ReferenceRow } from './reference-rules.ts';

// How prices of transport apply to a cargo: by size, weight, container or shipment.

export const shippingWays = ['sea', 'air'] as const;
export type ShippingWay = (typeof shippingWays)[number];

/** Size and weight of goods in their cartons. */
export type Cargo = { cubicCentimetres: number; grams: number };

/**
 * Chargeable weight of air freight in kilograms: the weight, or
 * 1 kg per 6,000 cm³ if that is more (IATA's usual divisor).
 */
export const chargeableKilograms = (cubicCentimetres: number, grams: number): number =>
  Math.max(grams / 1000, cubicCentimetres / 6000);

/** Units of rows that price a whole container, with their containers. */
const containerOf: Readonly<Partial<Record<ReferenceRow['unit'], Container>>> = {
  usd_container_20: 'container_20',
  usd_container_40: 'container_40',
  usd_container_40hq: 'container_40hq',
};

/** Whether prices in a unit are for a way of shipping. */
export const isForWay = (unit: ReferenceRow['unit'], way: ShippingWay): boolean =>
  unit === 'percent' || unit === 'usd_shipment' || (unit === 'usd_kg') === (way === 'air');

/**
 * Factor by which a row's price applies to a shipment; null if the
 * row is for another way of shipping or the packing is unknown.
 */
export function freightFactor(
  { unit }: Pick<ReferenceRow, 'unit'>,
  cargo: Cargo | null,
  way: ShippingWay,
): number | null {
  if (unit === 'usd_shipment') return 1;
  if (!cargo || !isForWay(unit, way)) return null;
  const { cubicCentimetres, grams } = cargo;
  if (unit === 'usd_kg') return chargeableKilograms(cubicCentimetres, grams);
  // W/M: per cubic metre or per ton, whichever is more.
  if (unit === 'usd_wm') return Math.max(cubicCentimetres / 1_000_000, grams / 1_000_000);
  const container = containerOf[unit];
  return container ? containersNeeded(container, cubicCentimetres, grams) : null;
}
