/** How goods are packed, as typed: centimetres and kilograms. */
export type PackingTexts = {
  pieces: string;
  length: string;
  width: string;
  height: string;
  weight: string;
};

type Packing = {
  piecesPerCarton: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  cartonGrams: number;
};

const decimal = (value: number, scale: number): string => String(value / scale);

export const packingTexts = (packing: Packing | null): PackingTexts => ({
  pieces: packing ? String(packing.piecesPerCarton) : '',
  length: packing ? decimal(packing.lengthMm, 10) : '',
  width: packing ? decimal(packing.widthMm, 10) : '',
  height: packing ? decimal(packing.heightMm, 10) : '',
  weight: packing ? decimal(packing.cartonGrams, 1000) : '',
});

/** Parses a whole number. Other input stays a text, which the server refuses with the name of its field. */
export const whole = (typed: string): number | string =>
  /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : typed;

/** Converts centimetres to millimetres, or kilograms to grams. */
const scaled = (typed: string, scale: number): number | string =>
  /^\s*\d{1,6}([.,]\d{1,3})?\s*$/.test(typed)
    ? Number((Number(typed.replace(',', '.')) * scale).toFixed(6))
    : typed;

/** Converts typed values to those of the API; null if nothing is typed. */
export function readPacking({ pieces, length, width, height, weight }: PackingTexts) {
  if ([pieces, length, width, height, weight].every((typed) => typed.trim() === '')) return null;
  return {
    piecesPerCarton: whole(pieces),
    lengthMm: scaled(length, 10),
    widthMm: scaled(width, 10),
    heightMm: scaled(height, 10),
    cartonGrams: scaled(weight, 1000),
  };
}
