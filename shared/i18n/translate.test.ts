import { describe, expect, test } from 'vitest';
import { createTranslator, formatNumber } from './translate.ts';

const messages = {
  plain: 'Hello',
  greeting: 'Hello {name}, {name}!',
  cart: { title: 'Cart', items: { one: '{count} item', other: '{count} items' } },
} as const;

describe('t', () => {
  const t = createTranslator('en', messages);

  test('answers a text, also from a deeper level', () => {
    expect(t('plain')).toBe('Hello');
    expect(t('cart.title')).toBe('Cart');
  });

  test('puts parameters in, as often as they occur', () => {
    expect(t('greeting', { name: 'Awa' })).toBe('Hello Awa, Awa!');
  });

  test('what a parameter holds is text, not a pattern', () => {
    expect(t('greeting', { name: '$& {name}' })).toBe('Hello $& {name}, $& {name}!');
  });

  test('a placeholder without a parameter stays visible', () => {
    expect(t('greeting', { other: 'x' })).toBe('Hello {name}, {name}!');
  });

  test('the count chooses the plural form and is written in the visitor’s way', () => {
    expect(t('cart.items', { count: 1 })).toBe('1 item');
    expect(t('cart.items', { count: 0 })).toBe('0 items');
    expect(t('cart.items', { count: 12_500 })).toBe('12,500 items');
    const french = createTranslator('fr', messages);
    expect(french('cart.items', { count: 0 })).toBe('0 item');
    const chinese = createTranslator('zh', { cart: { items: { other: '{count} 件' } } });
    expect(chinese('cart.items', { count: 1 })).toBe('1 件');
  });
});

test('numbers in each language', () => {
  expect(formatNumber('en', 12_500)).toBe('12,500');
  expect(formatNumber('fr', 12_500)).toBe('12\u202f500');
  expect(formatNumber('es', 12_500)).toBe('12.500');
  expect(formatNumber('zh', 12_500)).toBe('12,500');
});
