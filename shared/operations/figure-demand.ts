import type { Locale } from '../base/locale.ts';
import type { SaleUnit } from '../catalogue/product-rules.ts';
import { synonymKey } from '../catalogue/search-query.ts';
import { type Cell, count, type FigureTable } from './figure.ts';
import { addProductPath, type MissedWord } from './figure-visits.ts';

/** Asked for without a product; or with one, but lost, or still without an offer. The order of the kinds in a row. */
const lineKinds = ['asked', 'lost', 'noOffer'] as const;

/** A line of a request that shows what buyers want and have not bought from us. */
export type DemandLine = {
  id: string;
  kind: (typeof lineKinds)[number];
  /** Of the product in the reader's language, or as the buyer wrote it. */
  name: string;
  productId: string | null;
  category: string | null;
  country: string | null;
  language: Locale;
  quantity: number;
  saleUnit: SaleUnit;
  /** The buyer's target price with its currency ("2.10 USD"). */
  target: string | null;
  requestId: string;
  reference: string;
};

/** A price of one piece, as text with the decimals of its currency. */
export type UnitPrice = { amount: string; currency: string };

/** What was wanted under one name: the searches without a result, and the lines of requests, newest first. */
export type Demand = { missed: MissedWord[]; lines: DemandLine[] };

const maxRows = 40;
const maxCountries = 5;
const maxReferences = 3;
/** Lines of a row, the newest, whose offers are looked up. */
const maxPricedLines = 20;

const visitorsOf = ({ missed }: Demand) => missed.reduce((sum, { visitors }) => sum + visitors, 0);
const requestsOf = ({ lines }: Demand) => new Map(lines.map((line) => [line.requestId, line.reference]));

/**
 * What was wanted, most wanted first, by visitors and requests together. The same words in other letters, with other
 * accents or spaces, are one row.
 * @param lines the newest first
 */
export function mostWanted(missed: readonly MissedWord[], lines: readonly DemandLine[]): Demand[] {
  const all = new Map<string, Demand>();
  const at = (text: string): Demand => {
    // A name of signs only has no words.
    const key = synonymKey(text) || text;
    if (!all.has(key)) all.set(key, { missed: [], lines: [] });
    return all.get(key)!;
  };
  for (const one of missed) at(one.words).missed.push(one);
  for (const line of lines) at(line.name).lines.push(line);
  const sized = [...all.values()].map((one) => ({ one, size: visitorsOf(one) + requestsOf(one).size }));
  return sized
    .toSorted((a, b) => b.size - a.size)
    .slice(0, maxRows)
    .map(({ one }) => one);
}

/** The lines whose offered price is shown: those of rows in which no buyer named a price. */
export const linesToPrice = (demands: readonly Demand[]): string[] =>
  demands
    .filter(({ lines }) => targetsOf(lines).length === 0)
    .flatMap(({ lines }) => lines.slice(0, maxPricedLines).map(({ id }) => id));

const targetsOf = (lines: readonly DemandLine[]): UnitPrice[] =>
  lines.flatMap(({ target }) => {
    // Texts from before target prices were checked may be anything.
    const [, amount, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3,4})$/.exec(target ?? '') ?? [];
    return amount && currency ? [{ amount, currency }] : [];
  });

/** The lowest and highest price in each currency: currencies are never mixed. */
function pricesCell(lines: readonly DemandLine[], offered: ReadonlyMap<string, UnitPrice>): Cell {
  const targets = targetsOf(lines);
  const prices = targets.length > 0 ? targets : lines.flatMap(({ id }) => offered.get(id) ?? []);
  const byCurrency = Map.groupBy(prices, ({ currency }) => currency);
  return {
    as: 'prices',
    isTarget: targets.length > 0,
    value: [...byCurrency].map(([currency, same]) => {
      const sorted = same.map(({ amount }) => amount).toSorted((a, b) => Number(a) - Number(b));
      return { currency, low: sorted[0]!, high: sorted.at(-1)! };
    }),
  };
}

/** Quantities of each unit: ten cartons and ten pieces are not twenty of anything. */
function quantityCell(lines: readonly DemandLine[]): Cell {
  const byUnit = Map.groupBy(lines, ({ saleUnit }) => saleUnit);
  const value = [...byUnit].map(([unit, same]) => ({
    unit,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  return { as: 'quantities', value: value.toSorted((a, b) => b.quantity - a.quantity) };
}

/** Countries, the most frequent first. */
function countriesCell({ missed, lines }: Demand): Cell {
  const sums = new Map<string, number>();
  const named = [...lines.flatMap(({ country }) => country ?? []), ...missed.flatMap((one) => one.countries)];
  for (const code of named) sums.set(code, (sums.get(code) ?? 0) + 1);
  const sorted = [...sums].toSorted(([, a], [, b]) => b - a).map(([code]) => code);
  return { as: 'countries', value: sorted.slice(0, maxCountries) };
}

/**
 * What buyers want and have not bought from us: what to source next.
 * @param offered the offered price of lines, by their id
 */
export const demandTable = (
  demands: readonly Demand[],
  offered: ReadonlyMap<string, UnitPrice>,
): FigureTable => ({
  columns: [
    'wanted',
    'kind',
    'category',
    'countries',
    'visitors',
    'requests',
    'quantity',
    'price',
    'newest',
    'product',
  ],
  rows: demands.map((demand) => {
    const { missed, lines } = demand;
    const productId = lines.find((line) => line.productId !== null)?.productId;
    const requests = requestsOf(demand);
    const text = lines[0]?.name ?? missed[0]!.words;
    const language = lines[0]?.language ?? missed[0]!.language;
    return [
      { as: 'text', value: text, ...(productId && { to: `/admin/products?edit=${productId}` }) },
      {
        as: 'words',
        value: [
          ...(missed.length > 0 ? ['searched'] : []),
          ...lineKinds.filter((kind) => lines.some((line) => line.kind === kind)),
        ],
      },
      { as: 'text', value: lines.find(({ category }) => category !== null)?.category ?? null },
      countriesCell(demand),
      count(missed.length > 0 ? visitorsOf(demand) : null),
      count(lines.length > 0 ? requests.size : null),
      quantityCell(lines),
      pricesCell(lines, offered),
      {
        as: 'links',
        value: [...requests]
          .slice(0, maxReferences)
          .map(([id, reference]) => ({ text: reference, to: `/admin/quotes/${id}` })),
      },
      productId
        ? { as: 'word', value: null }
        : { as: 'word', value: 'makeProduct', to: addProductPath(text, language) },
    ];
  }),
});
