/**
 * Shapes and paints from which the demo products are drawn.
 *
 * How to draw a product: add its key to the record of its group (`footwear.ts`, `bags.ts`, …) with a `Drawing`.
 * - `whole(color)` returns SVG in a box of 960 × 960: the object in one colour, standing on the line y = `ground` (780),
 *   about 560 to 720 wide or high, its middle at x = 480. Draw its shadow first (`shadow`). The camera looks slightly from
 *   above; light comes from the upper left, so the left and the top of a form are light and the right and the foot dark.
 * - Paint every part with the tones of one material: `tones(color)` has seven, from `shine` to `deep`. Most forms need
 *   three shapes: the body in a soft gradient (`across`, `down`, `slant`, `glow`), a darker shape on the side away from
 *   the light, and a thin lighter edge towards it. No outlines; a seam is a `line` in `dark`. Cloth and steel take
 *   flat areas of tone, plastic soft gradients, glass and patent narrow hard highlights.
 * - What is not dyed (soles, screens, steel, rubber) has fixed materials: `steel`, `rubber`, `paper`, `brass`, `wood`.
 * - `span` says which width of the drawing is how many real centimetres: the third picture puts a ruler there. Where more
 *   is drawn than what is measured (a phone beside a power bank, straps), `edges` are the outermost points.
 * - `closeUp` is the point that the second picture shows through a lens, above the group in all colours: draw there what
 *   shows the material (mesh, stitches, sockets). `second` replaces that picture where another view says more.
 * A paint is its own description: `across('#fff', '#ccc')` is a text that `definitions` turns into a gradient when
 * the picture is put together, so that drawings stay pure functions without ids.
 */
export type Drawing = {
  whole: (color: string) => string;
  span: { left: number; right: number; cm: number };
  edges?: readonly [left: number, right: number];
  closeUp: { x: number; y: number; zoom?: number };
  /** The second picture, where it is not the group with a lens: the content of 960 × 960, the ground excepted. */
  second?: (colors: readonly string[]) => string;
};

