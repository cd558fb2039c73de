import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffCustomer } from '#shared/conversations/customer-form.ts';
import type { CustomerRecord, CustomerRow } from '#shared/conversations/customer.ts';
import type { InboxMessage } from '#shared/conversations/contact-inbox.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createContactMessage, createProduct, createUser, signedIn } from '#tests/factories.ts';
import { openQuote, requestQuote } from '#tests/quotes.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { conversations } from '../chat/chat.schema.ts';
import { customers } from './customer.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';

const app = await createTestApp();
let staff: Client;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

let serial = 0;
const visitor = () => app.client({ address: `198.51.100.${++serial}` });

async function make(values: object): Promise<string> {
  const response = await staff.post('/api/customers', values);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
const read = (id: string) => staff.read<CustomerRecord>(`/api/customers/${id}`);
const open = (id: string) => staff.read<StaffCustomer>(`/api/customers/${id}/edit`);
const list = async (query = '') => {
  const response = await staff.get(`/api/customers${query}`);
  return {
    total: Number(response.headers.get('x-total-count')),
    names: ((await response.json()) as CustomerRow[]).map(({ name }) => name),
  };
};
/** Sends a request for one product, as a buyer with this contact. */
async function ask(given: { contactName: string; email: string; phone?: string }): Promise<void> {
  const { id } = await createProduct(app.db);
  await requestQuote(visitor(), [id], { phone: '', companyName: '', ...given });
}

describe('the list of customers', () => {
  test('is searched by name, company, e-mail and number, without accents and capitals', async () => {
    await make({ name: 'Awa Diop', companyName: 'Diop & Filles', tags: 'shoes' });
    await make({ name: 'Élodie Ba', email: 'Elodie@Ba.example', tags: 'shoes, bags' });
    await make({ name: 'Kofi', phone: '0244 123456', country: 'GH' });
    for (const [search, names] of [
      ['elodie', ['Élodie Ba']],
      ['filles', ['Awa Diop']],
      ['ba.example', ['Élodie Ba']],
      ['+233244', ['Kofi']],
      ['nothing', []],
    ] as const)
      expect(await list(`?search=${encodeURIComponent(search)}`), search).toEqual({
        total: names.length,
        names,
      });
    expect(await list('?tag=bags')).toEqual({ total: 1, names: ['Élodie Ba'] });
    expect((await list('?sort=name')).names).toEqual(['Awa Diop', 'Kofi', 'Élodie Ba']);
    expect((await list('?sort=name&order=desc')).names).toEqual(['Élodie Ba', 'Kofi', 'Awa Diop']);
  });

  test('shows one page, and what lies in the trash apart; many go there and come back at once', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 52; i++) ids.push(await make({ name: `Customer ${String(i).padStart(2, '0')}` }));
    const first = await list('?sort=name');
    expect([first.total, first.names.length]).toEqual([52, 50]);
    expect((await list('?sort=name&page=2')).names).toEqual(['Customer 50', 'Customer 51']);
    const bulk = async (action: string) =>
      (await staff.post('/api/customers/bulk', { ids: ids.slice(0, 3), action })).json();
    expect(await bulk('delete')).toMatchObject({ success: true, count: 3 });
    expect(await bulk('delete')).toMatchObject({ success: true, count: 0 });
    expect((await list()).total).toBe(49);
    expect((await list('?status=trash')).total).toBe(3);
    expect(await bulk('restore')).toMatchObject({ success: true, count: 3 });
    expect((await list()).total).toBe(52);
  });
});

