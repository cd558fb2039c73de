import { useState } from 'react';
import { maxCatalogMb } from '#shared/deals/paper-limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { failureOf } from '../../../lib/failure.ts';
import { sendFile } from '../../../lib/send-file.ts';
import type { UploaderProps } from '../../../lib/uploader-props.ts';
import { FileButton } from '../../../ui/admin/file-button.tsx';
import { toast } from '../../../ui/toast.ts';

/** The PDF of a catalogue. It is uploaded when chosen. If that fails, the former file is kept. */
export function PdfUploader({ name, label, initial, error, onBusy, onChange }: UploaderProps) {
  const [url, setUrl] = useState(initial ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const upload = async (file: File) => {
    setIsBusy(true);
    onBusy?.(true);
    try {
      const answer = await sendFile('POST /api/catalogs/files', { file });
      setUrl(answer.url);
      onChange?.(answer.url);
    } catch (fault) {
      const { fields, text } = failureOf(fault);
      toast({ title: ta('catalog.uploadFailed'), text: fields['file'] ?? text ?? '', isError: true });
    } finally {
      setIsBusy(false);
      onBusy?.(false);
    }
  };
  return (
    <div role="group" aria-label={label} className="grid gap-1">
      <span className="field-label">{label}</span>
      <input type="hidden" name={name} value={url} />
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          accept="application/pdf,.pdf"
          isBusy={isBusy}
          aria-invalid={error ? true : undefined}
          onFiles={([file]) => file && void upload(file)}
        >
          {ta(isBusy ? 'catalog.uploading' : url === '' ? 'catalog.choose' : 'catalog.replace')}
        </FileButton>
        {url === '' ? null : (
          <a href={url} target="_blank" rel="noreferrer" className="link">
            {ta('catalog.open')}
          </a>
        )}
      </div>
      <p className="field-hint">{ta('catalog.fileHint', { count: maxCatalogMb })}</p>
      {error ? <p className="field-error">{error}</p> : null}
    </div>
  );
}
