import type { InboxMessage } from '#shared/conversations/contact-inbox.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useShell } from '../../../lib/shell.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/admin/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The actions of the page for a message. */
export type MessageActions = {
  onResolve: (message: InboxMessage) => void;
  onReopen: (message: InboxMessage) => void;
  onAssign: (message: InboxMessage, userId: string | null) => void;
  onRead: (message: InboxMessage, isRead: boolean) => void;
  onDelete: (message: InboxMessage) => void;
  onRestore: (message: InboxMessage) => void;
};

type Props = MessageActions & { message: InboxMessage; isBusy: boolean; onReply: () => void };

/** The actions for a message besides replying: the frequent ones as buttons, the others in a menu. */
export function ThreadActions({ message, isBusy, onReply, ...on }: Props) {
  const { user } = useShell();
  const button = (look: string, text: string, onClick: () => void, icon?: 'mail' | 'check') => (
    <Button className={`btn ${look} btn-sm`} isOff={isBusy} onClick={onClick}>
      {icon ? <Icon name={icon} className="size-4" /> : null}
      {text}
    </Button>
  );
  if (message.isDeleted) return button('btn-outline', ta('inbox.restore'), () => on.onRestore(message));
  return (
    <div className="flex flex-wrap items-center gap-1">
      {button('btn-primary', ta('inbox.reply'), onReply, 'mail')}
      {message.status === 'resolved'
        ? button('btn-outline', ta('inbox.reopen'), () => on.onReopen(message))
        : button('btn-outline', ta('inbox.resolve'), () => on.onResolve(message), 'check')}
      <Menu label={ta('inbox.more')}>
        {message.assignedTo?.id === user!.id ? null : (
          <MenuItem
            text={ta('inbox.assignMe')}
            isBusy={isBusy}
            onClick={() => on.onAssign(message, user!.id)}
          />
        )}
        <MenuItem
          text={ta(message.isRead ? 'inbox.markUnread' : 'inbox.markRead')}
          isBusy={isBusy}
          onClick={() => on.onRead(message, !message.isRead)}
        />
        <MenuItem text={ta('inbox.delete')} isBusy={isBusy} onClick={() => on.onDelete(message)} />
      </Menu>
    </div>
  );
}
