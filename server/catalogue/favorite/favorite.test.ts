import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { limitTable } from '#server/platform/limits/limit-table.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { userFavorites } from './favorite.schema.ts';
import { products } from '../product/product.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const listed = async (client: ReturnType<typeof app.client>) =>
  (await client.read<Product[]>('/api/favorites')).map((product) => product.name);

describe('favourites of a visitor', () => {
  test('from not favourited to favourited and back', async () => {
    const { id } = await createProduct(app.db);
    const client = app.client();
    const status = `/api/products/${id}/favorite-status`;
    expect(await client.read(status)).toEqual({ isFavorited: false, favoriteCount: 0 });
    const added = await client.post(`/api/products/${id}/favorite`);
    expect(added.status).toBe(201);
    expect(await added.json()).toEqual({ isFavorited: true, favoriteCount: 1 });
    expect(await client.read(status)).toEqual({ isFavorited: true, favoriteCount: 1 });
    const removed = await client.delete(`/api/products/${id}/favorite`);
    expect(removed.status).toBe(200);
    expect(await removed.json()).toEqual({ isFavorited: false, favoriteCount: 0 });
    expect(await client.read(status)).toEqual({ isFavorited: false, favoriteCount: 0 });
  });

  test('adding twice answers 409 already_favorite, also when both come at once', async () => {
    const { id } = await createProduct(app.db);
    const client = app.client();
    await client.get('/api/session');
    const answers = await Promise.all([1, 2].map(() => client.post(`/api/products/${id}/favorite`)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    const refused = (await answers.find((answer) => answer.status === 409)!.json()) as ErrorBody;
    expect(refused.code).toBe('already_favorite');
    expect(refused.message).toBe('This product is already in your favorites.');
    expect(await app.db.select().from(userFavorites)).toHaveLength(1);
  });

  test('belong to one visitor; the count is everybody’s', async () => {
    const { id } = await createProduct(app.db);
    const [one, other] = [app.client(), app.client()];
    await one.post(`/api/products/${id}/favorite`);
    expect(await other.read(`/api/products/${id}/favorite-status`)).toEqual({
      isFavorited: false,
      favoriteCount: 1,
    });
    expect(await listed(other)).toEqual([]);
    await other.delete(`/api/products/${id}/favorite`);
    expect(await one.read(`/api/products/${id}/favorite-status`)).toEqual({
      isFavorited: true,
      favoriteCount: 1,
    });
  });

  test('are listed newest first, without what is no longer shown', async () => {
    const client = app.client();
    const rows = [];
    for (const name of ['first', 'second', 'third']) {
      const row = await createProduct(app.db, { name });
      await client.post(`/api/products/${row.id}/favorite`);
      rows.push(row);
    }
    expect(await listed(client)).toEqual(['third', 'second', 'first']);
    await app.db.update(products).set({ isActive: false }).where(eq(products.id, rows[1]!.id));
    expect(await listed(client)).toEqual(['third', 'first']);
  });

  test('a stranger has none and gets no session by asking', async () => {
    const response = await app.client().get('/api/favorites');
    expect(await response.json()).toEqual([]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('removing what is no favourite does nothing', async () => {
    const { id } = await createProduct(app.db);
    const response = await app.client().delete(`/api/products/${id}/favorite`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ isFavorited: false, favoriteCount: 0 });
  });

  test('the cookie that says so stays until the last one is removed', async () => {
    const [a, b] = [await createProduct(app.db), await createProduct(app.db)];
    const client = app.client();
    await client.post(`/api/products/${a.id}/favorite`);
    await client.post(`/api/products/${b.id}/favorite`);
    await client.delete(`/api/products/${a.id}/favorite`);
    expect(client.cookies.get('favorites')).toBe('1');
    await client.delete(`/api/products/${b.id}/favorite`);
    expect(client.cookies.has('favorites')).toBe(false);
  });
});

describe('one address without a cookie', () => {
  const heart = async (id: string, address: string) =>
    (await app.client({ address }).post(`/api/products/${id}/favorite`)).status;

  test('raises the public count of a product so far and no further, however it asks', async () => {
    const [lamp, other] = [await createProduct(app.db), await createProduct(app.db)];
    const address = '198.51.100.1';
    const answers = [];
    for (let n = 0; n < limitTable.favourites.points + 5; n++) answers.push(await heart(lamp.id, address));
    expect(answers.filter((status) => status === 201)).toHaveLength(limitTable.favourites.points);
    const refused = await app.client({ address }).post(`/api/products/${lamp.id}/favorite`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
    const form = new URLSearchParams({ product: lamp.id, intent: 'add' });
    expect((await app.client({ address }).post('/favorites', form)).status).toBe(429);
    expect(await app.client().read(`/api/products/${lamp.id}/favorite-status`)).toMatchObject({
      favoriteCount: limitTable.favourites.points,
    });
    expect(await heart(other.id, address)).toBe(201);
    expect(await heart(lamp.id, '198.51.100.2')).toBe(201);
    // Signed-in users are identified by their account.
    const member = await signedIn(app, { role: 'customer' });
    expect((await member.post(`/api/products/${lamp.id}/favorite`)).status).toBe(201);
  });

  test('begins so many sessions and no more; existing ones continue', async () => {
    const address = '2001:db8:1:1::1';
    const known = app.client({ address });
    await known.get('/api/session');
    for (let n = 1; n < limitTable['new visitors'].points; n++) {
      const neighbour = app.client({ address: `2001:db8:1:1::${(n + 1).toString(16)}` });
      expect((await neighbour.get('/api/session')).status).toBe(200);
    }
    const refused = await app.client({ address }).get('/api/session');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
    expect(await app.db.select().from(visitorSessions)).toHaveLength(limitTable['new visitors'].points);
    expect((await known.get('/api/session')).status).toBe(200);
    expect((await app.client({ address: '2001:db8:1:2::1' }).get('/api/session')).status).toBe(200);
  });
});

test('a signed-in user keeps favourites with the account, in every browser', async () => {
  const { id } = await createProduct(app.db, { name: 'lamp' });
  const client = await signedIn(app, { role: 'customer' });
  await client.post(`/api/products/${id}/favorite`);
  const [row] = await app.db.select().from(userFavorites);
  expect(row).toMatchObject({ productId: id, sessionId: null });
  expect(row!.userId).not.toBeNull();
  const elsewhere = app.client();
  elsewhere.cookies.set('baobab_staff', client.cookies.get('baobab_staff')!);
  expect(await listed(elsewhere)).toEqual(['lamp']);
  expect(await listed(app.client())).toEqual([]);
});
