import { z } from 'zod';
import { containerTypes } from './order-rules.ts';

/** A container as it is written down: its number (ISO 6346), size and type, and seal. */
export const shipmentContainer = z.object({
  number: z.string(),
  type: z.enum(containerTypes),
  seal: z.string().nullable(),
});
export type ShipmentContainer = z.infer<typeof shipmentContainer>;

/** Pieces of a line of the order that travel together. */
export const shipmentLine = z.object({ lineId: z.string(), quantity: z.int() });
export type ShipmentLine = z.infer<typeof shipmentLine>;

/** What the buyer has counted of a line. */
export const receiptLine = z.object({ lineId: z.string(), counted: z.int(), damaged: z.int() });
export type ReceiptLine = z.infer<typeof receiptLine>;
