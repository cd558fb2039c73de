import { readOutbox } from './outbox.ts';

/**
 * Shows the number of lines in the quote list, including those that wait to be added. Cached pages do not contain it.
 */
export function showListCount(): void {
  const kept = Number(/(?:^|;\s*)quote_list=(\d+)/.exec(document.cookie)?.[1] ?? 0);
  const count = kept + readOutbox().filter(({ call }) => call === 'POST /api/quote-list/lines').length;
  for (const badge of document.querySelectorAll<HTMLElement>('[data-list-count]')) {
    badge.textContent = String(count);
    badge.hidden = count === 0;
  }
}
