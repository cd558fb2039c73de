import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { DemoProduct } from './demo/types.ts';
import { tint } from './tint.ts';

/** Demo pictures are square, this many pixels wide. */
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

const emojiFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** The 3D drawing of a glyph; the files are named by code points, with or without the variation selector. */
export function drawingOf(glyph: string): string {
  const points = [...glyph].map((c) => c.codePointAt(0)!.toString(16).padStart(4, '0'));
  const bare = points.filter((p) => p !== 'fe0f').join('-');
  const names = [points.join('-'), bare, `${bare}-fe0f`];
  const found = names.map((name) => path.join(emojiFolder, `${name}.webp`)).find((file) => existsSync(file));
  if (!found) throw new Error(`no drawing of ${glyph}`);
  return found;
}

type Piece = { glyph: string; size: number; x: number; y: number; color?: string; angle?: number };

async function place({ glyph, size, x, y, color, angle = 0 }: Piece): Promise<OverlayOptions[]> {
  const source = color === undefined ? drawingOf(glyph) : await tint(drawingOf(glyph), color);
  const drawing = await sharp(source)
    .resize(size, size, { kernel: 'lanczos3' })
    .rotate(angle, { background: '#00000000' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = drawing.info;
  const left = Math.round(x - width / 2);
  const top = Math.round(y - height / 2);
  return [
    { input: shadow(size), left: Math.round(x - size * 0.45), top: Math.round(y + size * 0.36) },
    { input: drawing.data, left, top },
  ].filter((o) => o.left > -side && o.top > -side);
}

/** A soft shadow on the floor. */
const shadow = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(size * 0.9)}" height="${Math.round(size * 0.22)}"><defs><radialGradient id="s"><stop offset="0" stop-color="#17231d" stop-opacity="0.34"/><stop offset="1" stop-color="#17231d" stop-opacity="0"/></radialGradient></defs><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="url(#s)"/></svg>`,
  );

const studio = (backdrop: DemoProduct['backdrop']) => {
  const [wall, floor] = backdrops[backdrop];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${wall}"/></linearGradient><linearGradient id="f" x2="0" y2="1"><stop offset="0" stop-color="${floor}"/><stop offset="1" stop-color="${wall}"/></linearGradient></defs><rect width="${side}" height="${side}" fill="url(#w)"/><path d="M0 640 Q480 600 960 640 V960 H0Z" fill="url(#f)"/></svg>`,
  );
};

async function compose(backdrop: DemoProduct['backdrop'], pieces: Piece[]): Promise<Buffer> {
  const layers = (await Promise.all(pieces.map(place))).flat();
  return sharp(studio(backdrop)).composite(layers).png({ compressionLevel: 3 }).toBuffer();
}

/** Where the pieces of a group stand, by their number: the first colour in front, drawn last. */
const groups: readonly (readonly { x: number; y: number; size: number; angle?: number }[])[] = [
  [{ x: 480, y: 500, size: 480 }],
  [
    { x: 610, y: 590, size: 430 },
    { x: 300, y: 420, size: 380, angle: -8 },
  ],
  [
    { x: 480, y: 590, size: 430 },
    { x: 250, y: 420, size: 360, angle: -8 },
    { x: 710, y: 420, size: 360, angle: 8 },
  ],
  [
    { x: 340, y: 630, size: 370 },
    { x: 690, y: 640, size: 340, angle: 6 },
    { x: 260, y: 340, size: 320, angle: -8 },
    { x: 640, y: 340, size: 320, angle: 8 },
  ],
  [
    { x: 340, y: 660, size: 350 },
    { x: 680, y: 670, size: 330, angle: 6 },
    { x: 200, y: 340, size: 270, angle: -8 },
    { x: 490, y: 330, size: 270 },
    { x: 780, y: 340, size: 270, angle: 8 },
  ],
];

/** The pictures of a demo product: alone in its first colour, a group in all of them, and beside the carton it ships in. */
export async function productPictures(product: DemoProduct): Promise<Buffer[]> {
  const { emoji: glyph, backdrop } = product;
  const colors = product.colors.map((color) => color.slice(0, 7));
  const places = groups[Math.min(groups.length, Math.max(1, colors.length)) - 1]!;
  const color = colors[0];
  return Promise.all([
    compose(backdrop, [{ glyph, size: 600, x: 480, y: 470, color }]),
    compose(backdrop, places.map((at, i) => ({ glyph, ...at, color: colors[i] })).toReversed()),
    compose(backdrop, [
      { glyph: '📦', size: 520, x: 610, y: 420 },
      { glyph, size: 380, x: 300, y: 610, color },
    ]),
  ]);
}

/** A supplier's mark: two letters on its colour, drawn as shapes of a 3 × 5 grid so that no font is needed. */
export async function partnerLogo(seed: string, color: string): Promise<Buffer> {
  let state = [...seed].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7);
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
  const cells: string[] = [];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 2; column++) {
      if (next() < 0.35 && cells.length > 4) continue;
      const shape = next();
      for (const x of [column, 3 - column]) {
        const [left, top] = [48 + x * 40, 48 + row * 40];
        cells.push(
          shape < 0.5
            ? `<rect x="${left}" y="${top}" width="40" height="40"/>`
            : `<circle cx="${left + 20}" cy="${top + 20}" r="20"/>`,
        );
      }
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#fff"/><rect x="16" y="16" width="224" height="224" rx="48" fill="${color}"/><g fill="#fff">${cells.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const frames = 36;
const framesPerSecond = 12;
const videoSide = 320;

/** A three-second film of the product swaying in its studio, as H.264 in MP4. */
export async function productVideo(product: DemoProduct): Promise<Buffer> {
  const { default: encoderModule } = await import('h264-mp4-encoder');
  const encoder = await encoderModule.createH264MP4Encoder();
  encoder.width = videoSide;
  encoder.height = videoSide;
  encoder.frameRate = framesPerSecond;
  encoder.quantizationParameter = 30;
  encoder.initialize();
  const background = await sharp(studio(product.backdrop)).resize(videoSide).png().toBuffer();
  for (let i = 0; i < frames; i++) {
    const turn = Math.sin((i / frames) * 2 * Math.PI);
    const [drawing] = (
      await place({
        glyph: product.emoji,
        size: 210,
        x: 160,
        y: 160,
        color: product.colors[0]?.slice(0, 7),
        angle: turn * 10,
      })
    ).slice(1);
    const frame = await sharp(background).composite([drawing!]).ensureAlpha().raw().toBuffer();
    encoder.addFrameRgba(frame);
  }
  encoder.finalize();
  const file = Buffer.from(encoder.FS.readFile(encoder.outputFilename));
  encoder.delete();
  return file;
}
