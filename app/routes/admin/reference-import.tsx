import { Link } from 'react-router';
import { FileChooser } from '../../features/product-transfer/file-chooser.tsx';
import { ImportPreview } from '../../features/reference/import-preview.tsx';
import { useReferenceImport } from '../../features/reference/use-reference-import.ts';
import { ta } from '../../lib/admin-text.ts';
import { pathOf } from '../../lib/api.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';

/** /admin/reference/import: choose a file of reference data, check what it would change, import it (decision 045). */
export const loader = onStaffServer('staff', () =>
  Promise.resolve({ meta: { title: ta('reference.file.title') } }),
);

export const meta = pageMeta;

export default function ReferenceImport() {
  const { looked, busy, error, look, run, reset } = useReferenceImport();
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-2xl">
          <h1 className="h1">{ta('reference.file.title')}</h1>
          <p className="text-muted">{ta('reference.file.text')}</p>
        </div>
        <Link to="/admin/reference" className="btn btn-outline">
          {ta('reference.file.back')}
        </Link>
      </header>
      {error ? (
        <div role="alert" className="card grid gap-1 border-laterite p-4">
          <p className="font-semibold text-laterite">
            {ta(looked ? 'transfer.failed' : 'transfer.readFailed')}
          </p>
          <p>{error}</p>
        </div>
      ) : null}
      {looked ? (
        <ImportPreview
          key={looked.preview.expect}
          preview={looked.preview}
          isRunning={busy === 'importing'}
          onRun={() => void run()}
          onOther={reset}
        />
      ) : (
        <FileChooser
          reading={busy !== null && busy !== 'importing' ? busy.reading : null}
          onFile={(file) => void look(file)}
        >
          <p className="max-w-2xl text-sm text-muted">
            {ta('reference.file.how')}{' '}
            <a href={pathOf('GET /api/reference/export')} download className="link">
              {ta('reference.file.export')}
            </a>
          </p>
        </FileChooser>
      )}
    </div>
  );
}
