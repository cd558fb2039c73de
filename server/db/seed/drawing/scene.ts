import type { DemoProduct } from '../demo/types.ts';
import {
  type Drawing,
  ground,
  mix,
  fade,
  tones,
  paper,
  wood,
  cardboard,
  down,
  slant,
  definitions,
  path,
  line,
  disc,
  bar,
  place,
  inside,
  repeat,
  shadow,
  box,
} from './kit.ts';

/** Pictures are square: this many units, and pixels, wide. */
const side = 960;

/** Edges of the studio backgrounds: wall, floor. */
const backdrops: Record<DemoProduct['backdrop'], readonly [string, string]> = {
  sand: ['#f5ecdc', '#e6d5b8'],
  mint: ['#e6f1ea', '#c6dfd1'],
  sky: ['#e6eef6', '#c4d6e8'],
  clay: ['#f6e5dc', '#e6c4b1'],
  stone: ['#efefec', '#d6d7d1'],
  dusk: ['#ebe6f1', '#cfc4df'],
};
const ink = '#3a4640';

/** The studio: a lit wall and the floor, meeting in one line. */
const studio = (backdrop: DemoProduct['backdrop']) => {
  const [wall, floor] = backdrops[backdrop];
  return (
    bar(0, 0, side, side, 0, down(mix(wall, '#ffffff', 0.75), wall)) +
    path(`M0 640Q480 604 960 640V960H0Z`, down(floor, mix(floor, wall, 0.8)))
  );
};

/** A picture of the studio with what stands in it. */
export function picture(backdrop: DemoProduct['backdrop'], content: string): string {
  const all = studio(backdrop) + content;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${definitions(all)}${all}</svg>`;
}

/** Where the pieces of a group stand, by their number: the first colour in front, drawn last. */
const groups: readonly (readonly { x: number; y: number; scale: number }[])[] = [
  [{ x: 400, y: 850, scale: 0.8 }],
  [
    { x: 300, y: 868, scale: 0.6 },
    { x: 660, y: 730, scale: 0.5 },
  ],
  [
    { x: 480, y: 890, scale: 0.58 },
    { x: 225, y: 720, scale: 0.46 },
    { x: 735, y: 720, scale: 0.46 },
  ],
  [
    { x: 265, y: 890, scale: 0.52 },
    { x: 695, y: 890, scale: 0.52 },
    { x: 225, y: 650, scale: 0.42 },
    { x: 590, y: 650, scale: 0.42 },
  ],
  [
    { x: 265, y: 890, scale: 0.5 },
    { x: 695, y: 890, scale: 0.5 },
    { x: 150, y: 650, scale: 0.36 },
    { x: 430, y: 650, scale: 0.36 },
    { x: 720, y: 660, scale: 0.36 },
  ],
];

/** A part of the drawing, enlarged in a round lens. */
function lens({ whole, closeUp: { x, y, zoom = 2.2 } }: Drawing, color: string): string {
  const [cx, cy, r] = [752, 190, 156];
  const circle = `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return (
    disc(cx + 6, cy + 12, r + 10, fade('#1d1710', 0.12)) +
    disc(cx, cy, r + 10, '#ffffff') +
    path(circle, slant('#fbf9f4', '#e9e4da')) +
    inside(circle, place(whole(color), { x: cx - x, y: cy - y, scale: zoom }, [x, y]))
  );
}

/** The second picture: the product in all its colours, and its material close up. */
function range(drawing: Drawing, colors: readonly string[]): string {
  const places = groups[Math.min(groups.length, colors.length) - 1]!;
  const pieces = places.map(({ x, y, scale }, i) =>
    place(drawing.whole(colors[i]!), { x: x - 480, y: y - ground, scale }, [480, ground]),
  );
  return pieces.toReversed().join('') + lens(drawing, colors[0]!);
}

