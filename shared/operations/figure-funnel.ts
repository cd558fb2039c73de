import { type Days, type FigureTable, isIn, type Range, word } from './figure.ts';

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

/** The requests of each month and of the whole range, and those of the range before. */
export function funnelTable(deals: readonly Deal[], range: Range): FigureTable & { total: Funnel } {
  const of = (days: Days) => deals.filter(({ requestedOn }) => isIn(days, requestedOn));
  const months = Map.groupBy(of(range), ({ requestedOn }) => requestedOn.slice(0, 7));
  const total = funnelOf(of(range));
  const rowOf = (name: FigureTable['rows'][number][number], funnel: Funnel) => [
    name,
    ...funnelSteps.map((step) => ({ as: 'step', value: funnel[step], of: funnel.requests }) as const),
  ];
  return {
    columns: ['month', ...funnelSteps],
    rows: [
      ...[...months.keys()]
        .toSorted()
        .map((month) => rowOf({ as: 'month', value: month }, funnelOf(months.get(month)!))),
      rowOf(word('total'), total),
      rowOf(word('before'), funnelOf(of(range.before))),
    ],
    total,
  };
}
