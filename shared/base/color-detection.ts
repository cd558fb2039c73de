/**
 * Longest side, in pixels, of the picture from which colours are detected
 * (docs/specification/products.md#detected-colours).
 */
export const detectionSide = 200;
/** Interval of the sampled pixels (docs/specification/products.md#detected-colours). */
export const sampleStep = 16;
/**
 * Colours whose Euclidean distance in RGB is smaller than this count as one
 * (docs/specification/products.md#detected-colours).
 */
export const minColorDistance = 50;
/**
 * Maximum number of colours of one picture, and of all pictures of a product
 * (docs/specification/products.md#detected-colours).
 */
export const maxColorsPerImage = 6;
export const maxColorsInTotal = 8;

// The specification excludes transparent, very light, very dark and grey colours without giving figures; the
// following are ours. They exclude the background, shadows and camera noise, and keep navy (#1b2a52), dark red and
// beige (#e3d0ae).
/** Pixels with an alpha below this count as transparent. */
const minAlpha = 128;
/** A colour with all three channels at or above this is very light. */
const veryLight = 230;
/** A colour with all three channels at or below this is very dark. */
const veryDark = 25;
/** A colour whose channels differ by less than this is grey. */
const minSpread = 20;

/** Red, green and blue as a 24-bit number. */
type Rgb = number;

/**
 * The colours of a picture as "#rrggbb", most frequent first, at most 6
 * (docs/specification/products.md#detected-colours). Each is the colour of a sampled pixel, and no two are closer
 * than 50.
 * @param pixels RGBA, 4 bytes per pixel, row by row, of a picture with sides of at most 200 pixels
 */
export function detectColors(pixels: ArrayLike<number>): string[] {
  const counts = new Map<Rgb, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4 * sampleStep) {
    const [r, g, b, alpha] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!];
    if (alpha < minAlpha || !isDistinctive(r, g, b)) continue;
    const rgb = r * 65_536 + g * 256 + b;
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  }
  const byFrequency = [...counts].sort(([, a], [, b]) => b - a);
  // Close colours are merged into the most frequent one, which gets the sum of their pixels.
  const merged: { rgb: Rgb; count: number }[] = [];
  for (const [rgb, count] of byFrequency) {
    const known = merged.find((other) => isClose(other.rgb, rgb));
    if (known) known.count += count;
    else merged.push({ rgb, count });
  }
  return merged
    .sort((a, b) => b.count - a.count)
    .slice(0, maxColorsPerImage)
    .map(({ rgb }) => `#${rgb.toString(16).padStart(6, '0')}`);
}

/**
 * Merges the colours of several pictures into one list of at most 8: the first colour of every picture, then the
 * second of every picture and so on. Colours closer than 50 to an earlier one are left out
 * (docs/specification/products.md#detected-colours).
 * @param lists results of `detectColors`, in the order of the pictures
 */
export function mergeColors(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let rank = 0; rank < longest; rank++) {
    for (const list of lists) {
      const color = list[rank];
      if (color === undefined || merged.some((other) => isClose(parse(other), parse(color)))) continue;
      if (merged.length < maxColorsInTotal) merged.push(color);
    }
  }
  return merged;
}

/** Whether a colour describes the goods: neither very light, very dark nor grey. */
function isDistinctive(r: number, g: number, b: number): boolean {
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
  return least < veryLight && most > veryDark && most - least >= minSpread;
}

function isClose(a: Rgb, b: Rgb): boolean {
  const [r, g, blue] = [16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255));
  return r! ** 2 + g! ** 2 + blue! ** 2 < minColorDistance ** 2;
}

const parse = (hex: string): Rgb => Number.parseInt(hex.slice(1), 16);
