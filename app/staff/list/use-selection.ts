import { useRef, useState } from 'react';

/**
 * The selected rows of a list, across all its pages. Another filter clears the selection, so that users do not change
 * rows that they no longer see.
 * @param query the filters of the list; page and order do not count
 * @param rows the rows of this page, in order
 */
export function useSelection(query: object, rows: readonly { id: string }[]) {
  const { page: _page, sort: _sort, order: _order, ...filter } = query as Record<string, unknown>;
  const list = JSON.stringify(filter);
  const [kept, keep] = useState<{ list: string; ids: ReadonlySet<string> }>({ list, ids: new Set() });
  const last = useRef<string | null>(null);
  const ids = kept.list === list ? kept.ids : new Set<string>();
  const shown = rows.map(({ id }) => id);
  const set = (chosen: Iterable<string>) => keep({ list, ids: new Set(chosen) });
  return {
    ids,
    /** The selected rows of this page. */
    shown: shown.filter((id) => ids.has(id)),
    set,
    clear: () => set([]),
    /** Selects or deselects a row; with the shift key, all rows from the last one to this one. */
    select: (id: string, isSelected: boolean, isRange = false) => {
      const to = shown.indexOf(id);
      const from = isRange && last.current !== null ? shown.indexOf(last.current) : to;
      const range = from === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      last.current = id;
      set(isSelected ? [...ids, ...range] : ids.difference(new Set(range)));
    },
    /** Selects or deselects all rows of this page. */
    selectPage: (isSelected: boolean) =>
      set(isSelected ? [...ids, ...shown] : ids.difference(new Set(shown))),
  };
}

export type Selection = ReturnType<typeof useSelection>;
