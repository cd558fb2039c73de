import sharp from 'sharp';
import { oklab } from '#shared/color.ts';

type Lab = readonly [lightness: number, a: number, b: number];

/** Chroma below this is a grey. */
const greyChroma = 0.06;
/** Hues this near to the drawing's main one, in radians, are taken for the same paint; up to the second, partly. */
const [sameHue, otherHue] = [0.7, 1.2];

const toHex = (r: number, g: number, b: number) =>
  `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`;

const encoded = (value: number) => {
  const v = Math.min(1, Math.max(0, value));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
};

/** The inverse of `oklab`, cut to what a screen shows. */
function toRgb([lightness, a, b]: Lab): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/**
 * A drawing whose main paint is exchanged for another colour: light and shade stay, and so does what is painted otherwise.
 * @param drawing an encoded picture with alpha
 * @param color "#rrggbb"
 * @returns PNG
 */
export async function tint(drawing: Buffer | string, color: string): Promise<Buffer> {
  const { data, info } = await sharp(drawing).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const seen = new Map<string, Lab>();
  const labAt = (at: number): Lab => {
    // Neighbouring shades look the same: a sixteenth of the colours is enough to judge by.
    const hex = toHex(data[at]!, data[at + 1]!, data[at + 2]!);
    const known = seen.get(hex) ?? oklab(hex);
    seen.set(hex, known);
    return known;
  };
  const share = shareOf(data, labAt);
  let [sum, weight] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const part = share(at) * data[at + 3]!;
    sum += part * labAt(at)[0];
    weight += part;
  }
  const middle = weight > 0 ? sum / weight : 0.6;
  const [lightness, a, b] = oklab(color);
  // Pure black and white would leave no room for shade.
  const target = Math.min(0.92, Math.max(0.3, lightness));
  const out = Buffer.from(data);
  for (let at = 0; at < data.length; at += 4) {
    const part = share(at);
    if (part === 0 || data[at + 3] === 0) continue;
    const [own, ownA, ownB] = labAt(at);
    const shaded = Math.min(1, target + (own - middle) * 0.75);
    // Highlights are the light's colour, not the paint's.
    const paint = Math.min(1, Math.max(0, (1.02 - shaded) / 0.25));
    const mixed: Lab = [
      own + part * (shaded - own),
      ownA + part * (a * paint - ownA),
      ownB + part * (b * paint - ownB),
    ];
    out.set(toRgb(mixed), at);
  }
  return sharp(out, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** How much of the pixel at an offset belongs to the drawing's main paint, 0 to 1. */
function shareOf(data: Buffer, labAt: (at: number) => Lab): (at: number) => number {
  const bins = Array.from({ length: 36 }, () => 0);
  let [grey, all] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255;
    if (alpha < 0.5) continue;
    const [, a, b] = labAt(at);
    all += 1;
    if (Math.hypot(a, b) < greyChroma) grey += 1;
    else bins[Math.floor(((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * 36)]! += 1;
  }
  // Three bins beside each other: paint that lies on a border is one paint.
  const broad = bins.map((count, i) => count + bins[(i + 1) % 36]! + bins[(i + 35) % 36]!);
  const most = Math.max(...broad);
  if (grey > 0.5 * all || most < 0.2 * all) {
    return (at) => {
      const [, a, b] = labAt(at);
      return Math.min(1, Math.max(0, 2 - Math.hypot(a, b) / greyChroma));
    };
  }
  const hue = ((broad.indexOf(most) + 0.5) / 36) * 2 * Math.PI;
  return (at) => {
    const [, a, b] = labAt(at);
    const turn = Math.abs(((Math.atan2(b, a) - hue + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
    const near = Math.min(1, Math.max(0, (otherHue - turn) / (otherHue - sameHue)));
    return near * Math.min(1, Math.max(0, Math.hypot(a, b) / greyChroma - 0.4));
  };
}
