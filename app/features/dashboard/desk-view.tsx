import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Desk, UnreadCounts, Waiting } from '#shared/dashboard.ts';
import { nouns, waitingPaths } from '#shared/nouns.ts';
import { type AdminTextKey, formatAge, formatCount, formatMoment, ta } from '../../lib/admin-text.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = { desk: Desk; unread: UnreadCounts; toReorder: number; now: number };

/** Urgent work: what waits for an answer, the user's own work, today's dates, and products that run out. */
export const DeskView = ({ desk, unread, toReorder, now }: Props) => (
  <div className="desk-box">
    <div className="desk">
      <Panel title={ta('dashboard.urgentTitle')}>
        {unread.total === 0 ? <p className="text-muted">{ta('dashboard.urgentNone')}</p> : null}
        <p className="flex flex-wrap gap-2 empty:hidden">
          {unread.contactMessages > 0 ? (
            <Link to={waitingPaths.contactMessages} className="btn btn-primary btn-sm">
              {ta('dashboard.urgentMessages', { count: unread.contactMessages })}
            </Link>
          ) : null}
          {unread.chatMessages > 0 ? (
            <Link to={waitingPaths.chatMessages} className="btn btn-primary btn-sm">
              {ta('dashboard.urgentChats', { count: unread.chatMessages })}
            </Link>
          ) : null}
        </p>
        <ol className="desk-list">
          {desk.oldest.map((one) => (
            <li key={one.id}>
              <Icon name={one.noun === 'contact' ? 'mail' : 'chat'} className="size-4 flex-none text-muted" />
              <Link to={pathOf(one)} className="link desk-name">
                {one.name}
              </Link>
              {one.isMine ? <span className="badge">{ta('dashboard.oldestMine')}</span> : null}
              <time dateTime={one.since} title={formatMoment(one.since)} className="desk-end">
                {formatAge(one.since, now)}
              </time>
            </li>
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
              <Link to={`/admin/products?edit=${id}`} className="link desk-name">
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
    <section className="card grid content-start gap-2 p-4" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Mine({ mine: { messages, chats } }: Pick<Desk, 'mine'>) {
  if (messages + chats === 0) return <p className="text-muted">{ta('dashboard.mineNone')}</p>;
  return (
    <ul className="desk-list">
      {messages > 0 ? (
        <li>
          <Link to="/admin/contact-messages?status=new&assigned=me" className="link">
            {ta('dashboard.mineMessages', { count: messages })}
          </Link>
        </li>
      ) : null}
      {chats > 0 ? (
        <li>
          <Link to="/admin/chat?status=mine" className="link">
            {ta('dashboard.mineChats', { count: chats })}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

const todayOf = ({ messages, chats, answers, ownAnswers }: Desk['today']): [AdminTextKey, number][] => [
  ['dashboard.todayMessages', messages],
  ['dashboard.todayChats', chats],
  ['dashboard.todayAnswers', answers],
  ['dashboard.todayOwn', ownAnswers],
];

const pathOf = ({ noun, id }: Waiting) =>
  noun === 'contact' ? `${nouns.contact.screen}?message=${id}` : `${nouns.conversation.screen}?id=${id}`;
