import { useEffect, useEffectEvent, useRef } from 'react';
import type { CannedReply } from '#shared/conversations/canned-reply.ts';
import { partsOfFile } from '#shared/conversations/chat-rules.ts';
import type { ConversationDetail } from '#shared/conversations/chat-inbox.ts';
import type { Person } from '#shared/conversations/contact-inbox.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useStagedFiles } from '../chat/staged-files.tsx';
import { useShell } from '../../../lib/shell.ts';
import { retryStaffNews } from '../../../lib/staff-live.ts';
import { ThreadHead, threadTitleId } from '../../../staff/inbox/thread-head.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { ReplyBox } from './reply-box.tsx';
import { ThreadActions } from './thread-actions.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { type Thread, useThread } from './use-thread.ts';

type Props = {
  detail: ConversationDetail;
  canned: readonly CannedReply[];
  staff: readonly Person[];
  now: number;
  backPath: string;
  pathOf: (id: string) => string;
  /** A shortcut key has requested the focus for the reply box. */
  wantsReply: boolean;
  onReplyFocused: () => void;
  onLeave: () => void;
};

/** The open conversation: its messages, the reply box, and details of the customer. */
export function ThreadPanel({ detail, canned, staff, now, backPath, pathOf, ...on }: Props) {
  const { user } = useShell();
  const { conversation } = detail;
  const thread = useThread(conversation.id, {
    id: user!.id,
    name: user!.firstName || user!.username,
  });
  const staged = useStagedFiles();
  const box = useRef<HTMLTextAreaElement>(null);
  const focusReply = useEffectEvent(() => {
    box.current?.focus();
    on.onReplyFocused();
  });
  useEffect(() => {
    if (on.wantsReply) focusReply();
  }, [on.wantsReply]);
  return (
    <section
      className="card inbox-thread lg:grid-rows-[auto_minmax(0,1fr)_auto_auto] xl:grid-cols-[minmax(0,1fr)_15rem] xl:grid-rows-[auto_minmax(0,1fr)_auto]"
      aria-labelledby={threadTitleId}
    >
      <ThreadHead
        name={conversation.customerName}
        backPath={backPath}
        backLabel={ta('chat.back')}
        before={<Connection thread={thread} />}
      >
        <ThreadActions {...{ conversation, now }} />
      </ThreadHead>
      <ThreadMessages
        {...{ thread, staged }}
        name={conversation.customerName}
        language={conversation.language}
      />
      <div className="reply-box px-3 py-2 xl:[grid-area:3/1] xl:line-t [&_.reply-field]:max-h-[min(14rem,22dvh)] pointer-coarse:[&_.reply-field]:min-h-16">
        {conversation.status === 'closed' ? (
          <p>{ta('chat.closedText')}</p>
        ) : (
          <ReplyBox {...{ detail, canned, thread, staged }} onLeave={on.onLeave} ref={box} />
        )}
      </div>
      <CustomerPanel {...{ detail, staff, now, pathOf }} written={lastWritten(thread)} />
    </section>
  );
}

/** Number of the customer's last messages that a quote request contains. */
const messagesOfRequest = 5;

function lastWritten({ messages }: Thread): string | null {
  const texts = messages
    .filter(({ senderType }) => senderType === 'customer')
    .map(({ attachmentUrl, message }) => (attachmentUrl ? partsOfFile(message).caption : message))
    .filter((text) => text !== '');
  return texts.slice(-messagesOfRequest).join('\n') || null;
}

function Connection({ thread: { connection } }: { thread: Thread }) {
  const isOn = connection === 'connected';
  return (
    <span className="inline-flex flex-none items-center gap-2 text-sm" role="status">
      <span className={`size-3 rounded-full ${isOn ? 'bg-[#1f9d55]' : 'bg-[#c4342a]'}`} />
      <span className={isOn ? 'sr-only' : ''}>{ta(isOn ? 'chat.connected' : 'chat.connecting')}</span>
      {connection === 'disconnected' ? (
        <button type="button" className="btn btn-outline btn-sm" onClick={retryStaffNews}>
          {ta('chat.retry')}
        </button>
      ) : null}
    </span>
  );
}
