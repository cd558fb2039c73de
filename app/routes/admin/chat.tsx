import { useEffect, useState } from 'react';
import { conversationQuery } from '#shared/conversations/chat-inbox.ts';
import { conversationPageSize } from '#shared/conversations/chat-limits.ts';
import type { ServerEvent } from '#shared/conversations/chat.ts';
import { ConversationBulkBar } from '../../features/conversations/chat-inbox/bulk-bar.tsx';
import {
  ConversationList,
  conversationListFilters,
} from '../../features/conversations/chat-inbox/conversation-list.tsx';
import {
  chatHome,
  conversationLinkId,
  conversationPath,
} from '../../features/conversations/chat-inbox/conversation-path.ts';
import { ThreadPanel } from '../../features/conversations/chat-inbox/thread-panel.tsx';
import { useConversationActions } from '../../features/conversations/chat-inbox/use-conversation-actions.ts';
import { useLiveConversations } from '../../features/conversations/chat-inbox/use-live-conversations.ts';
import { ta } from '../../lib/admin-text.ts';
import { chime } from '../../features/conversations/chat-inbox/chime.ts';
import { inUseProps } from '../../staff/inbox/in-use-props.ts';
import { noneWhereGone } from '../../staff/inbox/none-where-gone.ts';
import { NothingOpen } from '../../staff/inbox/nothing-open.tsx';
import { useReading } from '../../staff/inbox/use-reading.ts';
import { EmptyList } from '../../staff/list/empty-list.tsx';
import { FilterForm } from '../../staff/list/filter-form.tsx';
import { Pager } from '../../staff/list/pager.tsx';
import { SoundSwitch } from '../../staff/inbox/sound-switch.tsx';
import { useSelection } from '../../staff/list/use-selection.ts';
import { notify } from '../../lib/notify.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { useUnreadCounts } from '../../features/platform/admin-shell/unread-counts.ts';
import { useRemembered } from '../../lib/use-remembered.ts';
import { listId, openPhrases, useShortcuts } from '../../lib/use-shortcuts.ts';
import type { Route } from './+types/chat.ts';

/** /admin/chat (docs/specification/inbox.md#chat); users without the permission are redirected to the sign-in. */
export const loader = onStaffList(
  'staff',
  conversationQuery,
  conversationPageSize,
  async ({ services, user, locale, settings, search, query }) => {
    const openId = search['id'] || null;
    const [list, { chatMessages: waiting }, staff, canned, detail, { hours, holidays }] = await Promise.all([
      services.chatInbox.list(user, query),
      services.dashboard.unreadCounts(user),
      services.inbox.staff(user),
      openId ? services.cannedReplies.list(user) : [],
      openId ? services.chatInbox.detail(user, openId, locale).catch(noneWhereGone) : null,
      settings(),
    ]);
    return {
      meta: { title: titleOf(waiting) },
      ...list,
      staff,
      canned,
      openId,
      detail,
      office: { hours, holidays },
      now: Date.now(),
    };
  },
);

const titleOf = (waiting: number) =>
  waiting > 0 ? ta('chat.titleUnread', { count: waiting }) : ta('chat.title');

