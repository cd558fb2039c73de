import { useEffect, useRef } from 'react';
import { type ReferenceColumn, referenceHeading } from '#shared/reference-file.ts';
import type { ReferencePreview } from '#shared/reference-transfer.ts';
import type { RowAction } from '#shared/transfer-rules.ts';
import { formatCount, labelText, listText, spokenLanguage, ta } from '../../lib/admin-text.ts';
import { ChangedCells, PreviewRows, shownRows } from '../../staff/import/preview-rows.tsx';
import { Button } from '../../ui/button.tsx';

type Row = ReferencePreview['rows'][number];

type Props = { preview: ReferencePreview; isRunning: boolean; onRun: () => void; onOther: () => void };

/** Shows what a file of reference data would change, and the button that starts the import. */
export function ImportPreview({ preview, isRunning, onRun, onOther }: Props) {
  const { fileName, rows, unknownColumns } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  // The preview replaces the element that had the focus.
  useEffect(() => heading.current?.focus(), []);
  const of = (action: RowAction) => rows.filter((row) => row.action === action);
  const [created, updated, wrong] = [of('create'), of('update'), of('error')];
  const count = created.length + updated.length;
  // Unchanged rows are not listed; they are in the file itself.
  const listed = [...wrong, ...updated, ...created];
  const shown = listed.slice(0, shownRows);
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
      {shown.length > 0 ? (
        <PreviewRows
          label={ta('reference.file.preview')}
          nameHeading={ta('reference.column.name')}
          rows={shown}
          renderDetails={(row) =>
            row.action === 'error' ? (
              <Faults row={row} />
            ) : (
              <ChangedCells action={row.action} changes={row.changes} headingOf={nameOf} />
            )
          }
        />
      ) : null}
      {shown.length < listed.length ? (
        <p className="text-muted">
          {ta('reference.file.more', {
            shown: formatCount(shown.length),
            count: formatCount(listed.length),
          })}
        </p>
      ) : null}
    </div>
  );
}

const nameOf = (column: ReferenceColumn) => referenceHeading(column, spokenLanguage());

const Faults = ({ row }: { row: Row }) => (
  <ul className="grid gap-0.5 text-laterite">
    {row.errors.map(({ column, text }) => (
      <li key={column}>{column === '' ? text : labelText(nameOf(column), text)}</li>
    ))}
  </ul>
);
