/**
 * The choice of a currency applies at once. The page is loaded again instead of following the form's redirect: it keeps its
 * place, and the history gets no second entry of it.
 */
export function startCurrency(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'currency') return;
    const form = target.form!;
    // The quote list has a currency of its own.
    if (form.getAttribute('action') !== '/preferences') return;
    void fetch('/preferences', {
      method: 'POST',
      body: new URLSearchParams({ currency: target.value }),
      redirect: 'manual',
    }).then(
      () => location.reload(),
      () => form.submit(),
    );
  });
}
