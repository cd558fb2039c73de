import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Desk, DeskCounts, UnreadCounts, Waiting, WaitingKind } from '#shared/operations/dashboard.ts';
import { waitingPaths } from '#shared/base/nouns.ts';
import { type AdminTextKey, formatCount, formatDue, formatMoment, ta } from '../../../lib/admin-text.ts';
import { AdminIcon, type AdminIconName } from '../../../ui/admin/admin-icon.tsx';
import { Titled } from '../../../ui/titled.tsx';

type Props = { desk: Desk; unread: UnreadCounts; toReorder: number; now: number };

/** Urgent work: what waits, the user's own work, today's figures, and products that run out. */
export const DeskView = ({ desk, unread, toReorder, now }: Props) => (
  <div className="@container">
    <div className="grid gap-3 *:first:col-span-full @min-[36rem]:grid-cols-2 @min-[62rem]:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)]">
      <Panel title={ta('dashboard.urgentTitle')}>
        {desk.waiting.length === 0 ? <p className="text-muted">{ta('dashboard.urgentNone')}</p> : null}
        <p className="flex flex-wrap gap-2 empty:hidden">
          {countsOf(unread, desk).map(([text, to, count]) =>
            count > 0 ? (
              <Link key={to} to={to} className="btn btn-primary btn-sm">
                {ta(text, { count })}
              </Link>
            ) : null,
          )}
        </p>
        <ol className="desk-list">
          {desk.waiting.map((one) => (
            <WaitingRow key={`${one.to} ${one.about}`} {...one} now={now} />
          ))}
        </ol>
      </Panel>
      <Panel title={ta('dashboard.mine')}>
        <Mine mine={desk.mine} />
      </Panel>
      <Panel title={ta('dashboard.today')}>
        <dl className="desk-list">
          {todayOf(desk.today).map(([text, count]) => (
            <div key={text}>
              <dt>{ta(text)}</dt>
              <dd className="desk-end">{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={ta('dashboard.lowStock')}>
        {desk.lowStock.length === 0 ? <p className="text-muted">{ta('dashboard.lowStockNone')}</p> : null}
        <ul className="desk-list">
          {desk.lowStock.map(({ id, name, left }) => (
            <li key={id}>
              <Link to={`/admin/products?edit=${id}`} className="link truncate">
                {name}
              </Link>
              <span className={`badge desk-end ${left > 0 ? 'badge-amber' : 'badge-red'}`}>
                {ta('dashboard.left', { count: left })}
              </span>
            </li>
          ))}
        </ul>
        {toReorder > 0 ? (
          <Link
            to="/admin/products?status=active&stock=reorder&sort=stock"
            className="btn btn-outline btn-sm justify-self-start"
          >
            {ta('dashboard.toReorder', { count: toReorder })}
          </Link>
        ) : null}
      </Panel>
    </div>
  </div>
);

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Titled className="card grid content-start gap-2 p-4" id={id} title={title}>
      {children}
    </Titled>
  );
}

const icons: Record<WaitingKind, AdminIconName> = {
  message: 'mail',
  chat: 'chat',
  request: 'table',
  question: 'reply',
  approval: 'users',
  accepted: 'check',
  factory: 'truck',
  payment: 'check',
  order_news: 'mail',
  order_late: 'clock',
  order_quiet: 'clock',
  task: 'clock',
};

function WaitingRow({ kind, to, name, about, dueAt, owner, isMine, now }: Waiting & { now: number }) {
  const isLate = dueAt !== null && Date.parse(dueAt) <= now;
  return (
    <li className="@max-[36rem]:flex-wrap @max-[36rem]:gap-y-0 @max-[36rem]:py-1">
      <AdminIcon name={icons[kind]} className="size-4 flex-none text-muted" />
      <span className="min-w-0 truncate @max-[36rem]:flex-[1_1_calc(100%-1.5rem)] @min-[36rem]:flex-1">
        <Link to={to} className="link">
          {name}
        </Link>{' '}
        <span className="text-muted">
          {ta(`dashboard.waiting.${kind}`)}
          {about ? ` · ${about}` : null}
        </span>
      </span>
      <span className="flex items-center gap-3 tabular-nums @max-[36rem]:flex-[0_0_100%] @max-[36rem]:justify-between @max-[36rem]:pl-6 @min-[36rem]:flex-none">
        {isMine ? (
          <span className="badge">{ta('dashboard.oldestMine')}</span>
        ) : (
          <span className="text-muted">{owner ?? ta('dashboard.nobody')}</span>
        )}
        {dueAt === null ? (
          <span className="text-muted">{ta('dashboard.noDay')}</span>
        ) : (
          <time
            dateTime={dueAt}
            title={formatMoment(dueAt)}
            className={isLate ? 'font-semibold text-laterite' : ''}
          >
            {ta(isLate ? 'dashboard.late' : 'dashboard.due', { time: formatDue(dueAt, now) })}
          </time>
        )}
      </span>
    </li>
  );
}

/** Each number links to exactly the records that it counts. */
const countsOf = (unread: UnreadCounts, { tasks }: Desk): [AdminTextKey, string, number][] => [
  ['dashboard.urgentMessages', waitingPaths.contactMessages, unread.contactMessages],
  ['dashboard.urgentChats', waitingPaths.chatMessages, unread.chatMessages],
  ['dashboard.urgentQuotes', waitingPaths.quotes, unread.quotes],
  ['dashboard.urgentOrders', waitingPaths.orders, unread.orders],
  ['dashboard.urgentTasks', '/admin/customers?status=tasks', tasks],
];

const ownLists = {
  messages: ['dashboard.mineMessages', '/admin/contact-messages?status=new&assigned=me'],
  chats: ['dashboard.mineChats', '/admin/chat?status=mine'],
  quotes: ['dashboard.urgentQuotes', '/admin/quotes?stage=us&assigned=mine'],
  tasks: ['dashboard.urgentTasks', '/admin/customers?status=own_tasks'],
} as const satisfies Record<keyof DeskCounts, readonly [AdminTextKey, string]>;

function Mine({ mine }: Pick<Desk, 'mine'>) {
  const kinds = (Object.keys(ownLists) as (keyof DeskCounts)[]).filter((kind) => mine[kind] > 0);
  if (kinds.length === 0) return <p className="text-muted">{ta('dashboard.mineNone')}</p>;
  return (
    <ul className="desk-list">
      {kinds.map((kind) => {
        const [text, to] = ownLists[kind];
        return (
          <li key={kind}>
            <Link to={to} className="link">
              {ta(text, { count: mine[kind] })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const todayOf = (today: Desk['today']): [AdminTextKey, number][] => [
  ['dashboard.todayMessages', today.messages],
  ['dashboard.todayChats', today.chats],
  ['dashboard.todayQuotes', today.quotes],
  ['dashboard.todayTasks', today.tasks],
  ['dashboard.todayAnswers', today.answers],
  ['dashboard.todayOwn', today.ownAnswers],
];
