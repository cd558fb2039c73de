import { Link } from 'react-router';
import { nouns } from '#shared/base/nouns.ts';
import type { OrderRow } from '#shared/deals/order.ts';
import { ta } from '../../../lib/admin-text.ts';
import { aboutText, dayText, sumText } from '../quote-admin/quote-words.ts';

/** An order on the board. What is late or without news is marked. */
export function OrderCard({ order }: { order: OrderRow }) {
  const { id, number, contactName, companyName, currency, state } = order;
  const { promised, daysLate, daysQuiet, isQuiet, hasNews, owedMinor } = state;
  return (
    <Link to={`${nouns.order.screen}/${id}`} className="card quote-card" data-step="">
      <span className="quote-card-top">
        <strong className="inline-block">{number}</strong>
        {promised ? <time dateTime={promised}>{dayText(promised)}</time> : null}
      </span>
      <span>{[contactName, companyName].filter(Boolean).join(' · ')}</span>
      <span className="text-muted">{aboutText(order)}</span>
      {owedMinor > 0 ? (
        <span>
          {ta('order.owed')}: {sumText(owedMinor, currency)}
        </span>
      ) : null}
      {daysLate > 0 || isQuiet || hasNews ? (
        <span className="quote-card-foot">
          {hasNews ? <span className="badge badge-amber">{ta('order.hasNews')}</span> : null}
          {daysLate > 0 ? (
            <span className="badge badge-red">{ta('order.lateBy', { count: daysLate })}</span>
          ) : null}
          {isQuiet ? (
            <span className="badge badge-amber">{ta('order.quietFor', { count: daysQuiet })}</span>
          ) : null}
        </span>
      ) : null}
    </Link>
  );
}
