import { useEffect, useRef, useState } from 'react';
import type { FileReading, ImportPreview, MendedCell } from '#shared/catalogue/table-import.ts';
import { labelText, ta } from '../../../lib/admin-text.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { LeaveDialog } from '../../../staff/form/leave-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/form-field.tsx';
import { type CellChoices, type Mends, placeOf } from './mend-cells.tsx';
import { PreviewTable } from './preview-table.tsx';
import { ReadingFields } from './reading-fields.tsx';

type Props = {
  preview: ImportPreview;
  /** The corrected cells of the file. */
  mends: readonly MendedCell[];
  reading: FileReading;
  /** All columns of the noun, with their headings. */
  columns: readonly string[];
  headingOf: (column: string) => string;
  nameHeading: string;
  choices: CellChoices;
  isRunning: boolean;
  /** A corrected file is being checked. */
  isChecking: boolean;
  /** Checks the file again with these corrected cells, read in this way. */
  onCheck: (mends: readonly MendedCell[], reading: FileReading) => void;
  onRun: (skip: boolean) => void;
  onSaveBadRows: () => void;
  onOther: () => void;
};

/** Shows what a file would change, and the button that starts the import. */
export function Preview(props: Props) {
  const { preview, mends, reading, isRunning, isChecking, onCheck, onRun, onSaveBadRows, onOther } = props;
  const { totals, fileName } = preview;
  const [skip, setSkip] = useState(false);
  const [typed, setTyped] = useState<Mends>(new Map());
  const [isDropping, setIsDropping] = useState(false);
  const isBusy = isRunning || isChecking;
  const isMended = mends.length + typed.size > 0;
  const asked = useLeaveGuard(isMended && !isRunning);
  const question = isDropping ? { onLeave: onOther, onStay: () => setIsDropping(false) } : asked;
  const check = () => {
    if (!isBusy && typed.size > 0) read(reading);
  };
  function read(next: FileReading) {
    const all = new Map([...mends, ...typed.values()].map((mend) => [placeOf(mend), mend]));
    onCheck([...all.values()], next);
  }
  const heading = useRef<HTMLHeadingElement>(null);
  // The preview replaces the element that had the focus.
  useEffect(() => heading.current?.focus(), []);
  const count = totals.create + totals.update;
  // Typed corrections that are not checked yet would be ignored silently.
  const isAsked = totals.hidden > 0 && reading.hiddenRows === undefined;
  const mayRun = count > 0 && typed.size === 0 && !isAsked && (totals.error === 0 || skip);
  return (
    <form
      aria-labelledby="preview"
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <div className="card grid gap-3 p-4">
        <h2 id="preview" ref={heading} tabIndex={-1} className="h3 outline-none">
          {labelText(ta('transfer.preview'), fileName)}
        </h2>
        <p>
          <Sentence totals={totals} skip={skip} />
        </p>
        {totals.emptied > 0 ? (
          <p className="font-semibold text-laterite">{ta('transfer.emptied', { count: totals.emptied })}</p>
        ) : null}
        <ReadingFields {...props} onRead={(next) => isBusy || read(next)} />
        {totals.error > 0 && count > 0 ? (
          <CheckField
            label={ta('transfer.skip')}
            checked={skip}
            onChange={({ target }) => isBusy || setSkip(target.checked)}
          />
        ) : null}
        {totals.error > 0 ? <p className="text-sm text-muted">{ta('transfer.mendHint')}</p> : null}
        <div className="flex flex-wrap items-center gap-2">
          {typed.size > 0 ? (
            <Button type="submit" className="btn btn-primary" isOff={isBusy}>
              {ta('transfer.mendCheck', { count: typed.size })}
            </Button>
          ) : null}
          {count > 0 ? (
            <Button
              className={typed.size > 0 ? 'btn btn-outline' : 'btn btn-primary'}
              isOff={!mayRun || isBusy}
              onClick={() => onRun(skip)}
            >
              {ta('transfer.run', { count })}
            </Button>
          ) : null}
          {totals.error > 0 ? (
            <Button className="btn btn-outline" isOff={isBusy} onClick={onSaveBadRows}>
              {ta('transfer.saveBadRows', { count: totals.error })}
            </Button>
          ) : null}
          <Button
            className="btn btn-outline"
            isOff={isBusy}
            onClick={() => (isMended ? setIsDropping(true) : onOther())}
          >
            {ta('transfer.otherFile')}
          </Button>
        </div>
        <div role="status">
          {isRunning ? (
            <>
              <progress aria-label={ta('transfer.running')} className="w-full max-w-sm" />
              <p className="font-semibold">{ta('transfer.running')}</p>
            </>
          ) : null}
          {isChecking ? <p className="font-semibold">{ta('transfer.reading', { name: fileName })}</p> : null}
        </div>
      </div>
      {totals.rows > 0 ? (
        <PreviewTable
          {...props}
          typed={typed}
          onType={(list) =>
            setTyped(new Map([...typed, ...list.map((mend) => [placeOf(mend), mend] as const)]))
          }
        />
      ) : null}
      {question ? <LeaveDialog text={ta('transfer.mendQuestion')} {...question} /> : null}
    </form>
  );
}

/** "412 new products, 80 changed, 3 rows with errors: these are left out." */
function Sentence({ totals, skip }: { totals: ImportPreview['totals']; skip: boolean }) {
  if (totals.rows === 0) return ta('transfer.empty');
  if (totals.create + totals.update === 0)
    return ta(totals.error > 0 ? 'transfer.nothingRight' : 'transfer.nothing');
  const parts = [
    totals.create > 0 ? ta('transfer.willCreate', { count: totals.create }) : '',
    totals.update > 0 ? ta('transfer.willUpdate', { count: totals.update }) : '',
    totals.unchanged > 0 ? ta('transfer.willKeep', { count: totals.unchanged }) : '',
  ].filter(Boolean);
  const changes = (texts: readonly string[]) => texts.join(ta('common.clauseSeparator'));
  if (totals.error === 0) return ta('transfer.summary', { changes: changes(parts) });
  const errors = ta('transfer.willLeave', { count: totals.error });
  const next = skip ? ta('transfer.leftOut', { count: totals.error }) : ta('transfer.mustMend');
  return ta('transfer.summaryWithErrors', { changes: changes([...parts, errors]), next });
}
