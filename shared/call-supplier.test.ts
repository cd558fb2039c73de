import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callSupplierUrl, contactUrl, dialableDigits } from './call-supplier.ts';

const product = { id: '3f9c', name: 'Lamp & shade "A+" 灯' };

test.each([
  ['+86 577 5550 1234', '8657755501234'],
  ['0086-577-5550', '865775550'],
  ['00 1234567', null],
  ['01234567', null],
  ['012345678', '12345678'],
  ['(234) 555-01', '23455501'],
  ['ext.', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%s dials %s', (phone, digits) => expect(dialableDigits(phone)).toBe(digits));

test('what is dialled are at least eight digits without a leading zero, in their order', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-() x') }), (phone) => {
      const digits = dialableDigits(phone);
      const rest = [...phone]
        .filter((c) => c >= '0' && c <= '9')
        .join('')
        .replace(/^0+/, '');
      expect(digits).toBe(rest.length >= 8 ? rest : null);
    }),
  );
});

test('a number opens a chat with the text; no number leads to the prefilled contact form', () => {
  const url = new URL(callSupplierUrl(product, '+86 577 5550 1234', 'Hello & ?\n灯'));
  expect(url.origin + url.pathname).toBe('https://wa.me/8657755501234');
  expect(url.searchParams.get('text')).toBe('Hello & ?\n灯');
  const contact = new URL(callSupplierUrl(product, '123', 'Hello'), 'https://baobab.example');
  expect(contact.pathname).toBe('/contact');
  expect(Object.fromEntries(contact.searchParams)).toEqual({ product: '3f9c', name: product.name });
  expect(callSupplierUrl(product, null, 'Hello')).toBe(contactUrl(product));
});
