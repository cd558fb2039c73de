import { Link } from 'react-router';
import { orderPageSize } from '#shared/deals/quote-limits.ts';
import { orderQuery, type OrderRow } from '#shared/deals/order.ts';
import { loadOrderTexts } from '#shared/i18n/dictionary.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { aboutText, dayText, sumText } from '../../features/deals/quote-admin/quote-words.ts';
import { useQuoteNews } from '../../features/deals/quote-admin/use-quote-news.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { type ListColumn, columnsOf, ListTable } from '../../staff/list/list-table.tsx';
import { BulkProgress } from '../../features/deals/order-admin/bulk-progress.tsx';
import { OrderCard } from '../../features/deals/order-admin/order-card.tsx';
import { Board, BoardWays } from '../../features/deals/quote-admin/board.tsx';
import { orderSteps } from '#shared/deals/order-rules.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { useSelection } from '../../staff/list/use-selection.ts';
import { listId } from '../../lib/use-shortcuts.ts';
import { listPath } from '../../staff/list/list-path.ts';
import type { Route } from './+types/orders.ts';

/** /admin/orders: orders by what happens next, the late and the quiet ones first, as a list or with `?view=board`. */
export const loader = onStaffList('staff', orderQuery, orderPageSize, async ({ services, user, query }) => {
  const texts = await loadOrderTexts(spokenLanguage());
  const meta = { title: ta('order.title') };
  const today = officeDay();
  if (query.view !== 'board')
    return { meta, texts, today, query, columns: null, ...(await services.orders.list(user, query)) };
  // The board has a column for each milestone, and no pages.
  const turn = query.turn === 'closed' ? 'open' : query.turn;
  const board = { ...query, turn, step: '', page: 1 } as const;
  const columns = await services.orders.board(user, board);
  const total = columns.reduce((sum, one) => sum + one.total, 0);
  return { meta, texts, today, query: board, columns, orders: [], total };
});

const path = '/admin/orders';
const nameOf = (order: OrderRow) => order.number;
const filters = ['waiting', 'us', 'supplier', 'buyer', 'late', 'quiet', 'news', 'closed'] as const;

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
        cell: aboutText,
      },
      next: {
        isFact: true,
        cell: ({ closedAs, state: { next, turn, hasNews } }) => (
          <>
            {closedAs
              ? ta(`order.ends.${closedAs}`)
              : next
                ? `${texts.steps[next]} · ${ta(`order.by.${turn}`)}`
                : texts.turn.none}{' '}
            {hasNews ? <span className="badge badge-amber">{ta('order.hasNews')}</span> : null}
          </>
        ),
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
  const { query, orders, columns, total, texts, today } = loaderData;
  useQuoteNews();
  const selection = useSelection(query, orders);
  const isOpen = !columns && query.turn !== 'closed';
  const selected = isOpen ? { selection } : {};
  return (
    <ListScreen
      title={ta('order.title')}
      {...selected}
      path={path}
      query={query}
      pages={columns ? 1 : loaderData.pages}
      ways={<BoardWays view={query.view} pathOf={(view) => listPath(path, { ...query, page: 1, view })} />}
      kept={{ view: query.view }}
      searchLabel={ta('order.search')}
      filters={[
        {
          name: 'turn',
          label: ta('order.filter'),
          value: query.turn === 'open' ? '' : query.turn,
          none: ta('order.filters.open'),
          choices: filters
            .filter((one) => !columns || one !== 'closed')
            .map((one) => [one, ta(`order.filters.${one}`)] as const),
        },
        ...(columns || query.turn === 'closed'
          ? []
          : [
              {
                name: 'step',
                label: ta('order.step'),
                value: query.step,
                none: ta('order.anyStep'),
                choices: orderSteps.map((one) => [one, texts.steps[one]] as const),
              },
            ]),
      ]}
      count={ta('order.count', { count: total })}
      isEmpty={total === 0}
      empty={{ icon: 'box', title: ta('order.none'), text: ta('order.noneText') }}
    >
      {columns ? (
        <div id={listId}>
          <Board
            columns={columns.map(({ next, ...column }) => ({
              ...column,
              name: next ? texts.steps[next] : ta('order.allDone'),
              list: listPath(path, { ...query, view: '', step: next ?? '' }),
            }))}
            renderCard={(order) => <OrderCard order={order} />}
          />
        </div>
      ) : (
        <>
          <ListTable
            label={ta('order.title')}
            rows={orders}
            nameOf={nameOf}
            columns={columnsIn(texts)}
            {...selected}
          />
          <BulkProgress rows={isOpen ? orders : []} {...{ texts, today, selection }} />
        </>
      )}
    </ListScreen>
  );
}
