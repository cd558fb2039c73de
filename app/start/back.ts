/** Whether the entry before this one in the browser's history is a page of this site. */
function canGoBack(): boolean {
  // Browsers without the Navigation API (before 2026 also Firefox and Safari) know only the referrer.
  const { navigation } = window as Partial<Window & typeof globalThis>;
  return navigation ? navigation.canGoBack : document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Links with `data-back` go back in history if the previous entry is a page of this site, so that a filtered list is
 * shown again at the same position. Otherwise they are ordinary links to the list.
 */
export function goBackInHistory(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-back]') : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !canGoBack())
      return;
    event.preventDefault();
    history.back();
  });
}