describe('one customer', () => {
  test('has requests, messages and chats of the same address or number', async () => {
    await ask({ contactName: 'Awa Diop', email: 'awa@diop.example' });
    await createContactMessage(app.db, { email: 'Awa@Diop.example', message: 'Of the same address' });
    await createContactMessage(app.db, { email: 'other@buyer.example', message: 'Of another' });
    await app.db.insert(conversations).values([
      { customerName: 'Awa', customerPhone: '+44 7700 900123' },
      { customerName: 'Kofi', customerPhone: '+44 7700 900999' },
    ]);
    const [{ id }] = (await (await staff.get('/api/customers')).json()) as [CustomerRow];
    await sendJson(staff, 'PUT', `/api/customers/${id}`, { phone: '+44 7700 900123' });
    const record = await read(id);
    expect(record).toMatchObject({
      customer: { name: 'Awa Diop', requestCount: 1, acceptedCount: 0 },
      requests: [{ reference: expect.stringMatching(/^RQ-/) as string, stage: 'new', totalMinor: null }],
      messages: [{ message: 'Of the same address' }],
      conversations: [{ customerName: 'Awa' }],
      merged: [],
    });
    expect((await staff.get(`/api/customers/${randomUUID()}`)).status).toBe(404);
  });

  test('has what the device of a request has written without a contact, and nothing of another person on it', async () => {
    await ask({ contactName: 'Awa Diop', email: 'awa@diop.example' });
    const [request] = await app.db.select().from(quoteRequests);
    const sessionId = request!.sessionId;
    await app.db.insert(conversations).values([
      { customerName: 'Visitor', sessionId },
      { customerName: 'Kofi', sessionId, customerEmail: 'kofi@buyer.example', status: 'closed' },
    ]);
    const [{ id }] = (await (await staff.get('/api/customers')).json()) as [CustomerRow];
    expect((await read(id)).conversations.map(({ customerName }) => customerName)).toEqual(['Visitor']);
  });

  test('with the address or number of another is asked about before it is saved', async () => {
    const first = await make({ name: 'Awa Diop', email: 'awa@diop.example', phone: '+44 7700 900123' });
    const second = { name: 'Awa D.', email: 'AWA@diop.example', phone: '0044 7700 900123', country: 'GB' };
    const refused = await staff.post('/api/customers', second);
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { fields: object }).fields).toMatchObject({
      email: expect.stringContaining('Another customer') as string,
      phone: expect.stringContaining('Another customer') as string,
    });
    const id = await make({ ...second, isSecond: true });
    // Saving one of the two again asks nothing about what it has already.
    const { version } = await open(first);
    await sendJson(staff, 'PUT', `/api/customers/${first}`, {
      email: 'awa@diop.example',
      notes: 'Pays late',
      version,
    });
    expect((await open(first)).notes).toBe('Pays late');
    expect((await open(id)).email).toBe('awa@diop.example');
  });

  test('without a contact has no messages and chats of others', async () => {
    await createContactMessage(app.db, { phone: null });
    await app.db.insert(conversations).values({ customerName: 'Visitor' });
    const record = await read(await make({ name: 'Kofi' }));
    expect(record).toMatchObject({ messages: [], conversations: [], favorites: [] });
  });

  test('is named beside the threads of their address', async () => {
    const id = await make({ name: 'Awa Diop', email: 'awa@diop.example' });
    const { id: message } = await createContactMessage(app.db, { email: 'Awa@diop.example' });
    const { id: other } = await createContactMessage(app.db, { email: 'other@buyer.example' });
    const [chat] = await app.db
      .insert(conversations)
      .values({ customerName: 'Awa', customerEmail: 'awa@diop.example' })
      .returning();
    const customerOf = async (path: string) =>
      (await staff.read<{ customer: unknown; message?: InboxMessage }>(path)).customer;
    const known = { id, name: 'Awa Diop' };
    expect(await customerOf(`/api/contact/${message}`)).toEqual(known);
    expect(await customerOf(`/api/contact/${other}`)).toBeNull();
    expect(await customerOf(`/api/conversations/${chat!.id}`)).toEqual(known);
  });
});

