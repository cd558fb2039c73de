import { useEffect, useRef, useState } from 'react';
import { ta } from '../../../lib/admin-text.ts';
import {
  type ChatThread,
  createChatThread,
  emptyThread,
  type ThreadState,
} from '../../../lib/chat-thread.ts';
import { newKey } from '../../../lib/new-key.ts';
import { shareStaffConnection } from '../../../lib/staff-live.ts';
import { openThreads, staffOutbox, staffOutboxLock } from '../../../lib/staff-outbox.ts';
import { toast } from '../../../ui/toast.ts';

/** A system line in the thread, shown after the message that was the newest when it came. */
type SystemLine = { id: string; afterSeq: number; text: string; at: string };

export type Thread = ReturnType<typeof useThread>;

const fail = (text: string) => toast({ title: ta('chat.error'), text, isError: true });

const lastSeqOf = ({ messages }: ThreadState) => messages.at(-1)?.seq ?? 0;

/** The open conversation with its live messages, and the messages that are still being sent. */
export function useThread(conversationId: string, { id: userId, name }: { id: string; name: string }) {
  const [state, setState] = useState(emptyThread);
  const [lines, setLines] = useState<readonly SystemLine[]>([]);
  const opened = useRef<ChatThread | null>(null);

  useEffect(() => {
    let afterSeq = 0;
    const thread = createChatThread({
      side: 'admin',
      outbox: staffOutbox(userId),
      lock: staffOutboxLock(userId, conversationId),
      open: shareStaffConnection,
      // Only while the page is visible (decision 022).
      isSeen: () => document.visibilityState === 'visible',
      onChange: (next) => {
        afterSeq = lastSeqOf(next);
        setState(next);
      },
      onEvent: (event) => {
        if (event.type === 'error' && !event.clientMessageId) fail(event.message);
        if (event.type !== 'user_joined' || event.conversationId !== conversationId) return;
        const text = ta('chat.joined', { name: event.customerName });
        const line = { id: newKey(), afterSeq, text, at: new Date().toISOString() };
        setLines((known) => [...known, line]);
      },
      closedText: ta('chat.closedText'),
      uploadFailedText: ta('chat.uploadFailed'),
    });
    opened.current = thread;
    openThreads.set(conversationId, thread);
    thread.enter({ id: conversationId, name });
    return () => {
      openThreads.delete(conversationId);
      thread.end();
    };
  }, [conversationId, userId, name]);

  const thread = () => opened.current!;
  return {
    ...state,
    lines,
    /** Position of the newest shown message. */
    lastSeq: lastSeqOf(state),
    /**
     * @param seenSeq the newest position that the writer had seen when they began to type
     * @param andResolve the conversation is resolved when the message arrives
     */
    send: async (files: readonly File[], text: string, seenSeq: number, andResolve: boolean) =>
      thread().attach(files, text, {
        conversationId,
        seenSeq,
        ...(andResolve ? { resolveUpTo: lastSeqOf(state) } : {}),
      }),
    confirm: async (id: string) => thread().confirm(id),
    discard: async (id: string) => thread().discard(id),
    type: () => thread().type(),
  };
}
