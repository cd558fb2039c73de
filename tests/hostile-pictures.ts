import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Hostile pictures, generated in code: small files whose decoding takes much time or memory.

const bytesOf = (...values: (number | Uint8Array)[]): Buffer =>
  Buffer.concat(values.map((value) => (typeof value === 'number' ? Buffer.of(value) : value)));
const short = (value: number): Buffer => Buffer.of(value >> 8, value & 255);
const long = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
};

/** A JPEG marker segment. */
const segment = (marker: number, ...body: (number | Uint8Array)[]): Buffer => {
  const content = bytesOf(...body);
  return bytesOf(0xff, marker, short(content.length + 2), content);
};

/** A Huffman table with one symbol, whose code is the bit 0. */
const table = (kind: number, symbol: number): Buffer => segment(0xc4, kind, 1, Buffer.alloc(15), symbol);

/**
 * A grey progressive JPEG of `side` × `side` pixels with this many scans. Each scan makes the decoder process every
 * block, and takes 10 bytes plus about one per 8,700 blocks.
 */
export function jpegOfScans(scans: number, side = 4096): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  // Zero bits mean a DC difference of 0, or "the next 16,384 blocks are empty" (EOB14 and 14 bits).
  const dc = bytesOf(segment(0xda, 1, 1, 0, 0, 0, 0), Buffer.alloc(Math.ceil(blocks / 8)));
  const ac = bytesOf(
    segment(0xda, 1, 1, 0, 1, 63, 0),
    Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8)),
  );
  return bytesOf(
    Buffer.of(0xff, 0xd8),
    segment(0xdb, 0, Buffer.alloc(64, 1)),
    segment(0xc2, 8, short(side), short(side), 1, 1, 0x11, 0),
    table(0, 0),
    table(0x10, 0xe0),
    dc,
    Buffer.alloc(ac.length * (scans - 1), ac),
    Buffer.of(0xff, 0xd9),
  );
}

/** A PNG chunk. */
export const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const named = bytesOf(Buffer.from(type, 'latin1'), data);
  return bytesOf(long(data.length), named, long(crc32(named)));
};

export type PngShape = {
  width: number;
  height: number;
  /** Channels of a pixel: 1 grey, 2 grey with alpha, 3 RGB, 4 RGBA. */
  channels?: 1 | 2 | 3 | 4;
  /** Bits per channel. */
  depth?: 8 | 16;
  isInterlaced?: boolean;
  /** Chunks before the picture data. */
  extra?: readonly Uint8Array[];
};

/** Columns and rows of each pass of an interlaced PNG: the first one, and the step to the next. */
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** A black PNG with these properties. */
export function pngOf({
  width,
  height,
  channels = 3,
  depth = 8,
  isInterlaced = false,
  extra = [],
}: PngShape): Buffer {
  const rowBytes = (columns: number) => (columns === 0 ? 0 : 1 + (columns * channels * depth) / 8);
  const size = isInterlaced
    ? passes.reduce(
        (sum, [left, dx, top, dy]) =>
          sum +
          rowBytes(Math.max(0, Math.ceil((width - left) / dx))) * Math.max(0, Math.ceil((height - top) / dy)),
        0,
      )
    : rowBytes(width) * height;
  return bytesOf(
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk(
      'IHDR',
      bytesOf(long(width), long(height), depth, [0, 0, 4, 2, 6][channels]!, 0, 0, isInterlaced ? 1 : 0),
    ),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc(size), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  );
}

const little = (value: number): Buffer => Buffer.of(value & 255, value >> 8);

/** A GIF with this many frames of one pixel, on a canvas with this side. */
export function gifOf(frames: number, side = 1): Buffer {
  const frame = bytesOf(
    Buffer.from([0x21, 0xf9, 4, 4, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0]),
    little(1),
    little(1),
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  );
  return bytesOf(
    Buffer.from('GIF89a'),
    little(side),
    little(side),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.alloc(frame.length * frames, frame),
    0x3b,
  );
}

/** An animated WebP whose last frame is repeated this many times. */
export function webpOf(moving: Buffer, frames: number): Buffer {
  const first = moving.indexOf('ANMF');
  const frame = moving.subarray(moving.lastIndexOf('ANMF'));
  const whole = bytesOf(moving.subarray(0, first), ...Array.from({ length: frames }, () => frame));
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/**
 * A TIFF with this many pages of one pixel.
 * @param last offset of the page after the last one: 8 is the first page again
 */
export function tiffOf(pages: number, last = 0): Buffer {
  const page = 2 + 12 * 9 + 4;
  const pixel = 8 + page * pages;
  const entries = [
    [256, 1],
    [257, 1],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, pixel],
    [277, 1],
    [278, 1],
    [279, 1],
  ] as const;
  const whole = Buffer.alloc(pixel + 1);
  whole.write('II*\0\u0008', 'latin1');
  for (let i = 0; i < pages; i++) {
    let at = 8 + i * page;
    at = whole.writeUInt16LE(entries.length, at);
    for (const [tag, value] of entries) {
      at = whole.writeUInt16LE(tag, at);
      at = whole.writeUInt16LE(4, at);
      at = whole.writeUInt32LE(1, at);
      at = whole.writeUInt32LE(value, at);
    }
    whole.writeUInt32LE(i === pages - 1 ? last : at + 4, at);
  }
  return whole;
}

/** PNG text chunks that each decompress to `size` zeros. */
export function pngTexts(count: number, size: number): Buffer[] {
  const packed = deflateSync(Buffer.alloc(size), { level: 9 });
  return Array.from({ length: count }, (_, i) => pngChunk('zTXt', bytesOf(Buffer.from(`k${i}\0\0`), packed)));
}

/** A picture of one colour, to be encoded. */
export const plain = (width: number, height = width, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#804020' }, limitInputPixels: false });

export const avif = async (side: number): Promise<Buffer> => plain(side).avif({ effort: 0 }).toBuffer();
