import { describe, expect, test } from 'vitest';
import { detectLocale, readPageRequest } from './page-request.ts';

const read = (url: string, cookies?: string, language?: string, saveData?: string) =>
  readPageRequest(url, cookies, language, saveData);

describe('the language', () => {
  test('comes from the address, else the cookie, else the browser, else it is English', () => {
    expect(detectLocale('/', 'fr', 'lng=es', 'zh')).toBe('fr');
    expect(detectLocale('/', 'de', 'lng=es', 'zh')).toBe('es');
    expect(detectLocale('/', null, 'a=b; lng=es; c=d', 'zh')).toBe('es');
    expect(detectLocale('/', null, 'lng=xx', 'zh-TW, en;q=0.1')).toBe('zh');
    expect(detectLocale('/', null, undefined, 'de')).toBe('en');
    expect(detectLocale('/', null)).toBe('en');
  });

  test('of the admin area is not that of the public side', () => {
    expect(detectLocale('/admin/products.data', null, 'lng=fr; staff_lng=zh', 'es')).toBe('zh');
    expect(detectLocale('/staffbiz-access', 'zh', 'lng=fr; staff_lng=en', 'es')).toBe('zh');
    expect(detectLocale('/admin', 'fr', 'lng=fr', 'zh')).toBe('zh');
    expect(detectLocale('/admin', 'fr', 'lng=fr', 'es')).toBe('en');
    expect(detectLocale('/administration', null, 'lng=fr; staff_lng=zh')).toBe('fr');
  });

  test('named in the address is remembered, an unknown one is not', () => {
    expect(read('/?lng=fr-CI').isLocaleFromQuery).toBe(true);
    expect(read('/?lng=xx').isLocaleFromQuery).toBe(false);
    expect(read('/').isLocaleFromQuery).toBe(false);
  });
});

describe('the data saver', () => {
  test.each([
    [undefined, undefined, false],
    [undefined, 'on', true],
    [undefined, 'ON', true],
    [undefined, 'off', false],
    [undefined, 'only', false],
    ['saver=on', undefined, true],
    ['saver=off', 'on', false],
    ['saver=maybe', 'on', true],
  ])('cookie %s, header %s: %s', (cookies, header, savesData) => {
    expect(read('/', cookies, 'en', header).savesData).toBe(savesData);
  });
});

describe('the key of a cached page', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=mail&fbclid=x', '/'],
    ['/?lng=fr', '/'],
    ['/products?page=2&search=lamp', '/products?search=lamp&page=2'],
    ['/products?search=lamp&page=2&x=1', '/products?search=lamp&page=2'],
    ['/product/abc?ref=home', '/product/abc'],
    // `_routes` is arbitrary text: each value would be another cache entry.
    ['/products.data?page=2&_routes=root', '/products.data?page=2'],
    ['/favorites', null],
    ['/quote-list', null],
    ['/nowhere', null],
    ['/admin/products', null],
  ])('%s is %s', (url, key) => expect(read(url).cachePath).toBe(key));

  test.each(['baobab_staff=abc', 'x=y; __Host-baobab_staff=abc'])(
    'pages of a signed-in user (%s) are not cached',
    (cookies) => expect(read('/', cookies).cachePath).toBeNull(),
  );

  test.each(['lng=fr', 'baobab_visitor=abc', 'favorites=1', 'saver=on'])(
    '%s alone does not make pages personal',
    (cookies) => {
      expect(read('/', cookies).cachePath).toBe('/');
    },
  );

  test('asking again gives the same answer', () => {
    expect(read('/products?page=3', 'lng=fr', 'es', 'on')).toEqual(
      read('/products?page=3', 'lng=fr', 'es', 'on'),
    );
  });
});
