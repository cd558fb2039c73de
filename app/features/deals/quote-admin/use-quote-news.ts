import { useRevalidator } from 'react-router';
import { useInboxNews } from '../../../lib/staff-live.ts';

/**
 * Reloads the page's data when a buyer or a colleague has changed requests.
 * @param id follows only this request; without it all requests
 */
export function useQuoteNews(id?: string): void {
  const { revalidate } = useRevalidator();
  useInboxNews((event) => {
    const isOurs = event.type === 'quotes' && (!id || !event.requestId || event.requestId === id);
    // After a lost connection anything may have changed.
    if (isOurs || event.type === 'inbox_changed') void revalidate();
  });
}
