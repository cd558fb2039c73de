import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPlaceholders, openPlaceholders, placeholders } from './placeholders.ts';

const values = {
  name: 'Awa',
  company: null,
  product: 'Lamp',
  price: '$5.40 USD per piece',
  minimumOrder: '200 pieces',
  leadTime: null,
  staff: 'Lin',
  companyName: 'Baobab',
  replyHours: '2',
};

test('what is known is filled in; what is not stays and is named', () => {
  const text = fillPlaceholders('{name} of {company}, {nmae}: {product} {product} {replyHours} {}', values);
  expect(text).toBe('Awa of {company}, {nmae}: Lamp Lamp 2 {}');
  expect(openPlaceholders(text)).toEqual(['company', 'nmae']);
});

test.each([
  ['Hello {name},\n\nthank you, {name}.', 'Hello,\n\nthank you.'],
  ['Bonjour {name},', 'Bonjour,'],
  ['Hola, {name}:', 'Hola:'],
  ['{name}，您好！', '您好！'],
  ['{name}, thank you for {product}.', 'Thank you for Lamp.'],
])('without a name nobody is named: %s', (text, filled) => {
  expect(fillPlaceholders(text, { ...values, name: null })).toBe(filled);
});

test('a value is taken as it is, also one that looks like a placeholder or a pattern', () => {
  expect(fillPlaceholders('{name}!', { ...values, name: '$& {staff} $1' })).toBe('$& {staff} $1!');
  expect(fillPlaceholders('{constructor} {toString}', values)).toBe('{constructor} {toString}');
});

test('with all values known, nothing known stays open, and all other words stay', () => {
  const word = fc.stringMatching(/^[a-z ,.]{0,8}$/);
  const piece = fc.oneof(
    word,
    fc.constantFrom(...placeholders).map((name) => `{${name}}`),
  );
  const filled = Object.fromEntries(placeholders.map((name) => [name, name.toUpperCase()])) as Record<
    (typeof placeholders)[number],
    string
  >;
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = fillPlaceholders(pieces.join(''), filled);
      expect(openPlaceholders(text)).toEqual([]);
      expect(text).toBe(pieces.map((p) => (p.startsWith('{') ? p.slice(1, -1).toUpperCase() : p)).join(''));
    }),
  );
});
