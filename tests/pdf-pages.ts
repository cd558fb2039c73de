import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

/** The rendered pages of a PDF, drawn by another library than the one that wrote it. */
export async function drawPages(bytes: Uint8Array, scale = 1): Promise<Canvas[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), disableFontFace: true, verbosity: 0 });
  const file = await task.promise;
  const pages: Canvas[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({ canvas, viewport }).promise;
    pages.push(canvas);
  }
  await task.destroy();
  return pages;
}

/** The text of a PDF, with single spaces. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const file = await task.promise;
  const parts: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    parts.push(...items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')), ' ');
  }
  await task.destroy();
  return parts.join('').replaceAll(/\s+/g, ' ');
}

/** RGBA pixels of a part of a page. */
export const pixelsOf = (page: Canvas, x = 0, y = 0, width = page.width, height = page.height) =>
  page.getContext('2d').getImageData(x, y, width, height).data;

/** Mean darkness of a part of a page: 0 is white, 255 black. */
export function inkOf(pixels: Uint8ClampedArray): number {
  let ink = 0;
  for (let i = 0; i < pixels.length; i += 4) ink += 255 - pixels[i]!;
  return (4 * ink) / pixels.length;
}

/** Share of pixels whose difference is larger than rounding on other processors can cause. */
export function differingShare(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  if (a.length !== b.length) return 1;
  let differing = 0;
  for (let i = 0; i < a.length; i += 4) if (Math.abs(a[i]! - b[i]!) > 64) differing += 1;
  return (4 * differing) / a.length;
}

/**
 * The approved picture of a page. With UPDATE_PDF_PICTURES=1
 * it is written again and must then be checked by a person.
 */
export async function approvedPicture(name: string, page: Canvas): Promise<Uint8ClampedArray> {
  const file = path.join(import.meta.dirname, 'pdf-pictures', `${name}.png`);
  if (process.env['UPDATE_PDF_PICTURES'])
    await sharp(page.toBuffer('image/png')).png({ palette: true, colours: 24, effort: 10 }).toFile(file);
  const picture = await loadImage(await readFile(file));
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return pixelsOf(canvas);
}
