/** Elements that a toast must not cover: bars that save or change, and the reply boxes. */
const bars = '.save-bar, .dialog-foot, .bulk-bar, .action-bar, .reply-box';
/** The same in a dialog, including its buttons: a short dialog has no bar of its own. */
const inDialog = ':is(button, .btn, summary)';

/** Pixels between a toast and the window's edge or an element that it must not cover. */
const gap = 16;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Computes the position of the toasts' bottom edge, in pixels from the top of the window: as low as possible without
 * covering anything, else where the least is covered.
 */
function toastBottom(height: number, column: Box, taken: readonly Box[], windowHeight: number): number {
  const beside = taken.filter(({ left, right }) => left < column.right && right > column.left);
  const covered = (bottom: number) =>
    beside.reduce(
      (sum, box) => sum + Math.max(0, Math.min(bottom, box.bottom) - Math.max(bottom - height, box.top)),
      0,
    );
  const lowest = windowHeight - gap;
  const places = [lowest, ...beside.map(({ top }) => top - gap / 2)]
    .filter((bottom) => bottom <= lowest && bottom - height >= 0)
    .toSorted((a, b) => b - a);
  return places.toSorted((a, b) => covered(a) - covered(b))[0] ?? lowest;
}

/**
 * Moves the toasts to where they can be used. While a modal dialog is open, everything outside it is inert and clicks
 * pass through, so the toasts move into it. A popover that is opened later lies above the dialog.
 * @param host the element that holds the toasts; only this function moves it
 */
export function placeToasts(host: HTMLElement, toasts: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const home = dialog ?? document.body;
  if (host.parentElement !== home) home.append(host);
  if (!toasts.matches(':popover-open')) toasts.showPopover();
  const taken = [...home.querySelectorAll(dialog ? `${bars}, ${inDialog}` : bars)]
    .filter((element) => !host.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < innerHeight);
  const box = toasts.getBoundingClientRect();
  toasts.style.bottom = `${innerHeight - toastBottom(box.height, box, taken, innerHeight)}px`;
}
