import sharp from 'sharp';
import type { DemoProduct } from './demo/types.ts';
import { drawings } from './drawing/drawings.ts';
import { ground, place } from './drawing/kit.ts';
import { picture, scenes } from './drawing/scene.ts';

/** The drawing of a demo product. */
function drawingOf({ key }: DemoProduct) {
  const drawing = drawings[key];
  if (!drawing) throw new Error(`no drawing of ${key}`);
  return drawing;
}

/**
 * The pictures of a demo product: alone in its first colour, in all colours with a close-up, and with its dimensions.
 */
export async function productPictures(product: DemoProduct): Promise<Buffer[]> {
  return Promise.all(
    scenes(drawingOf(product), product).map(async (svg) =>
      sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer(),
    ),
  );
}

/** A supplier's logo: white shapes in a symmetric grid on its colour, so that no font is needed. */
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

/** A three-second video of the product in its studio, with the camera moving closer and back, as H.264 in MP4. */
export async function productVideo(product: DemoProduct): Promise<Buffer> {
  const { default: encoderModule } = await import('h264-mp4-encoder');
  const encoder = await encoderModule.createH264MP4Encoder();
  encoder.width = videoSide;
  encoder.height = videoSide;
  encoder.frameRate = framesPerSecond;
  encoder.quantizationParameter = 30;
  encoder.initialize();
  const whole = drawingOf(product).whole(product.colors[0]!.slice(0, 7));
  for (let i = 0; i < frames; i++) {
    const nearness = 0.5 - 0.5 * Math.cos((i / frames) * 2 * Math.PI);
    const content = place(whole, { scale: 0.84 + 0.2 * nearness }, [480, ground]);
    const frame = await sharp(Buffer.from(picture(product.backdrop, content)))
      .resize(videoSide)
      .ensureAlpha()
      .raw()
      .toBuffer();
    encoder.addFrameRgba(frame);
  }
  encoder.finalize();
  const file = Buffer.from(encoder.FS.readFile(encoder.outputFilename));
  encoder.delete();
  return file;
}
