import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createPartner, createProduct } from '#tests/factories.ts';
import { productQuery } from '#shared/catalogue/product.ts';

const app = await createTestApp();
beforeEach(app.reset);

const list = (parameters: Record<string, string>) =>
  app.services.products.list(productQuery.parse({ limit: '100', ...parameters }));
const search = async (text: string, parameters: Record<string, string> = {}) =>
  (await list({ search: text, ...parameters })).products.map((product) => product.name);

/** The names as the page shows them: matches, then near matches. */
async function listed(text: string) {
  const { cards, near } = await app.services.products.listCards(productQuery.parse({ search: text }), 'en');
  const namesOf = (some: typeof cards) => some.map(({ name }) => name);
  return { cards: namesOf(cards), near: namesOf(near) };
}

const translations = {
  fr: { name: 'Lampe solaire pliable', description: 'Éclaire la cuisine' },
  es: { name: 'Lámpara solar plegable', features: ['batería duradera'] },
  zh: { name: '折叠太阳能灯', shortDescription: '适合户外露营使用' },
};

describe('a word', () => {
  test.each([
    ['Foldable', 'the English name'],
    ['pliable', 'the French name'],
    ['plegable', 'the Spanish name'],
    ['太阳能', 'the Chinese name'],
    ['cuisine', 'a French description'],
    ['duradera', 'a Spanish selling point'],
    ['露营', 'a Chinese short description'],
    ['aluminium', 'the specifications'],
    ['FOLDABLE', 'another case'],
    ['lampara', 'a missing accent'],
    ['batería', 'an accent as written'],
    ['éclaire', 'an accented capital'],
    ['fold', 'the beginning of a word'],
    ['  solar   lamp ', 'several words and spaces'],
    ['lamp, solar!', 'another order and punctuation'],
    ['pliable 太阳能', 'two languages at once'],
  ])('%s is found in %s%s', async (text) => {
    await createProduct(app.db, {
      name: 'Foldable solar lamp',
      specifications: 'Body: aluminium',
      translations,
    });
    await createProduct(app.db, {
      name: 'Kettle',
      translations: { fr: { name: 'Bouilloire' }, zh: { name: '水壶' } },
    });
    expect(await search(text)).toEqual(['Foldable solar lamp']);
  });

  test.each([
    ['太阳', true],
    ['阳能灯', true],
    ['灯', true],
    ['折叠太阳能灯', true],
    ['太能', false],
    ['水', false],
  ])('Chinese is found by substring: %s %s', async (text, isFound) => {
    await createProduct(app.db, { name: 'Foldable solar lamp', translations });
    expect(await search(text)).toEqual(isFound ? ['Foldable solar lamp'] : []);
  });

  test('every word must be there', async () => {
    await createProduct(app.db, { name: 'Solar lamp' });
    await createProduct(app.db, { name: 'Solar charger' });
    expect(await search('solar charger')).toEqual(['Solar charger']);
    expect(await search('solar kettle')).toEqual([]);
  });

  test('is found in the category’s and the supplier’s name', async () => {
    const category = await createCategory(app.db, {
      name: 'Footwear',
      translations: { fr: { name: 'Chaussures' } },
    });
    const partner = await createPartner(app.db, { name: 'Lucheng Works' });
    await createProduct(app.db, { name: 'Sandal', categoryId: category.id, partnerId: partner.id });
    expect(await search('chaussures')).toEqual(['Sandal']);
    expect(await search('lucheng')).toEqual(['Sandal']);
  });

  test('a SKU is found as written, without its hyphens, and in lower case', async () => {
    await createProduct(app.db, { name: 'Sandal', sku: 'FW-2041-B' });
    await createProduct(app.db, { name: 'Boot', sku: 'FW-2042' });
    for (const text of ['FW-2041-B', 'fw2041b', 'fw-2041']) expect(await search(text)).toEqual(['Sandal']);
  });

  test('a plural finds the singular, and the singular the plural', async () => {
    await createProduct(app.db, { name: 'Leather sandal' });
    await createProduct(app.db, { name: 'Canvas shoes' });
    await createProduct(app.db, { name: 'Watch' });
    expect(await search('sandals')).toEqual(['Leather sandal']);
    expect(await search('shoe')).toEqual(['Canvas shoes']);
    expect(await search('watches')).toEqual(['Watch']);
  });

  test('stop words do not narrow, unless nothing else is asked for', async () => {
    await createProduct(app.db, { name: 'Lampe solaire' });
    expect(await search('une lampe pour la maison')).toEqual([]);
    expect(await search('une lampe pour solaire')).toEqual(['Lampe solaire']);
    expect(await search('pour')).toEqual([]);
  });

  test.each(['%', '_', "'", '"', '\\', '* & | !', '(', '😀', '-', '....'])(
    '%s finds nothing and breaks nothing',
    async (text) => {
      await createProduct(app.db, { name: 'Lamp' });
      expect(await search(text)).toEqual([]);
    },
  );

  test('wildcards in a word are letters like any other', async () => {
    await createProduct(app.db, { name: 'Lamp' });
    expect(await search('la_p')).toEqual([]);
    expect(await search('lam%')).toEqual(['Lamp']);
  });
});

