import { plainTargetPrice } from '#shared/deals/quote-list-form.ts';
import type { ListLine } from '#shared/deals/quote-list.ts';
import { maxLineQuantity } from '#shared/deals/quote-limits.ts';
import { type QuoteIncoterm, usualPlace } from '#shared/deals/quote-rules.ts';
import { isWebAddress, plainMail, typedWhole, withoutMarks } from '#shared/base/typed-text.ts';
import type { FaultTexts } from './list-values.ts';
import { isTargetPriceField } from './target-prices.ts';

export type ListValues = Readonly<Record<string, string>>;
type Fault = keyof FaultTexts;

/** The error of what was typed into a field, by the rules of the server; null if there is none. */
function typingFault(name: string, typed: string, least: number): Fault | null {
  if (name.startsWith('quantity:')) {
    const quantity = typedWhole(typed);
    if (!(quantity <= maxLineQuantity)) return 'numberInvalid';
    return quantity < least ? 'belowMinimum' : null;
  }
  if (typed === '') return null;
  if (isTargetPriceField(name)) return plainTargetPrice(typed) === null ? 'priceInvalid' : null;
  if (name === 'email') return plainMail(typed) === null ? 'emailInvalid' : null;
  return name.startsWith('link:') && !isWebAddress(withoutMarks(typed)) ? 'addressInvalid' : null;
}

/** The error of an empty field that a request needs. */
function missingFault(name: string, values: ListValues): Fault | null {
  const of = (other: string) => values[other]?.trim() ?? '';
  if (of(name) !== '') return null;
  if (name === 'contactName') return 'contactNameRequired';
  if (name === 'country') return 'countryRequired';
  if (name === 'phone' && of('email') === '') return 'contactNeeded';
  const term = name === 'namedPlace' && of('incoterm');
  return term && usualPlace(term as QuoteIncoterm, of('city')) === null ? 'namedPlaceRequired' : null;
}

/**
 * The fields that prevent sending the request, with their errors, in the order of the form; without the description of
 * a wanted product.
 */
export function faultsOf(values: ListValues, lines: readonly ListLine[]): Map<string, Fault> {
  const leastOf = (name: string) =>
    lines.find(({ id }) => name.endsWith(`:${id}`))?.minimumOrderQuantity ?? 1;
  return new Map(
    Object.entries(values).flatMap(([name, value]) => {
      const fault = typingFault(name, value.trim(), leastOf(name)) ?? missingFault(name, values);
      return fault ? [[name, fault] as const] : [];
    }),
  );
}

/** Whether no field holds a half-typed value, which the server would not save. */
export const isReadable = (values: ListValues): boolean =>
  Object.entries(values).every(([name, value]) => typingFault(name, value.trim(), 0) === null);
