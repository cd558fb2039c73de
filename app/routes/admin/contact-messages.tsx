import { type InboxAction, type InboxMessage, inboxQuery } from '#shared/conversations/contact-inbox.ts';
import { inboxPageSize } from '#shared/base/limits.ts';
import { chime } from '../../features/conversations/chat-inbox/chime.ts';
import { inboxFilters } from '../../features/conversations/contact-inbox/inbox-filters.ts';
import { InboxHeader } from '../../features/conversations/contact-inbox/inbox-header.tsx';
import { inboxHome, inboxPath } from '../../features/conversations/contact-inbox/inbox-path.ts';
import { MessageList, messageLinkId } from '../../features/conversations/contact-inbox/message-list.tsx';
import { ThreadPanel } from '../../features/conversations/contact-inbox/thread-panel.tsx';
import { useInboxActions } from '../../features/conversations/contact-inbox/use-inbox-actions.ts';
import { useInboxPoll } from '../../features/conversations/contact-inbox/use-inbox-poll.ts';
import { useRemembered } from '../../lib/use-remembered.ts';
import { listId, openPhrases, useShortcuts } from '../../lib/use-shortcuts.ts';
import { ta } from '../../lib/admin-text.ts';
import { noneWhereGone } from '../../staff/inbox/none-where-gone.ts';
import { NothingOpen } from '../../staff/inbox/nothing-open.tsx';
import { useReading } from '../../staff/inbox/use-reading.ts';
import { BulkAssign, BulkBar } from '../../staff/list/bulk-bar.tsx';
import { EmptyList } from '../../staff/list/empty-list.tsx';
import { FilterForm } from '../../staff/list/filter-form.tsx';
import { Pager } from '../../staff/list/pager.tsx';
import { SoundSwitch } from '../../staff/inbox/sound-switch.tsx';
import { useSelection } from '../../staff/list/use-selection.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import type { Route } from './+types/contact-messages.ts';
import { Button } from '../../ui/button.tsx';

/**
 * /admin/contact-messages (docs/specification/inbox.md#contact-messages): figures, filters, the messages, and the
 * open one beside them.
 */
export const loader = onStaffList(
  'staff',
  inboxQuery,
  inboxPageSize,
  async ({ services, user, locale, search, query }) => {
    const openId = search['message'] || null;
    const [list, summary, staff, canned, thread] = await Promise.all([
      services.inbox.list(user, query, locale),
      services.inbox.summary(user),
      services.inbox.staff(user),
      openId ? services.cannedReplies.list(user) : [],
      openId ? services.inbox.open(user, openId, locale).catch(noneWhereGone) : null,
    ]);
    const waiting = summary.new;
    return {
      meta: { title: waiting > 0 ? ta('inbox.titleUnread', { count: waiting }) : ta('inbox.title') },
      ...list,
      summary,
      staff,
      canned,
      openId,
      thread,
      now: Date.now(),
    };
  },
);

