import type { Deal } from './figure-funnel.ts';
import { count, type FigureTable, isIn, type Range } from './figure.ts';

/** Most references that a row names, the newest, and most rows. No list has exactly the requests of a row. */
const maxReferences = 10;
const maxRows = 40;

/** Why offers were lost in a range: declined, or expired without an answer; by reason, category and country. */
export function lostTable(deals: readonly Deal[], range: Range): FigureTable {
  const lost = deals.filter(({ lostOn }) => isIn(range, lostOn));
  const groups = Map.groupBy(lost, ({ reason, category, country }) =>
    JSON.stringify([reason, category, country]),
  );
  const rows = [...groups.values()].toSorted((a, b) => b.length - a.length).slice(0, maxRows);
  return {
    columns: ['reason', 'category', 'country', 'count', 'offers'],
    rows: rows.map((same) => {
      const { reason, category, country } = same[0]!;
      return [
        { as: 'decline', value: reason },
        { as: 'text', value: category },
        { as: 'country', value: country },
        count(same.length),
        {
          as: 'links',
          value: same
            .toSorted((a, b) => (a.lostOn! < b.lostOn! ? 1 : -1))
            .slice(0, maxReferences)
            .map(({ id, reference }) => ({ text: reference, to: `/admin/quotes/${id}` })),
        },
      ];
    }),
  };
}

/** Number of lost offers by reason, the most frequent first. */
export function lostByReason({ rows }: FigureTable): { reason: string; value: number }[] {
  const sums = new Map<string, number>();
  for (const [reason, , , lost] of rows)
    if (reason?.as === 'decline' && lost?.as === 'count')
      sums.set(reason.value!, (sums.get(reason.value!) ?? 0) + lost.value!);
  return [...sums].map(([reason, value]) => ({ reason, value })).toSorted((a, b) => b.value - a.value);
}