/** Strokes of the signs on a grid of 6 × 10. */
const signs: Record<string, string> = {
  '0': 'M3 0C1 0 0 2 0 5S1 10 3 10 6 8 6 5 5 0 3 0Z',
  '1': 'M1 2L3.4 0V10',
  '2': 'M0.3 2.4C0.6 0.8 1.8 0 3.1 0C4.8 0 5.9 1.1 5.9 2.7C5.9 5 3 6.600 0.200 10H6',
  '3': 'M0.400 1.500C1 0.500 2 0 3 0C4.700 0 5.700 1 5.700 2.400C5.700 3.800 4.700 4.700 2.800 4.700C4.900 4.700 6 5.800 6 7.300C6 8.900 4.800 10 3 10C1.800 10 0.700 9.500 0 8.500',
  '4': 'M4.400 10V0L0 7H6',
  '5': 'M5.500 0H1L0.500 4.500C1.300 4 2 3.700 3 3.700C4.800 3.700 6 4.900 6 6.800C6 8.700 4.700 10 2.900 10C1.700 10 0.600 9.500 0 8.500',
  '6': 'M5.300 0.900C4.700 0.300 4 0 3.200 0C1.200 0 0 2.300 0 6C0 8.600 1.200 10 3 10C4.800 10 6 8.700 6 6.900C6 5.100 4.800 3.900 3.100 3.900C1.700 3.900 0.500 4.800 0 6.200',
  '7': 'M0 0H6L2 10',
  '8': 'M3 4.600C1.400 4.600 0.400 3.700 0.400 2.300S1.400 0 3 0S5.600 0.900 5.600 2.300S4.600 4.600 3 4.600C1.200 4.600 0 5.700 0 7.300S1.200 10 3 10S6 8.900 6 7.300S4.800 4.600 3 4.600Z',
  '9': 'M0.700 9.100C1.300 9.700 2 10 2.800 10C4.800 10 6 7.700 6 4C6 1.400 4.800 0 3 0C1.200 0 0 1.300 0 3.100C0 4.900 1.200 6.100 2.900 6.100C4.300 6.100 5.500 5.200 6 3.800',
  '.': 'M1 10V9.900',
  V: 'M0 0L3 10L6 0',
  W: 'M0 0L2.2 10L4.5 2L6.8 10L9 0',
  '%': 'M0.6 10L6.4 0M1.6 0A1.6 1.8 0 1 0 1.7 0M5.400 6.400A1.6 1.8 0 1 0 5.5 6.400',
  '+': 'M3 2V8M0 5H6',
  '-': 'M0.500 5H5.500',
  ':': 'M1 3V2.9M1 8V7.9',
  c: 'M5 4.600C4.500 3.900 3.800 3.500 3 3.500C1.300 3.500 0.300 4.800 0.300 6.700S1.300 10 3 10C3.800 10 4.500 9.600 5 8.900',
  m: 'M0 10V3.500M0 6C0 4.300 0.900 3.500 2 3.500S3.800 4.200 3.800 5.600V10M3.800 5.600C3.800 4.200 4.800 3.500 5.900 3.500S7.600 4.200 7.600 5.600V10',
};
const advance = (sign: string) => ({ '.': 3.4, ':': 3.4, ' ': 3.6, '1': 6.4, m: 9.6, W: 11 })[sign] ?? 8.2;

