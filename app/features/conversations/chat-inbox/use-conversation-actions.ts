import type { ConversationChange, InboxConversation } from '#shared/conversations/chat-inbox.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { openThreads } from '../../../lib/staff-outbox.ts';
import { useCall } from '../../../lib/use-call.ts';

/** The newest position that the user has seen: in the list, or in the open thread, which may be ahead of it. */
export const seenUpTo = (id: string, lastSeq: number): number =>
  Math.max(lastSeq, openThreads.get(id)?.lastSeq() ?? 0);

/** The actions for a conversation besides replying, for buttons and shortcut keys. */
export function useConversationActions() {
  const { isBusy, runBeside } = useCall();
  const put = (id: string, body: ConversationChange) => () =>
    callApi('PUT /api/conversations/:id', { params: { id }, body });
  const failed = ta('chat.failed');

  /** @param before the values that Undo restores */
  const change = (of: InboxConversation, body: ConversationChange, before: ConversationChange) =>
    void runBeside(put(of.id, body), {
      failed,
      title: ta('chat.changed'),
      about: ['conversation', of.customerName],
      undo: { call: put(of.id, before), failed },
    });
  return {
    isBusy,
    change,
    setStatus: (of: InboxConversation, next: InboxConversation['status']) => {
      const { id, status, lastSeq } = of;
      const seenSeq = seenUpTo(id, lastSeq);
      change(of, { status: next, seenSeq }, { status, seenSeq });
    },
    setRead: ({ id }: InboxConversation, isRead: boolean): void => {
      const thread = openThreads.get(id);
      // The thread marks it over its own connection: a separate call could arrive before the thread's read mark.
      if (thread && !isRead) return thread.leaveUnread();
      void runBeside(
        () =>
          callApi(`POST /api/conversations/:id/${isRead ? 'mark-read' : 'mark-unread'}`, {
            params: { id },
            body: { senderType: 'admin' },
          }),
        { failed: ta('chat.markReadFailed') },
      );
    },
  };
}
