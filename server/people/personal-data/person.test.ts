import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { CustomerConversation } from '#shared/conversations/chat.ts';
import type { PersonFound } from '#shared/people/person.ts';
import { erasedMark } from '#shared/people/personal-data.ts';
import type { Client } from '#tests/client.ts';
import { createContactMessage, createProduct, signedIn } from '#tests/factories.ts';
import { readList, sendForm, photograph, sendPhoto } from '#tests/quote-photos.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { createUploadBench, type UploadBench } from '#tests/uploads.ts';
import { auditEntries } from '../audit/audit.schema.ts';
import { chatMessages, conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages, outboxMails } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { userFavorites } from '../../catalogue/favorite/favorite.schema.ts';
import { quoteOffers, quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { shoppingCarts } from '../../deals/quote/quote.schema.ts';
import { visitorSessions } from '../session/session.schema.ts';

let bench: UploadBench;
let boss: Client;
let buyer: Client;
let accepted: { reference: string; code: string };
let open: { reference: string; code: string };
let chat: string;

const email = 'awa@diop.example';
const by = 'contact';

/** @throws Error for a response that is not OK */
async function must(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

/** A person with everything: chat with a file, message, request with a photo, accepted offer, favourite. */
beforeAll(async () => {
  bench = await createUploadBench();
});
beforeEach(async () => {
  const { app } = bench;
  await app.reset();
  bench.files.clear();
  boss = await signedIn(app, { role: 'super_admin' });
  buyer = app.client();
  const product = await createProduct(app.db);
  accepted = await requestQuote(buyer, [product.id]);
  const [row] = await app.db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.reference, accepted.reference));
  await must(await sendOffer(boss, row!.id));
  await must(await acceptOffer(buyer, accepted.code));
  await buyer.post('/api/quote-list/lines', { product: product.id });
  const sent = await sendPhoto(bench, buyer, (await readList(buyer)).lines[0]!.id);
  await must(sent);
  open = await requestQuote(buyer, []);
  await must(await buyer.post(`/api/products/${product.id}/favorite`));
  const begun = await buyer.post('/api/conversations', { customerName: 'Awa Diop', customerEmail: email });
  chat = ((await begun.json()) as { conversation: CustomerConversation }).conversation.id;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await photograph(40, 30))], { type: 'image/jpeg' }), 'shoe.jpg');
  await must(await sendForm(bench, buyer, `/api/conversations/${chat}/upload`, form));
  await app.db.insert(chatMessages).values({
    conversationId: chat,
    seq: 1,
    senderName: 'Awa',
    senderType: 'customer',
    message: 'My number is secret',
  });
  await createContactMessage(app.db, {
    fullName: 'Awa Diop',
    email: 'Awa@Diop.example',
    message: 'From the form',
  });
  // Another person, who must lose nothing.
  await createContactMessage(app.db, { email: 'kofi@other.example' });
  await requestQuote(app.client({ address: '198.51.100.7' }), [product.id], {
    email: 'kofi@other.example',
    phone: '',
    contactName: 'Kofi',
  });
  const changed = await boss.request('PUT', `/api/customers/${(await customerOf(email)).id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      version: (await customerOf(email)).version,
      name: 'Awa Diop',
      notes: 'Calls from Thies',
      companyName: 'Diop & Filles',
      email,
      phone: '+447700900123',
      country: 'SN',
      language: 'fr',
      tags: '',
    }),
  });
  await must(changed);
});

const customerOf = async (address: string) =>
  (await bench.app.db.select().from(customers).where(eq(customers.email, address)))[0]!;
const find = async (value: string, as: 'customer' | 'contact' = by): Promise<PersonFound> => {
  const response = await boss.post('/api/personal-data/find', { by: as, value });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as PersonFound;
};
const erase = async (value: string, given: object = {}) => {
  const { seal, name } = await find(value);
  return boss.post('/api/personal-data/erase', { by, value, seal, confirmation: name, ...given });
};
async function readZip(
  value: string,
): Promise<{ names: string[]; data: Record<string, object[]>; text: string }> {
  const response = await boss.post('/api/personal-data/export', { by, value });
  expect(response.headers.get('content-type')).toBe('application/zip');
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  const names: string[] = [];
  let text = '';
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName);
    const parts: Buffer[] = [];
    for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
      parts.push(part);
    if (entry.fileName === 'data.json') text = Buffer.concat(parts).toString();
    else expect(Buffer.concat(parts).length).toBeGreaterThan(0);
  }
  return { names, data: JSON.parse(text) as Record<string, object[]>, text };
}

test('a person is found by address, number, reference, resume code and record, and only with their own rows', async () => {
  const [row] = await bench.app.db.select().from(conversations);
  const first = await find(email);
  expect(first.counts).toMatchObject({
    customers: 1,
    contacts: 1,
    conversations: 1,
    attachments: 1,
    photos: 1,
    requests: 1,
    accepted: 1,
    favorites: 1,
    sessions: 1,
  });
  expect(first).toMatchObject({ name: 'Awa Diop', kept: [accepted.reference] });
  expect((await find((await customerOf(email)).id, 'customer')).counts).toEqual(first.counts);
  // The rows without the number are found by the address only (one-contact.test.ts).
  const byPhone = { customers: 1, contacts: 0, conversations: 0, requests: 1, accepted: 1 };
  expect((await find('+44 7700 900123')).counts).toMatchObject(byPhone);
  expect((await find(open.reference.toLowerCase())).counts).toMatchObject({ requests: 1, conversations: 0 });
  expect((await find(row!.code)).counts).toMatchObject({ requests: 0, conversations: 1, attachments: 1 });
  expect((await boss.post('/api/personal-data/find', { by, value: 'nobody@none.example' })).status).toBe(404);
});

test('the export holds all rows and files, without what goods cost us and secrets', async () => {
  const { names, data, text } = await readZip(email);
  expect(names).toHaveLength(3);
  for (const part of [
    'From the form',
    'My number is secret',
    'Calls from Thies',
    open.reference,
    accepted.reference,
  ])
    expect(text).toContain(part);
  for (const part of ['factoryMinor', 'tokenHash', 'kofi', open.code]) expect(text).not.toContain(part);
  expect(data['quote_offers']).toHaveLength(1);
});

test('an erasure leaves only the accepted offer, empties the log and deletes the files', async () => {
  const { db } = bench.app;
  expect(bench.files.size).toBeGreaterThan(0);
  const [offer] = await db.select().from(quoteOffers);
  const response = await erase(email);
  expect(response.status, await response.clone().text()).toBe(200);

  expect([...bench.files.keys()]).toEqual([]);
  const counted = await Promise.all(
    [conversations, chatMessages, userFavorites].map((table) => db.$count(table)),
  );
  expect(counted).toEqual([0, 0, 0]);
  expect(await db.$count(contactMessages)).toBe(1);
  expect((await db.select().from(quoteOffers))[0]).toEqual(offer);
  const [kept] = await db.select().from(quoteRequests).where(eq(quoteRequests.reference, accepted.reference));
  expect(kept).toMatchObject({
    contactName: 'Awa Diop',
    email,
    phone: null,
    message: null,
    sessionId: null,
    customerId: null,
  });
  const log = JSON.stringify(await db.select().from(auditEntries));
  for (const word of [email, 'Awa', 'Thies', '7700900123']) expect(log).not.toContain(word);
  expect(log).toContain(erasedMark);
  const mails = await db.select().from(outboxMails);
  expect(mails.filter(({ recipient, textBody }) => (recipient + textBody).includes('diop.example'))).toEqual(
    [],
  );

  // The kept records are found again and named, and a second erasure changes nothing.
  const left = await find(email);
  expect(left.kept).toEqual([accepted.reference]);
  expect(Object.entries(left.counts).filter(([, count]) => count > 0)).toEqual([['accepted', 1]]);
  expect((await readZip(email)).data['contact_messages']).toEqual([]);
  expect((await erase(email)).status).toBe(200);
  // The other buyer's data still exist.
  expect((await find('kofi@other.example')).counts).toMatchObject({ contacts: 1, requests: 1, sessions: 1 });
});

test('an address or number that another one ends or begins with brings nothing of another person', async () => {
  const { db } = bench.app;
  const addresses = ['dawa@diop.example', 'la.awa@diop.example', 'awa@diop.example.org', 'awa@diop.examples'];
  const others = [...addresses, '+4477009001234', '1+447700900123'];
  const notice = { kind: 'quote_notice', recipient: 'boss@company.example', subject: 'News' } as const;
  const mailTo = (textBody: string) => db.insert(outboxMails).values({ ...notice, textBody });
  for (const other of others) {
    await mailTo(`Written by ${other}.`);
    await db
      .insert(auditEntries)
      .values({ action: 'update', noun: 'customer', title: other, after: { email: other } });
  }
  const before = (await find(email)).counts.mails;
  await mailTo('Written by <Awa@diop.example>, call +447700900123.');
  expect((await find(email)).counts.mails).toBe(before + 1);

  expect((await erase(email)).status).toBe(200);
  const bodies = (await db.select().from(outboxMails)).map(({ textBody }) => textBody);
  expect(bodies).toEqual(expect.arrayContaining(others.map((other) => `Written by ${other}.`)));
  expect(bodies.join()).not.toContain('<Awa@diop.example>');
  const log = JSON.stringify(await db.select().from(auditEntries));
  for (const other of others) expect(log).toContain(`"${other}"`);
});

test('on a shared device, a quote list without a contact belongs to nobody', async () => {
  const { db } = bench.app;
  const before = (await find(email)).counts;
  const device = bench.app.client();
  await must(await device.post('/api/quote-list/lines', { product: (await createProduct(db)).id }));
  const [list] = await db.select().from(shoppingCarts).orderBy(desc(shoppingCarts.createdAt)).limit(1);
  const { sessionId } = list!;
  await createContactMessage(db, { email, sessionId });
  expect((await find(email)).counts.lists).toBe(before.lists + 1);
  await createContactMessage(db, { email: 'kofi@other.example', sessionId });
  expect((await find(email)).counts).toMatchObject({ lists: before.lists, contacts: before.contacts + 1 });
});

test('the browser that was open brings nothing back, and the secret address is closed', async () => {
  const { db } = bench.app;
  const before = await db.$count(visitorSessions);
  expect((await erase(email)).status).toBe(200);
  expect(await db.$count(visitorSessions)).toBe(before - 1);
  expect((await buyer.get(`/api/buyer-quotes/${accepted.code}`)).status).toBe(404);
  expect((await buyer.get(`/api/conversations/${chat}/messages`)).status).toBe(404);
  const again = await buyer.post(`/api/conversations/${chat}/messages`, {
    message: 'again',
    clientMessageId: randomUUID(),
  });
  expect(again.status).toBeGreaterThanOrEqual(400);
  expect((await readList(buyer)).lines).toEqual([]);
  expect((await find(email)).counts).toMatchObject({ conversations: 0, lists: 0, sessions: 0 });
});

test('an account of the staff is no person to be erased: the log of what it did stays', async () => {
  const address = 'boss@company.example';
  await signedIn(bench.app, { role: 'admin', email: address });
  const response = await boss.post('/api/personal-data/find', { by, value: address });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { value: expect.any(String) } });
});

test('an erasure must be confirmed by name, and does what was shown or nothing', async () => {
  const { db } = bench.app;
  expect((await erase(email, { confirmation: 'awa' })).status).toBe(400);
  const { seal, name } = await find(email);
  await createContactMessage(db, { email });
  const late = await boss.post('/api/personal-data/erase', { by, value: email, seal, confirmation: name });
  expect(late.status).toBe(409);
  expect((await find(email)).counts).toMatchObject({ contacts: 2, requests: 1 });
});

test('only what an erasure does may be done to the log', async () => {
  const { db } = bench.app;
  const attempt = (statement: ReturnType<typeof sql>) =>
    db
      .transaction(async (tx) => {
        await tx.execute(sql`select set_config('baobab.audit', 'erase', true)`);
        await tx.execute(statement);
      })
      .then(
        () => 'done',
        () => 'refused',
      );
  for (const statement of [
    sql`update audit_entries set title = 'other'`,
    sql`update audit_entries set username = 'other'`,
    sql`update audit_entries set after = '{}'`,
    sql`update audit_entries set after = jsonb_set(after, '{name}', '"other"') where after is not null`,
    sql`delete from audit_entries`,
  ])
    expect(await attempt(statement)).toBe('refused');
  expect(await attempt(sql`update audit_entries set title = '[erased]' where title is not null`)).toBe(
    'done',
  );
  await expect(db.execute(sql`update audit_entries set title = '[erased]'`)).rejects.toThrow();
});

test('the record of a customer leads super admins to the screen, which others do not get', async () => {
  const { id } = await customerOf(email);
  const address = `/admin/personal-data?customer=${id}`;
  expect(await (await boss.get(`/admin/customers/${id}`)).text()).toContain(address);
  expect(await (await boss.get(address)).text()).toContain(accepted.reference);
  const admin = await signedIn(bench.app, { role: 'admin' });
  expect(await (await admin.get(`/admin/customers/${id}`)).text()).not.toContain(address);
  expect((await admin.get(address)).status).toBe(302);
});
