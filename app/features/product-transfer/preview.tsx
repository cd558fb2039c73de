import { useEffect, useRef, useState } from 'react';
import type { ImportPreview } from '#shared/product-transfer.ts';
import { ta } from '../../lib/admin-text.ts';
import { PreviewTable } from './preview-table.tsx';

type Props = {
  preview: ImportPreview;
  isRunning: boolean;
  onRun: (skip: boolean) => void;
  onSaveBadRows: () => void;
  onOther: () => void;
};

/** What a file would change, and the button that lets it. */
export function Preview({ preview, isRunning, onRun, onSaveBadRows, onOther }: Props) {
  const { totals, unknownColumns, fileName } = preview;
  const [skip, setSkip] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of what had the focus.
  useEffect(() => heading.current?.focus(), []);
  const count = totals.create + totals.update;
  const mayRun = count > 0 && (totals.error === 0 || skip);
  return (
    <section aria-labelledby="preview" className="grid gap-4">
      <div className="card grid gap-3 p-4">
        <h2 id="preview" ref={heading} tabIndex={-1} className="h3 outline-none">
          {ta('transfer.preview')}: {fileName}
        </h2>
        <p>
          <Sentence totals={totals} skip={skip} />
        </p>
        {unknownColumns.length > 0 ? (
          <p className="text-sm text-muted">
            {ta('transfer.unknownColumns', {
              count: unknownColumns.length,
              names: unknownColumns.join(', '),
            })}
          </p>
        ) : null}
        {totals.error > 0 && count > 0 ? (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={skip}
              disabled={isRunning}
              onChange={(event) => setSkip(event.target.checked)}
              className="size-5"
            />
            {ta('transfer.skip')}
          </label>
        ) : null}
        <div className="flex flex-wrap items-center gap-2">
          {count > 0 ? (
            <button
              type="button"
              className="btn btn-primary"
              disabled={!mayRun || isRunning}
              onClick={() => onRun(skip)}
            >
              {ta('transfer.run', { count })}
            </button>
          ) : null}
          {totals.error > 0 ? (
            <button type="button" className="btn btn-outline" disabled={isRunning} onClick={onSaveBadRows}>
              {ta('transfer.saveBadRows', { count: totals.error })}
            </button>
          ) : null}
          <button type="button" className="btn btn-outline" disabled={isRunning} onClick={onOther}>
            {ta('transfer.otherFile')}
          </button>
        </div>
        <div role="status">
          {isRunning ? (
            <>
              <progress aria-label={ta('transfer.running')} className="w-full max-w-sm" />
              <p className="font-semibold">{ta('transfer.running')}</p>
            </>
          ) : null}
        </div>
      </div>
      {totals.rows > 0 ? <PreviewTable preview={preview} /> : null}
    </section>
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
  if (totals.error === 0) return `${parts.join(', ')}.`;
  const errors = ta('transfer.willLeave', { count: totals.error });
  const then = skip ? ta('transfer.leftOut', { count: totals.error }) : ta('transfer.mustMend');
  return `${[...parts, errors].join(', ')}: ${then}.`;
}
