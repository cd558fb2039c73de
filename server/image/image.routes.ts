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
    const { size } = file;
    const range = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('range') ?? '');
    const from = range ? Number(range[1]) : 0;
    const to = Math.min(range?.[2] ? Number(range[2]) : size - 1, size - 1);
    if (range && from > to) {
      c.header('Content-Range', `bytes */${size}`);
      return c.body(null, 416);
    }
    if (range) c.header('Content-Range', `bytes ${from}-${to}/${size}`);
    c.header('Content-Length', String(to - from + 1));
    if (c.req.method === 'HEAD') return c.body(null);
    const body = (await file.read(from, to)) as Buffer<ArrayBuffer> | ReadableStream;
    const status = range ? 206 : 200;
    return body instanceof ReadableStream ? c.body(body, status) : c.body(body, status);
  });
}
