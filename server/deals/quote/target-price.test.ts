import { beforeEach, describe, expect, test } from 'vitest';
import { lineFieldName } from '#shared/deals/quote-list-form.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, createUser } from '#tests/factories.ts';
import { elements, textOf } from '#tests/html.ts';
import { contactOfBuyer } from '#tests/quotes.ts';
import { hashPassword } from '../../people/user/password.ts';

const app = await createTestApp();
beforeEach(app.reset);

const read = (client: Client) => client.read<QuoteList>('/api/quote-list');
const save = (client: Client, body: object) => sendJson(client, 'PUT', '/api/quote-list', body);
const post = (client: Client, fields: Record<string, string>) =>
  client.post('/quote-list', new URLSearchParams(fields));

/** A list in US dollars with one line, whose target price is 10. */
async function begin(client = app.client()): Promise<{ client: Client; id: string }> {
  await client.post('/api/quote-list/lines', { title: 'Bowl', targetPrice: '10' });
  return { client, id: (await read(client)).lines[0]!.id };
}

/** Creates a customer. @returns a function that signs them in */
async function createCustomer(): Promise<(client: Client) => Promise<void>> {
  const password = 'a long pass phrase';
  const { user } = await createUser(app.db, { password: await hashPassword(password), role: 'customer' });
  return async (client) => {
    expect((await client.post('/api/login', { username: user.username, password })).status).toBe(200);
  };
}

describe('a target price keeps the currency in which it was typed', () => {
  test('when the list changes to another currency', async () => {
    const { client } = await begin();
    await save(client, { currency: 'EUR' });
    expect(await read(client)).toMatchObject({ currency: 'EUR', lines: [{ targetPrice: '10 USD' }] });
    const html = await (await client.get('/quote-list')).text();
    const field = elements(html, 'input').find((it) => it['name']?.startsWith('targetPrice:'));
    expect(field).toMatchObject({ value: '10 USD' });
    expect(textOf(html, 'main')).toContain('EUR per piece');
  });

  test('without script, where the field names a currency and the form chooses another', async () => {
    const { client, id } = await begin();
    const form = {
      [lineFieldName(id, 'quantity')]: '5',
      [lineFieldName(id, 'targetPrice')]: '12,50',
      targetCurrency: 'USD',
      currency: 'EUR',
      intent: 'save',
    };
    expect((await post(client, form)).status).toBe(303);
    expect(await read(client)).toMatchObject({ currency: 'EUR', lines: [{ targetPrice: '12.50 USD' }] });
    // A refused form shows the same field and currency again.
    const again = await (await post(client, { ...form, currency: 'GBP', email: 'awa' })).text();
    expect(textOf(again, 'main')).toContain('USD per piece');
  });

  test('in the request, for the buyer and the staff', async () => {
    const { client, id } = await begin();
    const sent = await client.post('/api/quote-list/request', {
      ...contactOfBuyer,
      currency: 'EUR',
      targetCurrency: 'USD',
      lines: [{ id, quantity: 5, targetPrice: '10' }],
      requestKey: crypto.randomUUID(),
    });
    const { code } = (await sent.json()) as { code: string };
    const quote = await client.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
    expect(quote).toMatchObject({ currency: 'EUR', lines: [{ targetPrice: '10 USD' }] });
    const main = textOf(await (await client.get(`/quotes/${code}`)).text(), 'main');
    expect(/Target price: (.*? [A-Z]{3}(?: [A-Z]{3})?)/.exec(main)?.[1]).toBe('10 USD');
  });

  test('and is shown in the notation of the page, in the list and in the request', async () => {
    const { client, id } = await begin();
    await save(client, { currency: 'EUR', lines: [{ id, quantity: 1, targetPrice: '2,20' }] });
    const html = await (await client.get('/quote-list?lng=fr')).text();
    const field = elements(html, 'input').find((it) => it['name']?.startsWith('targetPrice:'));
    expect(field).toMatchObject({ value: '2,20' });
    const body = {
      ...contactOfBuyer,
      lines: [{ id, quantity: 1, targetPrice: '2,20' }],
      requestKey: crypto.randomUUID(),
    };
    const { code } = (await (await client.post('/api/quote-list/request', body)).json()) as { code: string };
    const page = await (await client.get(`/quotes/${code}?lng=fr`)).text();
    expect(textOf(page, 'main')).toContain('2,20 EUR');
  });

  test('when the list is copied to a device with another currency', async () => {
    const { client } = await begin();
    const other = app.client();
    await other.post('/api/quote-list/lines', { title: 'Lamp', targetPrice: '7' });
    await save(other, { currency: 'EUR' });
    await post(other, { code: (await read(client)).code! });
    expect(await read(other)).toMatchObject({
      currency: 'EUR',
      lines: [{ targetPrice: '7 USD' }, { targetPrice: '10 USD' }],
    });
  });

  test('when the list joins the account; an empty one of the account takes its currency', async () => {
    const { client, id } = await begin();
    await save(client, { currency: 'EUR', lines: [{ id, quantity: 1, targetPrice: '8' }] });
    const signIn = await createCustomer();
    await signIn(client);
    expect(await read(client)).toMatchObject({ currency: 'EUR', lines: [{ targetPrice: '8' }] });
  });

  test('when the account has a list in another currency', async () => {
    const signIn = await createCustomer();
    const first = app.client();
    await first.post('/api/quote-list/lines', { title: 'Lamp', targetPrice: '7' });
    await save(first, { currency: 'GBP' });
    await signIn(first);
    await read(first);
    const { client } = await begin();
    await signIn(client);
    const { currency, lines } = await read(client);
    expect(currency).toBe('GBP');
    expect(lines.map(({ targetPrice }) => targetPrice)).toEqual(['7 USD', '10 USD']);
  });
});

test('a sample that is wanted stays wanted in the list of the account and on another device', async () => {
  const signIn = await createCustomer();
  const [first, other] = [app.client(), app.client()];
  await first.post('/api/quote-list/lines', { title: 'Lamp' });
  await signIn(first);
  const { client, id } = await begin();
  await save(client, { sampleWanted: true, lines: [{ id, quantity: 1 }] });
  const wanted = async (one: Client) => (await read(one)).details.sampleWanted;
  await post(other, { code: (await read(client)).code! });
  expect(await wanted(other)).toBe(true);
  await signIn(client);
  expect(await wanted(client)).toBe(true);
});

test('a target price may name one of our currencies, and no other', async () => {
  const { id: product } = await createProduct(app.db);
  const client = app.client();
  const add = async (targetPrice: string) =>
    (await client.post('/api/quote-list/lines', { product, targetPrice })).status;
  expect(await add('10 XXX')).toBe(400);
  expect(await add('10 EUR EUR')).toBe(400);
  expect(await add('1234567890,12 EUR')).toBe(201);
});
