import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { type ImageService, requireFile } from './image.service.ts';

type Part = { from: number; to: number };

/**
 * The part of a file that a request asks for, both ends included. One range of bytes is understood; several, and what is
 * none, are ignored, as RFC 9110 allows: the whole file is the answer.
 * @returns null for the whole file; "none" when the range begins behind its end
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

/** Pictures and videos: GET /media/{name}. Names are random and never reused, so browsers may keep them. */
export function imageRoutes({ images }: { images: ImageService }) {
  return new Hono<AppEnv>().get('/:name', async (c) => {
    const file = requireFile(await images.open(c.req.param('name'), c.req.raw.signal));
    c.header('Content-Type', file.type);
    c.header('Cache-Control', file.isFinal ? 'public, max-age=31536000, immutable' : 'no-store');
    c.header('Accept-Ranges', 'bytes');
    const { size } = file;
    const whole = { from: 0, to: size - 1 };
    if (c.req.method === 'HEAD') {
      c.header('Content-Length', String(size));
      return c.body(null);
    }
    // Files have no version that If-Range could name.
    const part = c.req.header('if-range') === undefined ? partOf(c.req.header('range'), size) : null;
    if (part === 'none') {
      c.header('Content-Range', `bytes */${size}`);
      return c.body(null, 416);
    }
    const { from, to } = part ?? whole;
    if (part) c.header('Content-Range', `bytes ${from}-${to}/${size}`);
    c.header('Content-Length', String(to - from + 1));
    const body = (await file.read(from, to)) as Buffer<ArrayBuffer> | ReadableStream;
    const status = part ? 206 : 200;
    return body instanceof ReadableStream ? c.body(body, status) : c.body(body, status);
  });
}
