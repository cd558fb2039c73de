import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createCategory, createProduct, pictureBytes } from '#tests/factories.ts';
import { drawPages, inkOf, pixelsOf, textOf } from '#tests/pdf-pages.ts';

const app = await createTestApp();
beforeEach(app.reset);

let lastAddress = 0;
const visitor = () => app.client({ address: `198.51.100.${++lastAddress}` });

async function read(client: Client, query: string): Promise<Buffer> {
  const response = await client.request('GET', `/api/selection?${query}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await response.arrayBuffer());
}

test('a category of 24 products with pictures is a catalogue under a megabyte, the same bytes each time', async () => {
  const { id: categoryId } = await createCategory(app.db, { name: 'Shoes' });
  const { url } = await app.services.images.receive(await pictureBytes());
  for (let i = 0; i < 24; i += 1)
    await createProduct(app.db, { name: `Sandal ${i}`, categoryId, imageUrl: url });
  const bytes = await read(visitor(), `of=products&category=${categoryId}`);
  expect(bytes.length).toBeLessThan(1_000_000);
  expect((await read(visitor(), `of=products&category=${categoryId}`)).equals(bytes)).toBe(true);
  const pages = await drawPages(bytes, 0.3);
  expect(pages.length).toBeGreaterThan(1);
  expect(inkOf(pixelsOf(pages[0]!))).toBeGreaterThan(3);
});

test('favourites and the quote list are of who asks; nothing selected is not found', async () => {
  const { id } = await createProduct(app.db, { name: 'Sandal' });
  const [buyer, other] = [visitor(), visitor()];
  await buyer.post(`/api/products/${id}/favorite`, {});
  await buyer.post('/api/quote-list/lines', { product: id });
  for (const of of ['favorites', 'list']) {
    expect((await read(buyer, `of=${of}`)).length).toBeGreaterThan(1000);
    expect((await other.request('GET', `/api/selection?of=${of}`)).status).toBe(404);
  }
  expect((await buyer.request('GET', '/api/selection?of=other')).status).toBe(400);
});

test('a quote list has the quantity of each line, its price there and its sum; favourites have the listed price', async () => {
  const { id } = await createProduct(app.db, {
    name: 'Sandal',
    price: '6.20',
    saleUnit: 'pair',
    minimumOrderQuantity: 480,
    priceTiers: [{ quantity: 1200, price: '5.95' }],
  });
  const buyer = visitor();
  await buyer.post(`/api/products/${id}/favorite`, {});
  await buyer.post('/api/quote-list/lines', { product: id, quantity: 1200 });
  const list = await textOf(await read(buyer, 'of=list'));
  for (const part of [
    '$5.95 USD per pair',
    '1,200 pairs · $7,140.00 USD',
    'About $7,140.00 USD at listed prices',
  ])
    expect(list).toContain(part);
  expect(list).not.toContain('6.20');
  const favorites = await textOf(await read(buyer, 'of=favorites'));
  expect(favorites).toContain('$6.20 USD per pair');
  expect(favorites).toContain('From 480 pairs');
});

test('one selection that many ask for at the same moment is rendered once', async () => {
  const { id: categoryId } = await createCategory(app.db, { name: 'Lamps' });
  for (let i = 0; i < 3; i += 1) await createProduct(app.db, { name: `Lamp ${i}`, categoryId });
  const asked = Array.from({ length: 30 }, () => read(visitor(), `of=products&category=${categoryId}`));
  const [first, ...others] = await Promise.all(asked);
  for (const other of others) expect(other.equals(first!)).toBe(true);
});
