import { useEffect, useState } from 'react';
import { Link, redirect, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { conversationQuery } from '#shared/chat-inbox.ts';
import { isAppError } from '#shared/errors.ts';
import { conversationPageSize, conversationPollSeconds } from '#shared/chat-limits.ts';
import { isAllowed } from '#shared/policy.ts';
import { ConversationBulkBar } from '../../features/chat-inbox/bulk-bar.tsx';
import { ConversationList, conversationListFilters } from '../../features/chat-inbox/conversation-list.tsx';
import {
  chatHome,
  conversationLinkId,
  conversationPath,
} from '../../features/chat-inbox/conversation-path.ts';
import { ThreadPanel } from '../../features/chat-inbox/thread-panel.tsx';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { chime } from '../../lib/chime.ts';
import { pageMeta } from '../../lib/head.ts';
import { EmptyList } from '../../staff/list/empty-list.tsx';
import { FilterForm } from '../../staff/list/filter-form.tsx';
import { Pager } from '../../staff/list/pager.tsx';
import { useSelection } from '../../staff/list/use-selection.ts';
import { notify } from '../../lib/notify.ts';
import { pageContext } from '../../lib/page-context.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { keepWantedPage } from '../../lib/wanted-page.ts';
import { useInboxNews } from '../../lib/staff-live.ts';
import { usePoll } from '../../lib/use-poll.ts';
import { useRemembered } from '../../lib/use-remembered.ts';
import { listId, openPhrases, useShortcuts } from '../../lib/use-shortcuts.ts';
import type { Route } from './+types/chat.ts';

const read = onStaffServer('staff', async ({ services, user, settings }, { request }: Route.LoaderArgs) => {
  const params = new URL(request.url).searchParams;
  const query = conversationQuery.parse(Object.fromEntries(params));
  const openId = params.get('id');
  const [list, { chatMessages: waiting }, staff, canned, detail, { hours, holidays }] = await Promise.all([
    services.chatInbox.list(user, query),
    services.dashboard.unreadCounts(user),
    services.inbox.staff(user),
    openId ? services.cannedReplies.list(user) : [],
    openId ? services.chatInbox.detail(user, openId).catch(noneWhereGone) : null,
    settings(),
  ]);
  return {
    meta: { title: waiting > 0 ? ta('chat.titleUnread', { count: waiting }) : ta('chat.title') },
    query,
    ...list,
    pages: Math.max(1, Math.ceil(list.total / conversationPageSize)),
    staff,
    canned,
    openId,
    detail,
    office: { hours, holidays },
    now: Date.now(),
  };
});

/** /admin/chat (docs/specification/inbox.md#chat). Others are redirected to the sign-in, as specified for this page, and return to their conversation after it. */
export const loader = async (args: Route.LoaderArgs) => {
  const { user, isUserUnknown, origin } = args.context.get(pageContext);
  if (!isUserUnknown && !isAllowed(user, 'staff') && !user?.mustSetUpFactor)
    throw redirect('/admin/login', { headers: { 'Set-Cookie': keepWantedPage(args.request, origin) } });
  return read(args);
};

function noneWhereGone(error: unknown): null {
  if (isAppError(error) && error.code === 'not_found') return null;
  throw error;
}

export const meta = pageMeta;

export default function Chat({ loaderData }: Route.ComponentProps) {
  const { query, conversations, total, pages, staff, canned, openId, detail, office, now } = loaderData;
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const sound = useRemembered('chat-sound');
  const shortcuts = useRemembered('inbox-shortcuts');
  const selection = useSelection(query, conversations);
  const filters = conversationListFilters(query);
  const [wantsReply, setWantsReply] = useState(0);
  useFreshList(sound[0]);

  const path = (id?: string) => conversationPath(query, id);
  const current = next ? new URLSearchParams(next.search).get('id') : openId;
  const step = (direction: 1 | -1) => {
    const at = conversations.findIndex(({ id }) => id === current);
    const other = conversations[at < 0 ? 0 : at + direction];
    if (!other) return;
    void navigate(path(other.id), { preventScrollReset: true });
    document.getElementById(conversationLinkId(other.id))?.focus();
  };
  useShortcuts(shortcuts[0], {
    j: () => step(1),
    k: () => step(-1),
    r: () => setWantsReply((count) => count + 1),
    '/': openPhrases,
  });

  return (
    <div className={`inbox ${openId ? 'is-open' : ''}`}>
      <div className="inbox-top chat-top">
        <h1 className="h1">{ta('chat.title')}</h1>
        <FilterForm
          search={query.search}
          searchLabel={ta('chat.searchLabel')}
          filters={filters}
          // What is being read stays open while another one is looked for.
          kept={{ id: openId ?? '' }}
          className="chat-filter"
          searchClassName="inbox-search"
        />
        <Switches sound={sound} />
      </div>
      <div className="inbox-panes chat-panes">
        <section id={listId} aria-labelledby="conversations" className="inbox-list">
          <h2 id="conversations" className="h3">
            {ta('chat.count', { count: total })}
          </h2>
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
            />
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
            {...{ detail, canned, staff, now, wantsReply }}
            backPath={path()}
            pathOf={path}
            onLeave={() => document.getElementById(conversationLinkId(detail.conversation.id))?.focus()}
          />
        ) : (
          <section className={`card inbox-nothing ${openId ? 'is-gone' : ''}`}>
            <h2 className="h3">{ta(openId ? 'chat.gone' : 'chat.choose')}</h2>
            {openId ? (
              <Link className="link" to={path()}>
                {ta('chat.back')}
              </Link>
            ) : (
              <p className="text-muted">{ta('chat.chooseText')}</p>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

type Switch = [boolean, (isOn: boolean) => void];

function Switches({ sound: [hasSound, setSound] }: { sound: Switch }) {
  const [permission, setPermission] = useState<NotificationPermission | null>(null);
  useEffect(() => setPermission('Notification' in window ? Notification.permission : null), []);
  return (
    <div className="ml-auto flex items-center">
      <label className="btn btn-ghost btn-sm">
        <input
          type="checkbox"
          className="size-4"
          checked={hasSound}
          onChange={({ target }) => setSound(target.checked)}
        />
        {ta('chat.sound')}
      </label>
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

/** Reads the list again when something has arrived, and every five seconds in case a message was missed. */
function useFreshList(hasSound: boolean): void {
  const { revalidate } = useRevalidator();
  const look = usePoll(conversationPollSeconds, async () => {
    // Asked first: where the session has ended this leads to the sign-in, and reading the page to the home page.
    await callApi('GET /api/conversations');
    await revalidate();
  });
  useInboxNews((event) => {
    look();
    if (event.type !== 'new_customer_message') return;
    if (hasSound) chime();
    if (document.hidden) {
      const { senderName, message } = event.message;
      notify(ta('chat.newMessage', { name: senderName }), message, event.conversationId);
    }
  });
}