/** A number or "12 cm" as strokes, so that no font is needed; centred on `x`, its foot on `y`. */
export function figures(text: string, x: number, y: number, height: number, color = ink): string {
  const unit = height / 10;
  const width = [...text].reduce((sum, sign) => sum + advance(sign), -2.2);
  let left = -width / 2;
  const strokes = [...text].map((sign) => {
    const stroke = signs[sign]
      ? `<path transform="translate(${left.toFixed(2)} -10)" d="${signs[sign]}"/>`
      : '';
    left += advance(sign);
    return stroke;
  });
  return `<g transform="translate(${x} ${y}) scale(${unit})" fill="none" stroke="${color}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

type Point = readonly [number, number];

/** A dimension line between two points, with its measure in cm at `label`. */
export function dimension(
  [x1, y1]: Point,
  [x2, y2]: Point,
  text: string,
  [lx, ly]: Point,
  color = ink,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(-(y2 - y1) / length) * 9, ((x2 - x1) / length) * 9];
  const tick = (x: number, y: number) => `M${x - nx} ${y - ny}L${x + nx} ${y + ny}`;
  return (
    line(`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`, color, 3) +
    figures(text, lx, ly, 25, color)
  );
}

/** A wooden ruler with centimetres, `cm` long over `width`. */
function ruler(x: number, y: number, width: number, cm: number): string {
  const step = width / cm;
  const every = [1, 2, 5, 10, 20].find((n) => n * step > 5) ?? 50;
  const numbered = [1, 2, 5, 10, 20, 50].find((n) => n * step > 46) ?? 100;
  const marks = repeat(Math.floor(cm / every) + 1, (i) => {
    const isLong = (i * every) % numbered === 0;
    return `M${(x + i * every * step).toFixed(1)} ${y + 3}v${isLong ? 18 : 10}`;
  });
  const numbers = repeat(Math.floor(cm / numbered) + 1, (i) =>
    figures(String(i * numbered), x + i * numbered * step, y + 44, 16, wood.deep),
  );
  return (
    bar(x - 14, y + 6, width + 34, 50, 6, fade('#1d1710', 0.16)) +
    bar(x - 18, y, width + 36, 52, 5, down('#f0d6a4', '#e2bd80')) +
    line(marks, wood.deep, 2) +
    numbers
  );
}

type Packaging = {
  measures: readonly [length: number, width: number, height: number];
  isCarton: boolean;
  isMeasured: boolean;
};

/** A box of real proportions with its three measures: a shipping carton, or a printed retail box. */
function packed({ measures, isCarton, isMeasured }: Packaging, color: string): string {
  const [length, width, height] = measures;
  const scale = Math.min(450 / (length + width * 0.62), 420 / (height + width * 0.4));
  const [w, h, depth] = [length * scale, height * scale, width * scale];
  const [dx, dy] = [depth * 0.62, depth * 0.4];
  const [x, y] = [840 - w - dx, 660];
  const [right, top] = [x + w, y - h];
  const t = isCarton ? cardboard : tones(mix(color, '#ffffff', 0.25));
  const middle = x + w / 2;
  const tape = isCarton
    ? path(
        `M${middle - 16} ${top}l${dx} ${-dy}h32l${-dx} ${dy}v${Math.min(46, h * 0.3)}h-32Z`,
        fade('#f3dcb4', 0.75),
      ) +
      line(`M${x + dx / 2} ${top - dy / 2}h${w}`, fade(t.dark, 0.5), 3) +
      marks(x + w * 0.62, y - h * 0.12, Math.min(w * 0.18, h * 0.3))
    : bar(x + w * 0.12, top + h * 0.14, w * 0.76, h * 0.72, 6, paper.base) +
      bar(x + w * 0.2, top + h * 0.66, w * 0.3, Math.max(5, h * 0.05), 3, t.base);
  const texts = isMeasured
    ? dimension([x + dx, top - dy - 26], [right + dx, top - dy - 26], `${length} cm`, [
        middle + dx,
        top - dy - 44,
      ]) +
      dimension([right + dx + 26, y - dy], [right + dx + 26, top - dy], `${height}`, [
        right + dx + 62,
        (y + top) / 2 - dy + 12,
      ]) +
      dimension([right + 22, y + 16], [right + dx + 22, y - dy + 16], `${width}`, [
        right + dx / 2 + 50,
        y - dy / 2 + 56,
      ])
    : '';
  return (
    shadow(x + (w + dx) / 2 + 10, (w + dx) * 0.5, y - 4, 1.2) +
    box({ x, y, width: w, height: h, depth }, t) +
    tape +
    texts
  );
}

/** The signs that a carton carries: this way up, keep dry. */
const marks = (x: number, y: number, size: number) =>
  place(
    line('M6 40V8M-2 16L6 6L14 16M30 40V8M22 16L30 6L38 16M-2 46H38', fade('#5b3a18', 0.75), 4) +
      path('M56 24a18 18 0 0 1 36 0Z', fade('#5b3a18', 0.75)) +
      line('M74 24V42a5 5 0 0 1-10 0', fade('#5b3a18', 0.75), 4),
    { x, y: y - size, scale: size / 50 },
  );

/** The third picture: the product beside a ruler, and what it is packed in with its measures. */
function sized(drawing: Drawing, color: string, pack: Packaging): string {
  const { left, right, cm } = drawing.span;
  const [from, to] = drawing.edges ?? [left, right];
  const scale = Math.min(0.74, 520 / (to - from));
  const x = 48 - from * scale;
  const product = place(drawing.whole(color), { x, y: 846 - ground * scale, scale });
  const length = (right - left) * scale;
  return packed(pack, color) + product + ruler(x + left * scale, 872, length, cm);
}

const triple = /(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) cm/;

/** What a product's English specifications say of its packing: the carton, else its own box, else a plain carton. */
export function packagingOf(specifications: string): Packaging {
  const measured = (label: RegExp) => {
    const row = specifications.split('\n').find((text) => label.test(text) && triple.test(text));
    return row ? (row.match(triple)!.slice(1).map(Number) as unknown as Packaging['measures']) : undefined;
  };
  const carton = measured(/^(Carton|Bundle)/);
  const ownBox = carton ? undefined : measured(/box/i);
  return {
    measures: carton ?? ownBox ?? [50, 38, 34],
    isCarton: !ownBox,
    isMeasured: Boolean(carton ?? ownBox),
  };
}

/** The three pictures of a product as SVG: alone in its first colour, in all of them with a close-up, with its measures. */
export function scenes(drawing: Drawing, product: Pick<DemoProduct, 'backdrop' | 'colors' | 'en'>): string[] {
  const colors = product.colors.map((color) => color.slice(0, 7));
  const first = colors[0]!;
  return [
    drawing.whole(first),
    drawing.second ? drawing.second(colors) : range(drawing, colors),
    sized(drawing, first, packagingOf(product.en.specifications)),
  ].map((content) => picture(product.backdrop, content));
}
