import { useState } from 'react';
import type { RetentionPreview } from '#shared/operations/retention.ts';
import { retentionKinds } from '#shared/operations/retention-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** After how many days each kind of data is deleted, and what the typed periods would delete now. */
export function RetentionSection(props: SectionProps<'retention'>) {
  const form = useSection('retention', props);
  const { draft, errors, change } = form;
  const { retention } = draft;
  const { isBusy, run } = useCall();
  const [preview, setPreview] = useState<RetentionPreview | null>(null);
  const count = () =>
    void run(
      async () => setPreview(await callApi('POST /api/settings/retention/preview', { form: { retention } })),
      { failed: ta('setting.retention.previewFailed') },
    );
  return (
    <SectionCard form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        {retentionKinds.map(({ kind, least, most }) => (
          <TextField
            key={kind}
            label={ta(`setting.retention.kinds.${kind}`)}
            name={`retention.${kind}`}
            type="number"
            min={least}
            max={most}
            step={1}
            value={retention[kind]}
            onChange={(event) => {
              setPreview(null);
              change({ retention: { ...retention, [kind]: event.target.value } });
            }}
            error={errors[`retention.${kind}`]}
            hint={
              preview
                ? ta('setting.retention.previewOf', { count: preview[kind] })
                : least === 0
                  ? ta('setting.retention.hintZero', { most })
                  : ta('setting.retention.hint', { least, most })
            }
          />
        ))}
      </div>
      <Button className="btn btn-outline btn-sm justify-self-start" isOff={isBusy} onClick={count}>
        {ta('setting.retention.preview')}
      </Button>
    </SectionCard>
  );
}