describe('a task', () => {
  test('is added once, ticked, opened again and deleted, and filters the list', async () => {
    const id = await make({ name: 'Awa Diop' });
    await make({ name: 'Kofi' });
    const tasks = `/api/customers/${id}/tasks`;
    const add = () =>
      staff.request('POST', tasks, {
        headers: { 'content-type': 'application/json', 'idempotency-key': 'the-same-form' },
        body: JSON.stringify({ title: 'Call about samples', dueOn: '2026-12-01' }),
      });
    const { id: task } = (await (await add()).json()) as { id: string };
    expect(((await (await add()).json()) as { id: string }).id).toBe(task);
    expect((await read(id)).tasks).toEqual([
      { id: task, title: 'Call about samples', dueOn: '2026-12-01', isDone: false },
    ]);
    expect(await list('?status=tasks')).toEqual({ total: 1, names: ['Awa Diop'] });
    expect(await (await staff.get('/api/customers?status=tasks')).json()).toMatchObject([
      { nextTaskOn: '2026-12-01' },
    ]);
    await sendJson(staff, 'PUT', `${tasks}/${task}`, { isDone: true });
    expect((await read(id)).tasks).toMatchObject([{ isDone: true }]);
    expect((await list('?status=tasks')).total).toBe(0);
    await sendJson(staff, 'PUT', `${tasks}/${task}`, { isDone: false });
    expect((await sendJson(staff, 'PUT', `${tasks}/${randomUUID()}`, { isDone: true })).status).toBe(404);
    expect((await sendJson(staff, 'PUT', `${tasks}/none`, { isDone: true })).status).toBe(404);
    for (let i = 0; i < 2; i++) expect((await staff.delete(`${tasks}/${task}`)).status).toBe(200);
    expect((await read(id)).tasks).toEqual([]);
    expect((await staff.post(tasks, { title: '' })).status).toBe(400);
    expect((await staff.post(tasks, { title: 'x', dueOn: 'tomorrow' })).status).toBe(400);
  });

  test('is of its own customer alone', async () => {
    const [mine, other] = [await make({ name: 'Awa' }), await make({ name: 'Kofi' })];
    const made = await staff.post(`/api/customers/${mine}/tasks`, { title: 'Call' });
    const { id: task } = (await made.json()) as { id: string };
    await staff.delete(`/api/customers/${other}/tasks/${task}`);
    expect((await read(mine)).tasks).toHaveLength(1);
  });
});

