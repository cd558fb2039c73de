import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { PersonFound } from '#shared/people/person.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createContactMessage, createProduct, signedIn } from '#tests/factories.ts';
import { requestQuote } from '#tests/quotes.ts';
import { auditEntries } from '../audit/audit.schema.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';

// Anybody can type the address of one person and the number of another. That must not make them one person.
const app = await createTestApp();
let boss: Client;
let product: string;
beforeEach(async () => {
  await app.reset();
  boss = await signedIn(app, { role: 'super_admin' });
  product = (await createProduct(app.db)).id;
});

const awa = { contactName: 'Awa Diop', email: 'awa@diop.example', phone: '' };
const kofi = { contactName: 'Kofi Annor', email: '', phone: '+447700900123' };
const bound = { contactName: 'Stranger', email: awa.email, phone: kofi.phone };

const ask = async (given: object): Promise<string> =>
  (await requestQuote(app.client(), [product], given)).reference;
const rowsOfCustomers = () =>
  app.db
    .select({ email: customers.email, phone: customers.phone })
    .from(customers)
    .orderBy(asc(customers.email));
const isOfAwa = { email: awa.email, phone: null };
const isOfKofi = { email: null, phone: kofi.phone };

async function find(value: string, by: 'customer' | 'contact' = 'contact'): Promise<PersonFound> {
  const response = await boss.post('/api/personal-data/find', { by, value });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as PersonFound;
}

async function erase(value: string): Promise<void> {
  const { seal, name } = await find(value);
  const body = { by: 'contact', value, seal, confirmation: name };
  expect((await boss.post('/api/personal-data/erase', body)).status).toBe(200);
}

/** References of the requests in the export. */
async function exported(value: string): Promise<string[]> {
  const response = await boss.post('/api/personal-data/export', { by: 'contact', value });
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  for await (const entry of zip.eachEntry()) {
    const data = JSON.parse(await text(await zip.openReadStreamPromise(entry))) as {
      quote_requests: { reference: string }[];
    };
    return data.quote_requests.map(({ reference }) => reference).toSorted();
  }
  throw new Error('no data.json');
}

const left = async () =>
  (await app.db.select().from(quoteRequests)).map(({ reference }) => reference).toSorted();

describe('the request of a stranger', () => {
  test('belongs to the customer of the same address, or of the same number without an address', async () => {
    for (const given of [awa, { ...bound, email: 'AWA@diop.example' }]) await ask(given);
    expect(await rowsOfCustomers()).toEqual([isOfAwa]);
    for (const phone of [kofi.phone, '+44 7700 900123']) await ask({ ...kofi, phone });
    expect(await rowsOfCustomers()).toEqual([isOfAwa, isOfKofi]);
  });

  test.each(['first', 'last'])('belongs to one contact: it comes %s', async (when) => {
    if (when === 'first') await ask(bound);
    await ask(awa);
    await ask(kofi);
    if (when === 'last') await ask(bound);
    expect(await rowsOfCustomers()).toEqual([isOfAwa, isOfKofi]);
    const rows = await app.db
      .select({ name: quoteRequests.contactName, email: customers.email })
      .from(quoteRequests)
      .innerJoin(customers, eq(customers.id, quoteRequests.customerId));
    expect(new Map(rows.map(({ name, email }) => [name, email]))).toEqual(
      new Map([
        ['Awa Diop', awa.email],
        ['Kofi Annor', null],
        ['Stranger', awa.email],
      ]),
    );
  });

  test('leads staff to the customer of the address, never to that of the number beside it', async () => {
    await ask(awa);
    await ask(kofi);
    const linked = async (email: string) => {
      const { id } = await createContactMessage(app.db, { email, phone: kofi.phone });
      const [chat] = await app.db
        .insert(conversations)
        .values({ customerName: 'Awa', customerEmail: email, customerPhone: kofi.phone })
        .returning();
      const paths = [`/api/contact/${id}`, `/api/conversations/${chat!.id}`];
      const read = async (path: string) =>
        (await boss.read<{ customer: { name: string } | null }>(path)).customer?.name;
      return Promise.all(paths.map(read));
    };
    expect(await linked(awa.email)).toEqual(['Awa Diop', 'Awa Diop']);
    expect(await linked('nobody@none.example')).toEqual([undefined, undefined]);
  });
});

