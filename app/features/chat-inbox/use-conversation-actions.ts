import type { ConversationChange, InboxConversation } from '#shared/chat-inbox.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import { openThreads } from '../../lib/staff-outbox.ts';
import { useCall } from '../../lib/use-call.ts';

/** The actions for a conversation besides replying, for buttons and shortcut keys. */
export function useConversationActions() {
  const { isBusy, runBeside } = useCall();
  const put = (id: string, body: ConversationChange) => () =>
    callApi('PUT /api/conversations/:id', { params: { id }, body });
  const failed = ta('chat.failed');

  /** @param before the values that Undo restores */
  const change = (id: string, body: ConversationChange, before: ConversationChange) =>
    void runBeside(put(id, body), {
      failed,
      title: ta('chat.changed'),
      undo: { call: put(id, before), failed },
    });
  return {
    isBusy,
    change,
    setStatus: ({ id, status }: InboxConversation, next: InboxConversation['status']) =>
      change(id, { status: next }, { status }),
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
