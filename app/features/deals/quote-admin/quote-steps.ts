import { listId } from '../../../lib/use-shortcuts.ts';

const linksOf = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-step]')];

/** Moves the focus through the rows of the list, or the cards of a column of the board. */
export function stepBy(by: 1 | -1): void {
  const list = document.getElementById(listId);
  if (!list) return;
  const focused = document.activeElement;
  const column = focused?.closest('[data-column]');
  const links = linksOf(column ?? list);
  const at = links.findIndex((link) => link === focused);
  focusOn(links[at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]);
}

/** Moves the focus to a card of the next non-empty column, at the same height as the focused one. */
export function stepColumn(by: 1 | -1): boolean {
  const focused = document.activeElement;
  const column = focused?.closest('[data-column]');
  const list = document.getElementById(listId);
  if (!column || !list) return false;
  const columns = [...list.querySelectorAll('[data-column]')];
  const row = linksOf(column).findIndex((link) => link === focused);
  for (let i = columns.indexOf(column) + by; columns[i]; i += by) {
    const links = linksOf(columns[i]!);
    if (links.length === 0) continue;
    focusOn(links[Math.min(row, links.length - 1)]);
    return true;
  }
  return false;
}

/** The id of the request whose row or card has the focus, taken from its link. */
export function focusedQuote(): string | undefined {
  const link = document.activeElement?.closest<HTMLAnchorElement>('a[data-step]');
  return link?.pathname.split('/').at(-1);
}

function focusOn(link: HTMLElement | undefined): void {
  link?.focus();
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
