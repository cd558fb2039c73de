import { measures } from '#shared/catalogue/packing.ts';
import type { DemoProduct } from './demo-content.ts';

/** Moments relative to the first start. */
export type Clock = { hoursAgo: (hours: number) => Date; daysAgo: (days: number) => Date };

/** Packing in the stored units: millimetres and grams. */
export function packingOf({ perCarton, centimetres, kilograms }: NonNullable<DemoProduct['packing']>) {
  const [length, width, height] = centimetres;
  return {
    piecesPerCarton: perCarton,
    cartonLengthMm: Math.round(length * measures.cartonLengthMm),
    cartonWidthMm: Math.round(width * measures.cartonWidthMm),
    cartonHeightMm: Math.round(height * measures.cartonHeightMm),
    cartonGrams: Math.round(kilograms * measures.cartonGrams),
  };
}
