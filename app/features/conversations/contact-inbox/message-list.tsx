import type { InboxMessage } from '#shared/conversations/contact-inbox.ts';
import { ta } from '../../../lib/admin-text.ts';
import { Assignee, InboxRow } from '../../../staff/inbox/inbox-row.tsx';
import type { Selection } from '../../../staff/list/use-selection.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { statusBadges } from './message-facts.ts';

/** Id of the link that opens a message, for the focus. */
export const messageLinkId = (id: string) => `message-${id}`;

type Props = {
  messages: readonly InboxMessage[];
  /** The id of the open message. */
  current: string | null;
  now: number;
  selection: Selection;
  isBusy: boolean;
  pathOf: (id: string) => string;
  onReply: (message: InboxMessage) => void;
  onResolve: (message: InboxMessage) => void;
  onReopen: (message: InboxMessage) => void;
};

/** The messages (docs/specification/inbox.md#contact-messages): sender, time, first words, state, Reply and Resolve. */
export const MessageList = ({ messages, current, now, selection, isBusy, pathOf, ...on }: Props) => (
  <ul className="card inbox-rows">
    {messages.map((message) => (
      <InboxRow
        key={message.id}
        id={message.id}
        linkId={messageLinkId(message.id)}
        to={pathOf(message.id)}
        isCurrent={message.id === current}
        selection={selection}
        name={message.fullName}
        dot={message.isRead ? null : { look: 'new', text: ta('inbox.unread') }}
        isStrong={!message.isRead}
        aside={[message.companyName, message.countryName].filter(Boolean).join(' · ')}
        language={message.locale}
        at={message.createdAt}
        now={now}
        preview={message.message}
        facts={<Facts message={message} />}
        actions={message.isDeleted ? null : <Actions message={message} isBusy={isBusy} {...on} />}
      />
    ))}
  </ul>
);

/** Badges of a message. A new message is marked by its dot and position instead. */
function Facts({ message: { status, isUrgent, assignedTo } }: { message: InboxMessage }) {
  const [text, look] = statusBadges[status];
  return (
    <>
      <span className={status === 'new' ? 'sr-only' : `badge ${look} flex-none`}>{ta(text)}</span>
      {isUrgent ? <UrgentBadge /> : null}
      {assignedTo ? <Assignee name={assignedTo.name} /> : null}
    </>
  );
}

type ActionsProps = Pick<Props, 'isBusy' | 'onReply' | 'onResolve' | 'onReopen'> & { message: InboxMessage };

function Actions({ message, isBusy, ...on }: ActionsProps) {
  const isResolved = message.status === 'resolved';
  const name = <span className="sr-only"> {ta('inbox.ofName', { name: message.fullName })}</span>;
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-sm btn-icon"
        title={ta('inbox.reply')}
        onClick={() => on.onReply(message)}
      >
        <AdminIcon name="reply" className="size-4" />
        <span className="sr-only">{ta('inbox.reply')}</span>
        {name}
      </button>
      <Button
        className="btn btn-ghost btn-sm btn-icon"
        title={ta(isResolved ? 'inbox.reopen' : 'inbox.resolve')}
        isOff={isBusy}
        onClick={() => (isResolved ? on.onReopen(message) : on.onResolve(message))}
      >
        <AdminIcon name={isResolved ? 'undo' : 'check'} className="size-4" />
        <span className="sr-only">{ta(isResolved ? 'inbox.reopen' : 'inbox.resolve')}</span>
        {name}
      </Button>
    </>
  );
}

const UrgentBadge = () => (
  <span className="badge badge-red flex-none" title={ta('inbox.urgentText')}>
    {ta('inbox.urgent')}
  </span>
);

/** State, urgency, language and assignee. */
export function MessageBadges({ message }: { message: InboxMessage }) {
  const [text, look] = statusBadges[message.status];
  return (
    <>
      <span className={`badge ${look}`}>{ta(text)}</span>
      {message.isUrgent ? <UrgentBadge /> : null}
      <span className="badge badge-plain">{ta(`languages.${message.locale}`)}</span>
      {message.assignedTo ? <span className="badge badge-amber">{message.assignedTo.name}</span> : null}
    </>
  );
}
