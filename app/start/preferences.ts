/**
 * The choice of a currency or country applies at once. The page is loaded again instead of following the form's redirect: it
 * keeps its place, and the history gets no second entry of it.
 */
export function startPreferences(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { form, name, value } = target;
    // The quote list has a currency and a country of its own.
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
