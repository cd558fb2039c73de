import { Link } from 'react-router';
import { ColumnHelp } from '../../features/product-transfer/column-help.tsx';
import { FileChooser } from '../../features/product-transfer/file-chooser.tsx';
import { PastImports } from '../../features/product-transfer/past-imports.tsx';
import { Preview } from '../../features/product-transfer/preview.tsx';
import { TemplateLinks } from '../../features/product-transfer/transfer-links.tsx';
import { useImport } from '../../features/product-transfer/use-import.ts';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/import.ts';

/** /admin/import: choose a file, check what it would change, import it, undo it (docs/specification/import.md). */
export const loader = onStaffServer('staff', async ({ services, user }) => ({
  meta: { title: ta('transfer.title') },
  imports: await services.transfers.list(user),
  choices: {
    category: (await services.categories.list('en')).map(({ name }) => name),
    supplier: (await services.partners.list()).map(({ name }) => name),
  },
}));

export const meta = pageMeta;

export default function Import({ loaderData: { imports, choices } }: Route.ComponentProps) {
  const { looked, busy, error, look, run, saveBadRows, undo, reset } = useImport();
  const reading = busy !== null && busy !== 'importing' ? busy.reading : null;
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-2xl">
          <h1 className="h1">{ta('transfer.title')}</h1>
          <p className="text-muted">{ta('transfer.text')}</p>
        </div>
        <Link to="/admin/products" className="btn btn-outline">
          {ta('transfer.toProducts')}
        </Link>
      </header>
      {error ? (
        <div role="alert" className="card grid justify-items-start gap-2 border-laterite p-4">
          <p className="font-semibold text-laterite">
            {ta(looked ? 'transfer.failed' : 'transfer.readFailed')}
          </p>
          <p>{error}</p>
          {looked ? (
            <Button
              className="btn btn-outline btn-sm"
              isOff={busy !== null}
              onClick={() => void look(looked.file, looked.mends)}
            >
              {ta('transfer.previewAgain')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {looked ? (
        <Preview
          key={looked.preview.expect}
          preview={looked.preview}
          mends={looked.mends}
          choices={choices}
          isRunning={busy === 'importing'}
          isChecking={reading !== null}
          onCheck={(mends) => void look(looked.file, mends)}
          onRun={(skip) => void run(skip)}
          onSaveBadRows={() => void saveBadRows()}
          onOther={reset}
        />
      ) : (
        <FileChooser reading={reading} onFile={(file) => void look(file)}>
          <TemplateLinks />
        </FileChooser>
      )}
      <ColumnHelp />
      <PastImports imports={imports} isBusy={busy !== null} onUndo={(id) => void undo(id)} />
    </div>
  );
}
