import { Link } from 'react-router';
import { displayPriority } from '#shared/chat-rules.ts';
import type { ConversationQuery, InboxConversation } from '#shared/chat-inbox.ts';
import { conversationFilters } from '#shared/chat-inbox.ts';
import { localeTags } from '#shared/locale.ts';
import { formatMoment, labelText, ta } from '../../lib/admin-text.ts';
import type { ListFilter } from '../../staff/list/filter-form.tsx';
import { SelectBox } from '../../staff/list/select-box.tsx';
import type { Selection } from '../../staff/list/use-selection.ts';
import { conversationLinkId } from './conversation-path.ts';
import { type Office, waitingText } from './waiting.ts';

/** The filter of the list (docs/specification/inbox.md#chat). */
export const conversationListFilters = ({ status }: ConversationQuery): readonly ListFilter[] => [
  {
    name: 'status',
    value: status === 'all' ? '' : status,
    label: ta('chat.filter'),
    none: ta('chat.all'),
    choices: conversationFilters
      .filter((filter) => filter !== 'all')
      .map((filter) => [filter, ta(`chat.${filter}`)]),
  },
];

const looks = { high: 'badge-red', medium: 'badge-amber', low: 'badge-plain' } as const;

type Props = {
  conversations: readonly InboxConversation[];
  current: string | null;
  office: Office;
  now: number;
  pathOf: (id: string) => string;
  selection: Selection;
};

/** Who writes, what last, and how urgent it is. */
export function ConversationList({ conversations, current, office, now, pathOf, selection }: Props) {
  return (
    <ul className="grid gap-2">
      {conversations.map((conversation) => {
        const { id, customerName, lastMessage, lastMessageAt, unreadAdminCount, needsReplySince } =
          conversation;
        const priority = displayPriority(conversation, now);
        return (
          <li
            key={id}
            className={`card inbox-card flex items-start gap-2 ${id === current ? 'is-current' : ''}`}
          >
            <SelectBox id={id} name={customerName} selection={selection} className="mt-1" />
            <Link
              id={conversationLinkId(id)}
              to={pathOf(id)}
              preventScrollReset
              aria-current={id === current ? 'true' : undefined}
              className="block min-w-0 flex-1"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-2">
                <span className={`inbox-text ${unreadAdminCount > 0 ? 'font-semibold' : ''}`}>
                  {customerName}
                </span>
                {lastMessageAt ? (
                  <time dateTime={lastMessageAt} className="text-xs text-muted">
                    {formatMoment(lastMessageAt)}
                  </time>
                ) : null}
              </span>
              {lastMessage ? (
                <span className="clamp-2 inbox-text text-sm" lang={localeTags[conversation.language]}>
                  {lastMessage.senderType === 'admin'
                    ? labelText(ta('chat.you'), lastMessage.message)
                    : lastMessage.message}
                </span>
              ) : null}
              <span className="mt-1 flex flex-wrap items-center gap-1">
                <span className={`badge ${looks[priority]}`}>{ta(`chat.${priority}`)}</span>
                {unreadAdminCount > 0 ? (
                  <span className="badge badge-red">
                    {ta('chat.unreadCount', { count: unreadAdminCount })}
                  </span>
                ) : null}
                {needsReplySince ? (
                  <span className="badge badge-amber" title={ta('chat.waitingHint')}>
                    {waitingText(needsReplySince, now, office)}
                  </span>
                ) : null}
                {conversation.snoozedUntil && Date.parse(conversation.snoozedUntil) > now ? (
                  <span className="badge badge-plain">
                    {ta('chat.snoozedUntil', { time: formatMoment(conversation.snoozedUntil) })}
                  </span>
                ) : null}
                <span className="badge badge-plain">{ta(`languages.${conversation.language}`)}</span>
                {conversation.assignedTo ? (
                  <span className="badge badge-amber">{conversation.assignedTo.name}</span>
                ) : null}
                {conversation.tags.map((tag) => (
                  <span key={tag} className="badge badge-plain inbox-text">
                    {tag}
                  </span>
                ))}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
