import { useRef, useState } from 'react';
import { maxLineQuantity, maxQuoteNote } from '#shared/deals/quote-limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { newKey } from '../../../lib/new-key.ts';
import { useCall } from '../../../lib/use-call.ts';
import { SubmitFoot } from '../../../staff/form/submit-form.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { TextField } from '../../../ui/form-field.tsx';

type Props = { conversationId: string; product: { id: string; name: string }; onClose: () => void };

/** Asks for the quantity of a product, and adds it to the customer's quote list. */
export function PutOnListDialog({ conversationId, product, onClose }: Props) {
  const [quantity, setQuantity] = useState('');
  const [note, setNote] = useState('');
  const { isBusy, run } = useCall();
  // After a lost answer, the same click finds the line and the message that were created.
  const key = useRef('');

  async function put(): Promise<void> {
    key.current ||= newKey();
    let isNew = true;
    const send = async () => {
      const answer = await callApi('POST /api/conversations/:id/quote-list', {
        params: { id: conversationId },
        form: {
          product: product.id,
          ...(quantity.trim() ? { quantity } : {}),
          ...(note.trim() ? { note } : {}),
          requestKey: key.current,
        },
      });
      ({ isNew } = answer);
    };
    const done = await run(send, {
      title: () => ta(isNew ? 'chat.putDone' : 'chat.putBefore', { name: product.name }),
      failed: ta('chat.putFailed'),
    });
    if (done) onClose();
  }

  return (
    <Dialog title={ta('chat.putOnList')} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void put();
        }}
      >
        <p className="font-semibold">{product.name}</p>
        <TextField
          label={ta('chat.putQuantity')}
          hint={ta('chat.putQuantityHint')}
          inputMode="numeric"
          maxLength={String(maxLineQuantity).length + 3}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
        />
        <TextField
          label={ta('chat.putNote')}
          maxLength={maxQuoteNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="text-sm text-muted">{ta('chat.putText')}</p>
        <SubmitFoot label={ta('chat.putNow')} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
