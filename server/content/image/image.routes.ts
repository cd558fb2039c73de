import { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/env.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { type ImageService, requireFile } from './image.service.ts';

/** Pictures and videos: GET /media/{name}. Names are random and never reused, so browsers may cache them. */
export function imageRoutes({ images }: { images: ImageService }) {
  return new Hono<AppEnv>().get('/:name', async (c) => {
    const file = requireFile(await images.open(c.req.param('name'), c.req.raw.signal));
    c.header('Content-Type', file.type);
    c.header('Cache-Control', file.isFinal ? 'public, max-age=31536000, immutable' : 'no-store');
    return sendFile(c, file);
  });
}
