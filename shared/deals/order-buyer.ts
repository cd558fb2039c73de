import { z } from 'zod';
import { optionalText, wholeNumber } from '../base/form-text.ts';
import { maxShortText } from '../base/limits.ts';
import { buyerFileKinds } from './order-rules.ts';

const requestKey = z.uuid('choiceInvalid');
const text = optionalText(maxShortText).default(null);

/** A day in an order. A typing error of centuries would be shown for ever, since facts are never changed. */
export const orderDay = z.iso
  .date('dateInvalid')
  .refine((day) => day >= '2000' && day < '2100', 'dateInvalid');

/** Fields beside the file that a buyer sends. The same key sends it once. */
export const newBuyerFile = z.object({ kind: z.enum(buyerFileKinds, 'choiceInvalid'), text, requestKey });
export type NewBuyerFile = z.output<typeof newBuyerFile>;

/** What a buyer has counted at delivery, by the lines of the order. */
export const newReceipt = z.object({
  day: orderDay,
  counted: z.record(z.string().max(80), wholeNumber(0)),
  damaged: z.record(z.string().max(80), wholeNumber(0)),
  text,
  /** What the goods have cost at the door, as typed, in the order's currency. */
  doorCost: optionalText(40).default(null),
  requestKey,
});
export type NewReceipt = z.output<typeof newReceipt>;

/** Whether the buyer wants the weekly mail. */
export const weeklyChoice = z.object({ weekly: z.enum(['yes', 'no'], 'choiceInvalid') });

const moment = z.iso.datetime();
/** A file of the buyer; the staff open it. */
export const slip = z.object({
  id: z.uuid(),
  text: z.string().nullable(),
  isPicture: z.boolean(),
  at: moment,
});
/** What the buyer has counted. */
export const receipt = z.object({
  id: z.uuid(),
  day: z.string(),
  lines: z.array(z.object({ lineId: z.string(), counted: z.int(), damaged: z.int() })),
  text: z.string().nullable(),
  doorMinor: z.int().nullable(),
  at: moment,
});
export type Receipt = z.infer<typeof receipt>;
