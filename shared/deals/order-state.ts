import {
  type FactKind,
  isOfShipment,
  isPaid,
  type OrderEnd,
  type OrderStep,
  orderSteps,
  ownerOf,
  type PaidStep,
  quietDays,
  type SlipReason,
  type StepOwner,
} from './order-rules.ts';
import { restOf, type ShipmentLine } from './shipment-rules.ts';

/** A fact about a milestone. All days are calendar days, "2026-11-27"; moments are ISO 8601. */
export type OrderFact = {
  step: OrderStep;
  kind: FactKind;
  /** Null only for `reopened`. */
  day: string | null;
  reason: SlipReason | null;
  text: string | null;
  /** The shipment that it is about; null if it is about all goods. */
  shipmentId: string | null;
  at: string;
};

/** A received payment. It counts once a second person has confirmed it. Amounts are in minor units. */
type PaymentFact = {
  amountMinor: number;
  /** Charges of the banks that we bear: the buyer owes them no more. */
  chargesMinor: number;
  receivedOn: string;
  isConfirmed: boolean;
  at: string;
};

type Order = {
  steps: readonly OrderStep[];
  /** In the order in which they were entered. */
  facts: readonly OrderFact[];
  payments: readonly PaymentFact[];
  /** When evidence was entered. */
  evidence: readonly { at: string }[];
  /** What was ordered, and what travels together. */
  lines: readonly ShipmentLine[];
  shipments: readonly { id: string; lines: readonly ShipmentLine[] }[];
  totalMinor: number;
  /** Part of the total that is due before production; the rest is the balance. */
  depositMinor: number;
  openedAt: string;
  closedAs: OrderEnd | null;
};

/** A changed promise: the day that was promised before, and why it changed. */
type Slip = { from: string; to: string; reason: SlipReason | null; text: string | null; at: string };

/** What is true of a milestone today. */
export type StepState = {
  step: OrderStep;
  /** The day that was promised first, which no change hides. */
  first: string | null;
  /** The day that is promised now. */
  promised: string | null;
  keptOn: string | null;
  slips: Slip[];
  /** Days later than the first promise, so far or in the end; 0 if on time or without a promise. */
  daysLate: number;
};

/** What is true of an order today: computed, never stored. */
export type OrderState = {
  /** A milestone of several shipments is kept once all of them have it, and nothing is left to be sent. */
  steps: StepState[];
  shipments: { id: string; steps: StepState[] }[];
  /** The first milestone that is not kept; null at the end. */
  next: OrderStep | null;
  /** Who must act: for a payment the buyer, until it has come and waits for confirmation. */
  turn: StepOwner | 'none';
  /** The largest delay of a milestone that is not kept. */
  daysLate: number;
  /** Days since anything was entered. */
  daysQuiet: number;
  isQuiet: boolean;
  paidMinor: number;
  owedMinor: number;
  /**
   * What is due now, without what waits for confirmation: the rest of the deposit, and of the whole once its milestone
   * is next.
   */
  dueMinor: number;
};

const dayMs = 86_400_000;
/** Whole days from one calendar day to another; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Whether the buyer is mailed about a changed day: it is more than 24 hours later. */
export const isNoticedSlip = (from: string, to: string): boolean => daysBetween(from, to) > 1;

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * The state of an order on a day. Works with facts in any combination: a milestone may be kept before earlier ones, or
 * without a promise.
 * @param today calendar day of the reader
 */