describe('one typing error is forgiven', () => {
  test.each([
    ['casserrole', 'a letter too many'],
    ['caserole', 'a letter missing'],
    ['cassarole', 'a wrong letter'],
    ['cassreole', 'two letters swapped'],
    ['asserole', 'the first letter missing'],
    ['casserol', 'the last letter missing'],
    ['cassérolle', 'an accent and a letter too many'],
  ])('%s: %s', async (text) => {
    await createProduct(app.db, { name: 'Steel casserole' });
    await createProduct(app.db, { name: 'Steel kettle' });
    expect(await search(text)).toEqual(['Steel casserole']);
    expect(await search(`steel ${text}`)).toEqual(['Steel casserole']);
  });

  test('two are not', async () => {
    await createProduct(app.db, { name: 'Steel casserole' });
    expect(await search('caserrolle')).toEqual([]);
  });

  test('not in short words and numbers', async () => {
    await createProduct(app.db, { name: 'Pan 2041' });
    expect(await search('pin')).toEqual([]);
    expect(await search('2042')).toEqual([]);
  });

  test('only where nothing matches as written', async () => {
    await createProduct(app.db, { name: 'Steel kettle' });
    await createProduct(app.db, { name: 'Steep roof' });
    expect(await search('steel')).toEqual(['Steel kettle']);
  });
});

describe('best match first', () => {
  test('whole words before parts, and of each the name before a description', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    await createProduct(app.db, { name: 'Hook', description: 'For lampshades', createdAt: at(10) });
    await createProduct(app.db, { name: 'Lampshade', createdAt: at(9) });
    await createProduct(app.db, { name: 'Desk light', description: 'A lamp', createdAt: at(8) });
    await createProduct(app.db, { name: 'Old lamp', createdAt: at(1) });
    await createProduct(app.db, { name: 'New lamps', createdAt: at(2) });
    expect(await search('lamp')).toEqual(['New lamps', 'Old lamp', 'Desk light', 'Lampshade', 'Hook']);
    expect(await search('lamp', { sort: 'newest' })).toEqual([
      'Hook',
      'Lampshade',
      'Desk light',
      'New lamps',
      'Old lamp',
    ]);
  });

  test('the word itself, then another word for it, then the category', async () => {
    const bags = await createCategory(app.db, { name: 'Bags & Accessories' });
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    await createProduct(app.db, { name: 'Bagpipe', createdAt: at(9) });
    await createProduct(app.db, { name: 'Rice', description: 'In a bag', createdAt: at(8) });
    await createProduct(app.db, { name: 'Sunglasses', categoryId: bags.id, createdAt: at(7) });
    await createProduct(app.db, { name: 'Leather backpack', categoryId: bags.id, createdAt: at(6) });
    await createProduct(app.db, { name: 'Laundry bag', createdAt: at(5) });
    expect(await search('bag')).toEqual(['Laundry bag', 'Leather backpack', 'Sunglasses', 'Rice', 'Bagpipe']);
  });

  test('goods before what only mentions them, and a fridge is nothing "for the fridge"', async () => {
    await createProduct(app.db, { name: 'Television', description: 'A socket for headphones with cable' });
    await createProduct(app.db, { name: 'Headphones', createdAt: new Date('2026-01-01') });
    await createProduct(app.db, { name: 'Bowl', description: 'Fits the fridge' });
    expect(await search('headphones with cable')).toEqual([]);
    expect((await listed('headphones with cable')).near).toEqual(['Headphones']);
    expect(await listed('headphones')).toEqual({ cards: ['Headphones'], near: ['Television'] });
    expect(await listed('fridge')).toEqual({ cards: [], near: [] });
  });

  test('goods in another language than the product has', async () => {
    await createProduct(app.db, { name: 'Refrigerator 90 L' });
    for (const word of ['frigo', 'nevera', 'geleira', '冰柜'])
      expect(await search(word)).toEqual(['Refrigerator 90 L']);
  });

  test('a name in another language counts as a name', async () => {
    await createProduct(app.db, { name: 'Kettle', description: 'lampe', createdAt: new Date('2026-02-02') });
    await createProduct(app.db, {
      name: 'Lantern',
      translations: { fr: { name: 'Lampe' } },
      createdAt: new Date('2026-01-01'),
    });
    expect(await search('lampe')).toEqual(['Lantern', 'Kettle']);
  });
});

