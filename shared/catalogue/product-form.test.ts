import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import {
  maxColors,
  maxFeatures,
  maxLongText,
  maxMediaCount,
  maxNameLength,
  maxPage,
  maxBulkProducts,
  maxQuantity,
  maxTitleLength,
} from '../base/limits.ts';
import { validation } from '../i18n/en/validation.ts';
import { bulkChange } from './product-bulk.ts';
import { mediaList, newProduct, productChange, staffQuery } from './product-form.ts';

const id = '7f2c1c52-4b0e-4b6a-9d0e-1f4a2f3c5d6e';

const tier = (quantity: number) => ({ quantity, price: '11.80' });

/** The errors of a body by field; empty if there are none. */
function faults(schema: ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('a new product', () => {
  test('needs a name only', () => {
    expect(newProduct.parse({ name: 'Kettle' })).toEqual({ name: 'Kettle' });
  });

  test('texts are trimmed and composed; empty ones are none, also among the features', () => {
    const product = newProduct.parse({
      name: '  Cafe\u0301 set ',
      description: ' \n ',
      sku: '',
      leadTime: ' 15 days\t',
      features: [' light ', ' ', ''],
      categoryId: '',
      imageUrl: '',
    });
    expect(product).toMatchObject({
      name: 'Café set',
      description: null,
      sku: null,
      leadTime: '15 days',
      features: ['light'],
      categoryId: null,
      imageUrl: null,
    });
  });

  test('what the form does not know is left out', () => {
    const product = newProduct.parse({ name: 'Kettle', id, viewCount: 9, version: 7, deletedAt: 'now' });
    for (const key of ['id', 'viewCount', 'version', 'deletedAt']) expect(product).not.toHaveProperty(key);
  });

  test('is refused without a name', () =>
    expect(faults(newProduct, {})).toEqual({ name: 'productNameRequired' }));

  test.each([
    [{ name: null }, { name: 'productNameRequired' }],
    [{ name: ' \u00a0 ' }, { name: 'productNameRequired' }],
    [{ name: 'a\0b' }, { name: 'textInvalid' }],
    [{ name: 'a\ud800' }, { name: 'textInvalid' }],
    [{ description: '\udc00' }, { description: 'textInvalid' }],
    [{ description: 5 }, { description: 'textInvalid' }],
    [{ minimumOrderQuantity: 0 }, { minimumOrderQuantity: 'tooSmall' }],
    [{ stockQuantity: -1 }, { stockQuantity: 'tooSmall' }],
    [{ stockQuantity: '-1' }, { stockQuantity: 'tooSmall' }],
    [{ stockQuantity: 1.5 }, { stockQuantity: 'numberInvalid' }],
    [{ stockQuantity: '1e3' }, { stockQuantity: 'numberInvalid' }],
    [{ stockQuantity: maxQuantity + 1 }, { stockQuantity: 'tooLarge' }],
    [{ lowStockThreshold: true }, { lowStockThreshold: 'numberInvalid' }],
    [{ priceUnit: 'XOF' }, { priceUnit: 'currencyInvalid' }],
    [{ priceUnit: 'usd' }, { priceUnit: 'currencyInvalid' }],
    [{ stockStatus: 'sold' }, { stockStatus: 'choiceInvalid' }],
    [{ categoryId: 'shoes' }, { categoryId: 'choiceInvalid' }],
    [{ partnerId: 5 }, { partnerId: 'choiceInvalid' }],
    [{ isActive: 'yes' }, { isActive: 'choiceInvalid' }],
    [{ features: 'light' }, { features: 'textInvalid' }],
    [{ features: [null] }, { 'features.0': 'textInvalid' }],
    [{ colors: ['#12345'] }, { 'colors.0': 'colorInvalid' }],
    [{ colors: [1] }, { 'colors.0': 'colorInvalid' }],
    [{ priceTiers: ['500'] }, { 'priceTiers.0': 'tiersInvalid' }],
    [{ priceTiers: [{ quantity: 500, price: 'x' }] }, { 'priceTiers.0.price': 'tiersInvalid' }],
    [{ priceTiers: [{ quantity: 0, price: '1' }] }, { 'priceTiers.0.quantity': 'tooSmall' }],
    [{ priceTiers: [tier(5), tier(5)] }, { priceTiers: 'tiersDouble' }],
    [{ priceTiers: [1, 2, 3, 4, 5, 6].map(tier) }, { priceTiers: 'tooMany' }],
    [{ piecesPerCarton: 0 }, { piecesPerCarton: 'tooSmall' }],
    [{ cartonLengthMm: 5001 }, { cartonLengthMm: 'tooLarge' }],
    [{ cartonGrams: '9.5' }, { cartonGrams: 'numberInvalid' }],
    [{ imageUrl: 'javascript:alert(1)' }, { imageUrl: 'addressInvalid' }],
  ])('%j is refused with a text of its own', (body, expected) => {
    expect(faults(newProduct, { name: 'Kettle', ...body })).toEqual(expected);
    for (const key of Object.values(expected)) expect(validation).toHaveProperty(key);
  });
});

describe('limits', () => {
  const many = (count: number, value: string) => Array<string>(count).fill(value);

  test('the longest texts and lists are taken, one more is not', () => {
    const longest = {
      name: 'x'.repeat(maxTitleLength),
      description: 'x'.repeat(maxLongText),
      sku: 'x'.repeat(maxNameLength),
      features: many(maxFeatures, 'light'),
      colors: many(maxColors, '#A0b1C2'),
      stockQuantity: maxQuantity,
    };
    expect(faults(newProduct, longest)).toEqual({});
    const beyond = {
      name: `${longest.name}x`,
      description: `${longest.description}x`,
      sku: `${longest.sku}x`,
      features: [...longest.features, 'light'],
      colors: [...longest.colors, '#A0b1C2'],
      stockQuantity: '9'.repeat(50),
    };
    expect(faults(newProduct, beyond)).toEqual({
      name: 'tooLong',
      description: 'tooLong',
      sku: 'tooLong',
      features: 'tooLong',
      colors: 'tooLong',
      stockQuantity: 'tooLarge',
    });
  });
});

describe('a price', () => {
  const priceOf = (price: unknown) => newProduct.parse({ name: 'Kettle', price }).price;

  test.each([
    [12.5, '12.5'],
    ['12.50', '12.50'],
    [' 3 ', '3'],
    [0, '0'],
    ['99999999.99', '99999999.99'],
    ['', null],
    ['  ', null],
    [null, null],
  ])('%j is kept as %j', (price, kept) => expect(priceOf(price)).toBe(kept));

  test.each(['-1', -0.01, '1,500', '12.345', 1e9, '1e3', 1e-7, 'abc', '$5', true, ['5'], '5\n6', '5.'])(
    '%j is refused',
    (price) => expect(faults(newProduct, { name: 'x', price })).toEqual({ price: 'priceInvalid' }),
  );

  test('every amount of whole cents is taken as a number and as a text, and means the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        const written = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(priceOf(written)).toBe(written);
        expect(Number(priceOf(Number(written)))).toBe(Number(written));
      }),
    );
  });
});

