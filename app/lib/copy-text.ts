/**
 * Copies a text to the clipboard.
 * @returns whether it worked: browsers may forbid it, and pages over plain HTTP have only the old API
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  // Next to the focused element: behind an open dialog nothing can be selected.
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only API on pages without HTTPS
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
