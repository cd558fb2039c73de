import { useRevalidator } from 'react-router';
import { useInboxNews } from '../../lib/staff-live.ts';

/**
 * Reads the page again when requests have changed, by a buyer or a colleague.
 * @param id only this request; without it any
 */
export function useQuoteNews(id?: string): void {
  const { revalidate } = useRevalidator();
  useInboxNews((event) => {
    const isOurs = event.type === 'quotes' && (!id || !event.requestId || event.requestId === id);
    // After a lost connection anything may have changed.
    if (isOurs || event.type === 'inbox_changed') void revalidate();
  });
}
