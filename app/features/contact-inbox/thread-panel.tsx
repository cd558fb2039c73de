import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CannedReply } from '#shared/canned-reply.ts';
import type { ContactThread, InboxMessage, Person } from '#shared/contact-inbox.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { openPlaceholders } from '#shared/placeholders.ts';
import { ReplyForm } from './reply-form.tsx';
import { SenderPanel } from './sender-panel.tsx';
import { Exchange } from './thread-exchange.tsx';
import { useDraft } from '../../lib/use-draft.ts';
import { useRead } from './use-read.ts';

type Props = {
  thread: ContactThread;
  canned: readonly CannedReply[];
  staff: readonly Person[];
  isBusy: boolean;
  backPath: string;
  pathOf: (id: string) => string;
  /** Somebody has asked for the reply box, with a key or in the list. */
  wantsReply: boolean;
  onReplyTaken: () => void;
  /** Back to the list with the focus. */
  onLeave: () => void;
  onResolve: (message: InboxMessage) => void;
  onRead: (message: InboxMessage, isRead: boolean) => void;
  onDelete: (message: InboxMessage) => void;
  onRestore: (message: InboxMessage) => void;
};

/** One message with its replies, the reply box, and what is known of the sender. */
export function ThreadPanel({ thread, canned, staff, isBusy, backPath, pathOf, ...on }: Props) {
  const { message } = thread;
  const { isBusy: isSending, run } = useCall();
  const draft = useDraft(`reply-${message.id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const back = useRef<HTMLAnchorElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  useRead(message);
  // On a phone the list gives way to the thread: the focus goes along.
  useEffect(() => {
    if (back.current?.checkVisibility()) heading.current?.focus();
  }, []);

  /** Beside the thread where there is room for it; else in a dialog. */
  function startReply() {
    if (field.current?.checkVisibility()) field.current.focus();
    else setIsDialogOpen(true);
  }
  const takeReply = useEffectEvent(() => {
    startReply();
    on.onReplyTaken();
  });
  useEffect(() => {
    if (on.wantsReply) takeReply();
  }, [on.wantsReply]);

  async function send() {
    const replyMessage = draft.text.trim();
    if (!replyMessage) {
      toast({ title: ta('common.error'), text: ta('inbox.empty'), isError: true });
      return;
    }
    const open = openPlaceholders(replyMessage);
    // A customer must never read {product}.
    if (open.length > 0) {
      const names = open.map((name) => `{${name}}`).join(', ');
      toast({ title: ta('common.error'), text: ta('inbox.open', { names }), isError: true });
      return;
    }
    const body = { replyMessage, requestKey: draft.requestKey() };
    const isSent = await run(
      () => callApi('POST /api/contact/:id/reply', { params: { id: message.id }, body }),
      {
        title: ta('inbox.sentTitle'),
        text: ta('inbox.sentText'),
        failed: ta('common.error'),
        failedText: ta('inbox.sendFailed'),
      },
    );
    if (!isSent) return;
    draft.change('');
    if (!isDialogOpen) on.onLeave();
    setIsDialogOpen(false);
  }

  const form = { message, asked: thread.asked, draft, canned, isBusy: isSending, onSend: () => void send() };
  return (
    <section className="card inbox-thread" aria-labelledby="thread-title">
      <header className="grid gap-2 p-3">
        <Link
          ref={back}
          to={backPath}
          className="link inline-flex items-center gap-1 justify-self-start lg:hidden"
        >
          <Icon name="left" className="size-4" />
          {ta('inbox.back')}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="thread-title" ref={heading} tabIndex={-1} className="text-xl">
            {message.fullName}
          </h2>
          <Actions message={message} isBusy={isBusy} onReply={startReply} {...on} />
        </div>
      </header>
      <div
        className="inbox-scroll"
        tabIndex={0}
        role="region"
        aria-label={ta('inbox.ofName', { name: message.fullName })}
      >
        <Exchange thread={thread} />
        <SenderPanel thread={thread} staff={staff} pathOf={pathOf} />
      </div>
      {message.isDeleted ? null : (
        <div className="inbox-reply">
          <ReplyForm {...form} ref={field} onLeave={on.onLeave} />
        </div>
      )}
      {isDialogOpen ? (
        <Dialog
          title={ta('inbox.replyTo', { name: message.fullName })}
          closeLabel={ta('common.close')}
          onClose={() => setIsDialogOpen(false)}
        >
          <ReplyForm {...form} onLeave={() => setIsDialogOpen(false)} />
        </Dialog>
      ) : null}
    </section>
  );
}

type ActionProps = Pick<Props, 'isBusy' | 'onResolve' | 'onRead' | 'onDelete' | 'onRestore'> & {
  message: InboxMessage;
  onReply: () => void;
};

function Actions({ message, isBusy, onReply, onResolve, onRead, onDelete, onRestore }: ActionProps) {
  if (message.isDeleted)
    return (
      <button
        type="button"
        className="btn btn-outline btn-sm justify-self-start"
        disabled={isBusy}
        onClick={() => onRestore(message)}
      >
        {ta('inbox.restore')}
      </button>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="btn btn-primary btn-sm" onClick={onReply}>
        <Icon name="mail" className="size-4" />
        {ta('inbox.reply')}
      </button>
      {message.status === 'resolved' ? null : (
        <button
          type="button"
          className="btn btn-outline btn-sm"
          disabled={isBusy}
          onClick={() => onResolve(message)}
        >
          <Icon name="check" className="size-4" />
          {ta('inbox.resolve')}
        </button>
      )}
      <button
        type="button"
        className="btn btn-outline btn-sm"
        disabled={isBusy}
        onClick={() => onRead(message, !message.isRead)}
      >
        {ta(message.isRead ? 'inbox.markUnread' : 'inbox.markRead')}
      </button>
      <button
        type="button"
        className="btn btn-danger btn-sm"
        disabled={isBusy}
        onClick={() => onDelete(message)}
      >
        <AdminIcon name="trash" className="size-4" />
        {ta('inbox.delete')}
      </button>
    </div>
  );
}
