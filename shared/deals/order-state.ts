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
  /** The shipment or the line that it is about; both null if it is about all goods. */
  shipmentId: string | null;
  lineId: string | null;
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
  /**
   * A milestone of several shipments is kept once all of them have it, and nothing is left to be sent; one of several
   * lines once all of them have it.
   */
  steps: StepState[];
  shipments: { id: string; steps: StepState[] }[];
  /** The milestones that lines have on days of their own, of each line; empty if there are none. */
  lines: { id: string; steps: StepState[] }[];
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
    const own = ofStep.filter((fact) => partOf(fact) === null || partOf(fact) === scope);
    return stepState(step, own, isPaid(step) ? paidOn(confirmed, due[step]) : keptOf(own), today);
  };
  const used = orderSteps.filter((step) => order.steps.includes(step));
  const apart = used.filter((step) => bySteps.get(step)?.some(({ lineId }) => lineId !== null));
  const lineIds = apart.length === 0 ? [] : order.lines.map(({ lineId }) => lineId);
  const scopesOf = (step: OrderStep) =>
    isOfShipment(step) ? scopes : apart.includes(step) ? lineIds : [null];
  const steps = used.map((step) => together(scopesOf(step).map((scope) => stateIn(step, scope))));
  const shipments = ids.map((id) => ({
    id,
    steps: used.filter(isOfShipment).map((step) => stateIn(step, id)),
  }));
  const lines = lineIds.map((id) => ({ id, steps: apart.map((step) => stateIn(step, id)) }));
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
    lines,
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

/** A milestone of several shipments or lines: as late as the latest of them. */
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

/** What a fact is about: a shipment, a line, or null for all goods. */
export const partOf = ({ shipmentId, lineId }: Pick<OrderFact, 'shipmentId' | 'lineId'>) =>
  shipmentId ?? lineId;

/** The day on which a milestone was kept, by its own facts; null if it is not, or not any more. */
export function keptOf(facts: readonly Pick<OrderFact, 'kind' | 'day'>[]): string | null {
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
