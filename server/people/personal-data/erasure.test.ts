import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { CustomerConversation } from '#shared/conversations/chat.ts';
import type { PersonFound } from '#shared/people/person.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createContactMessage, createProduct, createUser, signedIn } from '#tests/factories.ts';
import { photograph, sendForm, sendPhoto } from '#tests/quote-photos.ts';
import { acceptOffer, sendOffer } from '#tests/quotes.ts';
import { createUploadBench, type UploadBench } from '#tests/uploads.ts';
import { auditEntries } from '../audit/audit.schema.ts';
import { contactMessages, contactNotes, outboxMails } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { userSessions } from '../user/user.schema.ts';
import { inSnapshot, readRows, tableShapes } from '../../platform/db/table-rows.ts';
import { queueDigests } from '../../conversations/mail/mail.digest.ts';
import { createMailService } from '../../conversations/mail/mail.service.ts';
import { createQuoteMailService } from '../../deals/quote/quote-mail.service.ts';
import { readSettings } from '../../content/setting/setting.service.ts';

let bench: UploadBench;
let site: Awaited<ReturnType<typeof listenForSockets>>;
let boss: Client;

beforeAll(async () => {
  bench = await createUploadBench();
  site = await listenForSockets(bench.app);
});
afterAll(async () => {
  await site.stop();
  bench.app.services.chatHub.stop();
});
beforeEach(async () => {
  await bench.app.reset();
  bench.files.clear();
  boss = await signedIn(bench.app, {
    role: 'super_admin',
    email: 'boss@company.example',
    contactMail: 'each',
  });
});

const name = 'Zorbelina Quastfeld';
const email = 'Zorbelina@Quastfeld.example';
const phone = '+44 7700 900987';
/** The name, address and number of the planted person, and the word that is in each of the texts about them. */
const planted = /zorbelina|quastfeld|7700\W?900987|planted/i;
const details = { companyName: 'Quastfeld Imports', email, phone, country: 'SN' };

