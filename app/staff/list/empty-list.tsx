import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { ta } from '../../lib/admin-text.ts';
import { type ListFilter, setFilters } from './filter-form.tsx';
import { listPath } from './list-path.ts';

type Props = {
  path: string;
  query: { page: number; search: string };
  filters: readonly ListFilter[];
  icon?: IconName;
  /** Title if no filter is set. */
  title: string;
  text: string;
  /** Links or actions below the text. */
  children?: ReactNode;
};

/** Shown when a list is empty: either there are no records yet, or the set filters and a link that removes them. */
export function EmptyList({ path, query, filters, icon = 'search', title, text, children }: Props) {
  const set = setFilters(filters);
  if (set.length === 0 && query.search === '' && query.page === 1)
    return (
      <EmptyState icon={icon} title={title} text={text}>
        {children}
      </EmptyState>
    );
  const words = [
    ...(query.search === '' ? [] : [`“${query.search}”`]),
    ...set.map(({ label, value, choices }) => {
      const chosen = choices?.find(([choice]) => choice === value)?.[1] ?? value;
      return ta('list.setFilter', { label, value: chosen });
    }),
  ];
  return (
    <EmptyState
      icon="search"
      title={ta('list.noMatch')}
      text={words.length > 0 ? ta('list.setFilters', { filters: words.join(' · ') }) : ta('list.noPage')}
    >
      {query.page > 1 ? (
        <Link to={listPath(path, { ...query, page: 1 })} className="btn btn-outline">
          {ta('list.firstPage')}
        </Link>
      ) : null}
      {words.length > 0 ? (
        <Link to={path} className="btn btn-outline">
          {ta('list.clearFilters')}
        </Link>
      ) : null}
    </EmptyState>
  );
}
