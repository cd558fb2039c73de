import { z } from 'zod';
import { optionalText, requiredLine, requiredText, storableText } from '../base/form-text.ts';
import { maxPage, maxSearchLength, maxShortText } from '../base/limits.ts';
import { done } from '../base/contract.ts';
import { openedVersion } from '../base/record-calls.ts';
import { saleUnits } from '../catalogue/product-rules.ts';
import { inspection } from './inspection.ts';
import { orderDay as day, receipt, slip as slipFile } from './order-buyer.ts';
import {
  factKinds,
  maxManyFacts,
  orderEnds,
  orderModes,
  type OrderStep,
  orderSteps,
  slipReasons,
} from './order-rules.ts';
import { linePhoto, privateFileTypes } from './quote-photo.ts';
import { quoteIncoterms } from './quote-rules.ts';
import { shipment } from './shipment.ts';

const moment = z.iso.datetime();
const optionalDay = z
  .union([day, z.literal('').transform(() => null), z.null()], 'dateInvalid')
  .default(null);
const step = z.enum(orderSteps as [OrderStep, ...OrderStep[]], 'choiceInvalid');
const steps = z.array(step).min(1, 'required').max(orderSteps.length);

/** A line as it was accepted. Amounts are in minor units of the order's currency. */
const orderLine = z.object({
  lineId: z.string(),
  name: z.string(),
  option: z.string(),
  saleUnit: z.enum(saleUnits),
  quantity: z.int(),
  unitMinor: z.int(),
  goodsMinor: z.int(),
});
export type OrderLine = z.infer<typeof orderLine>;

const slip = z.object({
  from: z.string(),
  to: z.string(),
  reason: z.enum(slipReasons).nullable(),
  text: z.string().nullable(),
  at: moment,
});

const stepState = z.object({
  step,
  first: z.string().nullable(),
  promised: z.string().nullable(),
  keptOn: z.string().nullable(),
  slips: z.array(slip),
  daysLate: z.int(),
});

/** What is true of an order today (order-state.ts). */
const orderState = z.object({
  steps: z.array(stepState),
  shipments: z.array(z.object({ id: z.uuid(), steps: z.array(stepState) })),
  lines: z.array(z.object({ id: z.string(), steps: z.array(stepState) })),
  next: step.nullable(),
  turn: z.enum(['us', 'supplier', 'buyer', 'none']),
  daysLate: z.int(),
  daysQuiet: z.int(),
  isQuiet: z.boolean(),
  paidMinor: z.int(),
  owedMinor: z.int(),
  dueMinor: z.int(),
});

const evidence = z.object({
  id: z.uuid(),
  step,
  takenOn: z.string(),
  /** What it shows, and what it does not prove. */
  text: z.string(),
  limits: z.string().nullable(),
  /** The file; only a photo has a width and a height. */
  photo: linePhoto,
  mimeType: z.enum(privateFileTypes),
  byteSize: z.int(),
  at: moment,
});

const payment = z.object({
  id: z.uuid(),
  amountMinor: z.int(),
  chargesMinor: z.int(),
  receivedOn: z.string(),
  isConfirmed: z.boolean(),
  at: moment,
});

const orderFields = {
  id: z.uuid(),
  number: z.string(),
  mode: z.enum(orderModes),
  revision: z.int(),
  currency: z.string(),
  totalMinor: z.int(),
  depositMinor: z.int(),
  incoterm: z.enum(quoteIncoterms),
  namedPlace: z.string(),
  lines: z.array(orderLine),
  shipments: z.array(shipment),
  /** The newest first; buyers see final ones only. */
  inspections: z.array(inspection),
  openedAt: moment,
  closedAt: moment.nullable(),
  closedAs: z.enum(orderEnds).nullable(),
  state: orderState,
  /** The oldest first. */
  payments: z.array(payment),
  evidence: z.array(evidence),
  slips: z.array(slipFile),
  receipts: z.array(receipt),
  /** Whether the buyer gets a mail each week; null without a mail address. */
  hasWeeklyMail: z.boolean().nullable(),
};

/** An order on the buyer's secret page. */
export const buyerOrder = z.object(orderFields);
export type BuyerOrder = z.infer<typeof buyerOrder>;

const staffPayment = payment.extend({
  note: z.string().nullable(),
  recordedBy: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  /** Whether the reader recorded it; somebody else must confirm it. */
  isOwn: z.boolean(),
});

/** A fact as the staff see it, with its author. */
const orderFact = z.object({
  id: z.uuid(),
  step,
  kind: z.enum(factKinds),
  day: z.string().nullable(),
  reason: z.enum(slipReasons).nullable(),
  text: z.string().nullable(),
  shipmentId: z.uuid().nullable(),
  lineId: z.string().nullable(),
  by: z.string().nullable(),
  at: moment,
});

