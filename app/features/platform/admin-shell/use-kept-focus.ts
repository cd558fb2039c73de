import { useEffect } from 'react';

/** Where the focus was: the element and its ancestors outward, each with its position among its siblings. */
type Place = { path: string; element: Element; levels: readonly { node: Element; at: number }[] };

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Keeps the focus in its list. A browser moves it to the body if the focused element is removed, for example with the
 * row that its button has deleted. It goes to the same control of the row that has taken the place, else to the button
 * that adds a row, or to the heading.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Place | null = null;
    let hasMoved = false;
    // Who uses a mouse does not expect that Space, which scrolls the page, deletes the next row.
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element && target.matches(':focus-visible') ? placeOf(target) : null;
    };
    // A key that is held down must not delete one row after another.
    const onKey = (event: KeyboardEvent) => {
      if (!event.repeat) hasMoved = false;
      else if (hasMoved) event.preventDefault();
    };
    // The user has left it, for example by a click beside it.
    const forget = () =>
      setTimeout(() => {
        if (document.activeElement === document.body && last?.element.isConnected) last = null;
      });
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const lost = last;
      last = null;
      // Other pages, dialogs and messages move the focus themselves.
      if (lost.path !== location.pathname || !isInPage(lost.element)) return;
      neighbourOf(lost)?.focus();
      hasMoved = true;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const end = new AbortController();
    const { signal } = end;
    addEventListener('focusin', remember, { signal });
    addEventListener('focusout', forget, { signal });
    addEventListener('keydown', onKey, { signal });
    addEventListener('keyup', onKey, { signal });
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, []);
}

function placeOf(element: Element): Place {
  const levels: { node: Element; at: number }[] = [];
  for (let node = element; node.parentElement; node = node.parentElement)
    levels.push({ node, at: [...node.parentElement.children].indexOf(node) });
  return { path: location.pathname, element, levels };
}

const isInPage = (element: Element): boolean => element.closest('dialog, [popover]')?.isConnected ?? true;

function neighbourOf({ element, levels }: Place): HTMLElement | null {
  const top = levels.findIndex(({ node }) => node.isConnected);
  const home = levels[top];
  const removed = levels[top - 1];
  if (!home || !removed) return null;
  const rows = home.node.children;
  const row = rows[Math.min(removed.at, rows.length - 1)];
  return (row && controlIn(row, removed.node, element)) ?? headOf(home.node);
}

/** The control of a row that is to it what another one was to a removed row; else the first one. */
function controlIn(row: Element, removed: Element, element: Element): HTMLElement | undefined {
  const isAlike = (one: Element) => one.tagName === element.tagName && one.className === element.className;
  const controlsOf = (of: Element) =>
    [of, ...of.querySelectorAll<HTMLElement>(focusable)].filter((one) =>
      one.matches(focusable),
    ) as HTMLElement[];
  const controls = controlsOf(row);
  const alike =
    controls.filter(isAlike)[
      controlsOf(removed)
        .filter(isAlike)
        .indexOf(element as HTMLElement)
    ];
  // On a phone the actions of a row are in a closed menu.
  const menu = alike?.closest('details')?.querySelector('summary');
  return [alike, menu, ...controls].find((one) => one?.checkVisibility()) ?? undefined;
}

function headOf(home: Element): HTMLElement | null {
  for (let box: Element | null = home; box; box = box.parentElement) {
    const head = box.querySelector<HTMLElement>('[data-add], h1, h2, h3');
    if (!head) continue;
    if (!head.matches(focusable)) head.tabIndex = -1;
    return head;
  }
  return null;
}
