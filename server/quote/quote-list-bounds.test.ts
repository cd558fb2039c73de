import { beforeEach, expect, test } from 'vitest';
import { maxListLines } from '#shared/quote-limits.ts';
import type { QuoteList } from '#shared/quote-list.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct } from '#tests/factories.ts';
import { sendJson } from '#tests/staff.ts';
import type { Client } from '#tests/client.ts';
import { cartItems, shoppingCarts } from '../db/schema/quote.ts';
import { mergeInto } from './quote-list.writing.ts';

const app = await createTestApp();
beforeEach(app.reset);

const read = (client: Client) => client.read<QuoteList>('/api/quote-list');
async function fill(client: Client, count: number, name: string): Promise<string> {
  for (let n = 0; n < count; n++)
    expect((await client.post('/api/quote-list/lines', { title: `${name} ${n}` })).status).toBe(201);
  return (await read(client)).code!;
}

test('a list holds so many lines, and refuses one more', async () => {
  const buyer = app.client();
  await fill(buyer, maxListLines, 'Bowl');
  expect((await buyer.post('/api/quote-list/lines', { title: 'One more' })).status).toBe(400);
});

test('a code that is used again and again copies each line once, and no more than a list holds', async () => {
  const code = await fill(app.client(), 30, 'Bowl');
  const buyer = app.client();
  await fill(buyer, 20, 'Lamp');
  const { anonymous } = await buyer.read<{ anonymous: { sessionId: string } }>('/api/session');
  for (const _ of [1, 2, 3])
    await app.services.quoteLists.resume({ sessionId: anonymous.sessionId }, code, '198.51.100.7');
  const { lines } = await read(buyer);
  expect(lines).toHaveLength(maxListLines);
  expect(new Set(lines.map(({ name }) => name)).size).toBe(maxListLines);
});

test('two lists become one that holds no more than a list does', async () => {
  const [one, other] = [app.client(), app.client()];
  await fill(one, 30, 'Bowl');
  await fill(other, 30, 'Lamp');
  const [from, into] = await app.db.select().from(shoppingCarts);
  await app.db.transaction((tx) => mergeInto(tx, from!, into!));
  expect(await app.db.$count(cartItems)).toBe(maxListLines);
});

test('a price that the list’s currency makes too long for a line is left out', async () => {
  const { id: product } = await createProduct(app.db, { price: '9999999.00', priceUnit: 'USD' });
  const buyer = app.client();
  await buyer.post('/api/quote-list/lines', { product });
  expect((await sendJson(buyer, 'PUT', '/api/quote-list', { currency: 'JPY' })).status).toBe(200);
  expect(await read(buyer)).toMatchObject({ currency: 'JPY', lines: [{ productId: product }] });
});

test('a change keeps what a line does not name, and of a line that comes twice the last', async () => {
  const buyer = app.client();
  await fill(buyer, 2, 'Bowl');
  const { lines } = await read(buyer);
  const [one, other] = lines.map(({ id }) => id);
  const save = (...changed: object[]) => sendJson(buyer, 'PUT', '/api/quote-list', { lines: changed });
  await save({ id: one, quantity: 5, note: 'Blue', color: 'blue' }, { id: other, quantity: 7 });
  await save({ id: one, quantity: 6, color: '' }, { id: one, quantity: 9 });
  expect((await read(buyer)).lines).toMatchObject([
    { quantity: 9, note: 'Blue', color: 'blue' },
    { quantity: 7, note: null },
  ]);
  await save({ id: one, quantity: 9, color: '' });
  expect((await read(buyer)).lines[0]).toMatchObject({ note: 'Blue', color: null });
});
