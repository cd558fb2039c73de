import type { ReactNode } from 'react';
import type { RowAction } from '#shared/catalogue/transfer-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';

/** Maximum number of rows shown at first: a file may have thousands. */
export const shownRows = 200;

const badges: Record<RowAction, string> = {
  create: 'badge',
  update: 'badge badge-amber',
  unchanged: 'badge badge-plain',
  error: 'badge badge-red',
};

type Row = { line: number; action: RowAction; name: string };

type Props<T> = {
  label: string;
  nameHeading: string;
  rows: readonly T[];
  /** Shows the errors of a row, or its changes. */
  renderDetails: (row: T) => ReactNode;
};

/** Rows of a file to be imported, with the effect of each. */
export const PreviewRows = <T extends Row>({ label, nameHeading, rows, renderDetails }: Props<T>) => (
  <div className="card table-box" tabIndex={0} role="region" aria-label={label}>
    <table className="table stacked">
      <thead>
        <tr>
          <th>{ta('transfer.row')}</th>
          <th>{ta('transfer.what')}</th>
          <th>{nameHeading}</th>
          <th>{ta('transfer.details')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line}>
            <td className="align-top tabular-nums">{row.line}</td>
            <td className="align-top">
              <span className={badges[row.action]}>{ta(`transfer.${row.action}`)}</span>
            </td>
            <td className="cell-text align-top font-semibold">
              {row.name || <span className="text-muted">{ta('transfer.noName')}</span>}
            </td>
            <td className="cell-text min-w-64 align-top text-sm">{renderDetails(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

type Change<C> = { column: C; before: string; after: string };

type CellsProps<C> = {
  action: RowAction;
  changes: readonly Change<C>[];
  headingOf: (column: C) => string;
};

/** The cells that a row changes, with the values before and after; for a new record, its initial values. */
export const ChangedCells = <C extends string>({ action, changes, headingOf }: CellsProps<C>) => (
  <ul className="grid gap-0.5">
    {changes.map(({ column, before, after }) => (
      <li key={column} className="break-words">
        <span className="text-muted">{headingOf(column)}: </span>
        {action === 'update' ? (
          <>
            <del>
              <Value text={before} />
            </del>{' '}
            <AdminIcon name="arrow" className="inline size-3.5" />{' '}
          </>
        ) : null}
        <ins className="no-underline">
          <Value text={after} />
        </ins>
      </li>
    ))}
  </ul>
);

const Value = ({ text }: { text: string }) => text || <i>{ta('transfer.nowEmpty')}</i>;