export function orderState(order: Order, today: string): OrderState {
  const { facts, payments, totalMinor, depositMinor, closedAs } = order;
  const confirmed = payments.filter(({ isConfirmed }) => isConfirmed);
  const paidMinor = confirmed.reduce((sum, payment) => sum + creditOf(payment), 0);
  const due: Record<PaidStep, number> = { deposit: depositMinor, balance: totalMinor };
  const rest = restOf(order.lines, order.shipments).some(({ quantity }) => quantity > 0);
  const ids = order.shipments.map(({ id }) => id);
  const scopes = ids.length === 0 || rest ? [...ids, null] : ids;
  const bySteps = Map.groupBy(facts, ({ step }) => step);
  const stateIn = (step: OrderStep, scope: string | null): StepState => {
    const ofStep = bySteps.get(step) ?? [];
    const own = ofStep.filter(({ shipmentId }) => shipmentId === null || shipmentId === scope);
    return stepState(step, own, isPaid(step) ? paidOn(confirmed, due[step]) : keptOf(own), today);
  };
  const used = orderSteps.filter((step) => order.steps.includes(step));
  const steps = used.map((step) =>
    isOfShipment(step) ? together(scopes.map((scope) => stateIn(step, scope))) : stateIn(step, null),
  );
  const shipments = ids.map((id) => ({
    id,
    steps: used.filter(isOfShipment).map((step) => stateIn(step, id)),
  }));
  const open = closedAs ? [] : steps.filter(({ keptOn }) => keptOn === null);
  const next = open[0]?.step ?? null;
  const waiting = payments
    .filter(({ isConfirmed }) => !isConfirmed)
    .reduce((sum, one) => sum + creditOf(one), 0);
  const turn = next === null ? 'none' : isPaid(next) && waiting > 0 ? 'us' : ownerOf(next);
  const owedMinor = Math.max(0, totalMinor - paidMinor);
  const news = [order.openedAt, ...[...facts, ...payments, ...order.evidence].map(({ at }) => at)];
  const lastNews = news.reduce(later).slice(0, 10);
  const daysQuiet = Math.max(0, daysBetween(lastNews, today));
  return {
    steps,
    shipments,
    next,
    turn,
    daysLate: Math.max(0, ...open.map(({ daysLate }) => daysLate)),
    daysQuiet,
    isQuiet: next !== null && daysQuiet > quietDays,
    paidMinor,
    owedMinor,
    dueMinor: closedAs || !next || !isPaid(next) ? 0 : Math.max(0, due[next] - paidMinor - waiting),
  };
}

/** What is true of a milestone, by its own facts. */
function stepState(
  step: OrderStep,
  facts: readonly OrderFact[],
  keptOn: string | null,
  today: string,
): StepState {
  const promises = facts.flatMap(({ kind, day, ...rest }) =>
    kind === 'promised' && day ? [{ day, ...rest }] : [],
  );
  const first = promises[0]?.day ?? null;
  const promised = promises.at(-1)?.day ?? null;
  const slips = promises.slice(1).map(({ day: to, reason, text, at }, index) => ({
    from: promises[index]!.day,
    to,
    reason,
    text,
    at,
  }));
  const until = keptOn ?? later(promised ?? today, today);
  return {
    step,
    first,
    promised,
    keptOn,
    slips,
    daysLate: first ? Math.max(0, daysBetween(first, until)) : 0,
  };
}

/** A milestone of several shipments: as late as the latest of them. */
function together(states: readonly StepState[]): StepState {
  const [one] = states;
  if (states.length === 1) return one!;
  const last = (days: readonly (string | null)[]) =>
    days.reduce((latest, day) => (latest !== null && (day === null || latest > day) ? latest : day), null);
  const slips = states.flatMap((state) => state.slips);
  return {
    step: one!.step,
    first: last(states.map(({ first }) => first)),
    promised: last(states.map(({ promised }) => promised)),
    keptOn: states.every(({ keptOn }) => keptOn !== null) ? last(states.map(({ keptOn }) => keptOn)) : null,
    // A change that is about all goods is in each of them.
    slips: slips.filter((slip, index) => slips.findIndex(({ at }) => at === slip.at) === index),
    daysLate: Math.max(...states.map(({ daysLate }) => daysLate)),
  };
}

/** What the buyer need no longer pay. */
export const creditOf = ({ amountMinor, chargesMinor }: Pick<PaymentFact, 'amountMinor' | 'chargesMinor'>) =>
  amountMinor + chargesMinor;

function keptOf(facts: readonly OrderFact[]): string | null {
  const last = facts.findLast(({ kind }) => kind !== 'promised');
  return last?.kind === 'kept' ? last.day : null;
}

/** The day on which payments reached a sum; null if they have not. */
function paidOn(payments: readonly PaymentFact[], sumMinor: number): string | null {
  let sum = 0;
  for (const payment of payments.toSorted((a, b) => (a.receivedOn < b.receivedOn ? -1 : 1)))
    if ((sum += creditOf(payment)) >= sumMinor) return payment.receivedOn;
  return null;
}
