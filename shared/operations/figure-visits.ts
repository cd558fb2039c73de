import { daysOfCounts } from './counting-rules.ts';
import {
  addDays,
  average,
  type Cell,
  changeOf,
  count,
  type Days,
  daysOf,
  type FigureTable,
  isIn,
  mondayOf,
  type Range,
  word,
} from './figure.ts';

/** What was counted on a day. `visitors` are different browsers; of products and lists, of each product. */
export type DayCount = {
  day: string;
  visitors: number;
  products: number;
  added: number;
  bots: number;
  documents: number;
};

/** Visitors of a range by one property. */
export type SourceCount = {
  group: 'country' | 'language' | 'source' | 'landing';
  value: string;
  visitors: number;
};
/** Searches without a result. */
export type MissedWord = { words: string; language: string; visitors: number; countries: string[] };

/** Fewer visitors are not shown: a word must not stand for a person. */
export const fewestSearchers = 3;
const shownSources = 10;
const shownWords = 50;

const steps = ['visitors', 'products', 'added'] as const;

/**
 * A day on average: visitors, looks at products, products taken into lists. Days without counting and today are left out,
 * and daily visitors are never added up: nobody is recognised on the next day. Months, to which old days are folded,
 * cannot be compared.
 */
export function visitTable(counts: readonly DayCount[], range: Range, today: string): FigureTable {
  const meanOf = (days: Days, step: (typeof steps)[number]) => {
    const whole = counts.filter(({ day }) => isIn(days, day) && day !== today);
    return average(
      whole.reduce((sum, one) => sum + one[step], 0),
      whole.length,
    );
  };
  const isComparable = range.before.from > addDays(today, -daysOfCounts);
  return {
    columns: ['name', 'average', 'before', 'change'],
    rows: steps.map((step) => {
      const before = isComparable ? meanOf(range.before, step) : null;
      const now = meanOf(range, step);
      return [word(step), count(now), count(before), { as: 'change', value: changeOf(now, before) }];
    }),
  };
}

/** Longest range of which each day is shown; of longer ones weeks are. */
const maxShownDays = 92;

/**
 * Each day of a range, of a long one each week with a day on average; dashes where nothing was counted, and no row if
 * nothing was at all.
 */
export function dayTable(counts: readonly DayCount[], range: Range): FigureTable {
  const known = new Map(counts.map((one) => [one.day, one]));
  const isLong = range.length > maxShownDays;
  const days = counts.some(({ day }) => isIn(range, day)) ? daysOf(range) : [];
  const parts = Map.groupBy(days, (day) => (isLong ? mondayOf(day) : day));
  return {
    columns: [isLong ? 'week' : 'day', ...steps],
    rows: [...parts].map(([first, own]) => {
      const counted = own.flatMap((day) => known.get(day) ?? []);
      return [
        { as: 'day', value: first },
        ...steps.map((step) =>
          count(
            average(
              counted.reduce((sum, one) => sum + one[step], 0),
              counted.length,
            ),
          ),
        ),
      ];
    }),
  };
}

/** Where visitors come from, the most frequent first; a day on average. */
export function sourceTable(sources: readonly SourceCount[], countedDays: number): FigureTable {
  const groups = ['country', 'language', 'source', 'landing'] as const;
  return {
    columns: ['group', 'value', 'average'],
    rows: groups.flatMap((group) =>
      sources
        .filter((one) => one.group === group)
        .toSorted((a, b) => b.visitors - a.visitors)
        .slice(0, shownSources)
        .map(({ value, visitors }): Cell[] => [
          word(group),
          value === ''
            ? word(group === 'source' ? 'direct' : 'unknown')
            : { as: group === 'country' || group === 'language' ? group : 'text', value },
          count(average(visitors, countedDays)),
        ]),
    ),
  };
}

/** The form of a new product with a name that buyers used in a language. */
export const addProductPath = (name: string, language: string): string =>
  `/admin/quick-add-product?${new URLSearchParams({ ...(language && { language }), word: name })}`;

/** Words that several visitors searched for without a result, each with the ways to a synonym and a product. */
export const missedTable = (missed: readonly MissedWord[]): FigureTable => ({
  columns: ['words', 'language', 'countries', 'visitors', 'synonym', 'product'],
  rows: missed
    .filter(({ visitors }) => visitors >= fewestSearchers)
    .toSorted((a, b) => b.visitors - a.visitors)
    .slice(0, shownWords)
    .map(({ words, language, countries, visitors }) => [
      { as: 'text', value: words },
      { as: 'language', value: language || null },
      { as: 'countries', value: countries },
      count(visitors),
      {
        as: 'word',
        value: 'makeSynonym',
        to: `/admin/search?${new URLSearchParams({ ...(language && { language }), edit: 'new', word: words })}`,
      },
      { as: 'word', value: 'makeProduct', to: addProductPath(words, language) },
    ]),
});

/** How far the counts can be trusted, and the rows that are stored of all days. */
export function healthTable(
  counts: readonly DayCount[],
  stored: number | null,
  range: Range,
  today: string,
): FigureTable {
  const inRange = counts.filter(({ day }) => isIn(range, day));
  const sum = (of: (one: DayCount) => number) => inRange.reduce((all, one) => all + of(one), 0);
  const whole = daysOf(range).filter((day) => day < today);
  return {
    columns: ['name', 'value'],
    rows: [
      [word('documents'), count(sum(({ documents }) => documents))],
      [word('bots'), count(sum(({ bots }) => bots))],
      [word('uncounted'), count(whole.filter((day) => !inRange.some((one) => one.day === day)).length)],
      [word('rows'), count(stored)],
    ],
  };
}
