import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Call, takesFile } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { maxFormBodyBytes } from '#shared/limits.ts';
import { photoUploadSeconds } from '#shared/photo-limits.ts';
import type { AppEnv } from './env.ts';

/** Milliseconds in which a body must have come, unless its call allows more. */
const usualBodyMs = 15_000;

/** What the calls of requests under way allow. */
const bodyTimes = new WeakMap<object, number>();

/** Milliseconds in which the body of a request must have come. */
export const bodyTimeout = (req: IncomingMessage): number => bodyTimes.get(req) ?? usualBodyMs;

/** Refuses a body of more bytes: `too_large`. */
const limitBody = (maxSize = maxFormBodyBytes): MiddlewareHandler<AppEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large');
    },
  });

/** Pages whose forms carry files, and the seconds that they may take; the service that keeps the files limits their bytes. */
const formsWithFiles: Readonly<Record<string, number>> = { '/quote-list': photoUploadSeconds };

/** Refuses a body of more bytes than a form of texts has, unless the page takes files. */
export function limitPageBody(): MiddlewareHandler<AppEnv> {
  const limit = limitBody();
  return (c, next) => {
    const seconds = c.req.method === 'POST' ? formsWithFiles[c.req.path] : undefined;
    const isMultipart =
      c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data') === true;
    if (seconds === undefined || !isMultipart) return limit(c, next);
    const incoming = c.env?.incoming;
    if (incoming) bodyTimes.set(incoming, seconds * 1000);
    return next();
  };
}

/** Holds the body of a request to what its call declares. A file is limited by the service that reads it. */
export function bodyPolicy(call: Call): MiddlewareHandler<AppEnv> {
  const limit = takesFile(call) ? undefined : limitBody(call.maxBodyBytes);
  return (c, next) => {
    const incoming = c.env?.incoming;
    if (incoming && call.bodySeconds !== undefined) bodyTimes.set(incoming, call.bodySeconds * 1000);
    return limit ? limit(c, next) : next();
  };
}
