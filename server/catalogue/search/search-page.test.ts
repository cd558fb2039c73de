import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createProduct, signedIn } from '#tests/factories.ts';

// Tests the pages without JavaScript.
const app = await createTestApp();
beforeEach(app.reset);

const page = async (path: string) => {
  const response = await app.client().get(path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replaceAll(/<!-- -->/g, '');
};
async function writePost(title: string): Promise<void> {
  const staff = await signedIn(app);
  const response = await staff.post('/api/blog', { title, content: '<p>Text</p>', status: 'published' });
  expect(response.status).toBe(201);
}
const products = (search: string, language = 'en', more = '') =>
  page(`/products?lng=${language}&search=${encodeURIComponent(search)}${more}`);

describe('a product that does not match every word', () => {
  test.each([
    ['en', 'Did you mean “casserole”?', 'Nothing is spelled “caserole”'],
    ['fr', 'Vouliez-vous dire «\u00a0casserole\u00a0»\u202f?', 'Rien ne s’écrit'],
    ['es', '¿Quiso decir «casserole»?', 'Nada se escribe'],
    ['zh', '您要找的是“casserole”吗？', '没有产品写作'],
  ])('is called so where a typing error was forgiven, in %s', async (language, question, reason) => {
    await createProduct(app.db, { name: 'Steel casserole' });
    const html = await products('caserole', language);
    expect(html).toContain('Steel casserole');
    expect(html).toContain(question);
    expect(html).toContain(reason);
    expect(html).toContain('href="/products?search=casserole"');
    expect(await products('casserole', language)).not.toContain(question);
  });

  test('stands below those that do, where its word only begins like the one of the search', async () => {
    await createProduct(app.db, { name: 'Lampshade' });
    await createProduct(app.db, { name: 'Desk lamp' });
    const html = await products('lamp');
    const [match, label, near] = ['Desk lamp', 'words that begin like yours', 'Lampshade'].map((text) =>
      html.indexOf(text),
    );
    expect(match).toBeGreaterThan(0);
    expect(label).toBeGreaterThan(match!);
    expect(html.lastIndexOf('Lampshade')).toBeGreaterThan(label!);
    expect(near).toBeGreaterThan(0);
  });

  test('is a near miss where nothing matches: the page says so, and has ways on', async () => {
    const category = await createCategory(app.db, { name: 'Garden tools' });
    await createProduct(app.db, { name: 'Solar lantern', categoryId: category.id });
    const html = await products('solar wheelbarrow');
    expect(html).toContain('No products found');
    expect(html).toContain('No product matches all of “solar wheelbarrow”');
    expect(html).toContain('Solar lantern');
    expect(html).toContain('href="/contact?name=solar+wheelbarrow"');
    expect(html).toContain('href="/chat"');
    expect(html).toContain(`href="/products?categoryId=${category.id}"`);
    const none = await products('wheelbarrow');
    expect(none).not.toContain('Solar lantern');
    expect(none).toContain('href="/contact?name=wheelbarrow"');
  });

  test('of another category is one link away', async () => {
    const category = await createCategory(app.db, { name: 'Garden' });
    await createProduct(app.db, { name: 'Solar lantern' });
    const html = await products('lantern', 'en', `&category=${category.id}`);
    expect(html).toContain('Search in all categories');
    expect(html).toContain('href="/products?search=lantern"');
  });
});

describe('a price in a search', () => {
  beforeEach(async () => {
    await createProduct(app.db, { name: 'Cheap lamp', price: '4.50' });
    await createProduct(app.db, { name: 'Yuan lamp', price: '20', priceUnit: 'CNY' });
    await createProduct(app.db, { name: 'Dear lamp', price: '12' });
    await createProduct(app.db, { name: 'Secret lamp', price: null });
  });

  test.each([
    ['en', 'lamp under 5 dollars', 'Up to $5.00 USD'],
    ['en', 'lamp less than $5', 'Up to $5.00 USD'],
    ['fr', 'lamp moins de 5 dollars', 'Jusqu’à $5.00 USD'],
    ['es', 'lamp menos de 5 dólares', 'Hasta $5.00 USD'],
    ['zh', '5美元以下 lamp', '$5.00 USD以下'],
  ])('filters, is shown, and can be removed, in %s: %s', async (language, search, shown) => {
    const html = await products(search, language);
    expect(html).toContain('Cheap lamp');
    expect(html).toContain('Yuan lamp');
    expect(html).not.toContain('Dear lamp');
    expect(html).not.toContain('Secret lamp');
    expect(html).toContain(shown);
    expect(html).toContain('href="/products?search=lamp"');
  });

  test('alone, from below, and between two', async () => {
    expect(await products('over 10 usd')).toContain('Dear lamp');
    expect(await products('over 10 usd')).not.toContain('Cheap lamp');
    const html = await products('between 4 and 5 dollars');
    expect(html).toContain('$4.00 USD to $5.00 USD');
    expect(html).toContain('Cheap lamp');
    expect(html).not.toContain('Yuan lamp');
  });

  test('that nothing has shows what matches at another price, and says so', async () => {
    const html = await products('lamp under 1 dollar');
    expect(html).toContain('No product matches “lamp” within this price');
    expect(html).toContain('Dear lamp');
  });

  test('without a currency is none', async () => {
    expect(await products('lamp under 5')).not.toContain('Up to');
  });
});

describe('a search of the blog', () => {
  test.each([
    ['en', 'inspectoin', 'No article contains all of “inspectoin”', 'Did you mean “inspection”?'],
    [
      'fr',
      'inspectoin',
      'Aucun article ne contient tous les mots de «\u00a0inspectoin\u00a0»',
      'Vouliez-vous dire «\u00a0inspection\u00a0»\u202f?',
    ],
    [
      'es',
      'inspectoin',
      'Ningún artículo contiene todas las palabras de «inspectoin»',
      '¿Quiso decir «inspection»?',
    ],
    ['zh', 'inspectoin', '没有文章包含“inspectoin”', '您要找的是“inspection”吗？'],
  ])(
    'forgives a typing error as that of products does, and says so, in %s',
    async (language, search, reason, question) => {
      await writePost('The inspection before shipment');
      await writePost('Free days');
      const html = await page(`/blog?lng=${language}&search=${search}`);
      expect(html).toContain('The inspection before shipment');
      expect(html).not.toContain('Free days');
      expect(html).toContain(reason);
      expect(html).toContain(question);
      const right = await page(`/blog?lng=${language}&search=inspection`);
      expect(right).toContain('The inspection before shipment');
      expect(right).not.toContain(question);
    },
  );

  test('finds words in another order and other words for them, without calling them errors', async () => {
    await writePost('How we check trainers before shipment');
    const html = await page('/blog?lng=en&search=shipment+sneakers');
    expect(html).toContain('How we check trainers');
    expect(html).not.toContain('Did you mean “shipment');
  });
});
