import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CannedReply } from '#shared/conversations/canned-reply.ts';
import type { ContactThread, Person } from '#shared/conversations/contact-inbox.ts';
import { ta } from '../../../lib/admin-text.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { ThreadHead, threadTitleId } from '../../../staff/inbox/thread-head.tsx';
import { ReplyForm } from './reply-form.tsx';
import { SenderPanel } from './sender-panel.tsx';
import { Exchange } from './thread-exchange.tsx';
import { useTextDraft } from '../../../lib/draft.ts';
import { type MessageActions, ThreadActions } from './thread-actions.tsx';
import { useRead } from './use-read.ts';
import { useReply } from './use-reply.ts';

type Props = MessageActions & {
  thread: ContactThread;
  canned: readonly CannedReply[];
  staff: readonly Person[];
  isBusy: boolean;
  backPath: string;
  pathOf: (id: string) => string;
  /** A shortcut key or the list has requested the focus for the reply box. */
  wantsReply: boolean;
  onReplyFocused: () => void;
  /** Returns to the list with the focus. */
  onLeave: () => void;
};

/** One message with its replies, the reply box, and details of the sender. */
export function ThreadPanel({ thread, canned, staff, isBusy, backPath, pathOf, ...on }: Props) {
  const { message } = thread;
  const others = thread.replies.filter(({ isOwn }) => !isOwn).length;
  const draft = useTextDraft(`reply-${message.id}`, others);
  const reply = useReply(thread, draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  useRead(message);

  /** Focuses the reply box beside the thread if it is visible; else opens it in a dialog. */
  function startReply() {
    if (field.current?.checkVisibility()) field.current.focus();
    else setIsDialogOpen(true);
  }
  const focusReply = useEffectEvent(() => {
    startReply();
    on.onReplyFocused();
  });
  useEffect(() => {
    if (on.wantsReply) focusReply();
  }, [on.wantsReply]);

  async function send(andResolve: boolean, isConfirmed: boolean) {
    if (!(await reply.send(andResolve, isConfirmed))) return;
    if (!isDialogOpen) on.onLeave();
    setIsDialogOpen(false);
  }

  const form = {
    thread,
    draft,
    canned,
    reply,
    onSend: (...how: Parameters<typeof send>) => void send(...how),
  };
  return (
    <section className="card inbox-thread" aria-labelledby={threadTitleId}>
      <ThreadHead name={message.fullName} backPath={backPath} backLabel={ta('inbox.back')} wraps>
        <ThreadActions message={message} isBusy={isBusy} onReply={startReply} {...on} />
      </ThreadHead>
      <div
        className="line-t grid gap-6 p-3 lg:overflow-y-auto xl:grid-cols-[minmax(0,1fr)_14rem]"
        tabIndex={0}
        role="region"
        aria-label={ta('inbox.ofName', { name: message.fullName })}
      >
        <Exchange thread={thread} />
        <SenderPanel thread={thread} staff={staff} pathOf={pathOf} />
      </div>
      {message.isDeleted ? null : (
        <div className="line-t p-3 max-lg:hidden [&_.reply-field]:max-h-[min(14rem,22dvh)] pointer-coarse:[&_.reply-field]:min-h-[4.5rem]">
          <ReplyForm {...form} ref={field} onLeave={on.onLeave} />
        </div>
      )}
      {isDialogOpen ? (
        <Dialog
          title={ta('inbox.replyTo', { name: message.fullName })}

          onClose={() => setIsDialogOpen(false)}
        >
          <ReplyForm {...form} onLeave={() => setIsDialogOpen(false)} />
        </Dialog>
      ) : null}
    </section>
  );
}
