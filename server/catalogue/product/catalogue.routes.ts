import { productCalls } from '#shared/catalogue/product-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { readRequestKey } from '../../platform/http/request-key.ts';
import type { CatalogueService } from './catalogue.service.ts';

const success = true as const;

/** Changes under /api/products, for the staff (docs/specification/calls.md#staff). */
export function catalogueRoutes({ catalogue }: { catalogue: CatalogueService }) {
  return routesOf(
    handle(productCalls.create, ({ user, body, c }) => catalogue.create(user, body, readRequestKey(c))),
    handle(productCalls.open, ({ user, params }) => catalogue.open(user, params.id)),
    handle(productCalls.bulk, async ({ user, body }) => ({
      success,
      ...(await catalogue.bulk(user, body)),
    })),
    handle(productCalls.undoBulk, async ({ user, body }) => ({
      success,
      ...(await catalogue.undoBulk(user, body.former)),
    })),
    handle(productCalls.matching, ({ user, query }) => catalogue.matching(user, query)),
    handle(productCalls.nextSku, async ({ user, query }) => ({
      sku: await catalogue.nextSku(user, query.categoryId),
    })),
    handle(productCalls.emptyTrash, async ({ user }) => ({
      success,
      ...(await catalogue.emptyTrash(user)),
    })),
    handle(productCalls.update, ({ user, params, body }) => catalogue.update(user, params.id, body)),
    handle(productCalls.remove, ({ user, params }) => catalogue.remove(user, params.id)),
    handle(productCalls.restore, ({ user, params }) => catalogue.restore(user, params.id)),
    handle(productCalls.duplicate, ({ user, params }) => catalogue.duplicate(user, params.id)),
    handle(productCalls.addMedia, async ({ user, params, body }) => ({
      success,
      count: await catalogue.addMedia(user, params.id, body),
    })),
    handle(productCalls.replaceMedia, async ({ user, params, body }) => ({
      success,
      count: await catalogue.replaceMedia(user, params.id, body),
    })),
  );
}
