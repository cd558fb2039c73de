import { plainTargetPrice } from '#shared/deals/quote-list-form.ts';
import { maxLineQuantity } from '#shared/deals/quote-limits.ts';
import { type QuoteIncoterm, usualPlace } from '#shared/deals/quote-rules.ts';
import { isWebAddress, plainMail, typedWhole, withoutMarks } from '#shared/base/typed-text.ts';
import type { FaultTexts } from './list-values.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as Control | RadioNodeList | null;
const valueOf = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value.trim() ?? '';

const lacksPlace = (term: string, city: string): boolean =>
  term !== '' && usualPlace(term as QuoteIncoterm, city) === null;

/** The error of a field, by the rules of the server; null if there is none. */
function faultOf(form: HTMLFormElement, control: Control): keyof FaultTexts | null {
  const [name] = control.name.split(':', 1);
  const isMissing = control.value.trim() === '';
  switch (name) {
    case 'contactName':
      return isMissing ? 'contactNameRequired' : null;
    case 'country':
      return isMissing ? 'countryRequired' : null;
    case 'phone':
      return isMissing && valueOf(form, 'email') === '' ? 'contactNeeded' : null;
    case 'namedPlace':
      return isMissing && lacksPlace(valueOf(form, 'incoterm'), valueOf(form, 'city'))
        ? 'namedPlaceRequired'
        : null;
    case 'quantity':
      return quantityFault(control);
    case 'targetPrice':
      return isMissing || plainTargetPrice(control.value) !== null ? null : 'priceInvalid';
    case 'email':
      return isMissing || plainMail(control.value) !== null ? null : 'emailInvalid';
    case 'link':
      return isMissing || isWebAddress(withoutMarks(control.value)) ? null : 'addressInvalid';
    default:
      return null;
  }
}

function quantityFault({ value, dataset }: Control): keyof FaultTexts | null {
  const quantity = typedWhole(value);
  if (!(quantity <= maxLineQuantity)) return 'numberInvalid';
  return quantity < Number(dataset['least']) ? 'belowMinimum' : null;
}

/** The fields that prevent sending the request, with their errors; without the description of a wanted product. */
const faultsOf = (form: HTMLFormElement): Map<string, keyof FaultTexts> =>
  new Map(
    [...form.elements].flatMap((element) => {
      const control = element as Control;
      if (!control.name || control.disabled || control.name.startsWith('find')) return [];
      const fault = faultOf(form, control);
      return fault ? [[control.name, fault] as const] : [];
    }),
  );

/** Whether the request could be stored as it is: one that waits for the connection can no longer be corrected. */
export const isComplete = (form: HTMLFormElement): boolean => faultsOf(form).size === 0;

/** Shows the error of each field beside it when the server cannot. The first of these fields gets the focus. */
export function showFaults(form: HTMLFormElement, texts: FaultTexts, isFocused = true): void {
  const faults = faultsOf(form);
  for (const slot of form.querySelectorAll<HTMLElement>('[data-fault]')) {
    const control = slot.parentElement!.querySelector<Control>('input, select, textarea')!;
    const fault = faults.get(control.name);
    slot.hidden = fault === undefined;
    slot.textContent = fault ? texts[fault] : ' ';
    slot.id ||= `fault-${control.name}`;
    control.ariaInvalid = fault ? 'true' : null;
    const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== slot.id);
    const described = [...others, fault ? slot.id : ''].filter(Boolean).join(' ');
    if (described) control.setAttribute('aria-describedby', described);
    else control.removeAttribute('aria-describedby');
  }
  const [first] = faults.keys();
  const control = first === undefined ? null : controlOf(form, first);
  if (!isFocused || !control || control instanceof RadioNodeList) return;
  const fold = control.closest('details');
  if (fold) fold.open = true;
  control.focus();
}

/** Removes the errors of fields that were corrected. */
export function updateFaults(form: HTMLFormElement, texts: FaultTexts): void {
  if (form.querySelector('[data-fault]:not([hidden])')) showFaults(form, texts, false);
}
