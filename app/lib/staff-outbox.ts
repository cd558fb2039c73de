import { useEffect, useEffectEvent } from 'react';
import { unreadPollSeconds } from '#shared/base/limits.ts';
import { ta } from './admin-text.ts';
import { openChatConnection } from './chat-connection.ts';
import { type ChatOutbox, createChatOutbox, type Outgoing } from './chat-outbox.ts';
import { isStale } from './chat-sender.ts';
import { type ChatThread, createChatThread } from './chat-thread.ts';
import { followStaffNews } from './staff-live.ts';
import { usePoll } from './use-poll.ts';
import { toast } from '../ui/toast.ts';

type Writer = { id: string; name: string };

/** One outbox per staff member: a message left by one user must not be sent in the name of another. */
export const staffOutbox = (userId: string): ChatOutbox => createChatOutbox(`baobab-staff-chat-${userId}`);

/** Name of the lock that lets one tab of the browser send for all. */
export const staffOutboxLock = (userId: string, conversationId: string): string =>
  `baobab-staff-${userId}-${conversationId}`;

/** Conversations whose thread is on the screen. The thread sends what waits for them, and handles their read marks. */
export const openThreads = new Map<string, ChatThread>();

/** Maximum milliseconds for the messages of one conversation. */
const longestMs = 60_000;

const waitsFor = (conversationId: string) => (message: Outgoing) =>
  message.conversationId === conversationId && !message.refused && !isStale(message);

/**
 * Sends the messages that a staff member wrote into conversations that are no longer open. Otherwise a message
 * written without a connection would wait until the same conversation is opened again.
 */
export function useStaffOutbox(writer: Writer): void {
  const send = usePoll(unreadPollSeconds, () => sendWaiting(writer));
  const onConnected = useEffectEvent(send);
  useEffect(() => followStaffNews({ onState: (state) => state === 'connected' && onConnected() }), []);
}

let isSending = false;

async function sendWaiting(writer: Writer): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    const outbox = staffOutbox(writer.id);
    const waiting = await outbox.read();
    const ids = new Set(waiting.flatMap(({ conversationId }) => conversationId ?? []));
    for (const id of ids)
      if (!openThreads.has(id) && waiting.some(waitsFor(id))) await sendInto(id, outbox, writer);
  } finally {
    isSending = false;
  }
}

/** Shows the refusal of a message whose conversation is not on the screen. */
const showRefusal = ({ text, conversationId }: Outgoing, reason: string): void =>
  toast({
    title: ta('chat.notSent', { reason }),
    text,
    isError: true,
    link: { text: ta('chat.openAssigned'), to: `/admin/chat?id=${conversationId}` },
  });

/** Joins a conversation on its own connection, as long as something waits for it. */
function sendInto(conversationId: string, outbox: ChatOutbox, writer: Writer): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(limit);
      thread.end();
      resolve();
    };
    const limit = setTimeout(finish, longestMs);
    const finishWhenEmpty = async () => {
      if (!(await outbox.read()).some(waitsFor(conversationId))) finish();
    };
    /** The conversation no longer exists, so nothing can be sent into it. */
    const refuseAll = async (reason: string) => {
      for (const message of (await outbox.read()).filter(waitsFor(conversationId))) {
        await outbox.change(message.clientMessageId, { refused: reason });
        showRefusal(message, reason);
      }
      finish();
    };
    const thread = createChatThread({
      side: 'admin',
      outbox,
      lock: staffOutboxLock(writer.id, conversationId),
      open: openChatConnection,
      // The user does not see this conversation.
      isSeen: () => false,
      onChange: ({ connection }) => {
        // A new attempt starts with the staff's shared connection.
        if (connection === 'reconnecting' || connection === 'disconnected') finish();
        else void finishWhenEmpty();
      },
      onEvent: (event) => {
        if (event.type === 'error' && event.code === 'not_found') void refuseAll(event.message);
      },
      closedText: ta('chat.closedText'),
      onRefused: showRefusal,
      uploadFailedText: ta('chat.uploadFailed'),
    });
    thread.enter({ id: conversationId, name: writer.name });
  });
}
