import type { TextKey } from './i18n/dictionary.ts';

type ColorKey = Extract<TextKey, `colors.${string}`>;

/** Reference points for naming a colour; the nearest in RGB, weighted as the eye does, gives the name. */
const named: [ColorKey, string][] = [
  ['colors.black', '#111111'],
  ['colors.white', '#ffffff'],
  ['colors.grey', '#808080'],
  ['colors.silver', '#c0c4c8'],
  ['colors.red', '#d02020'],
  ['colors.darkRed', '#7a1420'],
  ['colors.orange', '#f08020'],
  ['colors.brown', '#7a4a26'],
  ['colors.beige', '#e3d0ae'],
  ['colors.yellow', '#f4d430'],
  ['colors.gold', '#c9a03c'],
  ['colors.green', '#2f9e44'],
  ['colors.darkGreen', '#1e4d2b'],
  ['colors.turquoise', '#20b2aa'],
  ['colors.blue', '#2563c9'],
  ['colors.lightBlue', '#8cc4ee'],
  ['colors.navy', '#1b2a52'],
  ['colors.purple', '#7b3fa0'],
  ['colors.pink', '#ee8fb4'],
];

/** Whether a text is a colour that a swatch can show: "#rrggbb". */
export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The dictionary key of the nearest named colour of "#rrggbb". */
export function colorNameKey(hex: string): ColorKey {
  const [r, g, b] = channels(hex);
  const distance = ([, reference]: [ColorKey, string]) => {
    const [x, y, z] = channels(reference);
    // Low-cost approximation of perceived distance (CompuPhase "redmean").
    const mean = (r + x) / 2;
    return (2 + mean / 256) * (r - x) ** 2 + 4 * (g - y) ** 2 + (2 + (255 - mean) / 256) * (b - z) ** 2;
  };
  return named.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best))[0];
}

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
