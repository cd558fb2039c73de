import { Link } from 'react-router';
import { orderPageSize } from '#shared/deals/quote-limits.ts';
import { orderQuery, type OrderRow } from '#shared/deals/order.ts';
import { loadOrderTexts } from '#shared/i18n/dictionary.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { dayText, sumText } from '../../features/deals/quote-admin/quote-words.ts';
import { useQuoteNews } from '../../features/deals/quote-admin/use-quote-news.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { type ListColumn, columnsOf, ListTable } from '../../staff/list/list-table.tsx';
import type { Route } from './+types/orders.ts';

/** /admin/orders: orders by what happens next, the late and the quiet ones first. */
export const loader = onStaffList('staff', orderQuery, orderPageSize, async ({ services, user, query }) => ({
  meta: { title: ta('order.title') },
  ...(await services.orders.list(user, query)),
  texts: await loadOrderTexts(spokenLanguage()),
}));

const path = '/admin/orders';
const nameOf = (order: OrderRow) => order.number;
const filters = ['waiting', 'us', 'supplier', 'buyer', 'late', 'quiet', 'closed'] as const;

const columnsIn = (texts: OrderTexts): readonly ListColumn<OrderRow>[] =>
  columnsOf<OrderRow, 'number' | 'customer' | 'goods' | 'next' | 'promised' | 'late' | 'quiet' | 'owed'>(
    (name) => ta(`order.column.${name}`),
    {
      number: {
        cell: (order) => (
          <Link to={`${path}/${order.id}`} className="link font-semibold">
            {order.number}
          </Link>
        ),
      },
      customer: {
        isFact: true,
        cell: ({ contactName, companyName }) => [contactName, companyName].filter(Boolean).join(', '),
      },
      goods: {
        style: 'cell-text',
        cell: ({ about, lineCount }) =>
          lineCount > 1 ? `${about} ${ta('quote.more', { count: lineCount - 1 })}` : about,
      },
      next: {
        isFact: true,
        cell: ({ closedAs, state: { next, turn } }) =>
          closedAs
            ? ta(`order.ends.${closedAs}`)
            : next
              ? `${texts.steps[next]} · ${ta(`order.by.${turn}`)}`
              : texts.turn.none,
      },
      promised: { cell: ({ state: { promised } }) => (promised ? dayText(promised) : '') },
      late: {
        isFact: true,
        cell: ({ state: { daysLate } }) =>
          daysLate > 0 ? (
            <span className="whitespace-nowrap text-laterite">{ta('order.days', { count: daysLate })}</span>
          ) : (
            ''
          ),
      },
      quiet: {
        cell: ({ state: { daysQuiet, isQuiet } }) => (
          <span className={isQuiet ? 'text-laterite' : undefined}>
            {daysQuiet === 0 ? ta('order.today') : ta('order.ago', { count: daysQuiet })}
          </span>
        ),
      },
      owed: {
        style: 'cell-number',
        cell: ({ currency, state: { owedMinor } }) => sumText(owedMinor, currency),
      },
    },
  );

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { query, orders, total, pages, texts } = loaderData;
  useQuoteNews();
  return (
    <ListScreen
      title={ta('order.title')}
      path={path}
      query={query}
      pages={pages}
      searchLabel={ta('order.search')}
      filters={[
        {
          name: 'turn',
          label: ta('order.filter'),
          value: query.turn === 'open' ? '' : query.turn,
          none: ta('order.filters.open'),
          choices: filters.map((one) => [one, ta(`order.filters.${one}`)] as const),
        },
      ]}
      count={ta('order.count', { count: total })}
      isEmpty={orders.length === 0}
      empty={{ icon: 'box', title: ta('order.none'), text: ta('order.noneText') }}
    >
      <ListTable label={ta('order.title')} rows={orders} nameOf={nameOf} columns={columnsIn(texts)} />
    </ListScreen>
  );
}
