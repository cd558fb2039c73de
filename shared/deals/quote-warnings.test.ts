import { expect, test } from 'vitest';
import { sheetFor } from '#tests/quotes.ts';
import type { OfferSheet } from './quote-offer.ts';
import type { BuyerQuote } from './quote.ts';
import { warningsOf } from './quote-warnings.ts';

const line = { id: 'r1', productId: null, name: 'Shoes', imageUrl: null, color: null, quantity: 500 };
const today = '2026-11-27';
const asked = { incoterm: 'CIF', namedPlace: 'Dakar', lines: [line] } as const;
const request = { lines: [{ ...line, saleUnit: 'pair' }] } as unknown as BuyerQuote;

/** A draft without warnings, with these fields changed. */
function draft(overrides: Partial<OfferSheet> = {}): OfferSheet {
  const sheet = sheetFor(request);
  const insurance = { ...sheet.charges[0]!, id: 'insurance', kind: 'insurance' as const };
  return {
    ...sheet,
    charges: [...sheet.charges, insurance],
    lines: sheet.lines.map((one) => ({
      ...one,
      options: one.options.map((option) => ({ ...option, leadTime: '20-25 days' })),
    })),
    ...overrides,
  };
}
const whole = draft();
const without = (kind: string) => whole.charges.filter((charge) => charge.kind !== kind);
const changedLine = (part: object) => whole.lines.map((one) => ({ ...one, ...part }));

const pricedOption = { ...whole.lines[0]!.options[0]!, factoryFrom: '2026-11-01' };

test.each([
  ['nothing is wrong', {}, []],
  ['another place', { namedPlace: 'Abidjan' }, ['terms']],
  ['the same place, typed otherwise', { namedPlace: ' dakar' }, []],
  ['freight is included and not charged', { charges: without('freight') }, ['freight']],
  ['insurance is included and not charged', { charges: without('insurance') }, ['insurance']],
  ['terms without freight need none', { incoterm: 'FOB', charges: [] }, ['terms']],
  [
    'a charge of nothing is none',
    { charges: whole.charges.map((charge) => ({ ...charge, rate: charge.kind === 'freight' ? 0 : 5 })) },
    ['freight', 'empty_charge'],
  ],
  [
    'no lead time',
    { lines: changedLine({ options: [{ ...whole.lines[0]!.options[0]!, leadTime: null }] }) },
    ['lead_time'],
  ],
  [
    'a factory price that has ended',
    { lines: changedLine({ options: [{ ...pricedOption, factoryUntil: '2026-11-26' }] }) },
    ['old_price'],
  ],
  ['a factory price of today', { lines: changedLine({ options: [pricedOption] }) }, []],
  ['another quantity', { lines: changedLine({ quantity: 400 }) }, ['quantity']],
  ['a line without an answer', { lines: changedLine({ requestLineId: null }) }, ['line']],
  ['samples have no terms of delivery', { kind: 'sample', charges: [], namedPlace: 'Abidjan' }, []],
] as const)('before sending: %s', (_, part, expected) => {
  expect(warningsOf(draft(part as Partial<OfferSheet>), asked, today)).toEqual(expected);
});

test('a buyer who named no terms is offered any', () => {
  expect(
    warningsOf(draft({ incoterm: 'DAP' }), { ...asked, incoterm: null, namedPlace: null }, today),
  ).toEqual([]);
});
