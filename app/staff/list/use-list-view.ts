import { maxSavedViews } from '#shared/base/limits.ts';
import { useShell } from '../../lib/shell.ts';
import { useRememberedValue } from '../../lib/use-remembered.ts';

/** Filters, order and columns under a name. */
export type SavedView = { name: string; search: string; columns: readonly string[] };

/** A column that the user may hide, or show if it `isExtra`. */
type Choosable = { name: string; heading: string; isExtra?: boolean | undefined };

type Layout = 'table' | 'cards';

const readLayout = (kept: unknown): Layout | null => (kept === 'table' || kept === 'cards' ? kept : null);

/**
 * A user's settings for a list, stored in this browser: columns, saved views, table or cards.
 * @param list name of the list
 * @param all all columns, in order; those that are not extra are shown by default
 */
export function useListView(list: string, all: readonly Choosable[]) {
  const userId = useShell().user!.id;
  const usual = all.flatMap(({ name, isExtra }) => (isExtra ? [] : [name]));
  const readColumns = (kept: unknown) =>
    Array.isArray(kept) ? all.flatMap(({ name }) => (kept.includes(name) ? [name] : [])) : null;
  const readViews = (kept: unknown): readonly SavedView[] | null => {
    if (!Array.isArray(kept)) return null;
    return kept.slice(0, maxSavedViews).flatMap((one: Partial<Record<keyof SavedView, unknown>> | null) => {
      const { name, search, columns } = one ?? {};
      if (typeof name !== 'string' || typeof search !== 'string') return [];
      return [{ name, search, columns: readColumns(columns) ?? usual }];
    });
  };
  const [layout, setLayout] = useRememberedValue<Layout>(`${list}-layout:${userId}`, 'table', readLayout);
  const [columns, setColumns] = useRememberedValue<readonly string[]>(
    `${list}-columns:${userId}`,
    usual,
    readColumns,
  );
  const [views, setViews] = useRememberedValue<readonly SavedView[]>(
    `${list}-views:${userId}`,
    [],
    readViews,
  );
  return { all, usual, layout, setLayout, columns, setColumns, views, setViews };
}

export type ListView = ReturnType<typeof useListView>;
