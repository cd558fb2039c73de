import { beforeEach, expect, test } from 'vitest';
import { validation } from '#shared/i18n/en/validation.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { maxListLines } from '#shared/deals/quote-limits.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, createUser } from '#tests/factories.ts';
import { textOf } from '#tests/html.ts';
import { requestQuote } from '#tests/quotes.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { hashPassword } from '../../people/user/password.ts';

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

test('a full list keeps what is on it already, however often it is added', async () => {
  const { id: product } = await createProduct(app.db, { name: 'Sandal' });
  const wanted = { title: 'Steel pot', requestKey: crypto.randomUUID() };
  const buyer = app.client();
  for (const one of [{ product }, wanted]) await buyer.post('/api/quote-list/lines', one);
  await fill(buyer, maxListLines - 2, 'Bowl');
  for (const one of [{ product }, wanted]) {
    const again = await buyer.post('/api/quote-list/lines', one);
    expect([again.status, await again.json()]).toEqual([201, { success: true, count: maxListLines }]);
  }
});

test('favourites that are on the list take no room, and the page says if not all have found some', async () => {
  const buyer = app.client();
  const names = ['Sandal', 'Boot', 'Clog'];
  const ids: string[] = [];
  for (const name of names) ids.push((await createProduct(app.db, { name })).id);
  for (const product of ids) await buyer.post(`/api/products/${product}/favorite`);
  const addAll = async () =>
    (await buyer.post('/quote-list', new URLSearchParams({ add: 'favorites' }))).headers.get('location')!;
  for (const product of ids.slice(0, 2)) await buyer.post('/api/quote-list/lines', { product });
  await fill(buyer, maxListLines - 3, 'Bowl');
  expect(await addAll()).toBe('/quote-list?done=added');
  expect((await read(buyer)).lines.map(({ name }) => name)).toEqual(expect.arrayContaining(names));

  const { id: fourth } = await createProduct(app.db, { name: 'Slipper' });
  await buyer.post(`/api/products/${fourth}/favorite`);
  const place = await addAll();
  expect(place).toBe('/quote-list?done=notAll');
  const html = await (await buyer.get(place)).text();
  expect(textOf(html, 'main')).toContain(fillText(validation.listFull, { max: maxListLines }));
});

test('a code that is used again and again copies each line once, and no more than a list holds', async () => {
  const code = await fill(app.client(), 30, 'Bowl');
  const buyer = app.client();
  await fill(buyer, 20, 'Lamp');
  const { anonymous } = await buyer.read<{ anonymous: { sessionId: string } }>('/api/session');
  for (const _ of [1, 2, 3])
    expect(
      await app.services.quoteLists.resume({ sessionId: anonymous.sessionId }, code, '198.51.100.7'),
    ).toEqual({ isWhole: false });
  const { lines } = await read(buyer);
  expect(lines).toHaveLength(maxListLines);
  expect(new Set(lines.map(({ name }) => name)).size).toBe(maxListLines);
});

test('lines for which the list of the account has no room at sign-in are kept, and join it later', async () => {
  const password = 'a long pass phrase';
  const { user } = await createUser(app.db, { password: await hashPassword(password), role: 'customer' });
  const signIn = (client: Client) => client.post('/api/login', { username: user.username, password });
  const [first, buyer] = [app.client(), app.client()];
  await fill(first, 39, 'Lamp');
  await signIn(first);
  const { id: sandal } = await createProduct(app.db, { name: 'Sandal' });
  await first.post('/api/quote-list/lines', { product: sandal });
  await buyer.post('/api/quote-list/lines', { product: sandal });
  await fill(buyer, 3, 'Bowl');
  await sendJson(buyer, 'PUT', '/api/quote-list', { message: 'Before the feast', city: 'Dakar' });

  await signIn(buyer);
  const page = async () => textOf(await (await buyer.get('/quote-list')).text(), 'main');
  expect(await page()).toContain(fillText(validation.listWaits, { max: maxListLines, count: 3 }));
  const { lines } = await read(buyer);
  expect(lines).toHaveLength(maxListLines);
  await buyer.delete(`/api/quote-list/lines/${lines[0]!.id}`);
  expect(await page()).toContain(fillText(validation.listWaits, { max: maxListLines, count: 2 }));
  expect((await read(buyer)).lines.at(-1)).toMatchObject({ name: 'Bowl 0' });

  expect((await read(buyer)).details).toMatchObject({ message: 'Before the feast', city: 'Dakar' });
  await sendJson(buyer, 'PUT', '/api/quote-list', { city: '' });
  await requestQuote(buyer, []);
  expect((await read(buyer)).details.message).toBeNull();
  expect(buyer.cookies.get('quote_list')).toBe('2');
  expect((await read(buyer)).lines.map(({ name }) => name)).toEqual(['Bowl 1', 'Bowl 2']);
  expect(await page()).not.toContain('Bowl 0');
});

test('a page from before the list was sent puts its message on no next list, and leaves what that says', async () => {
  const buyer = app.client();
  await fill(buyer, 1, 'Bowl');
  const { lines } = await read(buyer);
  const typed = { lines: [{ id: lines[0]!.id, quantity: 5 }], message: 'Before the feast', city: 'Dakar' };
  await sendJson(buyer, 'PUT', '/api/quote-list', typed);
  expect((await read(buyer)).details).toMatchObject({ message: 'Before the feast' });
  await requestQuote(buyer, []);
  // Another tab saves what it still shows, before and after the next list has a message of its own.
  await sendJson(buyer, 'PUT', '/api/quote-list', typed);
  expect((await read(buyer)).details).toMatchObject({ message: null, city: 'Dakar' });
  const next = { message: 'And lamps', city: 'Thiès', country: 'SN' };
  await sendJson(buyer, 'PUT', '/api/quote-list', { ...next, currency: 'CNY' });
  const former = { ...typed, country: 'KE', currency: 'USD' };
  await sendJson(buyer, 'PUT', '/api/quote-list', former);
  expect(await read(buyer)).toMatchObject({ currency: 'CNY', details: next });
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
