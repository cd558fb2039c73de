import { maxQuoteNote } from '#shared/deals/quote-limits.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useTextDraft } from '../../../lib/draft.ts';
import { useCall } from '../../../lib/use-call.ts';
import { SubmitFoot } from '../../../staff/form/submit-form.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { TextAreaField } from '../../../ui/form-field.tsx';

type Props = { quote: StaffQuote; act: 'withdraw' | 'reopen'; onClose: () => void };

/** Asks for the reason why an acceptance is withdrawn, or a declined request is reopened. */
export function ReasonDialog({ quote: { id, reference }, act, onClose }: Props) {
  const draft = useTextDraft(`quote-${act}-${id}`);
  const { isBusy, run } = useCall();
  const send = async () => {
    const body = { reason: draft.text };
    const title = ta(act === 'withdraw' ? 'quote.reason.withdrawn' : 'quote.reason.reopened');
    const call = () => callApi(`POST /api/quotes/:id/${act}`, { params: { id }, body });
    const about = ['quote', reference] as const;
    if (!(await run(call, { title, about, failed: ta('quote.failed') }))) return;
    draft.clearSent(draft.text);
    onClose();
  };
  return (
    <Dialog title={ta(`quote.reason.${act}Title`)} onClose={onClose}>
      <div className="grid gap-3">
        <TextAreaField
          label={ta('quote.reason.label')}
          hint={ta(`quote.reason.${act}Hint`)}
          rows={3}
          value={draft.text}
          maxLength={maxQuoteNote}
          onChange={({ target }) => draft.change(target.value)}
        />
        <SubmitFoot
          label={ta(`quote.reason.${act}`)}
          isBusy={isBusy}
          isOff={draft.text.trim() === ''}
          onCancel={onClose}
          onClick={() => void send()}
        />
      </div>
    </Dialog>
  );
}
