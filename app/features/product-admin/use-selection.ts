import { useRef, useState } from 'react';

/**
 * Which products of a list are selected, over all of its pages. What another filter shows is another list: with it nothing
 * is selected, so that nobody changes what she does not see any more.
 * @param list what the list is filtered by
 * @param shown the ids on this page, in their order
 */
export function useSelection(list: string, shown: readonly string[]) {
  const [kept, keep] = useState<{ list: string; ids: ReadonlySet<string> }>({ list, ids: new Set() });
  const last = useRef<string | null>(null);
  const ids = kept.list === list ? kept.ids : new Set<string>();
  return {
    ids,
    set: (chosen: Iterable<string>) => keep({ list, ids: new Set(chosen) }),
    /** Takes one in or out; with the shift key held, all from the last one to this. */
    select: (id: string, isSelected: boolean, isRange: boolean) => {
      const to = shown.indexOf(id);
      const from = isRange && last.current !== null ? shown.indexOf(last.current) : to;
      const range = from === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      last.current = id;
      keep({ list, ids: isSelected ? new Set([...ids, ...range]) : ids.difference(new Set(range)) });
    },
  };
}
