import type { StoredBytes } from '../storage/stored-file.ts';
import type { AppContext } from './env.ts';

/** Answers a file, or the part of it that the request's Range asks for. The caller has set its type. */
export async function sendFile(c: AppContext, { size, read }: StoredBytes): Promise<Response> {
  c.header('Accept-Ranges', 'bytes');
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
  const body = (await read(from, to)) as Buffer<ArrayBuffer> | ReadableStream;
  const status = range ? 206 : 200;
  return body instanceof ReadableStream ? c.body(body, status) : c.body(body, status);
}
