import type { ConversationChange, InboxConversation } from '#shared/conversations/chat-inbox.ts';
import type { Person } from '#shared/conversations/contact-inbox.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { BulkAssign, BulkBar } from '../../../staff/list/bulk-bar.tsx';
import { changeMany } from '../../../staff/list/change-many.ts';
import { failureOf, hasCode } from '../../../lib/failure.ts';
import { useCall } from '../../../lib/use-call.ts';
import { seenUpTo } from './use-conversation-actions.ts';

type Props = { conversations: readonly InboxConversation[]; staff: readonly Person[]; onClear: () => void };

const send = (id: string, body: ConversationChange) =>
  callApi('PUT /api/conversations/:id', { params: { id }, body });

/** The actions for all selected conversations. Undo restores the former state of each. */
export function ConversationBulkBar({ conversations, staff, onClear }: Props) {
  const { isBusy, run } = useCall();
  async function change(
    changeOf: (conversation: InboxConversation) => ConversationChange,
    former: (conversation: InboxConversation) => ConversationChange,
  ): Promise<void> {
    let kept: string | null = null;
    const changeAll = async () => {
      const done: InboxConversation[] = [];
      for (const conversation of conversations) {
        try {
          await send(conversation.id, changeOf(conversation));
          done.push(conversation);
        } catch (error) {
          // Its customer has just written: the others are changed nevertheless.
          if (!hasCode(error, 'conflict')) throw error;
          kept = failureOf(error).text;
        }
      }
      const undo = async () => {
        for (const conversation of done) await send(conversation.id, former(conversation));
        return { count: done.length };
      };
      return { count: done.length, undo };
    };
    const isDone = await changeMany(run, changeAll, {
      done: (count) => [ta('chat.bulkDone', { count }), kept].join(' ').trim(),
      failed: ta('chat.failed'),
    });
    if (isDone) onClear();
  }
  return (
    <BulkBar
      count={conversations.length}
      actions={[['resolve', ta('chat.resolve')]]}
      isBusy={isBusy}
      onAction={() =>
        void change(
          ({ id, lastSeq }) => ({ status: 'resolved', seenSeq: seenUpTo(id, lastSeq) }),
          ({ status }) => ({ status }),
        )
      }
      onClear={onClear}
    >
      <BulkAssign
        label={ta('chat.bulkAssign')}
        nobody={ta('chat.nobody')}
        staff={staff}
        isBusy={isBusy}
        onAssign={(userId) =>
          void change(
            () => ({ assignedToUserId: userId }),
            ({ assignedTo }) => ({ assignedToUserId: assignedTo?.id ?? null }),
          )
        }
      />
    </BulkBar>
  );
}