export default function Chat({ loaderData }: Route.ComponentProps) {
  const { query, total, pages, staff, canned, openId, office, now } = loaderData;
  const sound = useRemembered('chat-sound');
  const { conversations, detail, holdList } = useLiveConversations(loaderData, (event) => {
    if (event.type === 'new_customer_message') announce(event, sound[0]);
  });
  const { chatMessages: waiting } = useUnreadCounts();
  useEffect(() => {
    document.title = titleOf(waiting);
  }, [waiting]);
  const selection = useSelection(query, conversations);
  const filters = conversationListFilters(query);
  const actions = useConversationActions();

  const path = (id?: string) => conversationPath(query, id);
  const { current, step, focusRow, reply, replyTo, onReplyFocused } = useReading({
    rows: conversations,
    openId,
    param: 'id',
    path,
    linkId: conversationLinkId,
  });
  const opened = detail?.conversation.id === current ? detail?.conversation : undefined;
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    r: () => opened && reply(opened.id),
    '/': openPhrases,
    e: () => {
      if (opened?.status !== 'active') return;
      actions.setStatus(opened, 'resolved');
      step(1);
    },
    u: () => opened && actions.setRead(opened, false),
  });

  return (
    <div className={`inbox ${openId ? 'is-open' : ''}`}>
      <div className="inbox-top lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:[&>:nth-child(n+3)]:col-auto">
        <h1 className="h1">{ta('chat.title')}</h1>
        <FilterForm
          search={query.search}
          searchLabel={ta('chat.searchLabel')}
          filters={filters}
          // The open conversation stays open during a search.
          kept={{ id: openId ?? '' }}
          className="flex-1 justify-end"
          searchClassName="md:max-w-80"
        />
        <Switches sound={sound} />
      </div>
      <div className="inbox-panes lg:grid-cols-[minmax(18rem,1fr)_minmax(0,2fr)]">
        <section id={listId} aria-labelledby="conversations" className="inbox-list" {...inUseProps(holdList)}>
          <div className="flex flex-wrap items-baseline gap-x-2">
            <h2 id="conversations" className="h3">
              {ta('chat.count', { count: total })}
            </h2>
            {conversations.some(({ needsReplySince }) => needsReplySince) ? (
              <p className="text-sm text-muted">{ta('chat.waitingText')}</p>
            ) : null}
          </div>
          {conversations.length > 0 ? (
            <ConversationList {...{ conversations, current, office, now, selection }} pathOf={path} />
          ) : (
            <EmptyList
              path={chatHome}
              query={query}
              filters={filters}
              icon="chat"
              title={ta('chat.none')}
              text={ta('chat.noneText')}
            >
              <a href="/chat" className="btn btn-outline">
                {ta('chat.toChat')}
              </a>
            </EmptyList>
          )}
          <ConversationBulkBar
            conversations={conversations.filter(({ id }) => selection.ids.has(id))}
            staff={staff}
            onClear={selection.clear}
          />
          <Pager
            label={ta('chat.title')}
            path={chatHome}
            query={{ ...query, status: query.status === 'all' ? '' : query.status }}
            pages={pages}
          />
        </section>
        {detail ? (
          <ThreadPanel
            key={detail.conversation.id}
            {...{ detail, canned, staff, now, onReplyFocused }}
            wantsReply={replyTo === detail.conversation.id}
            backPath={path()}
            pathOf={path}
            onLeave={() => focusRow(detail.conversation.id)}
          />
        ) : (
          <NothingOpen
            gone={openId === null ? null : ta('chat.gone')}
            choose={ta('chat.choose')}
            chooseText={ta('chat.chooseText')}
            backPath={path()}
            backLabel={ta('chat.back')}
          />
        )}
      </div>
    </div>
  );
}

type Switch = [boolean, (isOn: boolean) => void];

function Switches({ sound }: { sound: Switch }) {
  const [permission, setPermission] = useState<NotificationPermission | null>(null);
  useEffect(() => setPermission('Notification' in window ? Notification.permission : null), []);
  return (
    <div className="ml-auto flex items-center">
      <SoundSwitch text={ta('chat.sound')} sound={sound} />
      {permission === 'default' ? (
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          onClick={() => void Notification.requestPermission().then(setPermission)}
        >
          {ta('chat.notify')}
        </button>
      ) : null}
    </div>
  );
}

/** Announces a customer's message by sound and, if the page is not visible, by a notification. */
function announce(
  { message, conversationId }: ServerEvent & { type: 'new_customer_message' },
  hasSound: boolean,
) {
  if (hasSound) chime();
  if (document.hidden)
    notify(ta('chat.newMessage', { name: message.senderName }), message.message, conversationId);
}