describe('a change of a product', () => {
  test('holds what is named and nothing else', () => {
    expect(productChange.parse({})).toEqual({});
    const change = { stockQuantity: '7', sku: ' ', version: 3, viewCount: 1 };
    expect(productChange.parse(change)).toEqual({ stockQuantity: 7, sku: null, version: 3 });
  });

  test.each([{ name: '' }, { name: '  ' }, { name: null }])('%j takes no name away', (change) =>
    expect(faults(productChange, change)).toEqual({ name: 'productNameRequired' }),
  );
});

describe('media', () => {
  test('a bare address is an image without a text', () => {
    expect(mediaList.parse([{ url: '/media/abc-1.jpg' }])).toEqual([
      { type: 'image', url: '/media/abc-1.jpg', altText: null, displayOrder: 0, isPrimary: false },
    ]);
  });

  test.each(['/media/a.jpg', 'https://pictures.example/a?b=c#d', 'https://pictures.example/été.png'])(
    '%s is an address',
    (url) => expect(faults(mediaList, [{ url }])).toEqual({}),
  );

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/media/../secret',
    '/media/',
    '//evil.example/a.jpg',
    'ftp://pictures.example/a.jpg',
    // The content security policy allows pictures of other sites only over HTTPS.
    'http://pictures.example/a.jpg',
    'http://localhost:3000/media/a.jpg',
    ' https://pictures.example/a.jpg',
    'https://pictures.example/a b.jpg',
    'https://pictures.example/a\0.jpg',
    'https://pictures.example/\ud800.jpg',
    'https://pictures.example/a.jpg\n',
    '',
    5,
    null,
  ])('%j is none', (url) => expect(faults(mediaList, [{ url }])).toEqual({ '0.url': 'addressInvalid' }));

  test('so many and no more', () => {
    const list = (count: number) => Array.from({ length: count }, () => ({ url: '/media/a.jpg' }));
    expect(mediaList.parse(list(maxMediaCount))).toHaveLength(maxMediaCount);
    expect(faults(mediaList, list(maxMediaCount + 1))).toEqual({ '': 'tooLong' });
  });
});

