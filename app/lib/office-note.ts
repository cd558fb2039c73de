/**
 * Says beneath the promise of an answer that nobody can give one now, where the office is closed. The element knows when it
 * opens and closes, by turns and in minutes since 1970; a page that is older than the last of them says nothing.
 */
export function sayWhenClosed(element: HTMLElement): void {
  const { opens = '', hours = '', days = '' } = element.dataset;
  const now = Date.now() / 60_000;
  const turns = opens.split(' ').map(Number);
  const next = turns.findIndex((turn) => turn > now);
  // Every second turn is a closing: before it, somebody is there.
  if (next < 0 || next % 2 === 1) return;
  const wait = Math.max(1, Math.round((turns[next]! - now) / 60));
  const text =
    wait < 48 ? hours.replace('{n}', String(wait)) : days.replace('{n}', String(Math.round(wait / 24)));
  element.textContent = ` ${text}`;
}
