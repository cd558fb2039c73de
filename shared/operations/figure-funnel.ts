import { type Days, daysOf, type FigureTable, isIn, type Range, word } from './figure.ts';

/** What became of one request so far. Days are those of the office. */
export type Deal = {
  id: string;
  reference: string;
  requestedOn: string;
  /** The day of the first offer for goods. */
  sentOn: string | null;
  acceptedOn: string | null;
  hasDeposit: boolean;
  hasBalance: boolean;
  /** The day on which it was lost, and why; null while it is not. */
  lostOn: string | null;
  reason: string | null;
  /** Of its first product. */
  category: string | null;
  country: string | null;
};

export const funnelSteps = ['requests', 'sent', 'accepted', 'deposit', 'balance'] as const;
export type Funnel = Record<(typeof funnelSteps)[number], number>;

/**
 * How far requests have come: each step counts those that have passed all steps before it, so that no step is larger than
 * the one before, whatever was entered in which order.
 */
export function funnelOf(deals: readonly Omit<Deal, 'id' | 'reference'>[]): Funnel {
  const funnel: Funnel = { requests: 0, sent: 0, accepted: 0, deposit: 0, balance: 0 };
  for (const { sentOn, acceptedOn, hasDeposit, hasBalance } of deals) {
    const passed = [true, sentOn !== null, acceptedOn !== null, hasDeposit, hasBalance];
    const end = passed.indexOf(false);
    for (const step of funnelSteps.slice(0, end < 0 ? undefined : end)) funnel[step] += 1;
  }
  return funnel;
}

/** The steps of which the list of requests shows exactly those that are counted, by the stage in its address. */
const listStages: Partial<Record<keyof Funnel, string>> = { requests: 'all', accepted: 'accepted' };

/** The requests of each month and of the whole range, and those of the range before. */
export function funnelTable(deals: readonly Deal[], range: Range): FigureTable & { total: Funnel } {
  const of = (days: Days) => deals.filter(({ requestedOn }) => isIn(days, requestedOn));
  const months = Map.groupBy(daysOf(range), (day) => day.slice(0, 7));
  const total = funnelOf(of(range));
  const rowOf = (name: FigureTable['rows'][number][number], { from, to }: Days, funnel: Funnel) => [
    name,
    ...funnelSteps.map((step) => {
      const stage = listStages[step];
      return {
        as: 'step',
        value: funnel[step],
        of: funnel.requests,
        ...(stage && { to: `/admin/quotes?stage=${stage}&from=${from}&to=${to}` }),
      } as const;
    }),
  ];
  return {
    columns: ['month', ...funnelSteps],
    rows: [
      ...[...months].flatMap(([month, days]) => {
        const part = { from: days[0]!, to: days.at(-1)! };
        const funnel = funnelOf(of(part));
        return funnel.requests === 0 ? [] : [rowOf({ as: 'month', value: month }, part, funnel)];
      }),
      rowOf(word('total'), range, total),
      rowOf(word('before'), range.before, funnelOf(of(range.before))),
    ],
    total,
  };
}
