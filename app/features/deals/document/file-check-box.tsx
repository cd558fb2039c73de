import { useEffect } from 'react';
import type { DocumentCheckTexts } from '#shared/i18n/en/document-check.ts';
import { startFileCheck } from './file-check.ts';

type Props = { sha256: string; texts: DocumentCheckTexts };

/** The box where a file is chosen or dropped; hidden without script. Its space is reserved from the start. */
export function FileCheckBox({ sha256, texts }: Props) {
  // If the page was reached by a link, the script of the document has already run.
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
      {/* Must not be empty: React hydrates an existing text, but not one that a script put into an empty element. */}
      <p role="status" className="mt-3" suppressHydrationWarning>
        {' '}
      </p>
    </section>
  );
}
