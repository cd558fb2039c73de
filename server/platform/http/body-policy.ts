import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Call, acceptsFile } from '#shared/base/contract.ts';
import { AppError } from '#shared/base/errors.ts';
import { maxFormBodyBytes } from '#shared/base/limits.ts';
import { photoUploadSeconds } from '#shared/deals/photo-limits.ts';
import type { AppEnv } from './env.ts';

/** Milliseconds within which a body must arrive, unless its call allows more. */
const usualBodyMs = 15_000;

/** Time limits of the bodies of requests under way, where their call or page sets its own. */
const bodyTimes = new WeakMap<object, number>();

/** Milliseconds within which the body of this request must arrive. */
export const bodyTimeout = (req: IncomingMessage): number => bodyTimes.get(req) ?? usualBodyMs;

/** Refuses larger bodies with `too_large`. `maxSize` is in bytes. */
const limitBody = (maxSize = maxFormBodyBytes): MiddlewareHandler<AppEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large');
    },
  });

/** Pages whose forms may contain files. The service that stores the files limits their bytes. */
const formsWithFiles = /^\/(?:quote-list|quotes\/[^/]+\/file|s\/[A-Za-z0-9]{22})$/;

/** Refuses a body that is larger than a text form, unless the page accepts files. */
export function limitPageBody(): MiddlewareHandler<AppEnv> {
  const limit = limitBody();
  return (c, next) => {
    const acceptsFiles = c.req.method === 'POST' && formsWithFiles.test(c.req.path);
    const isMultipart =
      c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data') === true;
    if (!acceptsFiles || !isMultipart) return limit(c, next);
    const incoming = c.env?.incoming;
    if (incoming) bodyTimes.set(incoming, photoUploadSeconds * 1000);
    return next();
  };
}

/** Applies the body limits that the call declares. The size of a file is limited by the service that reads it. */
export function bodyPolicy(call: Call): MiddlewareHandler<AppEnv> {
  const limit = acceptsFile(call) ? undefined : limitBody(call.maxBodyBytes);
  return (c, next) => {
    const incoming = c.env?.incoming;
    if (incoming && call.bodySeconds !== undefined) bodyTimes.set(incoming, call.bodySeconds * 1000);
    return limit ? limit(c, next) : next();
  };
}
