import { plainNumber } from '#shared/base/typed-text.ts';

type Packing = {
  piecesPerCarton: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  cartonGrams: number;
};

const decimal = (value: number, scale: number): string => String(value / scale);

/** How goods are packed, as typed: centimetres and kilograms. */
export const packingTexts = (packing: Packing | null) => ({
  pieces: packing ? String(packing.piecesPerCarton) : '',
  length: packing ? decimal(packing.lengthMm, 10) : '',
  width: packing ? decimal(packing.widthMm, 10) : '',
  height: packing ? decimal(packing.heightMm, 10) : '',
  weight: packing ? decimal(packing.cartonGrams, 1000) : '',
});
export type PackingTexts = ReturnType<typeof packingTexts>;

/** Parses a whole number. Other input stays a text, which the server refuses with the name of its field. */
export const whole = (typed: string): number | string => numberIn(typed, 0) ?? typed;

/** Converts centimetres to millimetres, or kilograms to grams. */
function scaled(typed: string, scale: number): number | string {
  const value = numberIn(typed, 3);
  return value === null ? typed : Number((value * scale).toFixed(6));
}

function numberIn(typed: string, decimals: number): number | null {
  const plain = plainNumber(typed, decimals);
  return plain === null ? null : Number(plain);
}

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
