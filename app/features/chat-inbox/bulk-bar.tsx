import type { ConversationChange, InboxConversation } from '#shared/chat-inbox.ts';
import type { Person } from '#shared/contact-inbox.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { BulkAssign, BulkBar } from '../../staff/list/bulk-bar.tsx';
import { changeMany } from '../../staff/list/change-many.ts';
import { useCall } from '../../lib/use-call.ts';

type Props = { conversations: readonly InboxConversation[]; staff: readonly Person[]; onClear: () => void };

const send = (id: string, body: ConversationChange) =>
  callApi('PUT /api/conversations/:id', { params: { id }, body });

/** The actions for all selected conversations. Undo restores the former state of each. */
export function ConversationBulkBar({ conversations, staff, onClear }: Props) {
  const { isBusy, run } = useCall();
  async function change(
    body: ConversationChange,
    former: (conversation: InboxConversation) => ConversationChange,
  ): Promise<void> {
    const done: InboxConversation[] = [];
    const isDone = await changeMany(run, {
      send: async () => {
        for (const conversation of conversations) {
          await send(conversation.id, body);
          done.push(conversation);
        }
        return done.length;
      },
      undo: async () => {
        for (const conversation of done) await send(conversation.id, former(conversation));
        return done.length;
      },
      done: (count) => ta('chat.bulkDone', { count }),
      failed: ta('chat.failed'),
    });
    if (isDone) onClear();
  }
  return (
    <BulkBar
      count={conversations.length}
      actions={[['resolve', ta('chat.resolve')]]}
      isBusy={isBusy}
      onAction={() => void change({ status: 'resolved' }, ({ status }) => ({ status }))}
      onClear={onClear}
    >
      <BulkAssign
        label={ta('chat.bulkAssign')}
        nobody={ta('chat.nobody')}
        staff={staff}
        isBusy={isBusy}
        onAssign={(userId) =>
          void change({ assignedToUserId: userId }, ({ assignedTo }) => ({
            assignedToUserId: assignedTo?.id ?? null,
          }))
        }
      />
    </BulkBar>
  );
}