describe('a bulk change', () => {
  test.each([
    [{ ids: [], action: 'activate' }, 'ids'],
    [{ ids: ['x'], action: 'activate' }, 'ids.0'],
    [{ ids: [id], action: 'explode' }, 'action'],
    [{ ids: [id], action: 'category', categoryId: 'shoes' }, 'categoryId'],
    [{ ids: [id], action: 'price' }, 'price'],
    [{ ids: [id], action: 'price', price: '' }, 'price'],
    [{ ids: [id], action: 'stock_status' }, 'stockStatus'],
    [{ ids: [id], action: 'stock_quantity', stockQuantity: -1 }, 'stockQuantity'],
    [{ ids: [id], action: 'price_percent' }, 'percent'],
  ])('%j is refused', (body, field) => {
    expect(Object.keys(faults(bulkChange, body))).toEqual([field]);
  });

  test.each(['', 'five', '5 %', '1.234', '-100.01', '1000', '1e2', ' ', '--5'])(
    '%j is no percentage',
    (percent) => {
      const body = { ids: [id], action: 'price_percent', percent };
      expect(faults(bulkChange, body)).toEqual({ percent: 'percentInvalid' });
    },
  );

  test.each(['5', '+5', '-100', '-100.00', '-99.99', '999.99', 12.5, ' 5 '])(
    'takes %j percent',
    (percent) => {
      expect(faults(bulkChange, { ids: [id], action: 'price_percent', percent })).toEqual({});
    },
  );

  test('takes so many products and no more', () => {
    const ids = Array<string>(maxBulkProducts).fill(id);
    expect(faults(bulkChange, { ids, action: 'activate' })).toEqual({});
    expect(faults(bulkChange, { ids: [...ids, id], action: 'activate' })).toHaveProperty('ids');
  });
});

describe('the filters of the staff list', () => {
  const fallback = {
    search: '',
    category: '',
    supplier: '',
    status: '',
    stock: '',
    sort: 'newest',
    order: '',
    page: 1,
  };

  test('nothing and nonsense mean no filter', () => {
    expect(staffQuery.parse({})).toEqual(fallback);
    const nonsense = {
      search: 'a\0',
      category: 'x',
      supplier: 'none at all',
      status: 'lost',
      stock: '?',
      sort: 'up',
      order: 'sideways',
      page: '-3',
    };
    expect(staffQuery.parse(nonsense)).toEqual(fallback);
  });

  test('what makes sense is taken', () => {
    const query = {
      search: ' kettle ',
      category: id,
      supplier: 'none',
      status: 'trash',
      stock: 'reorder',
      sort: 'price',
      order: 'desc',
      page: '2',
    };
    expect(staffQuery.parse(query)).toEqual({ ...query, search: 'kettle', page: 2 });
    expect(staffQuery.parse({ category: 'none' }).category).toBe('none');
  });

  test('any address gives a query that the database can take', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.constantFrom('', 'none', 'trash', '1e999', '٣', '\0', '%', '0x10'),
      fc.anything(),
    );
    const keys = fc.constantFrom(...Object.keys(fallback), '__proto__', 'x');
    fc.assert(
      fc.property(fc.dictionary(keys, value, { noNullPrototype: true }), (raw) => {
        const query = staffQuery.parse(raw);
        expect(Object.keys(query).sort()).toEqual(Object.keys(fallback).sort());
        expect(query.search.isWellFormed() && !query.search.includes('\0')).toBe(true);
        expect(Number.isInteger(query.page) && query.page >= 1 && query.page <= maxPage).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
