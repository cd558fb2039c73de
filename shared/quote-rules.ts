/** Words and rules of quotes that need no schema: the browser takes these without the validation library. */

/** What an offer's price may include, by the ICC's rules of 2020; the place stands beside it, always. */
export const quoteIncoterms = ['EXW', 'FOB', 'CIF', 'CIP', 'DAP', 'DDP'] as const;
export type QuoteIncoterm = (typeof quoteIncoterms)[number];

/** Ports at which we load; the places that are proposed beside FOB. */
export const loadingPorts = ['Ningbo', 'Shanghai'] as const;

/** What a draft begins with where the buyer has named no term. */
export const usualTerm = { incoterm: 'FOB', namedPlace: 'Ningbo' } as const;

/** The way of goods from the factory to the buyer's door, in the order in which it is paid. */
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

/** The steps that the seller pays by each rule (Incoterms 2020, ICC publication 723). The buyer pays the others. */
const sellerSteps: Record<QuoteIncoterm, readonly CostStep[]> = {
  EXW: ['goods'],
  FOB: ['goods', 'inland', 'export', 'loading'],
  CIF: ['goods', 'inland', 'export', 'loading', 'freight', 'insurance'],
  CIP: ['goods', 'inland', 'export', 'loading', 'freight', 'insurance'],
  DAP: ['goods', 'inland', 'export', 'loading', 'freight', 'insurance', 'delivery'],
  DDP: costSteps,
};

/** Who pays each step of the way. */
export const whoPays = (incoterm: QuoteIncoterm): { step: CostStep; isSeller: boolean }[] =>
  costSteps.map((step) => ({ step, isSeller: sellerSteps[incoterm].includes(step) }));

/** Sums of an offer beside the goods. A courier is for samples. */
export const chargeKinds = ['inland', 'freight', 'insurance', 'inspection', 'fee', 'courier'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What a charge is counted by; `goods_percent` in hundredths of a percent of the goods' sum. */
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

/** Containers as they are planned: cubic centimetres that goods in cartons fill, and grams of payload. */
export const containers = {
  container_20: { cubicCentimetres: 28_000_000, grams: 21_000_000 },
  container_40: { cubicCentimetres: 56_000_000, grams: 26_000_000 },
  container_40hq: { cubicCentimetres: 66_000_000, grams: 26_000_000 },
} as const satisfies Partial<Record<ChargeBasis, object>>;
export type Container = keyof typeof containers;
export const containerNames = Object.keys(containers) as Container[];

/** An offer for goods, or for samples of them. */
export const offerKinds = ['goods', 'sample'] as const;

/** Who is to act next; `none` once the request is accepted or declined. */
export const turns = ['us', 'factory', 'buyer', 'none'] as const;
export type Turn = (typeof turns)[number];

/** Where a request stands: derived from its facts (`stageOf`), never stored. */
export const quoteStages = ['new', 'ours', 'factory', 'buyer', 'accepted', 'declined', 'expired'] as const;
export type QuoteStage = (typeof quoteStages)[number];

export const declineReasons = ['price', 'lead_time', 'quality', 'found_elsewhere', 'not_now'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Why a line or charge of a revision differs from the one before. */
export const changeReasons = ['rate', 'material', 'freight', 'quantity'] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** Entries of a request's history, as buyer and staff see them; those of `staffOnlyEvents` are for the staff alone. */
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
  'factory_asked',
  'factory_answered',
  'changed',
] as const;
export type QuoteEventKind = (typeof quoteEvents)[number];
/** What a buyer has done: the staff are notified of it on every open screen. */
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
  /** When staff first opened the request. */
  readAt: Date | string | null;
  validUntil: Date | string | null;
};

/** Where a request stands at a moment. */
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

/** Minutes in which a buyer can withdraw an acceptance. */
export const withdrawMinutes = 30;

/** "RQ-2026-000123": the number counts within the year. */
export const quoteReference = (year: number, number: number): string =>
  `RQ-${year}-${String(number).padStart(6, '0')}`;
