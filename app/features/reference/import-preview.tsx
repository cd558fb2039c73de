import { useEffect, useRef } from 'react';
import { type ReferenceColumn, referenceHeading } from '#shared/reference-file.ts';
import type { ReferencePreview } from '#shared/reference-transfer.ts';
import type { RowAction } from '#shared/transfer-rules.ts';
import { formatCount, labelText, listText, spokenLanguage, ta } from '../../lib/admin-text.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Button } from '../../ui/button.tsx';

type Row = ReferencePreview['rows'][number];

/** Rows that are shown: more are read in the file. */
const shownRows = 200;

const badges: Record<RowAction, string> = {
  create: 'badge',
  update: 'badge badge-amber',
  unchanged: 'badge badge-plain',
  error: 'badge badge-red',
};

type Props = { preview: ReferencePreview; isRunning: boolean; onRun: () => void; onOther: () => void };

/** What a file of reference data would change, and the button that lets it. */
export function ImportPreview({ preview, isRunning, onRun, onOther }: Props) {
  const { fileName, rows, unknownColumns } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of what had the focus.
  useEffect(() => heading.current?.focus(), []);
  const of = (action: RowAction) => rows.filter((row) => row.action === action);
  const [created, updated, wrong] = [of('create'), of('update'), of('error')];
  const count = created.length + updated.length;
  const telling = [...wrong, ...updated, ...created];
  const shown = telling.slice(0, shownRows);
  return (
    <div className="grid gap-4">
      <div className="card grid gap-3 p-4">
        <h2 ref={heading} tabIndex={-1} className="h3 outline-none">
          {labelText(ta('reference.file.preview'), fileName)}
        </h2>
        <p>
          {ta('reference.file.summary', {
            create: formatCount(created.length),
            update: formatCount(updated.length),
            unchanged: formatCount(of('unchanged').length),
            error: formatCount(wrong.length),
          })}
        </p>
        {unknownColumns.length > 0 ? (
          <p className="text-muted">
            {ta('transfer.unknownColumns', {
              count: unknownColumns.length,
              names: listText(unknownColumns),
            })}
          </p>
        ) : null}
        {wrong.length > 0 ? (
          <p className="font-semibold text-laterite">{ta('reference.file.correct')}</p>
        ) : count === 0 ? (
          <p>{ta('reference.file.nothing')}</p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {count > 0 && wrong.length === 0 ? (
            <Button className="btn btn-primary" isOff={isRunning} onClick={onRun}>
              {isRunning ? ta('transfer.running') : ta('reference.file.run', { count })}
            </Button>
          ) : null}
          <Button className="btn btn-outline" isOff={isRunning} onClick={onOther}>
            {ta('transfer.otherFile')}
          </Button>
        </div>
      </div>
      {shown.length > 0 ? <Changes rows={shown} /> : null}
      {shown.length < telling.length ? (
        <p className="text-muted">
          {ta('reference.file.more', {
            shown: formatCount(shown.length),
            count: formatCount(telling.length),
          })}
        </p>
      ) : null}
    </div>
  );
}

const Changes = ({ rows }: { rows: readonly Row[] }) => (
  <div className="card table-box" tabIndex={0} role="region" aria-label={ta('reference.file.preview')}>
    <table className="table stacked">
      <thead>
        <tr>
          <th>{ta('transfer.row')}</th>
          <th>{ta('transfer.what')}</th>
          <th>{ta('reference.column.name')}</th>
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
            <td className="cell-text min-w-64 align-top text-sm">
              {row.action === 'error' ? <Faults row={row} /> : <Cells row={row} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const nameOf = (column: ReferenceColumn) => referenceHeading(column, spokenLanguage());

const Faults = ({ row }: { row: Row }) => (
  <ul className="grid gap-0.5 text-laterite">
    {row.errors.map(({ column, text }) => (
      <li key={column}>{column === '' ? text : labelText(nameOf(column), text)}</li>
    ))}
  </ul>
);

const Cells = ({ row }: { row: Row }) => (
  <ul className="grid gap-0.5">
    {row.changes.map(({ column, before, after }) => (
      <li key={column} className="break-words">
        <span className="text-muted">{nameOf(column)}: </span>
        {row.action === 'update' ? (
          <>
            <del>{before || <i>{ta('transfer.nowEmpty')}</i>}</del>{' '}
            <AdminIcon name="arrow" className="inline size-3.5" />{' '}
          </>
        ) : null}
        <ins className="no-underline">{after || <i>{ta('transfer.nowEmpty')}</i>}</ins>
      </li>
    ))}
  </ul>
);
