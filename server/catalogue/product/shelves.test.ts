import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createImage, createProduct, signedIn } from '#tests/factories.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { frenchTexts, translationCalls } from '#tests/translations.ts';

const app = await createTestApp();
const visitor = app.client();
let staff: Client;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'admin' });
});

/** The HTML of the shelf on a page; empty if the shelf is. */
async function shelfOf(path: string): Promise<string> {
  const html = await (await visitor.get(`${path}?lng=fr`)).text();
  return /<section[^>]*aria-labelledby="featured".*?<\/section>/s.exec(html)?.[0] ?? '';
}

test('the shelves show every write to the next request', async () => {
  const one = await createProduct(app.db, { name: 'Lamp', sku: 'L-1', isFeatured: true });
  const other = await createProduct(app.db, { name: 'Rope' });
  const picture = { url: 'https://pictures.example/one.jpg' };
  const bench = createTransferBench(app, staff);
  const translations = translationCalls(() => staff);
  const change = (body: object) => sendJson(staff, 'PUT', `/api/products/${one.id}`, body);
  const bulk = (action: string, { id } = one) => staff.post('/api/products/bulk', { ids: [id], action });
  let imported = '';
  expect(await shelfOf('/products')).not.toContain('Rope');
  for (const [write, shown, isShown, path = '/products'] of [
    [() => change({ name: 'Lantern' }), 'Lantern', true],
    [() => change({ price: '8.15' }), '8.15', true],
    [() => change({ stockStatus: 'out_of_stock' }), 'Rupture de stock', true],
    [() => change({ minimumOrderQuantity: 713 }), '713', true],
    [() => staff.post(`/api/products/${one.id}/media`, [picture]), 'example/one.jpg', true],
    [() => sendJson(staff, 'PUT', `/api/products/${one.id}/media`, []), 'example/one.jpg', false],
    [() => translations.put(one.id, 'fr', frenchTexts), 'Bouilloire', true],
    [() => staff.delete(`/api/translations/product/${one.id}/fr`), 'Lantern', true],
    [() => bulk('unfeature'), 'Lantern', false],
    [() => bulk('feature', other), 'Rope', true],
    [() => bulk('feature'), 'Lantern', true],
    [() => bulk('deactivate'), 'Lantern', false],
    [() => bulk('activate'), 'Lantern', true],
    [() => staff.delete(`/api/products/${one.id}`), 'Lantern', false],
    [() => staff.post(`/api/products/${one.id}/restore`), 'Lantern', true],
    [
      async () => {
        const done = await bench.bring('sku,name\nL-1,Torch');
        imported = done.id;
        return { ok: true };
      },
      'Torch',
      true,
    ],
    [() => bench.undo(imported), 'Torch', false],
    // The home page fills up with products that are not featured.
    [() => staff.post('/api/products', { name: 'Kettle' }), 'Kettle', true, '/'],
    [() => sendJson(staff, 'PUT', `/api/products/${other.id}`, { name: 'Cord' }), 'Cord', true, '/'],
  ] as [() => Promise<{ ok: boolean }>, string, boolean, string?][]) {
    expect((await shelfOf(path)).includes(shown), shown).toBe(!isShown);
    expect((await write()).ok).toBe(true);
    expect((await shelfOf(path)).includes(shown), shown).toBe(isShown);
  }
});

test('a shelf is read once in each language', async () => {
  await createProduct(app.db, { isFeatured: true });
  const { featuredCards } = app.services.products;
  expect(await featuredCards(4, 'fr')).toBe(await featuredCards(4, 'fr'));
  expect(await featuredCards(4, 'fr')).not.toBe(await featuredCards(4, 'en'));
  expect(await featuredCards(4, 'fr')).toHaveLength(1);
  expect(await featuredCards(0, 'fr')).toEqual([]);
});

test('the home page has eight products, the featured first', async () => {
  for (let i = 0; i < 12; i++)
    await createProduct(app.db, { name: `p${i}`, isFeatured: i < 6, createdAt: new Date(i) });
  const names = async () => (await app.services.products.homeCards('en')).map((card) => card.name);
  expect(await names()).toEqual(['p5', 'p4', 'p3', 'p2', 'p11', 'p10', 'p9', 'p8']);
  await app.reset();
  for (let i = 0; i < 12; i++)
    await createProduct(app.db, { name: `p${i}`, isFeatured: i === 1, createdAt: new Date(i) });
  expect(await names()).toEqual(['p1', 'p11', 'p10', 'p9', 'p8', 'p7', 'p6', 'p5']);
});

test('a category shows the picture of its newest product', async () => {
  const [shoes, lamps, bags] = [
    await createCategory(app.db, { name: 'Shoes' }),
    await createCategory(app.db, { name: 'Lamps' }),
    await createCategory(app.db, { name: 'Bags' }),
  ];
  const [boot, sandal] = [await createImage(app), await createImage(app)];
  await createProduct(app.db, { categoryId: shoes.id, imageUrl: boot.url, createdAt: new Date(1) });
  await createProduct(app.db, { categoryId: shoes.id, imageUrl: sandal.url, createdAt: new Date(2) });
  await createProduct(app.db, { categoryId: lamps.id });
  const pictures = await app.services.products.categoryPictures([shoes.id, lamps.id, bags.id]);
  expect([...pictures.keys()]).toEqual([shoes.id]);
  expect(pictures.get(shoes.id)!.url).toBe(sandal.url);
  const tile = new RegExp(`<a class="category-card" href="/products\\?category=${shoes.id}".*?</a>`, 's');
  const html = await (await visitor.get('/')).text();
  expect(tile.exec(html)![0]).toContain(sandal.url.replace('.webp', '-160.avif'));
});
