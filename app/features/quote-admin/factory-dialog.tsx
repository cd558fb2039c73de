import { useState } from 'react';
import { maxQuoteMessage } from '#shared/quote-limits.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useTextDraft } from '../../lib/draft.ts';
import { useCall } from '../../lib/use-call.ts';
import { Dialog, DialogFoot } from '../../ui/admin/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';

type Props = { id: string; kind: 'ask' | 'answered'; inquiry: string; onClose: () => void };

/** The inquiry to copy for a factory, or the factory's answer. Both are recorded in the history. */
export const FactoryDialog = (props: Props) => (
  <Dialog
    title={ta(props.kind === 'ask' ? 'quote.factory.title' : 'quote.factory.answerTitle')}
    closeLabel={ta('common.close')}
    onClose={props.onClose}
  >
    {props.kind === 'ask' ? <Ask {...props} /> : <Answered {...props} />}
  </Dialog>
);

function Ask({ id, inquiry, onClose }: Props) {
  const [text, setText] = useState(inquiry);
  const { isBusy, run } = useCall();
  const copy = async () => {
    const isCopied = await copyText(text);
    toast({ title: ta(isCopied ? 'quote.side.copied' : 'quote.side.notCopied'), isError: !isCopied });
  };
  const note = async () => {
    const said = { title: ta('quote.factory.noted'), failed: ta('quote.failed') };
    const call = () => callApi('POST /api/quotes/:id/factory-asked', { params: { id }, body: { text } });
    if (await run(call, said)) onClose();
  };
  return (
    <div className="grid gap-3">
      <p>{ta('quote.factory.text')}</p>
      <TextAreaField
        label={ta('quote.factory.inquiry')}
        lang="zh-CN"
        rows={12}
        value={text}
        maxLength={maxQuoteMessage}
        onChange={({ target }) => setText(target.value)}
      />
      <DialogFoot>
        <Button className="btn btn-outline" onClick={() => void copy()}>
          {ta('quote.factory.copy')}
        </Button>
        <Button className="btn btn-primary" isOff={isBusy || text.trim() === ''} onClick={() => void note()}>
          {ta('quote.factory.done')}
        </Button>
      </DialogFoot>
    </div>
  );
}

function Answered({ id, onClose }: Props) {
  const draft = useTextDraft(`quote-factory-${id}`);
  const { isBusy, run } = useCall();
  const note = async () => {
    const said = { title: ta('quote.factory.answerNoted'), failed: ta('quote.failed') };
    const body = { text: draft.text };
    if (!(await run(() => callApi('POST /api/quotes/:id/factory-answered', { params: { id }, body }), said)))
      return;
    draft.clearSent(draft.text);
    onClose();
  };
  return (
    <div className="grid gap-3">
      <TextAreaField
        label={ta('quote.factory.answer')}
        rows={8}
        value={draft.text}
        maxLength={maxQuoteMessage}
        onChange={({ target }) => draft.change(target.value)}
      />
      <DialogFoot>
        <Button
          className="btn btn-primary"
          isOff={isBusy || draft.text.trim() === ''}
          onClick={() => void note()}
        >
          {ta('quote.factory.answerDone')}
        </Button>
      </DialogFoot>
    </div>
  );
}