export default function ContactMessages({ loaderData }: Route.ComponentProps) {
  const { query, messages, total, pages, summary, staff, canned, openId, thread, now } = loaderData;
  const actions = useInboxActions();
  const sound = useRemembered('inbox-sound');
  const selection = useSelection(query, messages);
  const filters = inboxFilters(query);
  useInboxPoll(summary.latestAt, () => sound[0] && chime());

  const path = (id?: string) => inboxPath(query, id);
  const { current, open, step, focusRow, reply, replyTo, onReplyFocused } = useReading({
    rows: messages,
    openId,
    param: 'message',
    path,
    linkId: messageLinkId,
  });
  const isTrash = query.status === 'trash';
  const chosen = messages.filter(({ id }) => selection.ids.has(id));
  const opened = thread?.message.id === current ? thread?.message : undefined;

  const remove = async (message: InboxMessage) => {
    if (await actions.remove(message)) open(undefined);
  };
  const bulk = async (action: InboxAction, userId?: string | null) => {
    if (await actions.bulk(chosen, action, userId)) selection.clear();
  };
  const onChange = (message: InboxMessage | undefined, run: (message: InboxMessage) => unknown) => () => {
    if (message && !message.isDeleted) void run(message);
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    r: onChange(opened, ({ id }) => reply(id)),
    '/': openPhrases,
    e: onChange(opened?.status === 'resolved' ? undefined : opened, (message) => {
      void actions.resolve(message);
      step(1);
    }),
    u: onChange(opened, (message) => actions.setRead(message, false)),
  });

  return (
    <div className={`inbox ${openId ? 'is-open' : ''}`}>
      <div className="inbox-top">
        <InboxHeader query={query} summary={summary} />
        <div className="flex flex-wrap items-center gap-2">
          <FilterForm
            search={query.search}
            searchLabel={ta('inbox.searchLabel')}
            filters={filters}
            // The open message stays open during a search.
            kept={{ message: openId ?? '' }}
            className="grow"
            searchClassName="md:max-w-80"
          />
          <span className="ml-auto">
            <SoundSwitch text={ta('inbox.sound')} sound={sound} />
          </span>
        </div>
      </div>
      <div className="inbox-panes">
        <section id={listId} aria-labelledby="messages" className="inbox-list">
          <div className="flex flex-wrap items-center gap-x-1">
            <h2 id="messages" className="h3 text-base">
              {ta('inbox.count', { count: total })}
            </h2>
            {messages.length > 0 ? (
              <button
                type="button"
                className="btn btn-ghost btn-sm"
                onClick={() => selection.selectPage(true)}
              >
                {ta('list.selectAll')}
              </button>
            ) : null}
            {isTrash && messages.length > 0 ? (
              <Button
                className="btn btn-danger btn-sm"
                isOff={actions.isBusy}
                onClick={() => void actions.emptyTrash(summary.trash)}
              >
                {ta('inbox.emptyTrash')}
              </Button>
            ) : null}
          </div>
          {isTrash ? <p className="text-sm text-muted">{ta('inbox.trashText')}</p> : null}
          {messages.length > 0 ? (
            <MessageList
              messages={messages}
              current={current}
              now={now}
              selection={selection}
              isBusy={actions.isBusy}
              pathOf={path}
              onReply={({ id }) => reply(id)}
              onResolve={(message) => void actions.resolve(message)}
              onReopen={(message) => void actions.reopen(message)}
            />
          ) : (
            <EmptyList
              path={inboxHome}
              query={query}
              filters={filters}
              icon="mail"
              title={ta('inbox.none')}
              text={ta('inbox.noneText')}
            >
              <a href="/contact" className="btn btn-outline">
                {ta('inbox.toContact')}
              </a>
            </EmptyList>
          )}
          <BulkBar<InboxAction>
            count={chosen.length}
            actions={isTrash ? [['restore', ta('inbox.restore')]] : bulkActions()}
            isBusy={actions.isBusy}
            onAction={(action) => void bulk(action)}
            onClear={selection.clear}
          >
            {isTrash ? null : (
              <BulkAssign
                label={ta('inbox.bulkAssign')}
                nobody={ta('inbox.assignedNobody')}
                staff={staff}
                isBusy={actions.isBusy}
                onAssign={(userId) => void bulk('assign', userId)}
              />
            )}
          </BulkBar>
          <Pager label={ta('inbox.title')} path={inboxHome} query={query} pages={pages} />
        </section>
        {thread ? (
          <ThreadPanel
            key={thread.message.id}
            thread={thread}
            canned={canned}
            staff={staff}
            isBusy={actions.isBusy}
            backPath={path()}
            pathOf={path}
            wantsReply={replyTo === thread.message.id}
            onReplyFocused={onReplyFocused}
            onLeave={() => focusRow(thread.message.id)}
            onResolve={(message) => void actions.resolve(message)}
            onReopen={(message) => void actions.reopen(message)}
            onAssign={(message, userId) => void actions.assign(message, userId)}
            onRead={(message, isRead) => void actions.setRead(message, isRead)}
            onDelete={(message) => void remove(message)}
            onRestore={(message) => void actions.restore(message)}
          />
        ) : (
          <NothingOpen
            gone={openId === null ? null : ta('inbox.gone')}
            choose={ta('inbox.choose')}
            chooseText={ta('inbox.chooseText')}
            backPath={path()}
            backLabel={ta('inbox.back')}
          />
        )}
      </div>
    </div>
  );
}

const bulkActions = (): readonly (readonly [InboxAction, string])[] => [
  ['resolve', ta('inbox.resolve')],
  ['reopen', ta('inbox.reopen')],
  ['read', ta('inbox.markRead')],
  ['unread', ta('inbox.markUnread')],
  ['delete', ta('inbox.delete')],
];
