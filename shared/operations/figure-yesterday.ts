import type { Deal } from './figure-funnel.ts';
import type { Wait } from './figure-promise.ts';
import { addDays, type Cell, changeOf, type FigureTable, median, word } from './figure.ts';

/** Weeks whose same weekday is what is usual. */
const weeks = 8;

/** Yesterday, today so far, and the same weekday of the weeks before: the days that the block needs. */
export const comparedDays = (today: string) => {
  const yesterday = addDays(today, -1);
  return {
    yesterday,
    usual: Array.from({ length: weeks }, (_, week) => addDays(yesterday, -7 * (week + 1))),
  };
};

type Known = {
  today: string;
  /** Visitors of the days that were counted. */
  visitors: ReadonlyMap<string, number>;
  deals: readonly Deal[];
  money: readonly { day: string; currency: string; minor: number }[];
  replies: readonly Wait[];
};

/** Yesterday beside the median of the same weekday of eight weeks, and today so far. */
export function yesterdayTable({ today, visitors, deals, money, replies }: Known): FigureTable {
  const { yesterday, usual } = comparedDays(today);
  const row = (name: Cell, cell: (value: number | null) => Cell, on: (day: string) => number | null) => {
    const values = usual.flatMap((day) => on(day) ?? []);
    const middle = median(values);
    return [
      name,
      cell(on(yesterday)),
      cell(middle),
      { as: 'change', value: changeOf(on(yesterday), middle) } as const,
      cell(on(today)),
    ];
  };
  const number = (value: number | null): Cell => ({ as: 'count', value });
  const minutes = (value: number | null): Cell => ({ as: 'minutes', value });
  const counted = (name: string, of: (deal: Deal) => string | null) => {
    const perDay = Map.groupBy(deals, of);
    return row(word(name), number, (day) => perDay.get(day)?.length ?? 0);
  };
  const answered = Map.groupBy(
    replies.filter(({ isOver }) => isOver),
    ({ askedOn }) => askedOn,
  );
  const replyOn = (day: string) => (answered.get(day) ?? []).map((reply) => reply.minutes);
  const shown = new Set([yesterday, today, ...usual]);
  const currencies = [
    ...new Set(money.filter(({ day }) => shown.has(day)).map(({ currency }) => currency)),
  ].toSorted();
  return {
    columns: ['name', 'yesterday', 'usual', 'change', 'today'],
    rows: [
      row(word('visitors'), number, (day) => visitors.get(day) ?? null),
      counted('requests', ({ requestedOn }) => requestedOn),
      counted('sent', ({ sentOn }) => sentOn),
      counted('accepted', ({ acceptedOn }) => acceptedOn),
      ...currencies.map((currency) =>
        row(
          word('money'),
          (value) => ({ as: 'money', value, currency }),
          (day) =>
            money
              .filter((one) => one.day === day && one.currency === currency)
              .reduce((sum, { minor }) => sum + minor, 0),
        ),
      ),
      row(word('replyTypical'), minutes, (day) => median(replyOn(day))),
      row(word('replyLongest'), minutes, (day) => {
        const all = replyOn(day);
        return all.length === 0 ? null : Math.max(...all);
      }),
    ],
  };
}
