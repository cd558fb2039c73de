import type { colors } from '../i18n/en/products.ts';

export type ColorName = keyof typeof colors;

/**
 * Reference colours of the colour names, as used for clothing
 * and household goods. A colour gets the name of the nearest.
 */
const named: Record<ColorName, string> = {
  black: '#161616',
  charcoal: '#3d4045',
  grey: '#84888c',
  lightGrey: '#d8d9db',
  silver: '#c4c7cb',
  white: '#f8f8f8',
  ivory: '#f6ead4',
  beige: '#d9c5a3',
  rosyBeige: '#dfb99a',
  straw: '#d99a4e',
  camel: '#b08a5b',
  lightBrown: '#a8652e',
  brown: '#7d4a26',
  darkBrown: '#4b2d1a',
  terracotta: '#c4502c',
  coral: '#f0735a',
  salmon: '#f59a90',
  peach: '#f9c9a0',
  orange: '#f5821f',
  amber: '#f4b04a',
  gold: '#c9a03c',
  yellow: '#f5cf2e',
  neonYellow: '#e9f000',
  lime: '#9be15d',
  olive: '#6f7a35',
  sage: '#9fb86c',
  lightGreen: '#a5d8a4',
  green: '#2f9e4f',
  darkGreen: '#1e4f33',
  mint: '#c4e6dd',
  turquoise: '#22b8a6',
  petrol: '#0f6b60',
  paleBlue: '#c9def0',
  lightBlue: '#92c4ee',
  skyBlue: '#3f9ff0',
  blue: '#2459b8',
  denim: '#34527f',
  navy: '#1b2a5a',
  lavender: '#d2c8ec',
  lilac: '#9a8ff0',
  purple: '#6f42a6',
  plum: '#4e2a5e',
  magenta: '#b82a86',
  raspberry: '#d02a68',
  red: '#d0242c',
  darkRed: '#8f1d2c',
  burgundy: '#5f1a2c',
  pink: '#ee82ac',
  rose: '#f3c9d3',
};

const isName = (text: string): text is ColorName => Object.hasOwn(named, text);

/** A product's colour as stored: "#1f4e9e", or with a name that staff gave it: "#1f4e9e Cobalt". */
const kept = /^(#[0-9a-f]{6})(?: (.+))?$/i;

/** One colour of a product as shown: a swatch, if there is one, and a name from the list or given by staff. */
export type ShownColor = { hex: string | null; name: ColorName | { own: string } };

type Lab = readonly [lightness: number, a: number, b: number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** "#rrggbb" in OKLab (Björn Ottosson, 2020), where equal distances look equally large. */
function oklab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/**
 * Perceptual distance of two colours: 0.02 is just visible, black and white are 1 apart. The colour axes of OKLab are
 * too short by half compared with its lightness, so they count double (deltaEOK2 of CSS Color 4).
 */
export function colorDistance(one: string, other: string): number {
  const [x, y] = [oklab(one), oklab(other)];
  return Math.hypot(x[0] - y[0], 2 * (x[1] - y[1]), 2 * (x[2] - y[2]));
}

/** All colour names for "#rrggbb", the nearest first. */
function namesOf(hex: string): ColorName[] {
  const distances = Object.entries(named).map(
    ([name, reference]) => [name as ColorName, colorDistance(hex, reference)] as const,
  );
  return distances.sort((a, b) => a[1] - b[1]).map(([name]) => name);
}

/** Name of "#rrggbb" as a key of the dictionary's `colors`. */
export const nearestColorName = (hex: string): ColorName => namesOf(hex)[0]!;

/**
 * The colours of a product with names. Names are unique: of two colours with the same nearest name, the one that is
 * farther from it gets its next nearest name.
 */
export function showColors(colors: readonly string[]): ShownColor[] {
  const parts = colors.map((color) => {
    const [, hex = null, given] = kept.exec(color) ?? [];
    const own = hex === null ? color : given;
    return { hex, own };
  });
  const taken = new Map<ColorName, number>();
  parts.forEach(({ own }, i) => own !== undefined && isName(own) && taken.set(own, i));
  const unnamed = parts.flatMap(({ hex, own }, i) => (own === undefined && hex !== null ? [{ hex, i }] : []));
  unnamed
    .toSorted(
      (a, b) =>
        colorDistance(a.hex, named[nearestColorName(a.hex)]) -
        colorDistance(b.hex, named[nearestColorName(b.hex)]),
    )
    .forEach(({ hex, i }) => {
      const names = namesOf(hex);
      taken.set(names.find((name) => !taken.has(name)) ?? names[0]!, i);
    });
  const byIndex = new Map([...taken].map(([name, i]) => [i, name]));
  return parts.map(({ hex, own }, i) => ({
    hex: hex?.toLowerCase() ?? null,
    name: byIndex.get(i) ?? (own !== undefined && !isName(own) ? { own } : (own ?? nearestColorName(hex!))),
  }));
}
