import { median } from './figure.ts';
import { judgeMilestones, judgeReplies, type Milestone, type Wait } from './figure-promise.ts';

/** Fewer cases say too little, and could be recognised. */
export const fewestCases = 10;
export type PublicFacts = {
  /** First answers to messages and requests, and requests until their offer; minutes of office hours. */
  replies: readonly Wait[];
  offers: readonly Wait[];
  promisedMinutes: number;
  /** Days from the deposit to the end of production. */
  productions: readonly number[];
  milestones: readonly Milestone[];
  /** Whether an inspection found more defects of a class than are allowed. */
  inspections: readonly { isOver: boolean }[];
  /** What goods have cost at the door, in percent above (or below) our estimate. */
  doors: readonly { country: string; percent: number }[];
};

/** Cases, the middle one and the worst; null below `fewestCases`. */
type Spread = { count: number; typical: number | null; worst: number | null } | null;
type Judged = { count: number; kept: number; late: number } | null;

/** What the company says in public of its work. Numbers of too few cases are not in it at all. */
export type PublicFigures = {
  /** Minutes of office hours. */
  replies: (NonNullable<Spread> & { kept: number }) | null;
  offers: Spread;
  /** Days. */
  productions: Spread;
  /** With the days of delay of those that were late. */
  promises: (NonNullable<Judged> & { typical: number | null; worst: number | null }) | null;
  inspections: { count: number; within: number; over: number } | null;
  /** Percent above (or below) our estimate. */
  doors: { country: string; count: number; typical: number | null; worst: number | null }[];
};

/** The figures of /how-we-did; tested against demo rows, which never count, by their readers. */
export function publicFigures(facts: PublicFacts): PublicFigures {
  const reply = judgeReplies(facts.replies, facts.promisedMinutes);
  const offer = judgeReplies(facts.offers, Infinity);
  const answered = facts.replies.filter(({ isOver }) => isOver).length;
  const offered = facts.offers.filter(({ isOver }) => isOver).length;
  const promise = judgeMilestones(facts.milestones);
  const judged = promise.kept + promise.late;
  const over = facts.inspections.filter(({ isOver }) => isOver).length;
  const { length } = facts.inspections;
  return {
    replies: enough(answered, { typical: reply.typical, worst: reply.longest, kept: reply.kept }),
    offers: enough(offered, { typical: offer.typical, worst: offer.longest }),
    productions: spreadOf(facts.productions),
    promises: enough(judged, {
      kept: promise.kept,
      late: promise.late,
      typical: promise.delay,
      worst: promise.longest,
    }),
    inspections: enough(length, { within: length - over, over }),
    doors: [...Map.groupBy(facts.doors, ({ country }) => country)]
      .flatMap(([country, own]) => {
        const spread = spreadOf(own.map(({ percent }) => percent));
        return spread ? [{ country, ...spread }] : [];
      })
      .toSorted((one, other) => other.count - one.count),
  };
}

const enough = <T extends object>(count: number, numbers: T): ({ count: number } & T) | null =>
  count < fewestCases ? null : { count, ...numbers };

/** The worst is the one farthest above. */
const spreadOf = (values: readonly number[]): Spread =>
  enough(values.length, { typical: median(values), worst: values.length > 0 ? Math.max(...values) : null });
