// Readers of the markers, chunks and boxes of a picture file, which decode nothing. Each function scans the file
// once, allocates nothing per part, and stops as soon as its limit is exceeded.

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
/** The number that four letters form in a file, so that comparing a part's name needs no string. */
const codeOf = (name: string): number => [...name].reduce((code, char) => code * 256 + char.charCodeAt(0), 0);
const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export type JpegShape = {
  scans: number;
  /** Coefficients per pixel that a picture of several scans keeps: 3 for full colours, 1.5 with halved ones. */
  coefficients: number;
};

/** Scans of a JPEG (SOS markers), counted up to `limit` plus one. */
export function readJpeg(bytes: Uint8Array, limit: number): JpegShape {
  const shape = { scans: 0, coefficients: 4 };
  let at = 2;
  while (at + 1 < bytes.length && shape.scans <= limit) {
    const marker = bytes[at + 1]!;
    // Within a scan's data, 0xFF is followed by 0 or by a restart marker. Bytes between segments are skipped, as
    // libjpeg does.
    const isMarker = bytes[at] === 0xff && marker > 0x01 && marker < 0xff && (marker < 0xd0 || marker > 0xd7);
    if (!isMarker) {
      at++;
      continue;
    }
    if (marker === 0xd9) break;
    if (marker === 0xda) shape.scans++;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      shape.coefficients = coefficientsOf(bytes, at + 2);
    // Reserved markers and a second start of the picture have no length.
    const hasLength = marker >= 0xc0 && marker !== 0xd8;
    at += 2 + (hasLength ? Math.max(2, (bytes[at + 2]! << 8) | bytes[at + 3]!) : 0);
  }
  return shape;
}

/** Reads a frame header: length, depth, height, width, and for each component its number, sampling and table. */
function coefficientsOf(bytes: Uint8Array, at: number): number {
  const components = Array.from(
    { length: Math.min(4, bytes[at + 7] ?? 0) },
    (_, i) => bytes[at + 9 + 3 * i]!,
  );
  const across = components.map((sampling) => sampling >> 4);
  const down = components.map((sampling) => sampling & 15);
  const most = Math.max(...across) * Math.max(...down);
  return across.reduce((sum, factor, i) => sum + (factor * down[i]!) / most, 0) || 4;
}

const textChunks = new Set(['tEXt', 'zTXt', 'iTXt', 'iCCP'].map(codeOf));

/** Texts and colour profiles of a PNG, which may each unpack to 8 MB; counted up to `limit` plus one. */
export function countPngTexts(bytes: Uint8Array, limit: number): number {
  const view = viewOf(bytes);
  let count = 0;
  for (let at = 8; at + 8 <= bytes.length && count <= limit; at += 12 + view.getUint32(at))
    if (textChunks.has(view.getUint32(at + 4))) count++;
  return count;
}

/** Frames of a GIF, counted up to `limit` plus one. */
export function countGifFrames(bytes: Uint8Array, limit: number): number {
  const tableBytes = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(bytes[10]);
  let frames = 0;
  while (at < bytes.length && frames <= limit) {
    if (bytes[at] === 0x2c) {
      frames++;
      at += 11 + tableBytes(bytes[at + 9]);
    } else if (bytes[at] === 0x21) at += 2;
    else break;
    // Blocks of up to 255 bytes; an empty block ends the data.
    while (at < bytes.length && bytes[at] !== 0) at += bytes[at]! + 1;
    at++;
  }
  return frames;
}

const webpFrame = codeOf('ANMF');

/** Frames of a WebP, counted up to `limit` plus one; 0 if it is not animated. */
export function countWebpFrames(bytes: Uint8Array, limit: number): number {
  const view = viewOf(bytes);
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length && frames <= limit;) {
    if (view.getUint32(at) === webpFrame) frames++;
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size & 1);
  }
  return frames;
}

/** Pages of a TIFF, counted up to `limit` plus one; a circular chain exceeds any limit. */
export function countTiffPages(bytes: Uint8Array, limit: number): number {
  const view = viewOf(bytes);
  const isLittle = bytes[0] === 0x49;
  let pages = 0;
  for (let at = view.getUint32(4, isLittle); at !== 0 && at + 2 <= bytes.length && pages <= limit; pages++) {
    const next = at + 2 + 12 * view.getUint16(at, isLittle);
    at = next + 4 <= bytes.length ? view.getUint32(next, isLittle) : 0;
  }
  return pages;
}

export type HeifShape = {
  /** Kinds of its items: "av01" is a picture, "grid" is one composed of others. */
  kinds: Set<string>;
  /** Pixels of all sizes that it names: the picture, its transparency, its thumbnail. */
  pixels: number;
};

/** Items of a HEIF file (AVIF), counted up to `limit`; null if their list cannot be read or is longer. */
export function readHeif(bytes: Uint8Array, limit: number): HeifShape | null {
  const shape: HeifShape = { kinds: new Set(), pixels: 0 };
  const view = viewOf(bytes);
  let left = limit;
  let hasItems = false;

  /** @returns whether all boxes of this range could be read */
  function read(from: number, end: number): boolean {
    let at = from;
    while (at + 8 <= end) {
      if (left-- <= 0) return false;
      const size = view.getUint32(at);
      const name = latin1(bytes, at + 4, at + 8);
      // 0 means "to the end of the file", 1 a size of 64 bits. Both are only accepted for the picture's data.
      if (name === 'mdat' && size < 2) return hasItems;
      if (size < 8 || at + size > end) return false;
      if (!readBox(name, at + 8, at + size)) return false;
      at += size;
    }
    return at === end;
  }

  function readBox(name: string, at: number, end: number): boolean {
    if (name === 'meta') return read(at + 4, end);
    if (name === 'iprp' || name === 'ipco') return read(at, end);
    if (name === 'iinf') return read(at + (bytes[at] === 0 ? 6 : 8), end);
    if (name === 'ispe' && at + 12 <= end) shape.pixels += view.getUint32(at + 4) * view.getUint32(at + 8);
    if (name === 'infe') {
      hasItems = true;
      // Version 3 has item numbers of 32 bits.
      const kind = at + (bytes[at] === 3 ? 10 : 8);
      shape.kinds.add(latin1(bytes, kind, kind + 4));
    }
    return true;
  }

  return read(0, bytes.length) && hasItems ? shape : null;
}
