import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPageSize, maxPage, maxPageSize, maxSearchLength } from '../base/limits.ts';
import { productQuery } from './product.ts';
import { productSorts, shownStockStatus } from './product-rules.ts';

test('without parameters: everything, newest first, the first page', () => {
  expect(productQuery.parse({})).toEqual({
    search: '',
    categoryId: null,
    featured: false,
    sort: 'newest',
    page: 1,
    limit: defaultPageSize,
  });
});

test('a search is ordered by relevance unless another order is asked for', () => {
  expect(productQuery.parse({ search: ' lamp ' })).toMatchObject({ search: 'lamp', sort: 'relevance' });
  expect(productQuery.parse({ search: 'lamp', sort: 'newest' }).sort).toBe('newest');
  expect(productQuery.parse({ search: '   ' })).toMatchObject({ search: '', sort: 'newest' });
});

test('categoryId counts before category; "all" and nothing mean no filter', () => {
  expect(productQuery.parse({ category: 'a', categoryId: 'b' }).categoryId).toBe('b');
  expect(productQuery.parse({ category: 'a', categoryId: '' }).categoryId).toBe('a');
  expect(productQuery.parse({ category: 'all' }).categoryId).toBeNull();
  expect(productQuery.parse({ category: '' }).categoryId).toBeNull();
});

test.each([
  ['-1', 1],
  ['0', 1],
  ['7', 7],
  ['1e9', maxPage],
  ['1e999', maxPage],
  ['9'.repeat(400), maxPage],
  ['abc', 1],
  ['1.5', 1],
  ['0x10', 1],
  [' 3', 1],
  ['', 1],
])('page %s is %i', (page, expected) => expect(productQuery.parse({ page }).page).toBe(expected));

test.each(['\0', 'a\0b', '\ud800', 'x'.repeat(maxSearchLength + 1)])('the search %# is refused', (search) => {
  expect(productQuery.safeParse({ search }).success).toBe(false);
});

test('any parameters are answered within the limits, or refused for a text', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom('1e9', '-0', 'all', 'true', 'price_asc', '\0'),
  );
  const key = fc.oneof(
    fc.constantFrom('search', 'category', 'categoryId', 'featured', 'sort', 'page', 'limit'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.dictionary(key, value), (parameters) => {
      const result = productQuery.safeParse(parameters);
      if (!result.success) {
        for (const issue of result.error.issues)
          expect(['search', 'category', 'categoryId']).toContain(issue.path[0]);
        return;
      }
      const { search, page, limit, sort, categoryId } = result.data;
      expect(search.length).toBeLessThanOrEqual(maxSearchLength);
      expect(Number.isInteger(page) && page >= 1 && page <= maxPage).toBe(true);
      expect(Number.isInteger(limit) && limit >= 1 && limit <= maxPageSize).toBe(true);
      expect(productSorts).toContain(sort);
      expect(categoryId).not.toBe('');
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['in_stock', 'in_stock'],
  ['low_stock', 'low_stock'],
  ['out_of_stock', 'out_of_stock'],
  ['sold', 'in_stock'],
  ['', 'in_stock'],
  [null, 'in_stock'],
  [undefined, 'in_stock'],
])('the stock state %s shows as %s', (status, shown) => expect(shownStockStatus(status)).toBe(shown));
