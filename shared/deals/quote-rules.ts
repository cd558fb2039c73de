/** Constants and rules of quotes without schemas, so that the browser loads them without the validation library. */

/** Delivery terms of offers, from Incoterms 2020; an offer always shows the term with its place. */
export const quoteIncoterms = ['EXW', 'FOB', 'CIF', 'CIP', 'DAP', 'DDP'] as const;
export type QuoteIncoterm = (typeof quoteIncoterms)[number];

/** Our loading ports: suggested places for FOB. */
export const loadingPorts = ['Ningbo', 'Shanghai'] as const;

/** Term of a new draft if the buyer has not chosen one. */
export const usualTerm = { incoterm: 'FOB', namedPlace: 'Ningbo' } as const;

/** The place of a term if the buyer names none: our port, or the buyer's city. Null if the term needs another place. */
export const usualPlace = (incoterm: QuoteIncoterm, city: string | null | undefined): string | null =>
  incoterm === 'FOB' ? usualTerm.namedPlace : incoterm === 'EXW' ? null : city || null;

/** Cost steps from the factory to the buyer's door, in the order in which they are paid. */
const costSteps = [
  'goods',
  'inland',
  'export',
  'loading',
  'freight',
  'insurance',
  'duty',
  'delivery',
] as const;
export type CostStep = (typeof costSteps)[number];

/** Steps that the seller pays under each term (Incoterms 2020, ICC publication 723). The buyer pays the others. */
const sellerSteps: Record<QuoteIncoterm, readonly CostStep[]> = {
  EXW: ['goods'],
  FOB: ['goods', 'inland', 'export', 'loading'],
  CIF: ['goods', 'inland', 'export', 'loading', 'freight', 'insurance'],
  CIP: ['goods', 'inland', 'export', 'loading', 'freight', 'insurance'],
  DAP: ['goods', 'inland', 'export', 'loading', 'freight', 'insurance', 'delivery'],
  DDP: costSteps,
};

/** Who pays each cost step under a term. */
export const whoPays = (incoterm: QuoteIncoterm): { step: CostStep; isSeller: boolean }[] =>
  costSteps.map((step) => ({ step, isSeller: sellerSteps[incoterm].includes(step) }));

/** Kinds of charges, which are added to the goods in an offer. `courier` is for samples. */
export const chargeKinds = ['inland', 'freight', 'insurance', 'inspection', 'fee', 'courier'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** Basis of a charge; a `goods_percent` rate is in hundredths of a percent of the goods' sum. */
export const chargeBases = [
  'flat',
  'cubic_metre',
  'ton',
  'container_20',
  'container_40',
  'container_40hq',
  'goods_percent',
] as const;
export type ChargeBasis = (typeof chargeBases)[number];

/** Usable capacity of containers: cubic centimetres of goods in cartons, and grams of payload. */
export const containers = {
  container_20: { cubicCentimetres: 28_000_000, grams: 21_000_000 },
  container_40: { cubicCentimetres: 56_000_000, grams: 26_000_000 },
  container_40hq: { cubicCentimetres: 66_000_000, grams: 26_000_000 },
} as const satisfies Partial<Record<ChargeBasis, object>>;
export type Container = keyof typeof containers;
export const containerNames = Object.keys(containers) as Container[];

/** The details of a request and of a quote list about the buyer and the destination of the goods. */
export const deliveryDetails = ['country', 'city', 'incoterm', 'namedPlace', 'deadline'] as const;
const contactDetails = ['contactName', 'companyName', 'email', 'phone', 'message'] as const;
export const requestDetails = [...contactDetails, ...deliveryDetails] as const;

/** Kinds of offers: for goods, or for samples of them. */
export const offerKinds = ['goods', 'sample'] as const;

/** Who must act next; `none` after the request is accepted or declined. */
export const turns = ['us', 'factory', 'buyer', 'none'] as const;
export type Turn = (typeof turns)[number];

/** Stage of a request: derived from its facts (`stageOf`), never stored. */
export const quoteStages = ['new', 'ours', 'factory', 'buyer', 'accepted', 'declined', 'expired'] as const;
export type QuoteStage = (typeof quoteStages)[number];
/** The columns of the staff's board, in the order in which a request passes through them. */
export const boardStages = [
  'new',
  'ours',
  'factory',
  'buyer',
  'expired',
  'accepted',
] as const satisfies QuoteStage[];

export const declineReasons = ['price', 'lead_time', 'quality', 'found_elsewhere', 'not_now'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Reasons why a line or charge differs from the previous revision. */
export const changeReasons = ['rate', 'material', 'freight', 'quantity', 'agreed'] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** Kinds of entries in a request's history. Buyer and staff see them; only the staff see those of `staffOnlyEvents`. */
export const quoteEvents = [
  'requested',
  'sent',
  'question',
  'answer',
  'accepted',
  'withdrawn',
  'declined',
  'fresh_price',
  'testimonial',
  'reopened',
  'proforma',
  'factory_asked',
  'factory_answered',
  'changed',
] as const;
export type QuoteEventKind = (typeof quoteEvents)[number];
/** Actions of a buyer of which the staff are notified on every open screen. */
export const quoteNews = [
  'requested',
  'question',
  'accepted',
  'withdrawn',
  'declined',
  'fresh_price',
  'testimonial',
] as const;
export type QuoteNews = (typeof quoteNews)[number];
/** Acts of a colleague of which those are notified whom they concern: the assignee, the authors of the prices. */
export const colleagueNews = ['assigned', 'approved'] as const;
export type ColleagueNews = (typeof colleagueNews)[number];
/** What a mail to the staff about a request is about. */
export type QuoteNoticeKind = QuoteNews | ColleagueNews;
const staffOnlyEvents = [
  'factory_asked',
  'factory_answered',
  'changed',
] as const satisfies readonly QuoteEventKind[];
export const isForStaffOnly = (kind: QuoteEventKind): kind is (typeof staffOnlyEvents)[number] =>
  staffOnlyEvents.some((one) => one === kind);

type StageFacts = {
  acceptedAt: Date | string | null;
  declinedAt: Date | string | null;
  turn: Turn;
  /** When a staff member first opened the request. */
  readAt: Date | string | null;
  validUntil: Date | string | null;
};

/** The stage of a request at a moment. */
export function stageOf(
  { acceptedAt, declinedAt, turn, readAt, validUntil }: StageFacts,
  now: Date,
): QuoteStage {
  if (acceptedAt) return 'accepted';
  if (declinedAt) return 'declined';
  if (turn === 'buyer') return validUntil && new Date(validUntil) <= now ? 'expired' : 'buyer';
  if (turn === 'factory') return 'factory';
  return readAt ? 'ours' : 'new';
}

/** Minutes for which a buyer can withdraw an acceptance. */
export const withdrawMinutes = 30;

/** "RQ-2026-000123": requests are numbered within the year. */
export const quoteReference = (year: number, number: number): string =>
  `RQ-${year}-${String(number).padStart(6, '0')}`;
