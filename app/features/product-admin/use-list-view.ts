import { maxSavedViews } from '#shared/limits.ts';
import { useRememberedValue } from '../../lib/use-remembered.ts';
import { type ColumnName, readColumns, usualColumns } from './table-columns.tsx';

/** Filters, order and columns under a name. */
export type SavedView = { name: string; search: string; columns: readonly ColumnName[] };

type Layout = 'table' | 'cards';

const readLayout = (kept: unknown): Layout | null => (kept === 'table' || kept === 'cards' ? kept : null);

function readViews(kept: unknown): readonly SavedView[] | null {
  if (!Array.isArray(kept)) return null;
  return kept.slice(0, maxSavedViews).flatMap((one: Partial<Record<keyof SavedView, unknown>> | null) => {
    const { name, search, columns } = one ?? {};
    if (typeof name !== 'string' || typeof search !== 'string') return [];
    return [{ name, search, columns: readColumns(columns) ?? usualColumns }];
  });
}

/** How one of the staff likes the product list, as this browser remembers it. */
export function useListView(userId: string) {
  const [layout, setLayout] = useRememberedValue(`products-layout:${userId}`, 'table', readLayout);
  const [columns, setColumns] = useRememberedValue(`products-columns:${userId}`, usualColumns, readColumns);
  const [views, setViews] = useRememberedValue<readonly SavedView[]>(
    `products-views:${userId}`,
    [],
    readViews,
  );
  return { layout, setLayout, columns, setColumns, views, setViews };
}
