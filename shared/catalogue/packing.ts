/** Packing of a product. Without schemas, so that the browser loads it without the validation library. */
import { plainNumber } from '../base/typed-text.ts';

/** Fields stored in millimetres and grams, with the factors to centimetres and kilograms, which people type. */
export const measures = {
  cartonLengthMm: 10,
  cartonWidthMm: 10,
  cartonHeightMm: 10,
  cartonGrams: 1000,
} as const;
export type MeasureField = keyof typeof measures;

export const isMeasure = (field: string): field is MeasureField => Object.hasOwn(measures, field);

/** A stored measure in the unit that people type: 475 mm are "47.5". */
export const measureText = (field: MeasureField, value: number): string => String(value / measures[field]);

/**
 * Converts a typed measure to its stored form: "47.5" cm is "475". Text that is not a number or too precise is
 * returned unchanged, so that the form's rule refuses it.
 */
export function readMeasure(field: MeasureField, typed: string): string {
  const digits = String(measures[field]).length - 1;
  const [whole, decimals = ''] = plainNumber(typed, digits)?.split('.') ?? [];
  return whole === undefined ? typed : String(Number(whole + decimals.padEnd(digits, '0')));
}
