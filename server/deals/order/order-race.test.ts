import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { StaffOrder } from '#shared/deals/order.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createUser } from '#tests/factories.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { cookieNames, secretCookieName } from '../../platform/http/cookies.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { orders } from './order.schema.ts';

// Two instances of the program on one database, without shared memory.
const apps = [await createTestApp(), await createTestApp()] as const;
const [{ db }] = apps;
let lastAddress = 0;
/** Of each instance. */
let staff: Client[];
let colleague: Client[];

beforeEach(async () => {
  await apps[0].reset();
  staff = await signedInAtBoth('boss');
  colleague = await signedInAtBoth('colleague');
});

async function signedInAtBoth(username: string): Promise<Client[]> {
  const { token } = await createUser(db, { role: 'admin', username });
  return apps.map((app) => {
    const client = app.client();
    client.cookies.set(secretCookieName(cookieNames.staff, app.origin), token);
    return client;
  });
}

/** An accepted offer of 500 pieces; `open` makes its order at one of the instances. */
async function accepted() {
  const address = `198.51.100.${++lastAddress}`;
  const buyer = apps.map((app) => app.client({ address }));
  await buyer[0]!.post('/api/quote-list/lines', { title: 'Bowl', quantity: 500 });
  const { code } = await requestQuote(buyer[0]!, []);
  const requestId = (await db.select().from(quoteRequests)).find((one) => one.code === code)!.id;
  await sendOffer(staff[0]!, requestId);
  expect((await acceptOffer(buyer[0]!, code)).status).toBe(200);
  const open = (at: 0 | 1) => staff[at]!.post('/api/orders', { requestId, mode: 'sea' });
  const withdraw = (at: 0 | 1) =>
    buyer[at]!.post(`/api/buyer-quotes/${code}/withdraw`, { requestKey: randomUUID() });
  const seen = () => buyer[1]!.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
  return { open, withdraw, seen };
}

async function opened() {
  const request = await accepted();
  const { id } = (await (await request.open(0)).json()) as { id: string };
  const send = (at: 0 | 1, path: string, body: object = {}, by = staff) =>
    by[at]!.post(`/api/orders/${id}/${path}`, body);
  const pay = (at: 0 | 1, requestKey: string = randomUUID()) =>
    send(at, 'payments', { amount: '100.00', receivedOn: '2026-11-20', requestKey });
  const read = () => staff[1]!.read<StaffOrder>(`/api/orders/${id}`);
  return { ...request, id, send, pay, read };
}

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted();

/** Which of two is first differs from time to time. */
const often = { repeats: 4 };

test('two instances open one order', often, async () => {
  const { open } = await accepted();
  const answers = await Promise.all([open(0), open(1), open(0), open(1)]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);
  expect(await db.$count(orders)).toBe(1);
});

test('an order and a withdrawal: no order goes on without an acceptance', often, async () => {
  const { open, withdraw, seen } = await accepted();
  await Promise.all([open(0), withdraw(1)]);
  const { accepted: stands, order } = await seen();
  expect(stands).toBeNull();
  expect(order?.closedAs ?? 'cancelled').toBe('cancelled');
});

test('a payment and a withdrawal: one of them happens', often, async () => {
  const { pay, withdraw, seen, read } = await opened();
  expect(await statuses([pay(0), withdraw(1)])).toEqual([200, 409]);
  const { payments, closedAs } = await read();
  expect([payments.length, closedAs]).toEqual((await seen()).accepted ? [1, null] : [0, 'cancelled']);
});

test('a payment of one key is recorded once', async () => {
  const { pay, read } = await opened();
  const key = randomUUID();
  expect(await statuses([pay(0, key), pay(1, key), pay(0, key)])).toEqual([200, 200, 200]);
  expect((await read()).payments).toHaveLength(1);
});

test('a confirmation and a removal of one payment: it counts, or is gone', often, async () => {
  const { id, pay, read, send } = await opened();
  await pay(0);
  const path = `payments/${(await read()).payments[0]!.id}`;
  const confirm = (at: 0 | 1, by = colleague) => send(at, `${path}/confirm`, {}, by);
  // Who has recorded it confirms nothing, whichever instance is asked.
  expect((await Promise.all([confirm(0, staff), confirm(1, staff)])).map((it) => it.status)).not.toContain(
    200,
  );
  const [confirmed, again, dropped] = await Promise.all([
    confirm(0),
    confirm(1),
    staff[1]!.request('DELETE', `/api/orders/${id}/${path}`),
  ]);
  const { payments, state } = await read();
  expect(payments.map(({ isConfirmed }) => isConfirmed)).toEqual(dropped.status === 200 ? [] : [true]);
  expect(state.paidMinor).toBe(dropped.status === 200 ? 0 : 10_000);
  expect(confirmed.status === 200 || again.status === 200).toBe(dropped.status !== 200);
});

test('a day that two promise at once is promised by one of them', often, async () => {
  const { read, send } = await opened();
  const promise = (at: 0 | 1, day: string, by: Client[]) =>
    send(at, 'facts', { step: 'packed', kind: 'promised', day, seen: 0 }, by);
  expect(await statuses([promise(0, '2026-12-10', staff), promise(1, '2026-12-20', colleague)])).toEqual([
    200, 409,
  ]);
  expect((await read()).facts).toHaveLength(1);
});

test('two shipments at once carry no more than was ordered', often, async () => {
  const { read, send } = await opened();
  const quantities = { [(await read()).lines[0]!.lineId]: '300' };
  const ship = (at: 0 | 1) => send(at, 'shipments', { mode: 'sea', quantities });
  expect(await statuses([ship(0), ship(1)])).toEqual([201, 400]);
  expect((await read()).shipments).toHaveLength(1);
});
