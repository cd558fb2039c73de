import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { type ImageService, requireFile } from './image.service.ts';

/** Pictures and videos: GET /media/{name}. Names are random and never reused, so browsers may keep them. */
export function imageRoutes({ images }: { images: ImageService }) {
  return new Hono<AppEnv>().get('/:name', async (c) => {
    const file = requireFile(await images.open(c.req.param('name')));
    c.header('Content-Type', file.type);
    c.header('Cache-Control', file.isFinal ? 'public, max-age=31536000, immutable' : 'no-store');
    c.header('Accept-Ranges', 'bytes');
    const range = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('range') ?? '');
    if (!range) return c.body(new Uint8Array(file.bytes));
    const size = file.bytes.length;
    const from = Number(range[1]);
    const to = Math.min(range[2] ? Number(range[2]) : size - 1, size - 1);
    if (from > to) {
      c.header('Content-Range', `bytes */${size}`);
      return c.body(null, 416);
    }
    c.header('Content-Range', `bytes ${from}-${to}/${size}`);
    return c.body(new Uint8Array(file.bytes.subarray(from, to + 1)), 206);
  });
}
