import { fillText } from '#shared/i18n/translate.ts';
import { type ListedPrice, listTotal, priceAt } from '#shared/list-sums.ts';
import { formatPrice } from '#shared/money.ts';
import { longRates } from '#shared/rates.ts';

/**
 * Writes the listed price of each line for the quantity that is typed, and the total of them all, as the server does.
 * @param onRequest said of a line that has no price at its quantity
 */
export function showSums(form: HTMLFormElement, onRequest: string): void {
  const lines = [...form.querySelectorAll<HTMLElement>('.quote-line:not([hidden])')].flatMap((line) => {
    const shown = line.querySelector<HTMLElement>('[data-listed]');
    const quantity = Number(line.querySelector<HTMLInputElement>('input[name^="quantity:"]')?.value ?? '');
    // It is of the quantity that was saved.
    const atDoor = line.querySelector<HTMLElement>('[data-at-door]');
    if (atDoor) atDoor.hidden = Number(atDoor.dataset['atDoor']) !== quantity;
    if (!shown) return [];
    const listed = JSON.parse(shown.dataset['listed']!) as ListedPrice;
    const price = formatPrice(priceAt(listed, quantity), listed.priceUnit);
    write(shown, price ? fillText(shown.dataset['text']!, { price }) : onRequest);
    return [{ ...listed, quantity }];
  });
  const shown = form.querySelector<HTMLElement>('[data-total]');
  if (!shown) return;
  const currency = (form.elements.namedItem('currency') as HTMLSelectElement).value;
  const total = listTotal(lines, currency, longRates(shown.dataset['rates']!));
  shown.hidden = total === null;
  write(shown, fillText(shown.dataset['total']!, { amount: formatPrice(total, currency) ?? '' }));
}

/** Writes a text that has changed: another one of the same words would be read out again. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
