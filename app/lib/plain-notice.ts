import type { NoticeEvent, NoticeLink } from '../ui/toast.ts';

let last: HTMLElement | undefined;

/**
 * A short notice at the lower edge, without React and without loading any script. The newest notice replaces the
 * previous one, whether React or this function shows it.
 */
export function showPlainNotice(text: string, link?: NoticeLink): void {
  const event: NoticeEvent = new CustomEvent('notice', { cancelable: true, detail: { text, link } });
  if (!dispatchEvent(event)) return;
  last?.remove();
  const box = document.createElement('div');
  last = box;
  box.className = 'toasts';
  box.popover = 'manual';
  const line = document.createElement('p');
  line.className = 'card p-4';
  line.role = 'status';
  box.append(line);
  document.body.append(box);
  box.showPopover();
  // Set the text of an existing region, so that screen readers announce it.
  line.textContent = text;
  if (link) {
    const way = document.createElement('a');
    way.className = 'link inline-flex min-h-11 items-center';
    way.href = link.to;
    way.textContent = link.text;
    line.append(' ', way);
  }
  setTimeout(() => box.remove(), 10_000);
  addEventListener('toast', () => box.remove(), { once: true });
}
