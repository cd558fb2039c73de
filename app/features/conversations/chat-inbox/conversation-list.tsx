import { useMemo } from 'react';
import { displayPriority } from '#shared/conversations/chat-rules.ts';
import type { ConversationQuery, InboxConversation } from '#shared/conversations/chat-inbox.ts';
import { conversationFilters } from '#shared/conversations/chat-inbox.ts';
import { formatMoment, labelText, listText, spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { inOneLine, useTextCards } from '../chat/link-cards.ts';
import { Assignee, InboxRow, mark } from '../../../staff/inbox/inbox-row.tsx';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';
import type { Selection } from '../../../staff/list/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';
import { conversationLinkId } from './conversation-path.ts';
import { type Office, waitingTime } from './waiting.ts';

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

type Props = {
  conversations: readonly InboxConversation[];
  current: string | null;
  office: Office;
  now: number;
  pathOf: (id: string) => string;
  selection: Selection;
};

/** The list of conversations: customer, last message and urgency. */
export function ConversationList({ conversations, current, pathOf, ...props }: Props) {
  const texts = useMemo(
    () => conversations.map(({ lastMessage }) => lastMessage?.message ?? ''),
    [conversations],
  );
  const cards = useTextCards(texts, spokenLanguage());
  return (
    <ul className="card inbox-rows">
      {conversations.map((conversation) => {
        const { id, customerName, lastMessage, unreadAdminCount } = conversation;
        const look = displayPriority(conversation, props.now);
        const text = inOneLine(lastMessage?.message ?? '', cards);
        return (
          <InboxRow
            key={id}
            id={id}
            linkId={conversationLinkId(id)}
            to={pathOf(id)}
            isCurrent={id === current}
            selection={props.selection}
            name={customerName}
            dot={{ look, text: ta(`chat.${look}`) }}
            isStrong={unreadAdminCount > 0}
            aside={listText(conversation.tags)}
            language={conversation.language}
            at={conversation.lastMessageAt}
            now={props.now}
            preview={lastMessage?.senderType === 'admin' ? labelText(ta('chat.you'), text) : text}
            facts={<Facts conversation={conversation} now={props.now} office={props.office} />}
          />
        );
      })}
    </ul>
  );
}

/** Badges: how long the customer has waited, the end of a snooze, the assignee, and the unread count. */
function Facts({
  conversation: { needsReplySince, snoozedUntil, assignedTo, unreadAdminCount },
  now,
  office,
}: { conversation: InboxConversation } & Pick<Props, 'now' | 'office'>) {
  const snoozed =
    snoozedUntil && Date.parse(snoozedUntil) > now
      ? ta('chat.snoozedUntil', { time: formatMoment(snoozedUntil) })
      : null;
  const time = needsReplySince ? waitingTime(needsReplySince, now, office) : null;
  return (
    <>
      {time ? (
        <span className="badge badge-amber flex-none" title={ta('chat.waitingHint')}>
          <Icon name="clock" className="size-3.5" />
          <span aria-hidden="true">{time}</span>
          <span className="sr-only">{ta('chat.waiting', { time })}</span>
        </span>
      ) : null}
      {snoozed ? (
        <span className="flex-none text-muted" title={snoozed}>
          <Icon name="clock" className="size-4" />
          <span className="sr-only">{snoozed}</span>
        </span>
      ) : null}
      {assignedTo ? <Assignee name={assignedTo.name} /> : null}
      {unreadAdminCount > 0 ? (
        <span className={`${mark} bg-laterite text-surface`}>
          <span aria-hidden="true">{unreadAdminCount}</span>
          <span className="sr-only">{ta('chat.unreadCount', { count: unreadAdminCount })}</span>
        </span>
      ) : null}
    </>
  );
}
