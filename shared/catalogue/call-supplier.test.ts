import { expect, test } from 'vitest';
import { callSupplierUrl, contactUrl } from './call-supplier.ts';
import { dialledDigits } from '../base/phone.ts';

const product = { id: '3f9c', name: 'Lamp & shade "A+" 灯' };

test.each([
  ['+86 577 5550 1234', '8657755501234'],
  ['+8613800138000', '8613800138000'],
  ['0577-86001234', null],
  ['138 0013 8000', null],
  ['+86 (0)577 8600 1234', null],
  ['+86 138-0013-8000 / 139 0000 0000', null],
  ['+8613800138000 13900000000', null],
  ['+1234567', null],
  ['', null],
  [null, null],
])('%s dials %s', (phone, digits) => expect(dialledDigits(phone)).toBe(digits));

test('a number opens a chat with the text; no number leads to the prefilled contact form', () => {
  const url = new URL(callSupplierUrl(product, '+86 577 5550 1234', 'Hello & ?\n灯'));
  expect(url.origin + url.pathname).toBe('https://wa.me/8657755501234');
  expect(url.searchParams.get('text')).toBe('Hello & ?\n灯');
  const contact = new URL(callSupplierUrl(product, '123', 'Hello'), 'https://baobab.example');
  expect(contact.pathname).toBe('/contact');
  expect(Object.fromEntries(contact.searchParams)).toEqual({ product: '3f9c', name: product.name });
  expect(callSupplierUrl(product, null, 'Hello')).toBe(contactUrl(product));
});
