import { type FileReading, fileEncodings, type ImportPreview } from '#shared/catalogue/table-import.ts';
import { listText, ta } from '../../../lib/admin-text.ts';
import { SelectField } from '../../../ui/form-field.tsx';
import { Options } from '../../../ui/options.tsx';

type Props = {
  preview: ImportPreview;
  reading: FileReading;
  columns: readonly string[];
  headingOf: (column: string) => string;
  /** Reads the file anew in this way. */
  onRead: (reading: FileReading) => void;
};

/** How a file was read, where the user can say it better: sheet, encoding, hidden rows and unknown columns. */
export function ReadingFields({ preview, reading, columns, headingOf, onRead }: Props) {
  const { source, totals, unknownColumns } = preview;
  const named = reading.columns ?? {};
  const unknown = [...Object.keys(named), ...unknownColumns];
  const open = columns.filter((column) => !preview.columns.includes(column));
  return (
    <>
      {source.sheet !== null && source.otherSheets.length > 0 ? (
        <p className="text-sm text-muted">
          {ta('transfer.otherSheets', { sheet: source.sheet, names: listText(source.otherSheets) })}
        </p>
      ) : null}
      {source.encoding || totals.hidden > 0 ? (
        <div className="grid gap-3 sm:grid-cols-2">
          {source.encoding ? (
            <SelectField
              label={ta('transfer.encoding')}
              hint={ta('transfer.encodingHint')}
              value={source.encoding}
              onChange={({ target }) =>
                onRead({ ...reading, encoding: fileEncodings.find((one) => one === target.value) })
              }
            >
              <Options of={fileEncodings} text={(one) => ta(`transfer.encodings.${one}`)} />
            </SelectField>
          ) : null}
          {totals.hidden > 0 ? (
            <SelectField
              label={ta('transfer.hiddenRows', { count: totals.hidden })}
              value={reading.hiddenRows ?? ''}
              onChange={({ target }) =>
                onRead({ ...reading, hiddenRows: target.value === 'import' ? 'import' : 'skip' })
              }
            >
              {reading.hiddenRows ? null : <option value="">{ta('transfer.hiddenAsk')}</option>}
              <option value="import">{ta('transfer.hiddenImport')}</option>
              <option value="skip">{ta('transfer.hiddenSkip')}</option>
            </SelectField>
          ) : null}
        </div>
      ) : null}
      {unknown.length > 0 ? (
        <details open={preview.columns.length === 0 || Object.keys(named).length > 0}>
          <summary className="cursor-pointer text-sm text-muted">
            {unknownColumns.length > 0
              ? ta('transfer.unknownColumns', {
                  count: unknownColumns.length,
                  names: listText(unknownColumns),
                })
              : ta('transfer.namedColumns')}
          </summary>
          <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {unknown.map((heading) => (
              <SelectField
                key={heading}
                label={heading}
                value={named[heading] ?? ''}
                onChange={({ target }) => {
                  const { [heading]: _, ...others } = named;
                  const chosen = target.value === '' ? {} : { [heading]: target.value };
                  onRead({ ...reading, columns: { ...others, ...chosen } });
                }}
              >
                <option value="">{ta('transfer.ignoreColumn')}</option>
                {[...(named[heading] ? [named[heading]] : []), ...open].map((column) => (
                  <option key={column} value={column}>
                    {headingOf(column)}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
        </details>
      ) : null}
    </>
  );
}