async function must(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url} ${response.status} ${await response.text()}`);
  return response;
}

/** The columns, as `table.column`, in which a planted word is found, with what they contain. */
async function leftovers(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await inSnapshot(bench.app.db, async (tx) => {
    for (const shape of await tableShapes(tx))
      for await (const row of readRows(tx, shape))
        for (const [i, value] of row.entries())
          if (value && planted.test(value)) found.set(`${shape.table}.${shape.columns[i]!.name}`, value);
  });
  return found;
}

const tablesOf = (columns: Map<string, string>) => [
  ...new Set([...columns.keys()].map((column) => column.split('.')[1]!)),
];

/** Sends a request for a quote with a wanted product, its photo, and a product of the catalogue. */
async function request(buyer: Client, product: string): Promise<{ id: string; code: string }> {
  await must(await buyer.post('/api/quote-list/lines', { product, note: 'planted at the line' }));
  await must(
    await buyer.post('/api/quote-list/lines', { title: 'Planted lamp', link: 'https://planted.example/1' }),
  );
  const list = () => buyer.read<QuoteList>('/api/quote-list');
  await must(await sendPhoto(bench, buyer, (await list()).lines[0]!.id));
  const sent = await must(
    await buyer.post('/api/quote-list/request', {
      lines: (await list()).lines.map(({ id, quantity, note, link }) => ({ id, quantity, note, link })),
      ...details,
      contactName: name,
      city: 'Planted City',
      message: 'planted in the request',
      requestKey: randomUUID(),
    }),
  );
  const { code } = (await sent.json()) as { code: string };
  const [row] = await bench.app.db.select().from(quoteRequests).where(eq(quoteRequests.code, code));
  return { id: row!.id, code };
}

/** Everything that a person can leave behind by the site's forms, and that the staff write about them. */
async function plant(): Promise<{ product: string; id: string; code: string }> {
  const { app } = bench;
  const { db } = app;
  const buyer = app.client();
  const { id: product } = await createProduct(db, { name: 'Lamp' });
  const daily = await createUser(db, {
    role: 'admin',
    email: 'daily@company.example',
    contactMail: 'daily',
    digestSentAt: new Date(Date.now() - 3_600_000),
  });

  const posted = await must(
    await buyer.post('/api/contact', {
      ...details,
      product,
      fullName: name,
      message: 'planted in the form',
    }),
  );
  const contact = ((await posted.json()) as { id: string }).id;
  await createContactMessage(db, { fullName: 'Kofi Annor', email: 'kofi@other.example' });
  await queueDigests(db, app.services.jobs, new Date(Date.now() + 60_000), app.origin);
  await must(await boss.post(`/api/contact/${contact}/notes`, { note: 'planted note' }));
  await must(await sendJson(boss, 'PUT', `/api/contact/${contact}/assignment`, { userId: daily.user.id }));
  await must(
    await boss.post(`/api/contact/${contact}/reply`, { replyMessage: 'Dear Zorbelina, planted reply' }),
  );

  await must(await buyer.post(`/api/products/${product}/favorite`));
  const opened = await must(
    await buyer.post('/api/conversations', {
      customerName: name,
      customerEmail: email,
      customerPhone: phone,
    }),
  );
  const chat = ((await opened.json()) as { conversation: CustomerConversation }).conversation.id;
  const form = new FormData();
  const file = new Blob([new Uint8Array(await photograph(40, 30))], { type: 'image/jpeg' });
  form.set('file', file, 'planted.jpg');
  await must(await sendForm(bench, buyer, `/api/conversations/${chat}/upload`, form));
  const visitor = await site.open(buyer);
  await visitor.join(chat);
  await visitor.write('planted in the chat');
  const staff = await site.open(boss);
  await staff.join(chat);
  await sendJson(boss, 'PUT', `/api/conversations/${chat}`, {
    assignedToUserId: daily.user.id,
    notes: 'planted note of the chat',
    tags: ['planted'],
  });
  await db.update(userSessions).set({ lastSeenAt: new Date(Date.now() - 3_600_000) });
  const assigned = { conversationId: chat, userId: daily.user.id, by: 'Lin' };
  await app.services.chatMail.sendAssignment(assigned);
  visitor.socket.close();
  await visitor.closed;
  await staff.write('planted answer in the chat');
  await app.services.chatMail.send(chat);
  staff.socket.close();
  await staff.closed;

  const { id, code } = await request(buyer, product);
  const mail = createMailService({ config: app.services.config, readSettings, jobs: app.services.jobs });
  const quoteMail = createQuoteMailService({ db, mail });
  await quoteMail.send(id, 'requested');
  await quoteMail.notify({ requestId: id, news: 'requested' });
  await must(await sendOffer(boss, id));
  await quoteMail.send(id, 'offer');
  const requestKey = randomUUID();
  await must(
    await buyer.post(`/api/buyer-quotes/${code}/question`, { text: 'planted question', requestKey }),
  );
  await must(await boss.post(`/api/quotes/${id}/answer`, { text: 'planted answer' }));
  await quoteMail.send(id, 'answer');
  await must(await buyer.post('/api/quote-list/lines', { title: 'Planted on the new list' }));

  const [customer] = await db.select().from(customers);
  await must(
    await sendJson(boss, 'PUT', `/api/customers/${customer!.id}`, {
      version: customer!.version,
      name,
      companyName: 'Quastfeld Imports',
      email,
      phone,
      country: 'SN',
      language: 'fr',
      notes: 'planted in the notes',
      tags: 'planted',
    }),
  );
  await must(await boss.post(`/api/customers/${customer!.id}/tasks`, { title: 'planted task' }));
  // What the mail server has said about a mail, and a mail that staff have sent again.
  await db.update(outboxMails).set({ status: 'failed', lastError: 'planted: no such mailbox' });
  const [failed] = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'reply'));
  await must(await boss.post(`/api/mail/${failed!.id}/send-again`));
  return { product, id, code };
}

/** `data.json` of the export of the person with this address. */
async function exportOf(value: string): Promise<string> {
  const response = await must(await boss.post('/api/personal-data/export', { by: 'contact', value }));
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  for await (const entry of zip.eachEntry())
    if (entry.fileName === 'data.json') return text(await zip.openReadStreamPromise(entry));
  throw new Error('no data.json');
}

async function erase(): Promise<void> {
  const query = { by: 'contact', value: email };
  const found = (await (await must(await boss.post('/api/personal-data/find', query))).json()) as PersonFound;
  await must(
    await boss.post('/api/personal-data/erase', {
      ...query,
      seal: found.seal,
      confirmation: found.name,
    }),
  );
}

test('after an erasure, no column of any table contains a word by or about the person', async () => {
  await plant();
  // The words are where they have to be found.
  expect(tablesOf(await leftovers()).toSorted()).toEqual([
    'audit_entries',
    'cart_items',
    'chat_attachments',
    'chat_messages',
    'contact_messages',
    'contact_notes',
    'contact_replies',
    'conversations',
    'customer_tasks',
    'customers',
    'outbox_mails',
    'product_inquiries',
    'quote_history',
    'quote_offers',
    'quote_request_lines',
    'quote_requests',
    'shopping_carts',
  ]);
  await erase();
  expect(Object.fromEntries(await leftovers())).toEqual({});
  expect([...bench.files.keys()]).toEqual([]);
  expect(await bench.app.db.$count(contactMessages)).toBe(1);
});

/**
 * What is kept of a request whose offer was accepted, as a commercial record (decision 037): who agreed to what, and
 * the talk about it. Each column is here on purpose.
 */
const keptOfAgreement = [
  'quote_history.text',
  'quote_offers.offer',
  'quote_offers.sheet',
  'quote_request_lines.link',
  'quote_request_lines.name',
  'quote_request_lines.note',
  'quote_requests.accepted_name',
  'quote_requests.city',
  'quote_requests.company_name',
  'quote_requests.contact_name',
  'quote_requests.email',
  'quote_requests.sheet',
];

test('of an accepted offer only the agreement is kept', async () => {
  const { code } = await plant();
  const buyer = bench.app.client();
  await must(await acceptOffer(buyer, code, { name }));
  // A testimonial is asked for after the delivery.
  await bench.app.db.update(quoteRequests).set({ acceptedAt: new Date(Date.now() - 46 * 86_400_000) });
  const words = { rating: 5, message: 'planted praise', customerName: 'Zorbelina' };
  await must(await buyer.post(`/api/buyer-quotes/${code}/testimonial`, words));
  await erase();
  const columns = [...(await leftovers()).keys()].map((column) => column.replace('public.', ''));
  expect(columns.toSorted()).toEqual(keptOfAgreement);
});

test('records that were purged before leave neither mails nor words in the log', async () => {
  await plant();
  const { db } = bench.app;
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.fullName, name));
  const [note] = await db.select().from(contactNotes);
  await must(await boss.request('DELETE', `/api/contact/${message!.id}/notes/${note!.id}`));
  const notices = () =>
    db.$count(outboxMails, inArray(outboxMails.kind, ['contact_notice', 'contact_digest']));
  expect(await notices()).toBe(2);
  await must(await boss.request('DELETE', `/api/contact/${message!.id}`));
  await must(await boss.request('DELETE', '/api/contact/trash'));
  expect(await notices()).toBe(0);
  await erase();
  expect(Object.fromEntries(await leftovers())).toEqual({});
});

test('a digest is erased with a person whom it lists, and exported to nobody', async () => {
  await plant();
  const { db } = bench.app;
  const data = await exportOf('kofi@other.example');
  expect(data).toContain('Kofi Annor');
  expect(data).not.toMatch(planted);
  await erase();
  expect(await db.$count(outboxMails, eq(outboxMails.kind, 'contact_digest'))).toBe(0);
  expect(await db.$count(contactMessages, eq(contactMessages.fullName, 'Kofi Annor'))).toBe(1);
});

test('an export contains the mails to the person, and none to staff or to others', async () => {
  await plant();
  const { db } = bench.app;
  await db.insert(outboxMails).values({
    kind: 'reply',
    recipient: 'kofi@other.example',
    subject: 'Answer',
    textBody: `Please ask ${email}`,
  });
  const data = await exportOf(email);
  const { outbox_mails: mails } = JSON.parse(data) as { outbox_mails: { kind: string }[] };
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(['reply', 'chat_answer', 'quote_offer']));
  expect(data).not.toMatch(/@company\.example|@other\.example|\/unsubscribe/);
});

test.each(['erased', 'purged'])(
  'the unsubscribe link of a sent notice still works after its message was %s',
  async (how) => {
    const { app } = bench;
    const sent = await must(
      await app.client().post('/api/contact', { ...details, fullName: name, message: 'planted in the form' }),
    );
    const { id } = (await sent.json()) as { id: string };
    const [notice] = await app.db.update(outboxMails).set({ status: 'sent', sentAt: new Date() }).returning();
    if (how === 'erased') await erase();
    else {
      await must(await boss.request('DELETE', `/api/contact/${id}`));
      await must(await boss.request('DELETE', '/api/contact/trash'));
    }
    expect(tablesOf(await leftovers())).not.toContain('outbox_mails');
    const { pathname, search } = new URL(notice!.unsubscribeUrl!);
    await must(await app.client().post(pathname + search, new URLSearchParams()));
    const page = await boss.get('/admin/account');
    expect(await page.text()).toMatch(/value="off" selected/);
  },
);

test('the word for an unknown visitor as the name of a request leads to no other chats', async () => {
  const { app } = bench;
  const { db } = app;
  const contactName = 'Visitor';
  // The log of another visitor's chat, which was deleted since.
  const other = {
    action: 'update',
    noun: 'conversation',
    recordId: randomUUID(),
    title: contactName,
  } as const;
  const [entry] = await db
    .insert(auditEntries)
    .values({ ...other, after: { status: 'resolved' } })
    .returning();
  await must(await boss.post('/api/quotes', { contactName, email, locale: 'en', timeZone: 'UTC' }));
  await erase();
  const [left] = await db.select().from(auditEntries).where(eq(auditEntries.id, entry!.id));
  expect(left).toEqual(entry);
});
