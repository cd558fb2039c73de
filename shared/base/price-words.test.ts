import { describe, expect, test } from 'vitest';
import { maxSearchLength } from './limits.ts';
import { splitPrice } from './price-words.ts';

describe('splitPrice', () => {
  test.each([
    ['shoes under 5 dollars', 'shoes', null, 5, 'USD'],
    ['$10 or less', '', null, 10, 'USD'],
    ['bags between 3 and 5 usd', 'bags', 3, 5, 'USD'],
    ['sac à moins de 5 €', 'sac', null, 5, 'EUR'],
    ['lampe moins de 5 000 FCFA', 'lampe', null, 5000, 'XOF'],
    ['radio 5,50 € max', 'radio', null, 5.5, 'EUR'],
    ['zapatos de 5 a 10 dólares', 'zapatos', 5, 10, 'USD'],
    ['más de 20 euros maleta', 'maleta', 20, null, 'EUR'],
    ['价格低于5美元的鞋', '鞋', null, 5, 'USD'],
    ['100元以内 手机壳', '手机壳', null, 100, 'CNY'],
    ['kettle max 1,000 naira', 'kettle', null, 1000, 'NGN'],
    ['phone from 50 to 80 cedis', 'phone', 50, 80, 'GHS'],
  ])('%s', (text, words, least, most, currency) => {
    expect(splitPrice(text)).toEqual({ words, price: { least, most, currency } });
  });

  test.each([
    'under 5',
    'power bank 20000 mah',
    'bucket from 10 to 20 l',
    'tv 12 v',
    'USB 3',
    'pots 5 pieces',
    '',
  ])('%s holds no price', (text) => {
    expect(splitPrice(text)).toEqual({ words: text, price: null });
  });

  test.each(['1 ', '1.111', '$', 'from 1 to ', 'under ', 'à partir de '])(
    'reads the longest search of nothing but “%s” to its end',
    (part) => {
      const text = part.repeat(maxSearchLength).slice(0, maxSearchLength).trim();
      for (let i = 0; i < 50; i++) expect(splitPrice(text).words.length).toBeLessThanOrEqual(maxSearchLength);
    },
  );
});
