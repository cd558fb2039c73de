import { useState } from 'react';
import { useNavigate } from 'react-router';
import { maxImportBytes } from '#shared/limits.ts';
import type { ReferencePreview } from '#shared/reference-transfer.ts';
import { ta } from '../../lib/admin-text.ts';
import { failureOf } from '../../lib/failure.ts';
import { sendFile } from '../../lib/send-file.ts';
import { useStep } from '../../lib/use-step.ts';
import { toast } from '../../ui/toast.ts';

/** A file with what it would do. */
type Looked = { file: File; preview: ReferencePreview };

/** The way of a file of reference data: chosen, looked at, imported. A failure leaves the preview where it is. */
export function useReferenceImport() {
  const navigate = useNavigate();
  const [looked, setLooked] = useState<Looked | null>(null);
  const { busy, error, setError, run } = useStep<{ reading: string } | 'importing'>(messageOf);

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
