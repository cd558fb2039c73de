import { chosenCurrency, keepCurrency, showOwnPrice } from '../lib/own-price.ts';

/**
 * Prices in the buyer's own currency. Cached pages are the same for everybody; the cookie selects it here.
 */
export function startCurrency(): void {
  const showAll = () => {
    for (const price of document.querySelectorAll<HTMLElement>('[data-price]')) showOwnPrice(price);
  };
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches('[data-rates]')) return;
    keepCurrency(target.value);
    showAll();
  });
  const code = chosenCurrency();
  const select = document.querySelector<HTMLSelectElement>('select[data-rates]');
  if (!code || !select) return;
  select.value = code;
  showAll();
}
