import type { MiddlewareHandler } from 'hono';
import { documentCalls } from '#shared/deals/document-calls.ts';
import type { AppEnv } from '../../platform/http/env.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { VerifyService } from './verify.service.ts';

/** Calls with which anyone can check a document. */
export function documentRoutes({ verify }: { verify: VerifyService }) {
  return routesOf(
    handle(documentCalls.byHash, async ({ params, c }) => {
      c.header('Cache-Control', 'private, no-store');
      const found = await verify.byHash(params.sha256, c.get('ip'));
      return { code: found?.code ?? null };
    }),
  );
}

/** Runs before the pages of documents: rendering one costs a hundred times as much as refusing a guess. */
export const documentPageGuard =
  ({ verify }: { verify: VerifyService }): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const code = c.req.param('code') ?? '';
    await verify.refuseGuesser(code.replace(/\.data$/, ''), c.get('ip'));
    await next();
  };
