/** Milestones and words of orders without schemas, so that the browser loads them without the validation library. */

/** How the goods travel; each way has its usual milestones. */
export const orderModes = ['sea', 'shared', 'air', 'courier'] as const;
export type OrderMode = (typeof orderModes)[number];

/** What an acceptance opens: no order, or one of a mode. */
/** When the buyer sees a supplier's photos: at once, or once the staff have looked at them. */
export const supplierPhotoChoices = ['look', 'once'] as const;

export const orderOpenings = ['off', ...orderModes] as const;
/** Most US dollars that one person may count as received. */
export const maxSoloPayment = 10_000;

/** Who brings a milestone about. A payment is made by the buyer and received by us. */
export type StepOwner = 'us' | 'supplier' | 'buyer';

/** All milestones, in the order in which they usually happen. */
const owners = {
  deposit: 'buyer',
  sample: 'us',
  material: 'supplier',
  production: 'supplier',
  packed: 'supplier',
  inspected: 'us',
  decision: 'buyer',
  balance: 'buyer',
  loaded: 'us',
  departed: 'us',
  papers: 'us',
  arrived: 'us',
  cleared: 'buyer',
  collected: 'buyer',
  delivered: 'buyer',
} as const satisfies Record<string, StepOwner>;

export type OrderStep = keyof typeof owners;
export const orderSteps = Object.keys(owners) as OrderStep[];
export const ownerOf = (step: OrderStep): StepOwner => owners[step];

/** Milestones that only a received payment keeps. */
const paidSteps = ['deposit', 'balance'] as const satisfies OrderStep[];
export type PaidStep = (typeof paidSteps)[number];
export const isPaid = (step: OrderStep): step is PaidStep => paidSteps.some((one) => one === step);

const bySea = orderSteps.filter((step) => step !== 'sample');
/** The milestones with which an order of a mode begins. */
export const usualSteps: Record<OrderMode, readonly OrderStep[]> = {
  sea: bySea,
  shared: bySea,
  air: bySea.filter((step) => step !== 'collected'),
  courier: ['deposit', 'production', 'packed', 'balance', 'departed', 'delivered'],
};

/** `promised` for a day, `kept` on a day, or `reopened`: kept after all not. Facts are only added, never changed. */
export const factKinds = ['promised', 'kept', 'reopened'] as const;
export type FactKind = (typeof factKinds)[number];

/** Why a promised day is changed. */
export const slipReasons = [
  'factory',
  'material',
  'quality',
  'payment',
  'carrier',
  'port',
  'customs',
  'holiday',
  'request',
  'another',
] as const;
export type SlipReason = (typeof slipReasons)[number];

/** Milestones of each shipment, if an order travels in several. */
const shipmentSteps = [
  'loaded',
  'departed',
  'arrived',
  'cleared',
  'collected',
  'delivered',
] as const satisfies OrderStep[];
type ShipmentStep = (typeof shipmentSteps)[number];
export const isOfShipment = (step: OrderStep): step is ShipmentStep =>
  shipmentSteps.some((one) => one === step);

/** Milestones that lines of an order can have on days of their own: each may come from another factory. */
export const isOfLine = (step: OrderStep): boolean =>
  ['sample', 'material', 'production', 'packed', 'inspected'].includes(step);

/** Kinds of the bill of lading: surrendered on paper, released by message, without a title, of forwarder or carrier. */
export const ladingKinds = ['original', 'telex', 'seaway', 'house', 'master'] as const;

/** Sizes and types of containers (ISO 6346): 20', 40' and 40' high. */
export const containerTypes = ['22G1', '42G1', '45G1'] as const;
export type ContainerType = (typeof containerTypes)[number];

/** What a buyer sends a file for: proof of a transfer, which only the staff see, or a photo of damage. */
export const buyerFileKinds = ['slip', 'damage'] as const;
export type BuyerFileKind = (typeof buyerFileKinds)[number];

/** How an order ends. */
export const orderEnds = ['delivered', 'cancelled', 'refunded'] as const;
export type OrderEnd = (typeof orderEnds)[number];

/** Days without news after which the staff are warned. */
export const quietDays = 7;
/** Facts of one milestone, evidence and payments of one order: far more than any deal needs. */
export const maxStepFacts = 50;
/** Orders that get a fact at once: a page of the list. */
export const maxManyFacts = 100;
export const maxOrderEvidence = 200;
export const maxOrderPayments = 30;
/** Files that a buyer sends, and what a buyer has counted, for one order. */
export const maxOrderFiles = 40;
export const maxReceipts = 20;
export const maxShipments = 20;
export const maxContainers = 20;
export const maxFreeDays = 90;

/** The number of the order of a request: "OR-2026-000123" of "RQ-2026-000123". */
export const orderNumber = (reference: string): string => reference.replace(/^RQ-/, 'OR-');

/** A receipt from the fields of a page's form: "counted.LINE" and "damaged.LINE". */
export const receiptFields = (fields: Readonly<Record<string, string>>): Record<string, unknown> => {
  const of = (name: string) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]) =>
        key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), value || '0']] : [],
      ),
    );
  return { ...fields, counted: of('counted'), damaged: of('damaged') };
};

/** What a question or answer is about, of the value of its field: a line, a milestone, or nothing in particular. */
export const aboutOf = (about: string | undefined): { lineId: string | null; step: OrderStep | null } => {
  const step = orderSteps.find((one) => one === about) ?? null;
  return { lineId: step ? null : about || null, step };
};
