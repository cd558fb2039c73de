import { useEffect } from 'react';
import type { DocumentCheckTexts } from '#shared/i18n/en/document-check.ts';
import { startFileCheck } from './file-check.ts';

type Props = { sha256: string; texts: DocumentCheckTexts };

/** Where a file is chosen or dropped; not shown without scripts. It has its place from the start: nothing moves. */
export function FileCheckBox({ sha256, texts }: Props) {
  // The page may have been reached by a link: then the script of the document has run already.
  useEffect(() => startFileCheck(), []);
  return (
    <section
      className="card p-4 noscript:hidden"
      data-check={sha256}
      data-says={JSON.stringify(texts.says)}
      suppressHydrationWarning
      aria-labelledby="file"
    >
      <h2 id="file" className="h3">
        {texts.fileTitle}
      </h2>
      <label className="mt-2 grid gap-2">
        <span>{texts.fileText}</span>
        <input type="file" accept="application/pdf,.pdf" className="field" />
      </label>
      {/* A text from the start: React takes over an element's text, but no text that came into an empty one. */}
      <p role="status" className="mt-3" suppressHydrationWarning>
        {' '}
      </p>
    </section>
  );
}
