import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPath, withParameter } from './pages.ts';

describe('canonicalPath', () => {
  test.each([
    ['/', 'utm_source=x', '/'],
    ['/products', '', '/products'],
    ['/products', 'page=2&search=lamp', '/products?search=lamp&page=2'],
    ['/products', 'search=lamp&page=2&fbclid=1&lng=fr', '/products?search=lamp&page=2'],
    ['/products', 'search=&category=', '/products'],
    ['/products.data', 'page=2', '/products.data?page=2'],
    ['/_.data', '', '/_.data'],
    ['/product/abc', 'page=2', '/product/abc'],
    ['/about', 'utm_source=x', '/about'],
    ['/services.data', 'lng=fr', '/services.data'],
    ['/process', 'page=2', '/process'],
    ['/process/x', '', null],
    ['/favorites', '', null],
    ['/admin/products', '', null],
    ['/products/', '', null],
    ['/product/a/b', '', null],
  ])('%s?%s is %s', (path, search, canonical) => expect(canonicalPath(path, search)).toBe(canonical));

  const parameter = fc.tuple(
    fc.constantFrom('search', 'category', 'categoryId', 'sort', 'page', 'lng', 'utm_source'),
    fc.string({ maxLength: 8 }),
  );

  test('is one for all orders of the parameters, and canonical itself', () => {
    const parameters = fc.uniqueArray(parameter, { selector: ([name]) => name });
    fc.assert(
      fc.property(parameters, (given) => {
        const one = canonicalPath('/products', new URLSearchParams(given))!;
        expect(canonicalPath('/products', new URLSearchParams(given.toReversed()))).toBe(one);
        const [path, query] = one.split('?');
        expect(canonicalPath(path!, query ?? '')).toBe(one);
        expect(one).not.toMatch(/[?&](lng|utm_source)=/);
      }),
    );
  });
});

describe('withParameter', () => {
  test.each([
    ['/products', 'lng', 'fr', '/products?lng=fr'],
    ['/products?page=2', 'lng', 'fr', '/products?page=2&lng=fr'],
    ['/products?lng=en&page=2', 'lng', 'fr', '/products?lng=fr&page=2'],
    ['/products?lng=en', 'lng', null, '/products'],
    ['/products', 'lng', null, '/products'],
    ['/products', 'search', 'a&b=c', '/products?search=a%26b%3Dc'],
  ])('%s with %s=%s is %s', (path, name, value, expected) =>
    expect(withParameter(path, name, value)).toBe(expected),
  );

  test('what was set is read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const url = new URL(withParameter('/products?page=2', 'search', value), 'https://baobab.example');
        expect(url.searchParams.get('search')).toBe(value.toWellFormed());
        expect(url.searchParams.get('page')).toBe('2');
      }),
    );
  });
});
