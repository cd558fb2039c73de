import { useRef, useState } from 'react';

/**
 * Which rows of a list are selected, over all of its pages. What another filter shows is another list: with it nothing is
 * selected, so that users do not change rows that they no longer see.
 * @param query what the list is filtered by; page and order do not count
 * @param rows what this page shows, in its order
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
    /** Those of this page. */
    shown: shown.filter((id) => ids.has(id)),
    set,
    clear: () => set([]),
    /** Takes one in or out; with the shift key held, all from the last one to this. */
    select: (id: string, isSelected: boolean, isRange = false) => {
      const to = shown.indexOf(id);
      const from = isRange && last.current !== null ? shown.indexOf(last.current) : to;
      const range = from === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      last.current = id;
      set(isSelected ? [...ids, ...range] : ids.difference(new Set(range)));
    },
    /** Takes all of this page in or out. */
    selectPage: (isSelected: boolean) =>
      set(isSelected ? [...ids, ...shown] : ids.difference(new Set(shown))),
  };
}

export type Selection = ReturnType<typeof useSelection>;
