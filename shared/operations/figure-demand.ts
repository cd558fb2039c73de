import type { Locale } from '../base/locale.ts';
import { type SaleUnit, saleUnits } from '../catalogue/product-rules.ts';
import { synonymKey } from '../catalogue/search-query.ts';
import { type Cell, count, type FigureTable } from './figure.ts';
import { addProductPath, type MissedWord } from './figure-visits.ts';

/** Asked for without a product; or with one, but lost, or still without an offer. The order of the kinds in a row. */
const lineKinds = ['asked', 'lost', 'noOffer'] as const;

/**
 * Lines of requests that show what buyers want and have not bought from us: of one product, or one name without a product,
 * of one kind and country.
 */
export type DemandLines = {
  kind: (typeof lineKinds)[number];
  /** Of the product in the reader's language, or as the newest buyer wrote it. */
  name: string;
  productId: string | null;
  category: string | null;
  country: string | null;
  /** Of the newest request. */
  language: Locale;
  requests: number;
  quantities: Readonly<Record<SaleUnit, number | null>>;
  /** Target prices of buyers with their currency ("2.10 USD"). */
  targets: readonly string[];
  newest: { reference: string; requestId: string; lineId: string };
};

/** A price of one piece, as text with the decimals of its currency. */
export type UnitPrice = { amount: string; currency: string };

/** What was wanted under one name: the searches without a result, and the lines of requests, those of the newest first. */
export type Demand = { missed: MissedWord[]; lines: DemandLines[] };

const maxRows = 40;
const maxCountries = 5;

const sumOf = <T>(all: readonly T[], size: (one: T) => number): number =>
  all.reduce((sum, one) => sum + size(one), 0);
const visitorsOf = ({ missed }: Demand) => sumOf(missed, ({ visitors }) => visitors);
const requestsOf = ({ lines }: Demand) => sumOf(lines, ({ requests }) => requests);

/**
 * What was wanted, most wanted first, by visitors and requests together. The same words in other letters, with other
 * accents or spaces, are one row.
 */
export function mostWanted(missed: readonly MissedWord[], lines: readonly DemandLines[]): Demand[] {
  const all = new Map<string, Demand>();
  const at = (text: string): Demand => {
    // A name of signs only has no words.
    const key = synonymKey(text) || text;
    if (!all.has(key)) all.set(key, { missed: [], lines: [] });
    return all.get(key)!;
  };
  for (const one of missed) at(one.words).missed.push(one);
  for (const one of lines) at(one.name).lines.push(one);
  const sized = [...all.values()].map((one) => ({ one, size: visitorsOf(one) + requestsOf(one) }));
  return sized
    .toSorted((a, b) => b.size - a.size)
    .slice(0, maxRows)
    .map(({ one }) => ({
      ...one,
      lines: one.lines.toSorted((a, b) => (a.newest.reference < b.newest.reference ? 1 : -1)),
    }));
}

/** The lines whose offered price is shown, the newest of each country: those of rows in which no buyer named a price. */
export const linesToPrice = (demands: readonly Demand[]): string[] =>
  demands
    .filter(({ lines }) => targetsOf(lines).length === 0)
    .flatMap(({ lines }) => lines.map(({ newest }) => newest.lineId));

const targetsOf = (lines: readonly DemandLines[]): UnitPrice[] =>
  lines
    .flatMap(({ targets }) => targets)
    .flatMap((target) => {
      // Texts from before target prices were checked may be anything.
      const [, amount, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3,4})$/.exec(target) ?? [];
      return amount && currency ? [{ amount, currency }] : [];
    });

/** The lowest and highest price in each currency: currencies are never mixed. */
function pricesCell(lines: readonly DemandLines[], offered: ReadonlyMap<string, UnitPrice>): Cell {
  const targets = targetsOf(lines);
  const prices =
    targets.length > 0 ? targets : lines.flatMap(({ newest }) => offered.get(newest.lineId) ?? []);
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
function quantityCell(lines: readonly DemandLines[]): Cell {
  const sums = saleUnits.map((unit) => ({
    unit,
    quantity: sumOf(lines, ({ quantities }) => quantities[unit] ?? 0),
  }));
  const value = sums.filter(({ quantity }) => quantity > 0);
  return { as: 'quantities', value: value.toSorted((a, b) => b.quantity - a.quantity) };
}

/** Countries, those of most requests first; of searches their order only is known. */
function countriesCell({ missed, lines }: Demand): Cell {
  const sums = new Map<string, number>();
  const add = (code: string, size: number) => sums.set(code, (sums.get(code) ?? 0) + size);
  for (const { country, requests } of lines) if (country) add(country, requests);
  for (const code of missed.flatMap((one) => one.countries)) add(code, 1);
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
      count(lines.length > 0 ? requestsOf(demand) : null),
      quantityCell(lines),
      pricesCell(lines, offered),
      {
        as: 'links',
        value: lines.slice(0, 1).map(({ newest }) => ({
          text: newest.reference,
          to: `/admin/quotes/${newest.requestId}`,
        })),
      },
      productId
        ? { as: 'word', value: null }
        : { as: 'word', value: 'makeProduct', to: addProductPath(text, language) },
    ];
  }),
});
