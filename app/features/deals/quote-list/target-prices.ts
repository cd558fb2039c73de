import { withCurrency } from '#shared/base/money.ts';
import { plainTargetPrice } from '#shared/deals/quote-list-form.ts';

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;

/** Whether this is the name of a field for a target price. */
export const isTargetPriceField = (name: string): boolean => name.startsWith('targetPrice:');

/** A typed price with its currency; half-typed text as it is. */
const named = (typed: string, currency: string): string =>
  withCurrency(plainTargetPrice(typed) ?? typed.trim(), currency);

/** If another currency was chosen, typed target prices name the one in which they were typed. */
export function keepTargetPrices(form: HTMLFormElement): void {
  const shown = fieldOf(form, 'targetCurrency');
  const chosen = fieldOf(form, 'currency')?.value;
  if (!shown || !chosen || shown.value === chosen) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name^="targetPrice:"]')) {
    if (field.value.trim()) field.value = named(field.value, shown.value);
  }
  shown.value = chosen;
}

const shownCurrency = (form: HTMLFormElement): string => fieldOf(form, 'targetCurrency')?.value ?? '';

/** In a draft, target prices name their currency: another device may change that of the list meanwhile. */
export const storedTargetPrice = {
  toStored: (form: HTMLFormElement, name: string, value: string): string =>
    isTargetPriceField(name) && value.trim() ? named(value, shownCurrency(form)) : value,
  // The field of the shown currency stands before those of the prices, and is restored before them.
  toShown: (form: HTMLFormElement, name: string, value: string): string => {
    const end = ` ${shownCurrency(form)}`;
    return isTargetPriceField(name) && value.endsWith(end) ? value.slice(0, -end.length) : value;
  },
};
