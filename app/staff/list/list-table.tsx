import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { ta } from '../../lib/admin-text.ts';
import { listPath } from './list-path.ts';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

type Direction = 'asc' | 'desc';

export type ListColumn<Row> = {
  name: string;
  heading: string;
  /** The sort order that a click on the heading applies. */
  sort?: string | undefined;
  style?: 'cell-number' | 'cell-code' | 'cell-text' | undefined;
  /** Shown only if the user chooses it. */
  isExtra?: boolean | undefined;
  /** Also shown on a phone, where a row is a card with its name and up to three facts. */
  isFact?: boolean | undefined;
  cell: (row: Row) => ReactNode;
};

/** Columns in this order, with the headings that belong to their names. */
export const columnsOf = <Row, Name extends string>(
  headingOf: (name: Name) => string,
  columns: Readonly<Record<Name, Omit<ListColumn<Row>, 'name' | 'heading'> & { heading?: string }>>,
): readonly ListColumn<Row>[] =>
  (Object.keys(columns) as Name[]).map((name) => ({ name, heading: headingOf(name), ...columns[name] }));

type Sorting = {
  path: string;
  query: { sort: string; order: string };
  /** The default direction of each sort order. */
  natural: Readonly<Record<string, Direction>>;
};

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** The first names a row: its picture and text. */
  columns: readonly ListColumn<Row>[];
  /** `RowActions` of a row. */
  renderActions?: (row: Row) => ReactNode;
  selection?: Selection;
  sorting?: Sorting;
};

/** Rows of a list: a dense table, or cards on screens narrower than 600 pixels. */
export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, rows, nameOf, columns, renderActions, selection, sorting } = props;
  const [first, ...others] = columns;
  return (
    <div className="card table-box list-box" tabIndex={0} role="region" aria-label={label}>
      <table className="table dense list-table">
        <thead>
          <tr>
            {selection ? (
              <th className="cell-check">
                <input
                  type="checkbox"
                  className="size-5"
                  aria-label={ta('list.selectPage')}
                  checked={selection.shown.length === rows.length}
                  onChange={({ target }) => selection.selectPage(target.checked)}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <Heading key={column.name} column={column} sorting={sorting} />
            ))}
            {renderActions ? (
              <th scope="col" className="cell-actions">
                <span className="sr-only">{ta('common.actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={selection?.ids.has(row.id) ? true : undefined}>
              {selection ? (
                <td className="cell-check">
                  <SelectBox id={row.id} name={nameOf(row)} selection={selection} />
                </td>
              ) : null}
              <th scope="row">{first!.cell(row)}</th>
              {others.map(({ name, style = '', isFact, cell }) => (
                <td key={name} className={`${style} ${isFact ? 'cell-fact' : ''}`}>
                  {cell(row)}
                </td>
              ))}
              {renderActions ? <td className="cell-actions">{renderActions(row)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps<Row> = {
  column: ListColumn<Row>;
  sorting: Sorting | undefined;
};

/** A column's heading. If sortable, a link that sorts by the column; the second click reverses the order. */
function Heading<Row>({ column: { heading, sort, style }, sorting }: HeadingProps<Row>) {
  if (!sort || !sorting)
    return (
      <th scope="col" className={style}>
        {heading}
      </th>
    );
  const { path, query, natural } = sorting;
  const now = query.sort === sort ? query.order || natural[sort] : null;
  const next = now === null ? natural[sort] : now === 'asc' ? 'desc' : 'asc';
  const order = next === natural[sort] ? '' : next;
  return (
    <th
      scope="col"
      className={style}
      aria-sort={now === null ? undefined : now === 'asc' ? 'ascending' : 'descending'}
    >
      <Link
        to={listPath(path, { ...query, sort, order, page: 1 })}
        preventScrollReset
        className="inline-flex min-h-7 items-center gap-0.5 hover:text-leaf hover:underline"
        title={ta('list.sortBy', { column: heading })}
      >
        {heading}
        {now ? <Icon name="chevron" className={`size-3.5 ${now === 'asc' ? 'flip' : ''}`} /> : null}
      </Link>
    </th>
  );
}
