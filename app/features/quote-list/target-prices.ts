import { withCurrency } from '#shared/money.ts';

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;

/**
 * If another currency was chosen, typed target prices name the one in which they were typed.
 * @returns whether another one was chosen
 */
export function keepTargetPrices(form: HTMLFormElement): boolean {
  const shown = fieldOf(form, 'targetCurrency');
  const chosen = fieldOf(form, 'currency')?.value;
  if (!shown || !chosen || shown.value === chosen) return false;
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name^="targetPrice:"]')) {
    const typed = field.value.trim();
    if (typed) field.value = withCurrency(typed, shown.value);
  }
  shown.value = chosen;
  showTargetCurrency(form);
  return true;
}

/** Shows beside each target price in which currency the field is. */
export function showTargetCurrency(form: HTMLFormElement): void {
  const currency = fieldOf(form, 'targetCurrency')?.value ?? '';
  for (const text of form.querySelectorAll('[data-target-currency]'))
    if (text.textContent !== currency) text.textContent = currency;
}
