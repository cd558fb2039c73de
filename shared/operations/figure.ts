/** What all figures of the company have in common: ranges of days, comparisons, and tables of typed cells. */

import type { SaleUnit } from '../catalogue/product-rules.ts';

export const figureRanges = ['30', '90', '365', 'own'] as const;
export const figureBlocks = [
  'yesterday',
  'waiting',
  'summary',
  'days',
  'visits',
  'funnel',
  'lost',
  'demand',
  'missed',
  'sources',
  'products',
  'unrequested',
  'promises',
  'health',
] as const;
export type FigureBlock = (typeof figureBlocks)[number];

/** Most days of an own range: two years. */
const maxRangeDays = 731;
const dayMs = 86_400_000;

/** A calendar day ("2026-11-27") some days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

export type Days = { from: string; to: string };
/** The days of a page, both inclusive, and the same number of days before them. */
export type Range = Days & { before: Days; length: number; isSoFar: boolean };

export const isIn = ({ from, to }: Days, day: string | null): boolean =>
  day !== null && from <= day && day <= to;

/** All days of a range, the first one first. */
export const daysOf = ({ from, to }: Days): string[] => {
  const days = [from];
  while (days.at(-1)! < to) days.push(addDays(days.at(-1)!, 1));
  return days;
};

/**
 * The range that an address asks for. The usual ones end with the last whole day; an own one may include today, which
 * `isSoFar` says. An own range that is not one, or is too long, becomes 30 days.
 */
export function rangeOf(
  asked: { range: (typeof figureRanges)[number]; from: string; to: string },
  today: string,
): Range {
  const isOwn = asked.range === 'own' && isDay(asked.from) && isDay(asked.to) && asked.from <= asked.to;
  const to = isOwn && asked.to <= today ? asked.to : isOwn ? today : addDays(today, -1);
  const length = isOwn ? (Date.parse(to) - Date.parse(asked.from)) / dayMs + 1 : Number(asked.range);
  if (!(length >= 1 && length <= maxRangeDays)) return rangeOf({ range: '30', from: '', to: '' }, today);
  const from = addDays(to, 1 - length);
  return {
    from,
    to,
    length,
    before: { from: addDays(from, -length), to: addDays(from, -1) },
    isSoFar: to === today,
  };
}

/** Whether a text is a day of the calendar; "2026-02-30" is none. */
const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Change in percent; `new` from nothing to something, null where nothing can be compared. */
export type Change = number | 'new' | null;

export function changeOf(now: number | null, before: number | null): Change {
  if (now === null || before === null || (now === 0 && before === 0)) return null;
  return before === 0 ? 'new' : Math.round(((now - before) / before) * 100);
}

/** The middle value, of an even number the mean of the two in the middle; null of none. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

/** A quotient with one decimal; null if there is nothing to divide by. */
export const average = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10;

/** A value of a table; its reader writes it in a language. Null is shown as a dash. `to` is the list of its rows. */
export type Cell =
  | { as: 'count' | 'days' | 'minutes'; value: number | null; to?: string | undefined }
  /** A part of the first step of its row. */
  | { as: 'step'; value: number; of: number; to?: string | undefined }
  | { as: 'money'; value: number | null; currency: string }
  | { as: 'change'; value: Change }
  | {
      as: 'word' | 'text' | 'day' | 'month' | 'country' | 'language' | 'decline';
      value: string | null;
      to?: string | undefined;
    }
  | { as: 'countries' | 'words'; value: readonly string[] }
  | { as: 'quantities'; value: readonly { quantity: number; unit: SaleUnit }[] }
  /** The lowest and highest price of one piece in each currency, as texts: wanted by buyers, or offered by us. */
  | {
      as: 'prices';
      value: readonly { low: string; high: string; currency: string }[];
      isTarget: boolean;
    }
  | { as: 'links'; value: readonly { text: string; to: string }[] };

/** Columns are words of the dictionary (`figure.columns`). The first cell of a row names it. */
export type FigureTable = { columns: readonly FigureColumn[]; rows: Cell[][] };
/** The blocks that are made of what has happened, without what waits at this moment. */
export type FigureTables = Omit<Record<FigureBlock, FigureTable>, 'waiting'>;
export type FigureColumn =
  | 'accepted'
  | 'added'
  | 'average'
  | 'balance'
  | 'before'
  | 'category'
  | 'change'
  | 'count'
  | 'countries'
  | 'country'
  | 'day'
  | 'delay'
  | 'deposit'
  | 'group'
  | 'kept'
  | 'kind'
  | 'language'
  | 'late'
  | 'longest'
  | 'month'
  | 'name'
  | 'newest'
  | 'offers'
  | 'price'
  | 'product'
  | 'products'
  | 'promise'
  | 'quantity'
  | 'reason'
  | 'requests'
  | 'sent'
  | 'synonym'
  | 'today'
  | 'typical'
  | 'usual'
  | 'value'
  | 'views'
  | 'visitors'
  | 'waits'
  | 'wanted'
  | 'week'
  | 'words'
  | 'yesterday';

export const count = (value: number | null, to?: string): Cell => ({ as: 'count', value, to });
export const word = (value: string): Cell => ({ as: 'word', value });

/** "2.10–2.60 USD", or one price. */
export const priceRange = ({
  low,
  high,
  currency,
}: {
  low: string;
  high: string;
  currency: string;
}): string => `${Number(low) === Number(high) ? low : `${low}–${high}`} ${currency}`;
