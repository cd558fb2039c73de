import { type Cell, count, type FigureTable } from './figure.ts';

/** What became of a product in a range; its requests so far. */
export type ProductFigures = {
  id: string;
  views: number;
  added: number;
  requests: number;
  sent: number;
  accepted: number;
};

const shown = 20;

const nameCell = (id: string, names: ReadonlyMap<string, string>): Cell => ({
  as: 'text',
  value: names.get(id)!,
  to: `/admin/products?edit=${id}`,
});

/** The most viewed products. Those that no longer exist are left out. */
export const mostViewed = (all: readonly ProductFigures[]): ProductFigures[] =>
  all.toSorted((a, b) => b.views - a.views || b.requests - a.requests).slice(0, shown);

/** Products that were viewed, but not requested. */
export const neverRequested = (all: readonly ProductFigures[]): ProductFigures[] =>
  mostViewed(all.filter(({ views, requests }) => views > 0 && requests === 0));

export const productTable = (
  all: readonly ProductFigures[],
  names: ReadonlyMap<string, string>,
): FigureTable => ({
  columns: ['product', 'views', 'added', 'requests', 'sent', 'accepted'],
  rows: mostViewed(all)
    .filter(({ id }) => names.has(id))
    .map(({ id, views, added, requests, sent, accepted }) => [
      nameCell(id, names),
      ...[views, added, requests, sent, accepted].map((value) => count(value)),
    ]),
});

export const unrequestedTable = (
  all: readonly ProductFigures[],
  names: ReadonlyMap<string, string>,
): FigureTable => ({
  columns: ['product', 'views', 'added'],
  rows: neverRequested(all)
    .filter(({ id }) => names.has(id))
    .map(({ id, views, added }) => [nameCell(id, names), count(views), count(added)]),
});
