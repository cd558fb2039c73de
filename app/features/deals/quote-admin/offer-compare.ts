import { isSameValue } from '#shared/base/merge-values.ts';
import { labelText, listText, ta } from '../../../lib/admin-text.ts';
import { type FormCharge, type FormLine, linesOf, type OfferValues } from './offer-values.ts';
import { dayText } from './quote-words.ts';

/** Without the margins, which are not stored, and with the names in order: a new line is made in another one. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value, (key, part: unknown) => {
        if (key === 'margin') return undefined;
        if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
        return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      })
    : value;

/** Whether two values of a field are equal. */
export const isSameTyped = (one: unknown, other: unknown): boolean => isSameValue(plain(one), plain(other));

const labels: Record<string, () => string> = {
  kind: () => ta('quote.offer.kind'),
  currency: () => ta('quote.offer.currency'),
  incoterm: () => ta('quote.offer.incoterm'),
  namedPlace: () => ta('quote.offer.namedPlace'),
  samplePlace: () => ta('quote.offer.sample.place'),
  validOn: () => ta('quote.offer.validOn'),
  depositPercent: () => ta('quote.offer.deposit'),
  terms: () => ta('quote.offer.termsShort'),
  charges: () => ta('quote.offer.charges'),
  order: () => ta('quote.offer.order'),
};

/** Charges in words, to compare those of two editors. */
export const chargesText = (charges: readonly FormCharge[]): string =>
  charges
    .map(({ kind, basis, rate }) =>
      labelText(ta(`quote.chargeKinds.${kind}`), `${rate} ${ta(`quote.bases.${basis}`)}`),
    )
    .join('\n');

/** The values of a field as short lines, to compare those of two editors. */
export const comparedOffer = (values: OfferValues) => ({
  label: (field: string): string =>
    labels[field]?.() ?? labelText(ta('quote.offer.line'), nameOf(values, field)),
  show: (field: string, shown: OfferValues): string => {
    const value = (shown as Record<string, unknown>)[field];
    switch (field) {
      case 'charges':
        return chargesText(shown.charges);
      case 'order':
        return listText(linesOf(shown).map(({ name }) => name));
      case 'validOn':
        return shown.validOn && dayText(shown.validOn);
      default:
        return field.startsWith('line:')
          ? lineText(value as FormLine | undefined, shown.kind)
          : plainText(value);
    }
  },
});

const plainText = (value: unknown): string => (typeof value === 'string' ? value : '');

const nameOf = (values: OfferValues, field: string): string =>
  (values as unknown as Record<string, FormLine | undefined>)[field]?.name ?? '';

function lineText(line: FormLine | undefined, kind: OfferValues['kind']): string {
  if (!line) return ta('change.none');
  const { pieces, price, courier, courierTime, isCredited } = line.sample;
  if (kind === 'sample')
    return [
      `${line.name} × ${pieces || '–'}`,
      `${price || '–'} + ${courier || '–'} ${courierTime}`,
      ...(isCredited ? [ta('quote.offer.sample.credited')] : []),
    ].join('\n');
  const options = line.options.map(
    ({ label, breaks }) =>
      `${label}: ${breaks.map(({ quantity, factory, unit }) => `${quantity} → ${unit} (${factory || '–'})`).join(', ')}`,
  );
  return [`${line.name} × ${line.quantity}`, ...options].join('\n');
}
