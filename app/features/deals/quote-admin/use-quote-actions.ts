import type { QuoteBulk, QuoteRow } from '#shared/deals/quote.ts';
import { aboutRecord } from '../../../lib/about-record.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { emptyTrashOf } from '../../../staff/record/empty-trash.ts';
import { changeMany, sendBack } from '../../../staff/list/change-many.ts';

type Named = Pick<QuoteRow, 'id' | 'reference'>;

/** The actions of the staff on requests in a list, with Undo. */
export function useQuoteActions() {
  const { isBusy, run } = useCall();
  const failed = ta('quote.failed');
  const restoring = ({ id, reference }: Named) => ({
    call: () => callApi('POST /api/quotes/:id/restore', { params: { id } }),
    title: ta('quote.restored'),
    about: aboutRecord('quote', reference),
    failed,
  });
  const send = async (action: QuoteBulk['action'], ids: readonly string[], userId: string | null = null) =>
    (await callApi('POST /api/quotes/bulk', { body: { ids: [...ids], action, userId } })).count;

  return {
    isBusy,
    restore: (quote: Named) => run(restoring(quote).call, restoring(quote)),
    remove: (quote: Named) =>
      run(() => callApi('DELETE /api/quotes/:id', { params: { id: quote.id } }), {
        title: ta('quote.deleted', { name: quote.reference }),
        undo: restoring(quote),
        failed,
      }),
    emptyTrash: () => run(...emptyTrashOf('/api/quotes')),
    /** The same for many requests. Undo restores the former state of each. */
    bulk: (quotes: readonly QuoteRow[], action: QuoteBulk['action'], userId: string | null = null) =>
      changeMany(run, {
        send: () =>
          send(
            action,
            quotes.map(({ id }) => id),
            userId,
          ),
        undo: () =>
          action === 'assign'
            ? sendBack(
                quotes,
                ({ assignedTo }) => assignedTo?.id ?? '',
                (to, ids) => send('assign', ids, to || null),
              )
            : sendBack(
                quotes,
                () => (action === 'delete' ? ('restore' as const) : ('delete' as const)),
                (back, ids) => send(back, ids),
              ),
        done: (count) => ta('quote.bulkDone', { count }),
        failed,
      }),
  };
}
