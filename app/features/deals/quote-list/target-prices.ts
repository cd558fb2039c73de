import { fallbackLocale, toLocale } from '#shared/base/locale.ts';
import { withCurrency } from '#shared/base/money.ts';
import { inNotation } from '#shared/base/typed-text.ts';
import { plainTargetPrice } from '#shared/deals/quote-list-form.ts';

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;

/** Whether this is the name of a field for a target price. */
export const isTargetPriceField = (name: string): boolean => name.startsWith('targetPrice:');

/** In the notation of the page. */
const shown = (price: string): string =>
  inNotation(price, toLocale(document.documentElement.lang) ?? fallbackLocale);

/** A typed price with its currency; half-typed text as it is. */
const named = (typed: string, currency: string): string =>
  withCurrency(plainTargetPrice(typed) ?? typed.trim(), currency);

/** If another currency was chosen, typed target prices name the one in which they were typed. */
export function keepTargetPrices(form: HTMLFormElement): void {
  const currency = fieldOf(form, 'targetCurrency');
  const chosen = fieldOf(form, 'currency')?.value;
  if (!currency || !chosen || currency.value === chosen) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name^="targetPrice:"]')) {
    if (field.value.trim()) field.value = shown(named(field.value, currency.value));
  }
  currency.value = chosen;
}

const shownCurrency = (form: HTMLFormElement): string => fieldOf(form, 'targetCurrency')?.value ?? '';

/** In a draft, target prices name their currency: another device may change that of the list meanwhile. */
export const storedTargetPrice = {
  toStored: (form: HTMLFormElement, name: string, value: string): string =>
    isTargetPriceField(name) && value.trim() ? named(value, shownCurrency(form)) : value,
  // The field of the shown currency stands before those of the prices, and is restored before them.
  toShown: (form: HTMLFormElement, name: string, value: string): string => {
    const end = ` ${shownCurrency(form)}`;
    if (!isTargetPriceField(name)) return value;
    return shown(value.endsWith(end) ? value.slice(0, -end.length) : value);
  },
};