describe('a request that staff enter', () => {
  const enter = async (given: object) => {
    const body = { currency: 'USD', country: 'SN', lines: [{ name: 'A bowl', quantity: 1 }], ...given };
    const response = await boss.post('/api/quotes', body);
    expect(response.status, await response.clone().text()).toBe(201);
  };

  test('connects an address and a number, unless another customer has one of them', async () => {
    await enter({ contactName: 'Awa Diop', email: awa.email, phone: '+447700900999' });
    await ask(kofi);
    await enter({ ...bound, email: 'new@diop.example' });
    await enter(bound);
    expect(await rowsOfCustomers()).toEqual([
      { email: awa.email, phone: '+447700900999' },
      { email: 'new@diop.example', phone: kofi.phone },
    ]);
  });

  test('adds no number that another customer has', async () => {
    await ask(awa);
    await ask(kofi);
    await enter(bound);
    expect(await rowsOfCustomers()).toEqual([isOfAwa, isOfKofi]);
  });
});

describe('personal data', () => {
  /** What was bound to one customer before strangers could no longer do that. */
  async function begin() {
    const [ofAwa, ofKofi, ofBoth] = [await ask(awa), await ask(kofi), await ask(bound)];
    await createContactMessage(app.db, { email: awa.email, phone: null });
    await createContactMessage(app.db, { email: 'kofi@other.example', phone: kofi.phone });
    await app.db.delete(customers);
    const [customer] = await app.db
      .insert(customers)
      .values({ name: 'Awa Diop', email: awa.email, phone: kofi.phone, language: 'en' })
      .returning();
    await app.db.update(quoteRequests).set({ customerId: customer!.id });
    return { ofAwa, ofKofi, ofBoth, customerId: customer!.id };
  }

  test('of an address or number are the rows that carry it', async () => {
    const { ofAwa, ofKofi, ofBoth, customerId } = await begin();
    const counts = { requests: 2, contacts: 1, customers: 1 };
    expect(await find(awa.email)).toMatchObject({ emails: [awa.email], phones: [], counts });
    expect(await find(kofi.phone)).toMatchObject({ emails: [], phones: [kofi.phone], counts });
    expect(await exported(awa.email)).toEqual([ofAwa, ofBoth].toSorted());
    expect(await exported(kofi.phone)).toEqual([ofKofi, ofBoth].toSorted());
    // The staff have seen the record and chose it.
    expect((await find(customerId, 'customer')).counts).toMatchObject({ requests: 3, contacts: 2 });
    await erase(awa.email);
    expect(await left()).toEqual([ofKofi]);
    expect((await find(kofi.phone)).counts).toMatchObject({ requests: 1, contacts: 1 });
  });

  test('of a reference are that request alone', async () => {
    const { ofAwa, ofKofi, ofBoth } = await begin();
    const found = await find(ofBoth.toLowerCase());
    expect(found).toMatchObject({ emails: [], phones: [] });
    const { requests, audit: _, mails: __, ...others } = found.counts;
    expect(requests).toBe(1);
    expect(Object.values(others).filter((count) => count > 0)).toEqual([]);
    expect(await exported(ofBoth)).toEqual([ofBoth]);
    await erase(ofBoth);
    expect(await left()).toEqual([ofAwa, ofKofi].toSorted());
    expect((await find(awa.email)).counts).toMatchObject({ requests: 1, contacts: 1, customers: 1 });
  });

  test('of a reference are no entries about a deleted record of another person with the same name', async () => {
    const { ofBoth } = await begin();
    const entry = { action: 'delete', noun: 'customer', recordId: randomUUID(), title: bound.contactName };
    await app.db.insert(auditEntries).values(entry as typeof auditEntries.$inferInsert);
    await erase(ofBoth);
    const isIt = eq(auditEntries.recordId, entry.recordId);
    expect(await app.db.select().from(auditEntries).where(isIt)).toMatchObject([{ title: entry.title }]);
  });

  test('of a record include those that staff merged with it, from either of the two', async () => {
    await ask(awa);
    await ask(kofi);
    const rows = await app.db.select().from(customers).orderBy(asc(customers.email));
    const [id, otherId] = rows.map((row) => row.id);
    expect((await boss.post(`/api/customers/${id}/merge`, { otherId })).status).toBe(200);
    await app.db.update(customers).set({ phone: null }).where(eq(customers.id, id!));
    for (const one of [id, otherId])
      expect(await find(one!, 'customer')).toMatchObject({
        emails: [awa.email],
        phones: [kofi.phone],
        counts: { customers: 2, requests: 2 },
      });
  });

  test('of a resume code are that conversation alone', async () => {
    await begin();
    const opened = await app
      .client()
      .post('/api/conversations', { customerName: 'Awa', customerEmail: awa.email });
    const { conversation } = (await opened.json()) as { conversation: { code: string } };
    const { conversations: chats, requests, customers: records } = (await find(conversation.code)).counts;
    expect([chats, requests, records]).toEqual([1, 0, 0]);
  });
});
