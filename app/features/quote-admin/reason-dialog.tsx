import { maxQuoteNote } from '#shared/limits.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useTextDraft } from '../../lib/draft.ts';
import { useCall } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/form-field.tsx';

type Props = { id: string; act: 'withdraw' | 'reopen'; onClose: () => void };

/** Asks why an acceptance is taken back, or a declined request opened again. */
export function ReasonDialog({ id, act, onClose }: Props) {
  const draft = useTextDraft(`quote-${act}-${id}`);
  const { isBusy, run } = useCall();
  const send = async () => {
    const body = { reason: draft.text };
    const title = ta(act === 'withdraw' ? 'quote.reason.withdrawn' : 'quote.reason.reopened');
    const call = () => callApi(`POST /api/quotes/:id/${act}`, { params: { id }, body });
    if (!(await run(call, { title, failed: ta('quote.failed') }))) return;
    draft.change('');
    onClose();
  };
  return (
    <Dialog title={ta(`quote.reason.${act}Title`)} closeLabel={ta('common.close')} onClose={onClose}>
      <div className="grid gap-3">
        <TextAreaField
          label={ta('quote.reason.label')}
          hint={ta('quote.reason.hint')}
          rows={3}
          value={draft.text}
          maxLength={maxQuoteNote}
          onChange={({ target }) => draft.change(target.value)}
        />
        <div className="dialog-foot flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            {ta('common.cancel')}
          </button>
          <Button
            className="btn btn-primary"
            isOff={isBusy || draft.text.trim() === ''}
            onClick={() => void send()}
          >
            {ta(`quote.reason.${act}`)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
