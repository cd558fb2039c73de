/** Where a notice leads. */
export type NoticeLink = { text: string; to: string };

/** A short notice at the lower edge, without React and without any script that may still have to come. */
export function showPlainNotice(text: string, link?: NoticeLink): void {
  const box = document.createElement('div');
  box.className = 'toasts';
  box.popover = 'manual';
  const line = document.createElement('p');
  line.className = 'card p-4';
  line.role = 'status';
  box.append(line);
  document.body.append(box);
  box.showPopover();
  // Into an existing region, so that screen readers announce it.
  line.textContent = text;
  if (link) {
    const way = document.createElement('a');
    way.className = 'link inline-flex min-h-11 items-center';
    way.href = link.to;
    way.textContent = link.text;
    line.append(' ', way);
  }
  setTimeout(() => box.remove(), 10_000);
}
