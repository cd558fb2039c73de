import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { maxShipments } from '#shared/deals/order-rules.ts';
import type { NewShipment, ShipmentFields } from '#shared/deals/shipment.ts';
import { restOf } from '#shared/deals/shipment-rules.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { OrderActs } from './order.acting.ts';
import type { OrderRowOf } from './order.queries.ts';
import { orderFacts, orderShipments } from './order.schema.ts';

export type ShipmentService = ReturnType<typeof createShipmentService>;

const isOf = (id: string, shipment: string) =>
  and(eq(orderShipments.id, shipment), eq(orderShipments.orderId, id));

/** @throws AppError `not_found` for a shipment of another order */
export const findShipment = (tx: Database, id: string, shipment: string) =>
  findById(shipment, () => tx.select().from(orderShipments).where(isOf(id, shipment)));

/** Shipments of orders: together they never carry more than was ordered. */
export function createShipmentService({ change }: Pick<OrderActs, 'change'>) {
  /**
   * The columns of a shipment as typed.
   * @throws AppError `invalid` for more than is left, or for nothing
   */
  async function columnsOf(tx: Database, order: OrderRowOf, given: ShipmentFields, own: string | null) {
    const all = await tx
      .select()
      .from(orderShipments)
      .where(eq(orderShipments.orderId, order.id))
      .orderBy(asc(orderShipments.position));
    const others = all.filter(({ id }) => id !== own);
    const { quantities, ...fields } = given;
    const lines = order.lines
      .map(({ lineId }) => ({ lineId, quantity: quantities[lineId] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0)
      throw new AppError('invalid', 'nothing to send', {
        [`quantities.${order.lines[0]!.lineId}`]: 'required',
      });
    const over = restOf(order.lines, [...others, { lines }]).find(({ quantity }) => quantity < 0);
    if (over)
      throw new AppError('invalid', 'more than ordered', { [`quantities.${over.lineId}`]: 'tooLarge' });
    return { columns: { ...fields, lines }, others };
  }

  return {
    /** Adds a shipment, once for its key. @throws AppError `invalid` for more pieces than are left */
    add: (actor: Actor, id: string, { requestKey, ...given }: NewShipment) =>
      change(actor, id, async (tx, order) => {
        if (requestKey && (await tx.$count(orderShipments, eq(orderShipments.id, requestKey))) > 0)
          return null;
        const { columns, others } = await columnsOf(tx, order, given, null);
        if (others.length >= maxShipments) throw new AppError('too_many_requests', 'too many shipments');
        await tx
          .insert(orderShipments)
          .values({ ...columns, id: requestKey, orderId: id, position: (others.at(-1)?.position ?? 0) + 1 });
        return { action: 'shipment', after: loggedOf(columns) };
      }),

    /** @throws AppError `conflict` if somebody has changed it since; `invalid` for more pieces than are left */
    edit: (
      actor: Actor,
      id: string,
      shipment: string,
      given: ShipmentFields & { version?: number | undefined },
    ) =>
      change(actor, id, async (tx, order) => {
        const before = await findShipment(tx, id, shipment);
        const { version, ...typed } = given;
        if (version !== undefined && version !== before.version) throw new AppError('conflict');
        const { columns } = await columnsOf(tx, order, typed, shipment);
        await tx
          .update(orderShipments)
          .set({ ...columns, version: before.version + 1 })
          .where(isOf(id, shipment));
        return { action: 'shipment', after: loggedOf(columns) };
      }),

    /** Removes a shipment of which nothing was promised yet. @throws AppError `offer_closed` otherwise */
    remove: (actor: Actor, id: string, shipment: string) =>
      change(actor, id, async (tx) => {
        const row = await findShipment(tx, id, shipment);
        if ((await tx.$count(orderFacts, eq(orderFacts.shipmentId, shipment))) > 0)
          throw new AppError('offer_closed', 'the shipment has promises');
        await tx.delete(orderShipments).where(isOf(id, shipment));
        return { action: 'drop_shipment', after: loggedOf(row) };
      }),
  };
}

/** What the audit log notes of a shipment. */
const loggedOf = (
  row: Pick<typeof orderShipments.$inferInsert, 'carrier' | 'containers' | 'ladingNumber'>,
) => ({
  carrier: row.carrier,
  containers: row.containers.map(({ number }) => number).join(', '),
  ladingNumber: row.ladingNumber,
});
