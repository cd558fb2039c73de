import { orderCalls } from '#shared/deals/order-calls.ts';
import { newEvidence } from '#shared/deals/order.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { check } from '../../platform/http/validate.ts';
import type { QuotePhotoService } from '../quote/quote-photo.service.ts';
import { sendPhoto } from '../../platform/http/send-photo.ts';
import type { OrderService } from './order.service.ts';

/** Calls of orders, for the staff. */
export function orderRoutes({
  orders,
  quotePhotos,
}: {
  orders: OrderService;
  quotePhotos: QuotePhotoService;
}) {
  return routesOf(
    handle(orderCalls.read, ({ user, params }) => orders.read(user, params.id)),
    handle(orderCalls.open, async ({ user, body }) => ({
      success: true as const,
      id: await orders.open(user, body.requestId, body.mode),
    })),
    handle(orderCalls.setSteps, ({ user, params, body }) => orders.setSteps(user, params.id, body)),
    handle(orderCalls.state, ({ user, params, body }) => orders.state(user, params.id, body)),
    handle(orderCalls.stateMany, async ({ user, body }) => ({
      success: true as const,
      ...(await orders.stateMany(user, body)),
    })),
    handle(orderCalls.addPayment, ({ user, params, body }) => orders.addPayment(user, params.id, body)),
    handle(orderCalls.confirmPayment, ({ user, params }) =>
      orders.confirmPayment(user, params.id, params.payment),
    ),
    handle(orderCalls.dropPayment, ({ user, params }) => orders.dropPayment(user, params.id, params.payment)),
    handle(orderCalls.addEvidence, ({ user, params, c }) =>
      orders.addEvidence(
        user,
        params.id,
        {
          body: c.req.raw.body,
          contentType: c.req.header('content-type'),
          announced: c.req.header('content-length'),
        },
        (fields) => check(newEvidence, fields, 'invalid'),
      ),
    ),
    handle(orderCalls.showEvidence, ({ user, params, body }) =>
      orders.showEvidence(user, params.id, params.evidence, body.isShown),
    ),
    handle(orderCalls.photo, async ({ user, params, query, c }) =>
      sendPhoto(c, await quotePhotos.openOfOrder(user, params.id, params.photo, query.size)),
    ),
    handle(orderCalls.close, ({ user, params, body }) => orders.close(user, params.id, body)),
  );
}
