import { type ReactNode, useId, useState } from 'react';
import { ta } from '../../../lib/admin-text.ts';

type Props = {
  reading: string | null;
  onFile: (file: File) => void;
  /** Content below, for example a link to a template. */
  children?: ReactNode;
};

/** A box where a file is chosen or dropped. */
export function FileChooser({ reading, onFile, children }: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const isBusy = reading !== null;
  return (
    <div
      className={`card grid justify-items-start gap-3 border-dashed p-5 ${isOver ? 'border-leaf bg-leaf-soft' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer.files[0];
        if (file && !isBusy) onFile(file);
      }}
    >
      <div className="flex flex-wrap items-center gap-3">
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className="peer sr-only"
          aria-disabled={isBusy}
          onClick={(event) => {
            if (isBusy) event.preventDefault();
          }}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        <label htmlFor={id} className="btn btn-primary peer-focus-visible:outline-3">
          {ta('transfer.choose')}
        </label>
        <p>{ta(isOver ? 'transfer.dropNow' : 'transfer.drop')}</p>
      </div>
      {children}
      <p role="status" className={isBusy ? 'font-semibold' : 'sr-only'}>
        {reading === null ? '' : ta('transfer.reading', { name: reading })}
      </p>
    </div>
  );
}
