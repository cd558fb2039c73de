import { sayWhenClosed } from '../lib/office-note.ts';

/** What React would say of the office's hours, before it comes. */
export function noteClosedOffice(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-opens]')) sayWhenClosed(element);
}
