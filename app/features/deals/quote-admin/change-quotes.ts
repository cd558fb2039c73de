import type { QuoteBulk, QuoteRow } from '#shared/deals/quote.ts';
import { callApi } from '../../../lib/api.ts';
import { type Changed, idsOf, sendBack } from '../../../staff/list/change-many.ts';

/** A change of the selected requests. */
export type QuoteAction = Omit<QuoteBulk, 'ids'>;

/** Changes many requests at once. Undo restores the former state of each. */
export async function changeQuotes(change: QuoteAction, rows: readonly QuoteRow[]): Promise<Changed> {
  const send = (body: QuoteAction, ids: string[]) =>
    callApi('POST /api/quotes/bulk', { body: { ids, ...body } });
  const { count } = await send(change, idsOf(rows));
  return {
    count,
    undo: () =>
      change.action === 'assign'
        ? sendBack(
            rows,
            ({ assignedTo }) => assignedTo?.id ?? '',
            (to, ids) => send({ action: 'assign', userId: to || null }, ids),
          )
        : send({ action: change.action === 'delete' ? 'restore' : 'delete' }, idsOf(rows)),
  };
}
