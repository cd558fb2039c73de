import { fillText } from '#shared/i18n/translate.ts';

/**
 * Shows that the office is closed, below the promised time of an answer. The element holds the opening and closing
 * times alternately, in minutes since 1970. A page older than the last of them shows nothing.
 */
export function sayWhenClosed(element: HTMLElement): void {
  const { opens = '', hours = '', days = '' } = element.dataset;
  const now = Date.now() / 60_000;
  const turns = opens.split(' ').map(Number);
  const next = turns.findIndex((turn) => turn > now);
  // The times alternate, so an odd index is a closing time: the office is open until then.
  if (next < 0 || next % 2 === 1) return;
  const wait = Math.max(1, Math.round((turns[next]! - now) / 60));
  const text = wait < 48 ? fillText(hours, { n: wait }) : fillText(days, { n: Math.round(wait / 24) });
  element.textContent = ` ${text}`;
}
