import { Link } from 'react-router';
import type { InboxMessage } from '#shared/contact-inbox.ts';
import { localeTags } from '#shared/locale.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { SelectBox } from '../../staff/list/select-box.tsx';
import type { Selection } from '../../staff/list/use-selection.ts';
import { statusBadges } from './message-facts.ts';
import { Button } from '../../ui/button.tsx';

/** Id of the link that opens a message, for the focus. */
export const messageLinkId = (id: string) => `message-${id}`;

type Props = {
  messages: readonly InboxMessage[];
  /** The open message. */
  current: string | null;
  selection: Selection;
  isBusy: boolean;
  pathOf: (id: string) => string;
  onReply: (message: InboxMessage) => void;
  onResolve: (message: InboxMessage) => void;
  onReopen: (message: InboxMessage) => void;
};

/** The messages as cards (docs/specification/inbox.md#contact-messages): who, when, the first words, state, Reply and Resolve. */
export function MessageList({ messages, current, ...props }: Props) {
  return (
    <ul className="grid gap-2">
      {messages.map((message) => (
        <li key={message.id} className={`card inbox-card ${message.id === current ? 'is-current' : ''}`}>
          <Card message={message} isCurrent={message.id === current} {...props} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = Omit<Props, 'messages' | 'current'> & { message: InboxMessage; isCurrent: boolean };

function Card({ message, isCurrent, selection, isBusy, pathOf, ...on }: CardProps) {
  const { id, fullName: name } = message;
  const isResolved = message.status === 'resolved';
  return (
    <>
      <div className="flex items-start gap-2">
        <SelectBox id={id} name={name} selection={selection} className="mt-1" />
        <Link
          id={messageLinkId(id)}
          to={pathOf(id)}
          preventScrollReset
          aria-current={isCurrent ? 'true' : undefined}
          className="block min-w-0 flex-1"
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-2">
            <span className={message.isRead ? '' : 'font-semibold'}>
              {message.isRead ? null : (
                <span className="inbox-dot">
                  <span className="sr-only">{ta('inbox.unread')} </span>
                </span>
              )}
              {name}
            </span>
            <time dateTime={message.createdAt} className="text-xs text-muted">
              {formatMoment(message.createdAt)}
            </time>
          </span>
          <span className="block text-sm text-muted">
            {[message.companyName, message.countryName].filter(Boolean).join(' · ')}
          </span>
          <span className="clamp-2 text-sm" lang={localeTags[message.locale]}>
            {message.message}
          </span>
        </Link>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-1 pl-7">
        <MessageBadges message={message} />
        {message.isDeleted ? null : (
          <span className="ml-auto flex">
            <button
              type="button"
              className="btn btn-ghost btn-sm inbox-act"
              onClick={() => on.onReply(message)}
            >
              {ta('inbox.reply')}
              <span className="sr-only"> {ta('inbox.ofName', { name })}</span>
            </button>
            <Button
              className="btn btn-ghost btn-sm inbox-act"
              isOff={isBusy}
              onClick={() => (isResolved ? on.onReopen(message) : on.onResolve(message))}
            >
              {ta(isResolved ? 'inbox.reopen' : 'inbox.resolve')}
              <span className="sr-only"> {ta('inbox.ofName', { name })}</span>
            </Button>
          </span>
        )}
      </div>
    </>
  );
}

/** State, urgency, language, and the staff member it is assigned to. */
export function MessageBadges({ message }: { message: InboxMessage }) {
  const [text, look] = statusBadges[message.status];
  return (
    <>
      <span className={`badge ${look}`}>{ta(text)}</span>
      {message.isUrgent ? (
        <span className="badge badge-red" title={ta('inbox.urgentText')}>
          {ta('inbox.urgent')}
        </span>
      ) : null}
      <span className="badge badge-plain">{ta(`languages.${message.locale}`)}</span>
      {message.assignedTo ? <span className="badge badge-amber">{message.assignedTo.name}</span> : null}
    </>
  );
}