/** Where objects stand. */
export const ground = 780;

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** `color` with a part, 0 to 1, of another. */
export function mix(color: string, other: string, part: number): string {
  const to = channels(other);
  const mixed = channels(color).map((v, i) => Math.round(v + (to[i]! - v) * part));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour, let through: `alpha` 0 to 1. */
export const fade = (color: string, alpha: number): string =>
  `${color.slice(0, 7)}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** How light a colour looks, 0 to 1. */
export function lightness(color: string): number {
  const [r, g, b] = channels(color);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

export type Tones = Record<'shine' | 'light' | 'lit' | 'base' | 'shade' | 'dark' | 'deep', string>;

/** Seven tones of a material; black keeps room for light and white for shade. */
export function tones(color: string): Tones {
  const own = color.slice(0, 7);
  const value = lightness(own);
  const isDark = value < 0.16;
  const base = isDark ? mix(own, '#6a6a78', 0.2) : own;
  const [glow, night] = ['#fff8ee', value > 0.8 ? '#5d6478' : '#150f24'];
  const strength = value > 0.8 ? 0.8 : 1;
  return {
    shine: mix(base, '#ffffff', isDark ? 0.62 : 0.78),
    light: mix(base, glow, isDark ? 0.3 : 0.46),
    lit: mix(base, glow, isDark ? 0.13 : 0.22),
    base,
    shade: mix(base, night, 0.16 * strength),
    dark: mix(base, night, 0.34 * strength),
    deep: mix(base, night, 0.58 * strength),
  };
}

export const steel = tones('#b9bfc6');
export const rubber = tones('#2b2c31');
export const paper = tones('#f6f3ec');
export const brass = tones('#d0a648');
export const wood = tones('#b98250');
export const cardboard = tones('#cfa06a');

const bare = (colors: readonly string[]) => colors.map((color) => color.slice(1)).join('-');

/** Gradient from left to right. */
export const across = (...colors: string[]) => `url(#l-0-${bare(colors)})`;
/** Gradient from top to bottom. */
export const down = (...colors: string[]) => `url(#l-90-${bare(colors)})`;
/** Gradient from the upper left to the lower right. */
export const slant = (...colors: string[]) => `url(#l-45-${bare(colors)})`;
/** Gradient from a point, in parts of the shape's box, outwards. */
export const glow = (x: number, y: number, radius: number, ...colors: string[]) =>
  `url(#r-${x}-${y}-${radius}-${bare(colors)})`;

const stops = (colors: readonly string[]) =>
  colors
    .map((color, i) => {
      const alpha = color.length > 6 ? Number.parseInt(color.slice(6), 16) / 255 : 1;
      const opacity = alpha < 1 ? ` stop-opacity="${alpha.toFixed(3)}"` : '';
      return `<stop offset="${(i / (colors.length - 1)).toFixed(3)}" stop-color="#${color.slice(0, 6)}"${opacity}/>`;
    })
    .join('');

/** The gradients that a drawing's paints describe. */
export function definitions(svg: string): string {
  const ids = new Set([...svg.matchAll(/url\(#([lr]-[^)]+)\)/g)].map(([, id]) => id!));
  const gradients = [...ids].map((id) => {
    const [kind, ...parts] = id.split('-');
    if (kind === 'l') {
      const angle = (Number(parts[0]) * Math.PI) / 180;
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map((v) => v.toFixed(3));
      return `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stops(parts.slice(1))}</linearGradient>`;
    }
    const [x, y, r] = parts;
    return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops(parts.slice(3))}</radialGradient>`;
  });
  return `<defs>${gradients.join('')}</defs>`;
}

/** A filled outline. */
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
/** A stroke with round ends. */
export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** Stitches along a stroke. */
export const stitches = (d: string, color: string, width = 3) =>
  line(d, color, width, `stroke-dasharray="${width * 3} ${width * 2.6}"`);
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string) => oval(x, y, r, r, fill);
export const bar = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more = '',
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}" ${more}/>`;

type Place = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean };

/** A piece moved, then scaled and turned about the point (`aboutX`, `aboutY`) of its own drawing. */
export function place(
  piece: string,
  { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Place,
  [aboutX, aboutY]: readonly [number, number] = [0, 0],
): string {
  return `<g transform="translate(${x + aboutX} ${y + aboutY}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(${-aboutX} ${-aboutY})">${piece}</g>`;
}

/** What is drawn too wide for its height: `width` is the share of its width that it keeps, about the middle. */
export const slim = (piece: string, width: number) =>
  `<g transform="matrix(${width} 0 0 1 ${480 * (1 - width)} 0)">${piece}</g>`;

/** A pair: the second piece stands behind, a step to the right. */
export const pair = (piece: string, [x, y]: readonly [number, number] = [66, -70]) =>
  place(piece, { x, y, scale: 0.95 }, [480, ground]) + place(piece, { x: -46 });

/** What is drawn from straight above, laid on the floor: pressed flat, slanted to the right, its `foot` on the ground. */
export const laid = (piece: string, { squash = 0.6, skew = 0.3, foot = ground }) =>
  `<g transform="matrix(1 0 ${-skew * squash} ${squash} ${skew * squash * (ground - 140)} ${ground - foot * squash})">${piece}</g>`;

/** A name made of a text, so that equal things have equal ids. */
const nameOf = (text: string) =>
  [...text].reduce((sum, c) => (Math.imul(sum, 31) + c.charCodeAt(0)) >>> 0, 7).toString(36);

/** What of the content lies inside the outline. */
export function inside(d: string, content: string): string {
  const id = `c${nameOf(d)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Copies of a piece at a number of places. */
export const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A woven or knitted surface: small dots in rows over a rectangle, for use with `inside`. */
export const mesh = (
  [x, y, width, height]: readonly [number, number, number, number],
  step: number,
  color: string,
) =>
  repeat(Math.ceil(height / step), (row) =>
    line(
      `M${x + (row % 2) * step * 0.5} ${y + row * step}H${x + width}`,
      color,
      step * 0.42,
      `stroke-dasharray="0.1 ${step}"`,
    ),
  );

/** The soft shadow of what stands at `y`, and the dark one right below it. */
export const shadow = (x: number, rx: number, y = ground, depth = 1) =>
  oval(
    x + rx * 0.07,
    y + 4,
    rx * 1.16,
    46 * depth,
    glow(0.5, 0.5, 0.5, fade('#1d1710', 0.42), fade('#1d1710', 0.2), fade('#1d1710', 0)),
  ) + oval(x, y, rx * 0.98, 17 * depth, glow(0.5, 0.5, 0.5, fade('#1d1710', 0.62), fade('#1d1710', 0)));

/** A round body standing upright: `y` is the middle of its rim, `height` reaches to the middle of its foot. */
export function cylinder(
  {
    x,
    y,
    rx,
    ry,
    height,
    foot = rx,
  }: { x: number; y: number; rx: number; ry: number; height: number; foot?: number },
  t: Tones,
): string {
  const footRy = (ry * foot) / rx;
  const d = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}L${x + foot} ${y + height}A${foot} ${footRy} 0 0 1 ${x - foot} ${y + height}Z`;
  return path(d, across(t.base, t.light, t.lit, t.base, t.shade, t.dark, t.shade));
}

type Box = { x: number; y: number; width: number; height: number; depth: number; r?: number };

/** A box seen from the front, slightly from above and from the right: `x`, `y` is the lower left corner of its front. */
export function box({ x, y, width, height, depth, r = 3 }: Box, t: Tones): string {
  const [dx, dy] = [depth * 0.62, depth * 0.4];
  const [right, top] = [x + width, y - height];
  return (
    path(
      `M${x} ${top}l${dx} ${-dy}h${width}l${-dx} ${dy}Z`,
      slant(t.light, t.lit),
      `stroke="${t.lit}" stroke-width="${r}" stroke-linejoin="round"`,
    ) +
    path(
      `M${right} ${top}l${dx} ${-dy}v${height}l${-dx} ${dy}Z`,
      down(t.shade, t.dark),
      `stroke="${t.dark}" stroke-width="${r}" stroke-linejoin="round"`,
    ) +
    path(
      `M${x} ${top}h${width}v${height}h${-width}Z`,
      slant(t.lit, t.base, t.shade),
      `stroke="${t.base}" stroke-width="${r}" stroke-linejoin="round"`,
    )
  );
}
