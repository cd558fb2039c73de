/** The header, bars that save or change, paging and reply boxes: no toast covers them, wherever the page is scrolled. */
const bars = '.admin-bar, .save-bar, .dialog-foot, .bulk-bar, .action-bar, .reply-box, .pager';
/** What can be pressed in the admin area: covered only where there is no other place. Fields can wait. */
const controls = ':is(.admin, dialog) :is(a, button, summary, [type=checkbox])';
const fields = ':is(.admin, dialog) :is(input, select, textarea, [contenteditable])';
/** How much worse it is to cover a bar, or a control, than a field. */
const weights = { [bars]: 100_000, [controls]: 1000, [fields]: 1 };

/** Pixels between a toast and the window's edge or an element that it must not cover. */
const gap = 16;
/** Distance in pixels of the places that are tried. */
const step = 8;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Size = { width: number; height: number };
/** Distances of the toasts from the right and the lower edge of the window. */
type Place = { right: number; bottom: number };

/** How much of the boxes, in square pixels, toasts would cover at a place. */
function coveredAt({ right, bottom }: Place, { width, height }: Size, boxes: readonly Box[]): number {
  const x = innerWidth - right;
  const y = innerHeight - bottom;
  return boxes.reduce((sum, box) => {
    const across = Math.min(x, box.right) - Math.max(x - width, box.left);
    const down = Math.min(y, box.bottom) - Math.max(y - height, box.top);
    return across > 0 && down > 0 ? sum + across * down : sum;
  }, 0);
}

/** Distances from an edge that are tried, if this much of the window is free. */
const range = (free: number) =>
  Array.from({ length: Math.max(1, Math.floor((free - 2 * gap) / step) + 1) }, (_, i) => gap + i * step);

/** The place nearest to the lower right corner at which nothing is covered, else where the least is covered. */
function findPlace(size: Size, rights: readonly number[], cost: (place: Place) => number): Place {
  const places = range(innerHeight - size.height)
    .flatMap((bottom) => rights.map((right) => ({ right, bottom })))
    .toSorted((a, b) => a.right + a.bottom - b.right - b.bottom);
  let best = { place: places[0]!, cost: Infinity };
  for (const place of places) {
    const found = cost(place);
    if (found < best.cost) best = { place, cost: found };
    if (found === 0) break;
  }
  return best.place;
}

/** The state of the page for which the toasts were placed last, and the one seen at the last check. */
const states = new WeakMap<HTMLElement, { placedFor: string; seen: string }>();

/**
 * Moves the toasts to where they can be used and nothing else is in their way. While a modal dialog is open, everything
 * outside it is inert and clicks pass through, so the toasts move into it. A popover that is opened later lies above
 * the dialog. While the page scrolls they move only off its bars: toasts that moved all the time could not be pressed.
 * @param host the element that holds the toasts; only this function moves it
 */
export function placeToasts(host: HTMLElement, toasts: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const home = dialog ?? document.body;
  if (host.parentElement !== home) home.append(host);
  if (!toasts.matches(':popover-open')) toasts.showPopover();
  const boxesOf = (selector: string) =>
    [...home.querySelectorAll(selector)]
      .filter((element) => !host.contains(element) && element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < innerHeight);
  const { width, height, right, bottom } = toasts.getBoundingClientRect();
  const size = { width, height };
  const place = { right: innerWidth - right, bottom: innerHeight - bottom };
  const weighed = Object.entries(weights).map(([selector, weight]) => [weight, boxesOf(selector)] as const);
  const cost = (at: Place) =>
    weighed.reduce((sum, [weight, boxes]) => sum + weight * coveredAt(at, size, boxes), 0);
  const state = JSON.stringify([
    size,
    innerWidth,
    innerHeight,
    scrollY,
    home.tagName,
    weighed[1]?.[1].length,
  ]);
  const { placedFor = '', seen = '' } = states.get(host) ?? {};
  states.set(host, { placedFor, seen: state });
  const isPlaced = placedFor === state || (placedFor !== '' && seen !== state);
  if (isPlaced && coveredAt(place, size, weighed[0]![1]) === 0) return;
  states.set(host, { placedFor: state, seen: state });
  if (placedFor !== '' && cost(place) === 0) return;
  // On the site they stay beside the chat button.
  const rights = document.querySelector('.admin') ? range(innerWidth - width) : [place.right];
  const best = findPlace(size, rights, cost);
  toasts.style.right = `${best.right}px`;
  toasts.style.bottom = `${best.bottom}px`;
}