describe('two customers who are one', () => {
  const merge = (id: string, otherId: string) => staff.post(`/api/customers/${id}/merge`, { otherId });

  /** A customer with an e-mail, and another with an e-mail and a number, each with a request. */
  async function begin(): Promise<{ id: string; otherId: string }> {
    await ask({ contactName: 'Awa Diop', email: 'awa@diop.example' });
    await ask({ contactName: 'A. Diop', email: 'shop@diop.example' });
    const rows = (await (await staff.get('/api/customers?sort=name&order=desc')).json()) as CustomerRow[];
    const [id, otherId] = rows.map((row) => row.id);
    await sendJson(staff, 'PUT', `/api/customers/${id}`, { tags: 'shoes' });
    await sendJson(staff, 'PUT', `/api/customers/${otherId}`, {
      tags: 'shoes, bags',
      notes: 'Pays late',
      phone: '+44 7700 900123',
    });
    await staff.post(`/api/customers/${otherId}/tasks`, { title: 'Call' });
    return { id: id!, otherId: otherId! };
  }

  test('are merged: requests, tasks and missing facts move, and Undo gives them back', async () => {
    const { id, otherId } = await begin();
    expect((await merge(id, otherId)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      customer: {
        email: 'awa@diop.example',
        phone: '+447700900123',
        notes: 'Pays late',
        tags: 'shoes, bags',
        requestCount: 2,
      },
      tasks: [{ title: 'Call' }],
      merged: [{ id: otherId, email: 'shop@diop.example' }],
    });
    expect((await open(otherId)).isDeleted).toBe(true);
    expect((await list()).total).toBe(1);

    expect((await staff.post(`/api/customers/${otherId}/restore`)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      customer: { phone: null, notes: null, tags: 'shoes', requestCount: 1 },
      tasks: [],
      merged: [],
    });
    expect(await read(otherId)).toMatchObject({
      customer: { isDeleted: false, notes: 'Pays late', requestCount: 1 },
      tasks: [{ title: 'Call' }],
    });
    const log = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.noun, 'customer'))
      .orderBy(asc(auditEntries.createdAt));
    // Entries of one transaction have the same time, so their order is not defined.
    const pairs = log.slice(-4).map(({ action, recordId }) => [action, recordId]);
    expect(pairs).toHaveLength(4);
    expect(pairs).toEqual(
      expect.arrayContaining([
        ['merge', id],
        ['delete', otherId],
        ['undo', id],
        ['restore', otherId],
      ]),
    );
  });

  test('keep what was changed after the merge when it is undone', async () => {
    const { id, otherId } = await begin();
    await merge(id, otherId);
    await sendJson(staff, 'PUT', `/api/customers/${id}`, { notes: 'Pays at once' });
    await staff.post('/api/customers/bulk', { ids: [otherId], action: 'restore' });
    expect((await open(id)).notes).toBe('Pays at once');
    expect((await open(otherId)).notes).toBe('Pays late');
  });

  test('Undo of one of two merges gives back only what was taken in that one', async () => {
    const { id, otherId } = await begin();
    const third = await make({ name: 'Diop Group' });
    await merge(id, otherId);
    await merge(third, id);
    for (const merged of [otherId, id]) await staff.post(`/api/customers/${merged}/restore`);
    const countOf = async (one: string) => (await open(one)).requestCount;
    expect([await countOf(otherId), await countOf(id), await countOf(third)]).toEqual([1, 1, 0]);
    expect((await read(otherId)).tasks).toMatchObject([{ title: 'Call' }]);
  });

  test('Undo leaves a request where it was moved after the merge, and those that came since', async () => {
    const { id, otherId } = await begin();
    const [moved] = await app.db
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .where(eq(quoteRequests.customerId, otherId));
    await merge(id, otherId);
    await ask({ contactName: 'Awa Diop', email: 'awa@diop.example' });
    const third = await make({ name: 'Kofi', email: 'kofi@ba.example' });
    const { version } = await openQuote(staff, moved!.id);
    const contact = { version, contactName: 'Kofi', email: 'kofi@ba.example', phone: '' };
    expect((await sendJson(staff, 'PUT', `/api/quotes/${moved!.id}`, contact)).status).toBe(200);
    await staff.post(`/api/customers/${otherId}/restore`);
    const countOf = async (one: string) => (await open(one)).requestCount;
    expect([await countOf(otherId), await countOf(id), await countOf(third)]).toEqual([0, 2, 1]);
  });

  test('a request from the address of the merged one is of the one who stays, also over two merges', async () => {
    const { id, otherId } = await begin();
    const third = await make({ name: 'Diop Group' });
    await merge(id, otherId);
    await merge(third, id);
    await createContactMessage(app.db, { email: 'shop@diop.example' });
    await ask({ contactName: 'Somebody of the shop', email: 'Shop@diop.example' });
    expect(await read(third)).toMatchObject({
      requests: [{}, {}, {}],
      messages: [{}],
      customer: { requestCount: 3 },
    });
    expect((await list()).total).toBe(1);
  });

  test('emptying the trash keeps the merged one, which goes with the one who stays', async () => {
    const { id, otherId } = await begin();
    const gone = await make({ name: 'Gone' });
    await merge(id, otherId);
    await staff.delete(`/api/customers/${gone}`);
    const { user } = await createUser(app.db, { role: 'admin' });
    const query = { search: '', noun: 'customer', page: 1 } as const;
    const inTrash = async () =>
      (await app.services.trash.list(user, query, 'en')).records.map((record) => record.id);
    const empty = async () =>
      (await (await staff.delete('/api/customers/trash')).json()) as { count: number };
    expect([(await list('?status=trash')).names, await inTrash()]).toEqual([['Gone'], [gone]]);
    expect((await empty()).count).toBe(1);
    // The address of the merged customer still leads to the remaining one, and the merge can be undone.
    await ask({ contactName: 'Somebody of the shop', email: 'shop@diop.example' });
    expect((await read(id)).merged).toHaveLength(1);
    expect((await list()).total).toBe(1);
    expect((await staff.post(`/api/customers/${otherId}/restore`)).status).toBe(200);
    expect((await list()).total).toBe(2);

    await merge(id, otherId);
    await staff.delete(`/api/customers/${id}`);
    expect(await inTrash()).toEqual([id]);
    expect((await empty()).count).toBe(1);
    expect(await inTrash()).toEqual([]);
    expect(await app.db.$count(customers)).toBe(0);
  });

  test('one is not merged with itself, one in the trash or an unknown one', async () => {
    const [id, gone] = [await make({ name: 'Awa' }), await make({ name: 'Gone' })];
    await staff.delete(`/api/customers/${gone}`);
    expect((await merge(id, id)).status).toBe(400);
    expect((await merge(id, gone)).status).toBe(404);
    expect((await merge(gone, id)).status).toBe(404);
    expect((await merge(id, randomUUID())).status).toBe(404);
    expect((await merge('none', id)).status).toBe(404);
  });

  test('of two merges at the same moment, each into the other, one is done', async () => {
    const { id, otherId } = await begin();
    const answers = await Promise.all([merge(id, otherId), merge(otherId, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const ids = (await app.db.select().from(quoteRequests)).map(({ customerId }) => customerId);
    expect(new Set(ids).size).toBe(1);
  });
});
