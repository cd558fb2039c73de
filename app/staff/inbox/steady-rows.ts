type Row = { id: string };

/** The rows of an inbox as they are shown, and as the server listed them last. */
export type SteadyRows<R extends Row> = {
  /** Filter, search and page. Another key means another list. */
  key: string;
  /** The rows that the page was loaded with, to recognise a new answer. */
  source: readonly R[];
  /** The same rows with later changes. */
  listed: readonly R[];
  shown: readonly R[];
  /** While the pointer or the focus is in the list, its rows must not move. */
  isInUse: boolean;
};

type Rules<R> = {
  compare: (a: R, b: R) => number;
  /** Whether a no longer listed row stays while the list is in use, because it was only read or answered. */
  stays: (row: R) => boolean;
};

export const steadyRows = <R extends Row>(key: string, source: readonly R[]): SteadyRows<R> => ({
  key,
  source,
  listed: source,
  shown: source,
  isInUse: false,
});

const arrange = <R extends Row>(state: SteadyRows<R>, { compare, stays }: Rules<R>): SteadyRows<R> => {
  const { isInUse, listed, shown } = state;
  if (!isInUse) return { ...state, shown: listed.toSorted(compare) };
  const fresh = new Map(listed.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const kept = shown.flatMap((row) => fresh.get(row.id) ?? (stays(row) ? [row] : []));
  // New rows are appended: at the top, they would move the others.
  return { ...state, shown: [...kept, ...listed.filter(({ id }) => !known.has(id))] };
};

/** Takes over the rows that the page was loaded with. */
export function loadRows<R extends Row>(
  state: SteadyRows<R>,
  key: string,
  source: readonly R[],
  rules: Rules<R>,
): SteadyRows<R> {
  if (key !== state.key) return { ...steadyRows(key, source), isInUse: state.isInUse };
  return arrange({ ...state, source, listed: source }, rules);
}

/** Replaces rows by newer versions. Rows that are not listed are ignored. */
export function mergeRows<R extends Row>(
  state: SteadyRows<R>,
  rows: readonly R[],
  rules: Rules<R>,
): SteadyRows<R> {
  const newer = new Map(rows.map((row) => [row.id, row]));
  const replace = (row: R) => newer.get(row.id) ?? row;
  return arrange({ ...state, listed: state.listed.map(replace), shown: state.shown.map(replace) }, rules);
}

export const holdRows = <R extends Row>(state: SteadyRows<R>, isInUse: boolean, rules: Rules<R>) =>
  isInUse === state.isInUse ? state : arrange({ ...state, isInUse }, rules);
