import type { ConversationChange, InboxConversation } from '#shared/conversations/chat-inbox.ts';
import { formatMoment, labelText, ta } from '../../../lib/admin-text.ts';
import { useShell } from '../../../lib/shell.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/admin/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { snoozeTimes } from './snooze.ts';
import { useConversationActions } from './use-conversation-actions.ts';

/** The actions for a conversation besides replying: the frequent ones as buttons, the others in a menu. */
export function ThreadActions({ conversation, now }: { conversation: InboxConversation; now: number }) {
  const { user } = useShell();
  const actions = useConversationActions();
  const { isBusy } = actions;
  const { status, assignedTo, unreadAdminCount, snoozedUntil } = conversation;
  const isUnread = unreadAdminCount > 0;
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > now;
  const change = (body: ConversationChange, before: ConversationChange) =>
    actions.change(conversation, body, before);
  const mark = () => actions.setRead(conversation, isUnread);
  const setStatus = (next: InboxConversation['status']) => actions.setStatus(conversation, next);

  return (
    <div className="flex flex-none items-center gap-1">
      {isUnread ? (
        <Button className="btn btn-outline btn-sm max-sm:hidden" isOff={isBusy} onClick={mark}>
          {ta('chat.markRead')}
        </Button>
      ) : null}
      {status === 'active' ? (
        <Button className="btn btn-primary btn-sm" isOff={isBusy} onClick={() => setStatus('resolved')}>
          <Icon name="check" className="size-4" />
          <span className="max-sm:sr-only">{ta('chat.resolve')}</span>
        </Button>
      ) : (
        <Button className="btn btn-primary btn-sm" isOff={isBusy} onClick={() => setStatus('active')}>
          {ta('chat.reopen')}
        </Button>
      )}
      <Menu label={ta('chat.more')}>
        {assignedTo?.id === user!.id ? null : (
          <MenuItem
            text={ta('chat.assignMe')}
            onClick={() =>
              change({ assignedToUserId: user!.id }, { assignedToUserId: assignedTo?.id ?? null })
            }
          />
        )}
        <MenuItem text={ta(isUnread ? 'chat.markRead' : 'chat.markUnread')} onClick={mark} />
        {isSnoozed ? (
          <MenuItem
            text={ta('chat.wake')}
            hint={ta('chat.snoozedUntil', { time: formatMoment(snoozedUntil) })}
            onClick={() => change({ snoozedUntil: null }, { snoozedUntil })}
          />
        ) : (
          snoozeTimes(new Date(now)).map(([key, until]) => (
            <MenuItem
              key={key}
              text={labelText(ta('chat.snooze'), ta(`chat.${key}`))}
              onClick={() => change({ snoozedUntil: until.toISOString() }, { snoozedUntil: null })}
            />
          ))
        )}
        {status === 'active' ? (
          <MenuItem text={ta('chat.archive')} onClick={() => setStatus('archived')} />
        ) : null}
        {status === 'closed' ? null : (
          <MenuItem text={ta('chat.close')} onClick={() => setStatus('closed')} />
        )}
      </Menu>
    </div>
  );
}
