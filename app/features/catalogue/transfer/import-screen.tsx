import type { ReactNode } from 'react';
import type { ImportRecord } from '#shared/catalogue/table-import.ts';
import { ta } from '../../../lib/admin-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FileChooser } from './file-chooser.tsx';
import type { CellChoices } from './mend-cells.tsx';
import { PastImports } from './past-imports.tsx';
import { Preview } from './preview.tsx';
import { type ImportedNoun, useImport } from './use-import.ts';

type Props = {
  noun: ImportedNoun;
  title: string;
  text: string;
  /** The link back to the list. */
  back: ReactNode;
  /** What stands below the choice of a file, such as links to a template. */
  below: ReactNode;
  help?: ReactNode;
  imports: readonly ImportRecord[];
  columns: readonly string[];
  headingOf: (column: string) => string;
  nameHeading: string;
  choices: CellChoices;
};

/** The screen of an import: choose a file, check what it would change, import it, undo it (decision 014). */
export function ImportScreen(props: Props) {
  const { noun, title, text, back, below, help, imports, ...shown } = props;
  const { previewed, busy, error, loadPreview, run, saveBadRows, undo, reset } = useImport(noun);
  const reading = busy !== null && busy !== 'importing' ? busy.reading : null;
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-2xl">
          <h1 className="h1">{title}</h1>
          <p className="text-muted">{text}</p>
        </div>
        {back}
      </header>
      {error ? (
        <div role="alert" className="card grid justify-items-start gap-2 border-laterite p-4">
          <p className="font-semibold text-laterite">
            {ta(previewed ? 'transfer.failed' : 'transfer.readFailed')}
          </p>
          <p>{error}</p>
          {previewed ? (
            <Button
              className="btn btn-outline btn-sm"
              isOff={busy !== null}
              onClick={() => void loadPreview(previewed.file, previewed.mends, previewed.reading)}
            >
              {ta('transfer.previewAgain')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {previewed ? (
        <Preview
          {...shown}
          key={previewed.preview.expect}
          {...previewed}
          isRunning={busy === 'importing'}
          isChecking={reading !== null}
          onCheck={(mends, next) => void loadPreview(previewed.file, mends, next)}
          onRun={(skip) => void run(skip)}
          onSaveBadRows={() => void saveBadRows()}
          onOther={reset}
        />
      ) : (
        <FileChooser reading={reading} onFile={(file) => void loadPreview(file)}>
          {below}
        </FileChooser>
      )}
      {help}
      <PastImports noun={noun} imports={imports} isBusy={busy !== null} onUndo={(id) => void undo(id)} />
    </div>
  );
}
