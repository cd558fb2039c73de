import type { ReactNode } from 'react';
import type { IconName } from '../../ui/icon.tsx';
import { ta } from '../../lib/admin-text.ts';
import { EmptyList } from './empty-list.tsx';
import { FilterForm, type ListFilter } from './filter-form.tsx';
import { Pager } from './pager.tsx';
import type { Selection } from './use-selection.ts';

type Props = {
  title: string;
  text?: string;
  /** Beside the heading: links, and the button that adds a record. */
  ways?: ReactNode;
  path: string;
  query: { search: string; page: number };
  pages: number;
  searchLabel: string;
  filters: readonly ListFilter[];
  /** Query parameters that a filter does not change. */
  kept?: Record<string, string>;
  /** The number of matches, in words. */
  count: string;
  isEmpty: boolean;
  /** Shown if there are no records yet: a text, and links or actions. */
  empty: { icon?: IconName; title: string; text: string; children?: ReactNode };
  selection?: Selection;
  /** Actions for the list as a whole. */
  tools?: ReactNode;
  note?: string | undefined;
  /** Content below the list. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A list of the staff: heading, search and filters, number of matches, the rows or why there are none, and its pages.
 */
export function ListScreen(props: Props) {
  const { title, text, ways, path, query, filters, isEmpty, empty, selection, note } = props;
  return (
    <div className="grid gap-2">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 [&_.btn:not(.btn-sm)]:px-3">
        <div>
          <h1 className="h1">{title}</h1>
          {text ? <p className="text-sm text-muted">{text}</p> : null}
        </div>
        {ways ? <div className="ml-auto flex flex-wrap items-center gap-1">{ways}</div> : null}
      </header>
      <FilterForm
        search={query.search}
        searchLabel={props.searchLabel}
        filters={filters}
        kept={props.kept}
        className="list-filter"
      />
      <section aria-labelledby="list-count" className="grid gap-2">
        <div className="list-tools">
          <div role="status">
            <h2 id="list-count" className="h3 pr-2">
              {props.count}
            </h2>
          </div>
          {selection && !isEmpty ? (
            <button type="button" className="btn btn-ghost btn-sm" onClick={() => selection.selectPage(true)}>
              {ta('list.selectAll')}
            </button>
          ) : null}
          {props.tools}
        </div>
        {note ? <p className="text-muted">{note}</p> : null}
        {isEmpty ? <EmptyList {...empty} path={path} query={query} filters={filters} /> : props.children}
        <Pager label={title} path={path} query={query} pages={props.pages} />
        {props.foot}
      </section>
    </div>
  );
}
