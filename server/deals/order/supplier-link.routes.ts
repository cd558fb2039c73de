import type { MiddlewareHandler } from 'hono';
import { supplierLinkCalls } from '#shared/deals/supplier-link-calls.ts';
import type { AppEnv } from '../../platform/http/env.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { sendPhoto } from '../../platform/http/send-photo.ts';
import type { SupplierLinkService } from './supplier-link.service.ts';

type Dependencies = { supplierLinks: SupplierLinkService };

/** Links for suppliers, for the staff; and the photos of a link. */
export const supplierLinkRoutes = ({ supplierLinks }: Dependencies) =>
  routesOf(
    handle(supplierLinkCalls.list, ({ user, params }) => supplierLinks.list(user, params.id)),
    handle(supplierLinkCalls.make, ({ user, params, body }) => supplierLinks.make(user, params.id, body)),
    handle(supplierLinkCalls.revoke, ({ user, params }) =>
      supplierLinks.revoke(user, params.id, params.link),
    ),
    handle(supplierLinkCalls.see, ({ user, params }) => supplierLinks.see(user, params.id, params.answer)),
    handle(supplierLinkCalls.photo, async ({ params, query, c }) =>
      sendPhoto(c, await supplierLinks.openPhoto(params.code, params.photo, query.size, c.get('ip'))),
    ),
  );

/** Runs before the pages of links: refusing is far cheaper than rendering (see `quotePageGuard`). */
export const supplierPageGuard =
  ({ supplierLinks }: Dependencies): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const code = c.req.param('code')?.replace(/\.data$/, '') ?? '';
    await supplierLinks.admit(code, c.get('ip'), c.req.method === 'POST');
    await next();
  };
