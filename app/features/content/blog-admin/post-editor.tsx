import { lazy, Suspense, useEffect, useState } from 'react';
import { ta } from '../../../lib/admin-text.ts';
import type { EditorProps } from './editor.tsx';

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

/** Loads the editor (100 kB) on demand. Until it is loaded, or if it cannot be, the form keeps its text. */
export function PostEditor({ error, ...props }: EditorProps & { error?: string | undefined }) {
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  const loading = <p className="field editor-loading">{ta('blog.editor.loading')}</p>;
  return (
    <div>
      <p className="field-label">{props.label}</p>
      {isInBrowser ? (
        <Suspense fallback={loading}>
          <Editor {...props} isWrong={error !== undefined} />
        </Suspense>
      ) : (
        loading
      )}
      {error ? <p className="field-error">{error}</p> : null}
    </div>
  );
}
