import type { Deal } from './figure-funnel.ts';
import { type Cell, changeOf, count, type Days, type FigureTable, isIn, type Range, word } from './figure.ts';

/** What happened in a range beside the days before it, each on its own day, whenever the request was made. */
export function summaryTable(
  deals: readonly Deal[],
  money: readonly { day: string; currency: string; minor: number }[],
  range: Range,
): FigureTable {
  const row = (name: string, cell: (value: number) => Cell, on: (days: Days) => number): Cell[] => {
    const now = on(range);
    const before = on(range.before);
    return [word(name), cell(now), cell(before), { as: 'change', value: changeOf(now, before) }];
  };
  const counted = (name: string, of: (deal: Deal) => string | null) =>
    row(name, count, (days) => deals.filter((deal) => isIn(days, of(deal))).length);
  const inDays = money.filter(({ day }) => isIn(range, day) || isIn(range.before, day));
  const currencies = Map.groupBy(inDays, ({ currency }) => currency);
  return {
    columns: ['name', 'value', 'before', 'change'],
    rows: [
      counted('requests', ({ requestedOn }) => requestedOn),
      counted('sent', ({ sentOn }) => sentOn),
      counted('accepted', ({ acceptedOn }) => acceptedOn),
      ...[...currencies.keys()].toSorted().map((currency) =>
        row(
          'money',
          (value) => ({ as: 'money', value, currency }),
          (days) =>
            currencies
              .get(currency)!
              .filter(({ day }) => isIn(days, day))
              .reduce((sum, { minor }) => sum + minor, 0),
        ),
      ),
    ],
  };
}
