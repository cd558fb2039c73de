import { Link } from 'react-router';
import type { InboxQuery, InboxSummary } from '#shared/conversations/contact-inbox.ts';
import { formatCount, ta } from '../../../lib/admin-text.ts';
import { pathOf } from '../../../lib/api.ts';
import { Fold } from '../../../ui/admin/fold.tsx';

/** Title, links, and the five figures (docs/specification/inbox.md#contact-messages). */
export function InboxHeader({ query, summary }: { query: InboxQuery; summary: InboxSummary }) {
  const { page: _, ...filter } = query;
  const cards = ['total', 'new', 'replied', 'resolved', 'urgent'] as const;
  return (
    <>
      <h1 className="h1">{ta('inbox.title')}</h1>
      <nav aria-label={ta('inbox.title')} className="flex flex-wrap gap-1">
        <Fold label={ta('common.more')}>
          <Link to="/admin/dashboard" className="btn btn-outline btn-sm">
            {ta('inbox.toDashboard')}
          </Link>
          <Link to="/admin/chat" className="btn btn-outline btn-sm">
            {ta('inbox.toChat')}
          </Link>
          <Link to="/admin/canned-replies" className="btn btn-outline btn-sm">
            {ta('inbox.toCanned')}
          </Link>
          <a
            href={pathOf('GET /api/contact/export', { query: filter })}
            download
            className="btn btn-outline btn-sm"
          >
            {ta('inbox.export')}
          </a>
        </Fold>
      </nav>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {cards.map((card) => (
          <div
            key={card}
            className={`card figure flex flex-wrap items-baseline justify-between gap-x-2 px-2.5 py-1 ${card === 'urgent' && summary.urgent > 0 ? 'border-laterite' : ''}`}
          >
            <dt className="text-sm text-muted">{ta(`inbox.${card}`)}</dt>
            <dd className="font-display text-xl font-bold">
              <Link
                to={`/admin/contact-messages${card === 'total' ? '' : `?status=${card}`}`}
                className="figure-link"
                aria-label={ta('dashboard.figureLink', { name: ta(`inbox.${card}`), count: summary[card] })}
              >
                {formatCount(summary[card])}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
