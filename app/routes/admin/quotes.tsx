import { quotePageSize } from '#shared/deals/quote-limits.ts';
import { type QuoteBulk, quoteQuery, type QuoteRow, quoteSorts } from '#shared/deals/quote.ts';
import { Board, BoardWays, QuoteCard } from '../../features/deals/quote-admin/board.tsx';
import { nameOf, quoteColumns } from '../../features/deals/quote-admin/quote-columns.tsx';
import { DetailsDialog } from '../../features/deals/quote-admin/details-dialog.tsx';
import { quoteFilters, shownQuery } from '../../features/deals/quote-admin/quote-filters.ts';
import { focusedQuote, stepBy } from '../../features/deals/quote-admin/quote-steps.ts';
import { quotesHome } from '../../features/deals/quote-admin/quote-words.ts';
import { StageLinks } from '../../features/deals/quote-admin/stage-links.tsx';
import { useQuoteNews } from '../../features/deals/quote-admin/use-quote-news.ts';
import { ta } from '../../lib/admin-text.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { useCall } from '../../lib/use-call.ts';
import { useShell } from '../../lib/shell.ts';
import { useLinkedId } from '../../staff/record/use-linked-id.ts';
import { listId, useShortcuts } from '../../lib/use-shortcuts.ts';
import { BulkAssign } from '../../staff/list/bulk-bar.tsx';
import { changeMany, changeRecords } from '../../staff/list/change-many.ts';
import { listPath } from '../../staff/list/list-path.ts';
import { StaffList } from '../../staff/list/staff-list.tsx';
import { AddRecord, RecordActions } from '../../staff/record/record-actions.tsx';
import type { Route } from './+types/quotes.ts';

/** /admin/quotes: requests for quotes as a list, or with `?view=board` by stage. `?edit=new` opens the form of a new one. */
export const loader = onStaffList(
  'staff',
  quoteQuery,
  quotePageSize,
  async ({ services, user, locale, search, query: given }) => {
    const view = search['view'] === 'board' ? 'board' : '';
    // The board has a column for each stage, and no pages.
    const query = view === 'board' ? { ...given, stage: 'open' as const, page: 1 } : given;
    const [list, columns, staff] = await Promise.all([
      services.quotes.list(user, query, locale),
      view === 'board' ? services.quotes.board(user, query, locale) : null,
      services.inbox.staff(user),
    ]);
    const meta = { title: ta('quote.title') };
    return { meta, query, shown: shownQuery(query, view), ...list, columns, staff, now: Date.now() };
  },
);

type QuoteAction = Omit<QuoteBulk, 'ids'>;

const changeQuotes = (change: QuoteAction, ids: string[]) =>
  changeRecords('/api/quotes', { body: { ids, ...change } });

export default function Quotes({ loaderData }: Route.ComponentProps) {
  const { query, shown, quotes, total, counts, columns, staff, now } = loaderData;
  const cards = columns?.flatMap(({ rows }) => rows);
  const { openId, open, close } = useLinkedId();
  const { run } = useCall();
  useQuoteNews();
  const { user } = useShell();
  const words = {
    done: (count: number) => ta('quote.bulkDone', { count }),
    failed: ta('quote.failed'),
  };
  useShortcuts({
    j: () => stepBy(1),
    k: () => stepBy(-1),
    a: () => {
      const id = focusedQuote();
      const quote = (cards ?? quotes).find((one) => one.id === id);
      if (quote && !quote.isDeleted && quote.assignedTo?.id !== user!.id)
        void changeMany(run, () => changeQuotes({ action: 'assign', userId: user!.id }, [quote.id]), words);
    },
  });
  const isTrash = query.stage === 'trash';
  const add = <AddRecord text={ta('quote.add')} onClick={() => open('new')} />;

  return (
    <>
      <StaffList<QuoteRow, QuoteAction>
        noun="quote"
        // The board has no pages.
        list={cards ? { ...loaderData, pages: 1 } : loaderData}
        shown={shown}
        title={ta('quote.title')}
        ways={
          <>
            <BoardWays
              view={shown.view}
              pathOf={(view) => listPath(quotesHome, { ...shown, page: 1, stage: '', view })}
            />
            {add}
          </>
        }
        searchLabel={ta('quote.searchLabel')}
        filters={quoteFilters(shown, staff)}
        kept={{ sort: shown.sort, order: shown.order, view: shown.view }}
        count={ta('quote.count', { count: columns?.reduce((sum, one) => sum + one.total, 0) ?? total })}
        isEmpty={!cards && quotes.length === 0}
        empty={{ icon: 'box', title: ta('quote.none'), text: ta('quote.noneText'), children: add }}
        renderTools={() => <StageLinks counts={counts} current={query.stage} />}
        isTrash={isTrash}
        words={{ emptyQuestion: (count) => ta('quote.emptyQuestion', { count }) }}
        rows={cards ? [] : quotes}
        nameOf={nameOf}
        columns={quoteColumns(now)}
        orders={quoteSorts}
        {...(columns
          ? {
              renderRows: () => (
                <Board
                  columns={columns.map(({ stage, ...column }) => ({
                    ...column,
                    name: ta(`quote.stages.${stage}`),
                    list: listPath(quotesHome, {
                      stage,
                      assigned: shown.assigned,
                      from: shown.from,
                      to: shown.to,
                    }),
                  }))}
                  renderCard={(quote) => <QuoteCard quote={quote} now={now} />}
                />
              ),
            }
          : { views: 'quotes' })}
        rowsId={listId}
        renderActions={(quote, { isBusy, move }) => (
          <RecordActions
            name={quote.reference}
            isDeleted={quote.isDeleted}
            isBusy={isBusy}
            onMove={() => move(quote)}
          />
        )}
        bulk={
          cards
            ? undefined
            : {
                actions: [
                  [
                    { action: isTrash ? 'restore' : 'delete' },
                    ta(isTrash ? 'quote.restore' : 'quote.delete'),
                  ],
                ],
                change: (change, ids) => changeQuotes(change, ids),
                ...words,
                done: (_, count) => words.done(count),
                renderMore: (isBusy, start) =>
                  isTrash ? null : (
                    <BulkAssign
                      label={ta('quote.bulkAssign')}
                      nobody={ta('quote.nobody')}
                      staff={staff}
                      isBusy={isBusy}
                      onAssign={(userId) => start({ action: 'assign', userId })}
                    />
                  ),
              }
        }
      />
      {openId === 'new' ? <DetailsDialog quote={null} onClose={close} /> : null}
    </>
  );
}
