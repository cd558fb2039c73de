/**
 * Applies the choice of a currency or country at once. The page is reloaded instead of following the form's redirect,
 * so that it keeps its scroll position and gets no second entry in the history.
 */
export function startPreferences(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { form, name, value } = target;
    // The quote list has its own currency and country.
    if (form?.getAttribute('action') !== '/preferences') return;
    void fetch('/preferences', {
      method: 'POST',
      body: new URLSearchParams({ [name]: value }),
      redirect: 'manual',
    }).then(
      () => location.reload(),
      () => form.submit(),
    );
  });
}
