import type { AppContext } from './env.ts';

type Part = { from: number; to: number };

/** A file to send. */
type Sendable = {
  /** In bytes. */
  size: number;
  /** Reads a part, both ends included: as a buffer if it is small, else as a stream at the reader's speed. */
  read: (from: number, to: number) => Promise<Buffer | ReadableStream<Uint8Array>>;
};

/**
 * The part of a file that a request asks for, both ends included. Only a single byte range is supported; several
 * ranges or an invalid header are ignored, as RFC 9110 allows, and the whole file is sent.
 * @returns null for the whole file; "none" if the range begins behind the end of the file
 */
function partOf(header: string | undefined, size: number): Part | 'none' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  // "-5" is the last five bytes.
  const range = first
    ? { from: Number(first), to: Math.min(last ? Number(last) : Infinity, size - 1) }
    : last && { from: Math.max(0, size - Number(last)), to: size - 1 };
  if (!range || (first && last && Number(first) > Number(last))) return null;
  return range.from > range.to ? 'none' : range;
}

/** With If-Range, the whole file is sent: files have no version that it could name. */
const askedPart = (c: AppContext, size: number): Part | 'none' | null =>
  c.req.header('if-range') === undefined ? partOf(c.req.header('range'), size) : null;

/** Bytes of a file that a request gets: all, or the part that it asks for. */
export function askedBytes(c: AppContext, size: number): number {
  const part = askedPart(c, size);
  return part === 'none' ? 1 : part ? part.to - part.from + 1 : size;
}

/** Answers a file, or the part of it that the request asks for. The caller sets the content type. */
export async function sendFile(c: AppContext, { size, read }: Sendable): Promise<Response> {
  c.header('Accept-Ranges', 'bytes');
  if (c.req.method === 'HEAD') {
    c.header('Content-Length', String(size));
    return c.body(null);
  }
  const part = askedPart(c, size);
  if (part === 'none') {
    c.header('Content-Range', `bytes */${size}`);
    return c.body(null, 416);
  }
  const { from, to } = part ?? { from: 0, to: size - 1 };
  if (part) c.header('Content-Range', `bytes ${from}-${to}/${size}`);
  c.header('Content-Length', String(to - from + 1));
  const body = (await read(from, to)) as Buffer<ArrayBuffer> | ReadableStream;
  const status = part ? 206 : 200;
  return body instanceof ReadableStream ? c.body(body, status) : c.body(body, status);
}
