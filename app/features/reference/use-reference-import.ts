import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { maxImportBytes } from '#shared/limits.ts';
import type { ReferenceImported, ReferencePreview } from '#shared/reference-transfer.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import { failureOf } from '../../lib/failure.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { sendFile } from '../../lib/send-file.ts';
import { useStep } from '../../lib/use-step.ts';
import { toast } from '../../ui/toast.ts';

/** A file with its preview. */
type Looked = { file: File; preview: ReferencePreview };

/** The steps of an import of reference data: choose a file, check it, import it. A failure keeps the preview. */
export function useReferenceImport() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [looked, setLooked] = useState<Looked | null>(null);
  const { busy, error, setError, run } = useStep<{ reading: string } | 'importing'>(messageOf);

  /** The message outlives the screen: the user may be on the list when they press Undo. */
  async function undo(rows: ReferenceImported['rows']) {
    try {
      const { count, left } = await callApi('POST /api/reference/import/undo', { form: { rows } });
      const texts = [
        ta('reference.file.undoneText', { count }),
        left > 0 ? ta('reference.file.undoLeft', { count: left }) : '',
      ];
      toast({ title: ta('transfer.undoDone'), text: texts.join(' ').trim(), isError: left > 0 });
    } catch (failure) {
      reportFailure(ta('transfer.undoFailed'), failure, messageOf(failure), () => void undo(rows));
    }
    await revalidate();
  }

  return {
    looked,
    busy,
    error,
    look: async (file: File) => {
      if (file.size > maxImportBytes) return setError(ta('transfer.tooLarge'));
      await run({ reading: file.name }, async () => {
        setLooked({ file, preview: await sendFile('POST /api/reference/import/preview', { file }) });
      });
    },
    run: () =>
      run('importing', async () => {
        if (!looked) return;
        const { file, preview } = looked;
        const done = await sendFile('POST /api/reference/import', { file, expect: preview.expect });
        toast({
          title: ta('reference.file.done'),
          text: ta('reference.file.doneText', {
            created: String(done.created),
            updated: String(done.updated),
          }),
          action: { label: ta('common.undo'), run: () => void undo(done.rows) },
        });
        await navigate('/admin/reference');
      }),
    reset: () => {
      setLooked(null);
      setError(null);
    },
  };
}

function messageOf(failure: unknown): string {
  const { status, fields, body } = failureOf(failure);
  if (status === null) return ta('transfer.notSent');
  return fields['file'] ?? body?.message ?? ta('common.networkFailed');
}