describe('filters and facets', () => {
  test('facets count the search in every category, whatever category is chosen', async () => {
    const [shoes, bags] = [await createCategory(app.db), await createCategory(app.db)];
    await createProduct(app.db, { name: 'Red boot', categoryId: shoes.id });
    await createProduct(app.db, { name: 'Red sandal', categoryId: shoes.id });
    await createProduct(app.db, { name: 'Red purse', categoryId: bags.id });
    await createProduct(app.db, { name: 'Red thing' });
    await createProduct(app.db, { name: 'Blue purse', categoryId: bags.id });
    const query = productQuery.parse({ search: 'red', category: bags.id });
    const { cards, total, facets } = await app.services.products.listCards(query, 'en');
    expect(cards.map((card) => card.name)).toEqual(['Red purse']);
    expect(total).toBe(1);
    expect([...facets]).toHaveLength(3);
    expect(facets.get(shoes.id)).toBe(2);
    expect(facets.get(bags.id)).toBe(1);
    expect(facets.get(null)).toBe(1);
  });
});

test('the pages of a list, put together, are the list: nothing twice, nothing missing', async () => {
  const category = await createCategory(app.db);
  const words = ['lamp', 'lampshade', 'desk', 'lamps'];
  for (let i = 0; i < 23; i++) {
    await createProduct(app.db, {
      name: `${words[i % 4]} ${i}`,
      description: i % 3 === 0 ? 'lamp' : null,
      categoryId: i % 2 === 0 ? category.id : null,
      price: i % 5 === 0 ? null : String(i % 7),
      priceUnit: i % 4 === 0 ? 'CNY' : 'USD',
      isFeatured: i % 6 === 0,
      // Several products share a creation time, so that only the id orders them.
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 4))),
    });
  }
  const parameters = fc.record({
    search: fc.constantFrom('', 'lamp', 'lmap', 'desk'),
    sort: fc.constantFrom('relevance', 'newest', 'price_asc', 'price_desc'),
    category: fc.constantFrom('all', category.id),
    featured: fc.constantFrom('false', 'true'),
    limit: fc.constantFrom(1, 2, 3, 5, 7, 22, 24),
  });
  await fc.assert(
    fc.asyncProperty(parameters, async ({ limit, ...query }) => {
      const whole = await list(query);
      expect(whole.products).toHaveLength(whole.total);
      const pages: string[] = [];
      for (let page = 1; page <= Math.ceil(whole.total / limit) + 1; page++) {
        const part = await list({ ...query, limit: String(limit), page: String(page) });
        expect(part.total).toBe(whole.total);
        pages.push(...part.products.map((product) => product.id));
        const { cards, near } = await app.services.products.listCards(
          productQuery.parse({ ...query, limit: String(limit), page: String(page) }),
          'en',
        );
        const shown = [...cards, ...near].map((card) => card.id);
        expect(shown.toSorted()).toEqual(part.products.map((product) => product.id).toSorted());
      }
      expect(pages).toEqual(whole.products.map((product) => product.id));
    }),
    { numRuns: 25 },
  );
});
