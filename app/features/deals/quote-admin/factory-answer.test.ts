import { expect, test } from 'vitest';
import { optionToAnswer, withAnswer } from './factory-answer.ts';
import { emptyLine, emptyOption } from './offer-start.ts';
import type { FormLine, FormOption } from './offer-values.ts';

const rules = { currency: 'USD', rates: { USD: 1, CNY: 7.1 }, today: '2026-11-27' };
const lineWith = (...options: Partial<FormOption>[]): FormLine => {
  const line = { ...emptyLine('l1'), quantity: '500' };
  const made: FormOption[] = [];
  for (const option of options) made.push({ ...emptyOption(made, '500'), ...option });
  return { ...line, options: made };
};
const answerTo = (line: FormLine, ...prices: [quantity: string, factory: string][]) => {
  const option = optionToAnswer(line, 'works')!;
  const breaks = prices.map(([quantity, factory]) => ({ quantity, factory, unit: '' }));
  return withAnswer(
    line,
    {
      supplierId: 'works',
      currency: 'CNY',
      until: '2026-12-31',
      text: '',
      options: { l1: { ...option, leadTime: '20 days', pieces: '24', breaks } },
    },
    rules,
  );
};

test('an answer fills the option of its supplier: quantities, prices, packing, lead time and days', () => {
  const line = lineWith({ supplierId: 'other' }, { supplierId: 'works', margin: '20' });
  const { options } = answerTo(line, ['500', '28.40'], ['1000', '25.56'], ['2000', '']);
  expect(options[0]).toEqual(line.options[0]);
  expect(options[1]).toMatchObject({
    id: 'B',
    supplierId: 'works',
    factoryCurrency: 'CNY',
    factoryFrom: '2026-11-27',
    factoryUntil: '2026-12-31',
    leadTime: '20 days',
    pieces: '24',
    breaks: [
      { quantity: '500', factory: '28.40', unit: '5.00' },
      { quantity: '1000', factory: '25.56', unit: '4.50' },
    ],
  });
});

test('a line that no supplier has gets its supplier; another supplier’s answer is a new option', () => {
  expect(answerTo(lineWith({}), ['500', '28.40']).options).toMatchObject([{ id: 'A', supplierId: 'works' }]);
  const priced = lineWith({ supplierId: 'other', breaks: [{ quantity: '500', factory: '30', unit: '6' }] });
  expect(answerTo(priced, ['500', '28.40']).options).toMatchObject([
    { id: 'A', supplierId: 'other', breaks: [{ factory: '30', unit: '6' }] },
    { id: 'B', supplierId: 'works', breaks: [{ factory: '28.40' }] },
  ]);
});

test('a line without a typed price stays, and one with three other suppliers has no room', () => {
  const line = lineWith({ supplierId: 'works' });
  expect(answerTo(line, ['500', ' '])).toBe(line);
  expect(
    optionToAnswer(lineWith({ supplierId: 'a' }, { supplierId: 'b' }, { supplierId: 'c' }), 'works'),
  ).toBeNull();
});
