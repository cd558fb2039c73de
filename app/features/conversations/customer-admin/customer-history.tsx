import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CustomerRecord } from '#shared/conversations/customer.ts';
import { customerHistoryCount } from '#shared/deals/quote-limits.ts';
import { formatMinor } from '#shared/base/minor-units.ts';
import { adminTag, formatMoment, ta } from '../../../lib/admin-text.ts';
import { Titled } from '../../../ui/titled.tsx';

/** All requests, messages and conversations of a customer, the newest first. */
export function CustomerHistory({ record }: { record: CustomerRecord }) {
  const { requests, messages, conversations, favorites } = record;
  const isCut = [requests, messages, conversations, favorites].some(
    ({ length }) => length >= customerHistoryCount,
  );
  return (
    <div className="grid content-start gap-4">
      <List id="requests" title={ta('customer.requests')} none={ta('customer.noRequests')}>
        {requests.map(({ id, reference, stage, totalMinor, currency, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link className="link" to={`/admin/quotes/${id}`}>
              {reference}
            </Link>
            <span className="badge badge-plain">{ta(`quote.stages.${stage}`)}</span>
            {totalMinor !== null && currency ? (
              <strong>{formatMinor(adminTag(), totalMinor, currency)}</strong>
            ) : null}
            <Moment at={createdAt} />
          </li>
        ))}
      </List>
      <List id="messages" title={ta('customer.messages')}>
        {messages.map(({ id, message, status, createdAt }) => (
          <li key={id}>
            <Link className="link clamp-2" to={`/admin/contact-messages?message=${id}`}>
              {message}
            </Link>
            <Moment at={createdAt} /> <span className="text-sm text-muted">· {ta(`inbox.${status}`)}</span>
          </li>
        ))}
      </List>
      <List id="chats" title={ta('customer.chats')}>
        {conversations.map(({ id, customerName, status, lastMessageAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link className="link" to={`/admin/chat?id=${id}`}>
              {customerName}
            </Link>
            {lastMessageAt ? <Moment at={lastMessageAt} /> : null}
            <span className="text-sm text-muted">{ta(`chat.status.${status}`)}</span>
          </li>
        ))}
      </List>
      <List id="favorites" title={ta('customer.favorites')}>
        {favorites.map(({ id, name }) => (
          <li key={id}>
            <Link className="link" to={`/product/${id}`}>
              {name}
            </Link>
          </li>
        ))}
      </List>
      {isCut ? <p className="text-muted">{ta('customer.newest', { count: customerHistoryCount })}</p> : null}
    </div>
  );
}

type ListProps = { id: string; title: string; none?: string; children: readonly ReactNode[] };

const List = ({ id, title, none = ta('customer.nothing'), children }: ListProps) => (
  <Titled className="card grid gap-2 p-4" id={id} title={title}>
    {children.length > 0 ? <ul className="grid gap-2">{children}</ul> : <p className="text-muted">{none}</p>}
  </Titled>
);

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="text-sm text-muted">
    {formatMoment(at)}
  </time>
);
