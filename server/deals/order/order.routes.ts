import { newBuyerFile } from '#shared/deals/order-buyer.ts';
import { buyerOrderCalls, orderCalls } from '#shared/deals/order-calls.ts';
import { newEvidence } from '#shared/deals/order.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { check } from '../../platform/http/validate.ts';
import type { QuotePhotoService } from '../quote/quote-photo.service.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { sendPaper } from '../../platform/http/send-paper.ts';
import { sendPhoto } from '../../platform/http/send-photo.ts';
import type { InspectionPaperService } from './inspection-paper.service.ts';
import type { InspectionService } from './inspection.service.ts';
import type { OrderBuyerService } from './order-buyer.service.ts';
import type { OrderDigestService } from './order-digest.service.ts';
import type { OrderPaymentService } from './order-payment.service.ts';
import type { OrderService } from './order.service.ts';
import type { ShipmentService } from './shipment.service.ts';

/** Calls of orders, for the staff. */
export function orderRoutes({
  orders,
  orderPayments,
  shipments,
  quotePhotos,
  orderBuyers,
  orderDigests,
  inspections,
  inspectionPapers,
}: {
  orders: OrderService;
  orderPayments: OrderPaymentService;
  shipments: ShipmentService;
  quotePhotos: QuotePhotoService;
  orderBuyers: OrderBuyerService;
  orderDigests: OrderDigestService;
  inspections: InspectionService;
  inspectionPapers: InspectionPaperService;
}) {
  return routesOf(
    handle(buyerOrderCalls.sendFile, async ({ params, c }) => {
      const { fields, file } = await orderBuyers.readForm(
        {
          body: c.req.raw.body,
          contentType: c.req.header('content-type'),
          announced: c.req.header('content-length'),
        },
        c.get('ip'),
      );
      await orderBuyers.keepFile(params.code, check(newBuyerFile, fields, 'invalid'), file, c.get('ip'));
    }),
    handle(buyerOrderCalls.calendar, async ({ params, c }) => {
      const file = await orderBuyers.calendar(params.code, c.get('locale'), c.get('ip'));
      c.header('Content-Type', 'text/calendar; charset=utf-8');
      c.header('Cache-Control', 'private, no-store');
      c.header('X-Robots-Tag', 'noindex');
      return c.body(file);
    }),
    handle(buyerOrderCalls.chooseWeekly, ({ params, body, c }) =>
      orderDigests.choose(params.code, body.weekly === 'yes', c.get('ip')),
    ),
    handle(buyerOrderCalls.receive, ({ params, body, c }) =>
      orderBuyers.receive(params.code, body, c.get('ip')),
    ),
    handle(orderCalls.slip, async ({ user, params, c }) => {
      const { mimeType, ...file } = await orderBuyers.openSlip(user, params.id, params.slip);
      c.header('Content-Type', mimeType);
      c.header('Cache-Control', 'private, no-store');
      c.header(
        'Content-Disposition',
        mimeType === 'image/webp' ? 'inline' : 'attachment; filename="slip.pdf"',
      );
      return sendFile(c, file);
    }),
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
    handle(orderCalls.addPayment, ({ user, params, body }) => orderPayments.add(user, params.id, body)),
    handle(orderCalls.confirmPayment, ({ user, params }) =>
      orderPayments.confirm(user, params.id, params.payment),
    ),
    handle(orderCalls.dropPayment, ({ user, params }) => orderPayments.drop(user, params.id, params.payment)),
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
    handle(orderCalls.planInspection, ({ user, params, body }) => inspections.plan(user, params.id, body)),
    handle(orderCalls.saveReport, ({ user, params, body }) =>
      inspections.save(user, params.id, params.inspection, body),
    ),
    handle(orderCalls.finishReport, ({ user, params, body }) =>
      inspections.finish(user, params.id, params.inspection, body.version),
    ),
    handle(buyerOrderCalls.report, async ({ params, c }) =>
      sendPaper(
        c,
        await inspectionPapers.openOfCode(params.code, params.inspection, {
          ip: c.get('ip'),
          origin: c.get('origin'),
        }),
      ),
    ),
    handle(orderCalls.report, async ({ user, params, c }) =>
      sendPaper(c, await inspectionPapers.openOfOrder(user, params.id, params.inspection, c.get('origin'))),
    ),
    handle(buyerOrderCalls.decide, ({ params, body, c }) =>
      inspections.decide(params.code, body, c.get('ip')),
    ),
    handle(orderCalls.addShipment, ({ user, params, body }) => shipments.add(user, params.id, body)),
    handle(orderCalls.editShipment, ({ user, params, body }) =>
      shipments.edit(user, params.id, params.shipment, body),
    ),
    handle(orderCalls.removeShipment, ({ user, params }) =>
      shipments.remove(user, params.id, params.shipment),
    ),
    handle(orderCalls.close, ({ user, params, body }) => orders.close(user, params.id, body)),
  );
}
