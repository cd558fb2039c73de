/** A short notice at the lower edge, without React and without any script that may still have to come. */
export function showPlainNotice(text: string): void {
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
  setTimeout(() => box.remove(), 10_000);
}
