import { orderSteps, type OrderStep } from '../deals/order-rules.ts';
import { type Cell, count, type FigureTable, median, word } from './figure.ts';

/** A question of a buyer, or a request, and how long it took. Minutes are minutes of office hours. */
export type Wait = {
  askedOn: string;
  /** Until the first answer, or so far. */
  minutes: number;
  isOver: boolean;
};

/** A promised milestone: the day that was promised first, and how much later it was or is. */
export type Milestone = { step: OrderStep; keptOn: string | null; daysLate: number };

/** Of answers: kept, late (also those that are still open), and what waits within the promise. */
export function judgeReplies(waits: readonly Wait[], promisedMinutes: number) {
  const late = waits.filter(({ minutes }) => minutes > promisedMinutes);
  const over = waits.filter(({ isOver }) => isOver).map(({ minutes }) => minutes);
  return {
    kept: over.filter((minutes) => minutes <= promisedMinutes).length,
    late: late.length,
    delay: median(late.map(({ minutes }) => minutes - promisedMinutes)),
    typical: median(over),
    longest: over.length === 0 ? null : Math.max(...over),
  };
}

/** Of milestones whose day was promised: kept in time, late, and the median of the delays. What is not due is neither. */
export function judgeMilestones(milestones: readonly Milestone[]) {
  const late = milestones.filter(({ daysLate }) => daysLate > 0).map(({ daysLate }) => daysLate);
  return {
    kept: milestones.filter(({ keptOn, daysLate }) => keptOn !== null && daysLate === 0).length,
    late: late.length,
    delay: median(late),
    longest: late.length === 0 ? null : Math.max(...late),
  };
}

type Promises = {
  replies: readonly Wait[];
  /** From the request to the first offer: nobody promises it, so it is only measured. */
  offers: readonly Wait[];
  milestones: readonly Milestone[];
  promisedMinutes: number;
  /** Names of milestones in the reader's language. */
  stepNames: Readonly<Record<OrderStep, string>>;
};

export function promiseTable({
  replies,
  offers,
  milestones,
  promisedMinutes,
  stepNames,
}: Promises): FigureTable {
  const minutes = (value: number | null): Cell => ({ as: 'minutes', value });
  const reply = judgeReplies(replies, promisedMinutes);
  const offer = judgeReplies(offers, Infinity);
  const bySteps = Map.groupBy(milestones, ({ step }) => step);
  return {
    columns: ['promise', 'kept', 'late', 'delay', 'typical', 'longest'],
    rows: [
      [
        word('reply'),
        count(reply.kept),
        count(reply.late),
        ...[reply.delay, reply.typical, reply.longest].map(minutes),
      ],
      [
        word('offer'),
        count(null),
        count(null),
        minutes(null),
        minutes(offer.typical),
        minutes(offer.longest),
      ],
      ...orderSteps
        .filter((step) => bySteps.has(step))
        .map((step): Cell[] => {
          const { kept, late, delay, longest } = judgeMilestones(bySteps.get(step)!);
          const days = (value: number | null): Cell => ({ as: 'days', value });
          return [
            { as: 'text', value: stepNames[step] },
            count(kept),
            count(late),
            days(delay),
            days(null),
            days(longest),
          ];
        }),
    ],
  };
}
