import type { ConversationBulk, InboxConversation } from '#shared/conversations/chat-inbox.ts';
import type { Person } from '#shared/conversations/contact-inbox.ts';
import { ta } from '../../../lib/admin-text.ts';
import { BulkAssign, BulkBar } from '../../../staff/list/bulk-bar.tsx';
import { changeMany, changeRecords } from '../../../staff/list/change-many.ts';
import { useCall } from '../../../lib/use-call.ts';
import { seenUpTo } from './use-conversation-actions.ts';

type Props = { conversations: readonly InboxConversation[]; staff: readonly Person[]; onClear: () => void };

/** The actions for all selected conversations. */
export function ConversationBulkBar({ conversations, staff, onClear }: Props) {
  const { isBusy, run } = useCall();
  async function change(wanted: ConversationBulk['change']): Promise<void> {
    // Only resolving asks what was seen.
    const body = {
      conversations: conversations.map(({ id, lastSeq }) => ({ id, seenSeq: seenUpTo(id, lastSeq) })),
      change: wanted,
    };
    const isDone = await changeMany(run, () => changeRecords('/api/conversations', { body }), {
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
      onAction={() => void change({ status: 'resolved' })}
      onClear={onClear}
    >
      <BulkAssign
        label={ta('chat.bulkAssign')}
        nobody={ta('chat.nobody')}
        staff={staff}
        isBusy={isBusy}
        onAssign={(userId) => void change({ assignedToUserId: userId })}
      />
    </BulkBar>
  );
}
