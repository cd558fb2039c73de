import { useEffect, useRef, useState } from 'react';
import { maxCheckedFileMb } from '#shared/deals/check-limits.ts';
import type { DocumentCheckTexts } from '#shared/i18n/en/document-check.ts';
import { callApi } from '../../../lib/api.ts';

type Props = { sha256: string; texts: DocumentCheckTexts };
type Said = keyof DocumentCheckTexts['says'];

/**
 * The box where a file is chosen or dropped; hidden without script. The file is compared with the page's document by
 * SHA-256, or it is found out which document it is. The file itself never leaves the browser.
 */
export function FileCheckBox({ sha256: wanted, texts }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const isBad = said === 'differs' || said === 'unknown';
  async function check(file: File): Promise<void> {
    if (file.size > maxCheckedFileMb * 1024 * 1024) return setSaid('large');
    setSaid('working');
    try {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      if (wanted !== '' && sha256 === wanted) return setSaid('matches');
      const { code } = await callApi('GET /api/documents/:sha256', { params: { sha256 } });
      if (wanted !== '') return setSaid(code === null ? 'differs' : 'another');
      if (code === null) return setSaid('unknown');
      location.assign(`/verify/${code}?file=matches`);
    } catch {
      setSaid('failed');
    }
  }
  const checkFirst = (files: FileList | null) => {
    if (files?.[0]) void check(files[0]);
  };
  // A file may have been chosen before React ran.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only once: later choices are seen by onChange
  useEffect(() => checkFirst(input.current!.files), []);
  return (
    <section
      className="card p-4 noscript:hidden"
      aria-labelledby="file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        checkFirst(event.dataTransfer.files);
      }}
    >
      <h2 id="file" className="h3">
        {texts.fileTitle}
      </h2>
      <label className="mt-2 grid gap-2">
        <span>{texts.fileText}</span>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          className="field"
          onChange={() => checkFirst(input.current!.files)}
        />
      </label>
      <p role="status" className={said ? `mt-3 notice ${isBad ? 'notice-bad' : ''}` : 'mt-3'}>
        {said && texts.says[said]}
      </p>
    </section>
  );
}
