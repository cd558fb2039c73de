import { sayWhenClosed } from '../lib/office-notice.ts';

/** Shows when the office is closed, as React does after it has started. */
export function noteClosedOffice(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-opens]')) sayWhenClosed(element);
}