/** An order as the staff see it. */
export const staffOrder = z.object({
  ...orderFields,
  version: z.int(),
  requestId: z.uuid(),
  contactName: z.string(),
  companyName: z.string().nullable(),
  closedText: z.string().nullable(),
  payments: z.array(staffPayment),
  evidence: z.array(evidence.extend({ isShown: z.boolean(), by: z.string().nullable() })),
  facts: z.array(orderFact),
});
export type StaffOrder = z.infer<typeof staffOrder>;

/** Body of POST /api/orders: opens the order of an accepted request. */
export const newOrder = z.object({
  requestId: z.uuid('choiceInvalid'),
  mode: z.enum(orderModes, 'choiceInvalid'),
});

/** The milestones of an order. */
export const orderStepsChange = z.object({ ...openedVersion, steps });

/**
 * A fact about a milestone. `seen` is the number of its facts, of the same shipment or line, that the writer has seen: somebody
 * else's fact since then is a conflict.
 */
export const newFact = z
  .object({
    step,
    kind: z.enum(factKinds, 'choiceInvalid'),
    day: optionalDay,
    reason: z.enum(slipReasons, 'choiceInvalid').nullable().default(null),
    text: optionalText(maxShortText).default(null),
    /** The shipment or the line that it is about; both null if it is about all goods. */
    shipmentId: z.uuid('choiceInvalid').nullable().default(null),
    lineId: z.string('choiceInvalid').max(maxShortText, 'choiceInvalid').nullable().default(null),
    seen: z.int('numberInvalid').min(0),
  })
  .refine(({ kind, day: given }) => (kind === 'reopened') === (given === null), {
    path: ['day'],
    message: 'dateInvalid',
  });
export type NewFact = z.output<typeof newFact>;

/**
 * Body of POST /api/orders/bulk: the next milestone of each order is done, or `step` is promised for a day. `step` of an
 * order is the next one that the reader has seen.
 */
export const manyFacts = z
  .object({
    orders: z
      .array(z.object({ id: z.uuid(), step }))
      .min(1)
      .max(maxManyFacts),
    kind: z.enum(['promised', 'kept'], 'choiceInvalid'),
    /** The milestone that is promised, for all orders. */
    step: step.nullable().default(null),
    day,
    reason: z.enum(slipReasons, 'choiceInvalid').nullable().default(null),
    text: optionalText(maxShortText).default(null),
  })
  .refine(({ kind, step: common }) => (kind === 'promised') === (common !== null), {
    path: ['step'],
    message: 'choiceInvalid',
  });
export type ManyFacts = z.output<typeof manyFacts>;

/** Answer of POST /api/orders/bulk: the number of changed orders, and those that a rule refuses, with the error's code. */
export const manyFactsDone = done.extend({
  count: z.int(),
  refused: z.array(z.object({ number: z.string(), why: z.string() })),
});

/** A payment that has come, in the order's currency; amounts as typed. */
export const newPayment = z.object({
  amount: requiredLine(40),
  /** Charges of the banks that we bear. */
  charges: optionalText(40).default(null),
  receivedOn: day,
  note: optionalText(maxShortText).default(null),
  requestKey: z.uuid('choiceInvalid'),
});
export type NewPayment = z.output<typeof newPayment>;

/** Fields beside the file of POST /api/orders/{id}/evidence. */
export const newEvidence = z.object({
  step,
  takenOn: day,
  text: requiredText(maxShortText),
  limits: optionalText(maxShortText).default(null),
  requestKey: z.uuid('choiceInvalid'),
});
export type NewEvidence = z.output<typeof newEvidence>;

export const orderEnd = z.object({
  as: z.enum(orderEnds, 'choiceInvalid'),
  /** When it was delivered, if that is the end and was not entered yet. */
  day: optionalDay,
  text: requiredText(maxShortText),
});

/** A row of the staff's list. */
const orderRow = z.object({
  id: z.uuid(),
  number: z.string(),
  contactName: z.string(),
  companyName: z.string().nullable(),
  about: z.string(),
  lineCount: z.int(),
  currency: z.string(),
  totalMinor: z.int(),
  closedAs: z.enum(orderEnds).nullable(),
  openedAt: moment,
  state: orderState.omit({ steps: true, shipments: true }).extend({
    promised: z.string().nullable(),
    /** Whether a supplier or the buyer has sent something that nobody has dealt with. */
    hasNews: z.boolean(),
  }),
});
export type OrderRow = z.infer<typeof orderRow>;

/** Which orders the list shows; invalid values are ignored. Late and quiet ones come first. */
export const orderQuery = z.object({
  search: storableText().max(maxSearchLength).catch('').default(''),
  turn: z
    .enum(['open', 'waiting', 'us', 'supplier', 'buyer', 'late', 'quiet', 'news', 'closed'])
    .catch('open')
    .default('open'),
  /** The milestone that is next; not for closed orders. */
  step: z
    .enum(['', ...orderSteps])
    .catch('')
    .default(''),
  view: z.enum(['', 'board']).catch('').default(''),
  page: z.coerce.number().int().min(1).max(maxPage).catch(1).default(1),
});
export type OrderQuery = z.infer<typeof orderQuery>;
