import { Link } from 'react-router';
import { quotePageSize } from '#shared/deals/quote-limits.ts';
import { quoteQuery, quoteSorts } from '#shared/deals/quote.ts';
import { Board } from '../../features/deals/quote-admin/board.tsx';
import {
  columnNames,
  headingOf,
  nameOf,
  quoteColumns,
  referenceColumn,
  usualColumns,
} from '../../features/deals/quote-admin/quote-columns.tsx';
import { DetailsDialog } from '../../features/deals/quote-admin/details-dialog.tsx';
import { quoteFilters, shownQuery } from '../../features/deals/quote-admin/quote-filters.ts';
import { focusedQuote, stepBy } from '../../features/deals/quote-admin/quote-steps.ts';
import { quotesHome } from '../../features/deals/quote-admin/quote-words.ts';
import { StageLinks } from '../../features/deals/quote-admin/stage-links.tsx';
import { useQuoteActions } from '../../features/deals/quote-admin/use-quote-actions.ts';
import { useQuoteNews } from '../../features/deals/quote-admin/use-quote-news.ts';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { useShell } from '../../lib/shell.ts';
import { useLinkedId } from '../../features/platform/record-admin/use-linked-id.ts';
import { listId, useShortcuts } from '../../lib/use-shortcuts.ts';
import { BulkAssign, BulkBar } from '../../staff/list/bulk-bar.tsx';
import { listPath } from '../../staff/list/list-path.ts';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { ListTable } from '../../staff/list/list-table.tsx';
import { ListTools } from '../../staff/list/list-tools.tsx';
import { RowAction, RowActions } from '../../staff/list/row-actions.tsx';
import { useListView } from '../../staff/list/use-list-view.ts';
import { useSelection } from '../../staff/list/use-selection.ts';
import { AddRecord } from '../../staff/record/record-actions.tsx';
import { useQuestion } from '../../ui/admin/use-question.tsx';
import { Button } from '../../ui/button.tsx';
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
    const [list, cards, staff] = await Promise.all([
      services.quotes.list(user, query, locale),
      view === 'board' ? services.quotes.board(user, query, locale) : null,
      services.inbox.staff(user),
    ]);
    const meta = { title: ta('quote.title') };
    return { meta, query, shown: shownQuery(query, view), ...list, cards, staff, now: Date.now() };
  },
);

export const meta = pageMeta;

export default function Quotes({ loaderData }: Route.ComponentProps) {
  const { query, shown, quotes, total, counts, cards, staff, pages, now } = loaderData;
  const { isBusy, ...actions } = useQuoteActions();
  const { ask, dialog } = useQuestion(ta('common.cancel'));
  const { openId, open, close } = useLinkedId();
  const view = useListView('quotes', columnNames, usualColumns);
  const rows = cards ? [] : quotes;
  const selection = useSelection(shown, rows);
  useQuoteNews();
  const { user } = useShell();
  useShortcuts({
    j: () => stepBy(1),
    k: () => stepBy(-1),
    a: () => {
      const id = focusedQuote();
      const quote = (cards ? Object.values(cards).flat() : quotes).find((one) => one.id === id);
      if (quote && !quote.isDeleted && quote.assignedTo?.id !== user!.id)
        void actions.bulk([quote], 'assign', user!.id);
    },
  });
  const isTrash = query.stage === 'trash';

  // Only requests of this page are changed: Undo needs their former state.
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const bulk = async (...change: [action: 'assign' | 'delete' | 'restore', userId?: string | null]) => {
    if (await actions.bulk(chosen, ...change)) selection.clear();
  };
  const add = <AddRecord text={ta('quote.add')} onClick={() => open('new')} />;
  const views = (
    <nav aria-label={ta('quote.view')} className="flex gap-1">
      {(['', 'board'] as const).map((one) => (
        <Link
          key={one}
          to={listPath(quotesHome, { ...shown, page: 1, stage: '', view: one })}
          className={`btn btn-sm ${one === shown.view ? 'btn-primary' : 'btn-outline'}`}
          aria-current={one === shown.view ? 'page' : undefined}
        >
          {ta(one === '' ? 'quote.list' : 'quote.board')}
        </Link>
      ))}
    </nav>
  );

  return (
    <>
      <ListScreen
        title={ta('quote.title')}
        ways={
          <>
            {views}
            {add}
          </>
        }
        path={quotesHome}
        query={shown}
        pages={cards ? 1 : pages}
        searchLabel={ta('quote.searchLabel')}
        filters={quoteFilters(shown, staff)}
        kept={{ sort: shown.sort, order: shown.order, view: shown.view }}
        count={ta('quote.count', { count: total })}
        isEmpty={!cards && quotes.length === 0}
        empty={{
          icon: 'box',
          title: ta('quote.none'),
          text: ta('quote.noneText'),
          children: add,
        }}
        {...(cards ? {} : { selection })}
        tools={
          <>
            <StageLinks counts={counts} current={query.stage} />
            {isTrash && total > 0 ? (
              <Button
                className="btn btn-danger btn-sm"
                isOff={isBusy}
                onClick={() =>
                  ask({
                    text: ta('quote.emptyQuestion', { count: total }),
                    confirmLabel: ta('quote.emptyTrash'),
                    run: () => void actions.emptyTrash(),
                  })
                }
              >
                {ta('quote.emptyTrash')}
              </Button>
            ) : null}
            {cards ? null : <ListTools view={view} path={quotesHome} query={shown} headingOf={headingOf} />}
          </>
        }
      >
        <div id={listId}>
          {cards ? (
            <Board cards={cards} assigned={shown.assigned} now={now} />
          ) : (
            <ListTable
              label={ta('quote.title')}
              rows={quotes}
              nameOf={nameOf}
              first={referenceColumn()}
              columns={quoteColumns(view.columns, now)}
              renderActions={(quote) => (
                <RowActions name={quote.reference}>
                  {quote.isDeleted ? (
                    <RowAction
                      text={ta('quote.restore')}
                      label={ta('quote.restoreOne', { name: quote.reference })}
                      isBusy={isBusy}
                      onClick={() => void actions.restore(quote)}
                    />
                  ) : (
                    <RowAction
                      icon="trash"
                      text={ta('quote.delete')}
                      label={ta('quote.deleteOne', { name: quote.reference })}
                      isDanger
                      isBusy={isBusy}
                      onClick={() => void actions.remove(quote)}
                    />
                  )}
                </RowActions>
              )}
              selection={selection}
              sorting={{ path: quotesHome, query: { ...shown, sort: query.sort }, natural: quoteSorts }}
            />
          )}
        </div>
        <BulkBar
          count={chosen.length}
          actions={
            isTrash ? [['restore', ta('quote.restore')] as const] : [['delete', ta('quote.delete')] as const]
          }
          isBusy={isBusy}
          onAction={(action) => void bulk(action)}
          onClear={selection.clear}
        >
          {isTrash ? null : (
            <BulkAssign
              label={ta('quote.bulkAssign')}
              nobody={ta('quote.nobody')}
              staff={staff}
              isBusy={isBusy}
              onAssign={(userId) => void bulk('assign', userId)}
            />
          )}
        </BulkBar>
      </ListScreen>
      {openId === 'new' ? <DetailsDialog quote={null} onClose={close} /> : null}
      {dialog}
    </>
  );
}
