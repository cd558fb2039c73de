import { withCurrency } from '#shared/target-price.ts';

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;

/** After another currency was chosen: typed target prices name the one in which they were typed. */
export function keepTargetPrices(form: HTMLFormElement): void {
  const shown = fieldOf(form, 'targetCurrency');
  const chosen = fieldOf(form, 'currency')?.value;
  if (!shown || !chosen || shown.value === chosen) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name^="targetPrice:"]')) {
    const typed = field.value.trim();
    if (typed) field.value = withCurrency(typed, shown.value);
  }
  shown.value = chosen;
  showTargetCurrency(form);
}

/** Shows beside each target price in which currency the field is. */
export function showTargetCurrency(form: HTMLFormElement): void {
  const currency = fieldOf(form, 'targetCurrency')?.value ?? '';
  for (const text of form.querySelectorAll('[data-target-currency]'))
    if (text.textContent !== currency) text.textContent = currency;
}
