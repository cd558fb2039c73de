/** How a product is packed; without schemas: the browser takes this without the validation library. */

/** Fields kept in millimetres and grams, and how many of these make one centimetre or kilogram, which people type. */
export const measures = {
  cartonLengthMm: 10,
  cartonWidthMm: 10,
  cartonHeightMm: 10,
  cartonGrams: 1000,
} as const;
export type MeasureField = keyof typeof measures;

export const isMeasure = (field: string): field is MeasureField => Object.hasOwn(measures, field);

/** What a person types for a stored measure: 475 mm are "47.5". */
export const measureText = (field: MeasureField, value: number): string => String(value / measures[field]);

/** A typed measure as it is stored: "47.5" cm are "475". What is none, or too fine, stays for the form's rule to refuse. */
export function readMeasure(field: MeasureField, typed: string): string {
  const plain = typed.trim().replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(plain)) return typed;
  const [whole, decimals = ''] = plain.split('.') as [string, string?];
  const digits = String(measures[field]).length - 1;
  const significant = decimals.replace(/0+$/, '');
  return significant.length > digits ? typed : String(Number(whole + significant.padEnd(digits, '0')));
}
