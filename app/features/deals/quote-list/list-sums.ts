import { fillText } from '#shared/i18n/translate.ts';
import { type ListedPrice, priceAt } from '#shared/catalogue/price-tiers.ts';
import { listTotal } from '#shared/deals/list-sums.ts';
import { formatPrice } from '#shared/base/money.ts';
import { longRates } from '#shared/base/rates.ts';
import { typedWhole } from '#shared/base/typed-text.ts';

/**
 * Shows the listed price of each line for its typed quantity, and the total, computed as on the server.
 * @param onRequest the text for a line that has no price at its quantity
 */
export function showSums(form: HTMLFormElement, onRequest: string): void {
  const lines = [...form.querySelectorAll<HTMLElement>('.quote-line:not([hidden])')].flatMap((line) => {
    const shown = line.querySelector<HTMLElement>('[data-listed]');
    const field = line.querySelector<HTMLInputElement>('input[name^="quantity:"]');
    const quantity = typedWhole(field?.value ?? '');
    line.toggleAttribute('data-below', quantity < Number(field?.dataset['least']));
    // The price at the door is only valid for the saved quantity.
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

/** Sets a text only if it has changed: screen readers would read the same text again. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
