import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffOrder } from '#shared/deals/order.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { sendEvidence, sendFirstOffer } from '#tests/orders.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { orderFacts, orders } from './order.schema.ts';

const app = await createTestApp();
let staff: Client;
let colleague: Client;
let buyer: Client;
let code: string;
let requestId: string;

beforeEach(async () => {
  ({ staff, buyer, code, requestId } = await sendFirstOffer(app));
  colleague = await signedIn(app, { username: 'colleague' });
});

const open = (client = staff, mode = 'sea') => client.post('/api/orders', { requestId, mode });
/** Accepts the offer of 804.72, with a deposit of 241.42, and opens its order. */
async function opened(mode = 'sea'): Promise<string> {
  expect((await acceptOffer(buyer, code)).status).toBe(200);
  const response = await open(staff, mode);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
const read = (id: string) => staff.read<StaffOrder>(`/api/orders/${id}`);
const seen = async () => (await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`)).order;
const say = (id: string, fact: object, client = staff) => client.post(`/api/orders/${id}/facts`, fact);
const pay = (id: string, given: object = {}) =>
  staff.post(`/api/orders/${id}/payments`, {
    amount: '241.42',
    receivedOn: '2026-11-20',
    requestKey: randomUUID(),
    ...given,
  });
const fieldsOf = async (response: Response) =>
  Object.keys(((await response.json()) as { fields?: object }).fields ?? {});

describe('an order', () => {
  test('is opened of an accepted offer, once, with what was agreed', async () => {
    expect((await open()).status).toBe(409);
    expect(await seen()).toBeNull();
    const id = await opened();
    const again = await Promise.all([open(), open(colleague), open(staff, 'air')]);
    for (const response of again) expect(await response.json()).toMatchObject({ id });
    expect(await app.db.select().from(orders)).toHaveLength(1);
    const order = await read(id);
    expect(order).toMatchObject({
      number: expect.stringMatching(/^OR-\d{4}-000001$/) as string,
      currency: 'USD',
      totalMinor: 80_472,
      depositMinor: 24_142,
      incoterm: 'CIF',
      lines: [{ name: 'Sandal', option: 'Standard', quantity: 120, unitMinor: 500, goodsMinor: 60_000 }],
      state: { next: 'deposit', turn: 'buyer', dueMinor: 24_142, owedMinor: 80_472 },
    });
    expect(await seen()).toMatchObject({ number: order.number, state: order.state });
    const html = await (await buyer.get(`/quotes/${code}`)).text();
    expect(html).toMatch(new RegExp(`<title>Order ${order.number} `));
    expect(html).toContain('Pay nothing before you have it.');
    expect((await staff.post(`/api/quotes/${requestId}/proforma`, { revision: 1 })).status).toBe(200);
    const answer = await buyer.get(`/quotes/${code}`);
    const ready = await answer.text();
    // The sheets of offer and order are allowed as the page has them.
    for (const [, css] of ready.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
      expect(answer.headers.get('content-security-policy')).toContain(
        createHash('sha256').update(css!).digest('base64'),
      );
    expect(ready).toContain('Pay the deposit to the account in your proforma invoice.');
    expect(ready).toContain('Due now: USD\u00a0241.42');
  });

  test('ends with a withdrawn acceptance, unless a payment is recorded; the next acceptance has its own', async () => {
    const first = await opened();
    expect((await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {})).status).toBe(200);
    expect((await read(first)).closedAs).toBe('cancelled');
    expect((await pay(first)).status).toBe(409);
    const second = await opened();
    expect(second).not.toBe(first);
    expect((await seen())?.id).toBe(second);
    expect((await pay(second)).status).toBe(200);
    expect((await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {})).status).toBe(409);
    expect((await staff.post(`/api/quotes/${requestId}/withdraw`, { reason: 'x' })).status).toBe(409);
    expect((await seen())?.closedAs).toBeNull();
  });

  test('is either paid or withdrawn if both happen at once', async () => {
    await opened();
    for (const [end, answers] of [
      [() => buyer.post(`/api/buyer-quotes/${code}/withdraw`, {}), [200, 409]],
      [() => staff.post(`/api/quotes/${requestId}/withdraw`, { reason: 'x' }), [200, 409]],
    ] as const) {
      const current = (await seen())?.closedAs === null ? (await seen())!.id : await opened();
      const both = await Promise.all([pay(current), end()]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(answers);
      const { closedAs, payments } = await read(current);
      expect([closedAs, payments.length]).toEqual(both[0].ok ? [null, 1] : ['cancelled', 0]);
      if (payments[0]) await staff.request('DELETE', `/api/orders/${current}/payments/${payments[0].id}`);
    }
  });

  test('keeps its request in the trash, whatever became of it', async () => {
    await opened();
    await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {});
    await staff.request('DELETE', `/api/quotes/${requestId}`);
    await staff.request('DELETE', '/api/quotes/trash');
    expect(await app.db.select().from(orders)).toHaveLength(1);
  });
});

describe('a promise', () => {
  test('changes only with a reason; the first one stays for ever', async () => {
    const id = await opened();
    const production = { step: 'production', kind: 'promised' };
    expect((await say(id, { ...production, day: '2026-12-10', seen: 0 })).status).toBe(200);
    const bare = await say(id, { ...production, day: '2026-12-14', seen: 1 });
    expect([bare.status, await fieldsOf(bare)]).toEqual([400, ['reason']]);
    const slip = { ...production, day: '2026-12-14', reason: 'material', text: 'Le cuir manque', seen: 1 };
    expect((await say(id, slip)).status).toBe(200);
    expect((await say(id, { step: 'production', kind: 'kept', day: '2026-12-13', seen: 2 })).status).toBe(
      200,
    );
    const state = (await seen())!.state.steps.find(({ step }) => step === 'production');
    expect(state).toMatchObject({
      first: '2026-12-10',
      promised: '2026-12-14',
      keptOn: '2026-12-13',
      daysLate: 3,
      slips: [{ from: '2026-12-10', to: '2026-12-14', reason: 'material', text: 'Le cuir manque' }],
    });
    const undone = { step: 'production', kind: 'reopened', day: null, text: 'Wrong order', seen: 3 };
    expect((await say(id, undone)).status).toBe(200);
    expect((await read(id)).state.steps.find(({ step }) => step === 'production')?.keptOn).toBeNull();
    await expect(app.db.update(orderFacts).set({ day: '2026-12-01' })).rejects.toThrow();
  });

  test('of two people at once is one', async () => {
    const id = await opened();
    const fact = { step: 'packed', kind: 'promised', day: '2026-12-20', seen: 0 };
    const statuses = (await Promise.all([say(id, fact), say(id, fact, colleague)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test('has a day and a milestone of its order; a payment alone keeps those of money', async () => {
    const id = await opened('courier');
    for (const [fact, field] of [
      [{ step: 'packed', kind: 'kept', day: '2026-02-30', seen: 0 }, 'day'],
      [{ step: 'packed', kind: 'kept', day: null, seen: 0 }, 'day'],
      [{ step: 'packed', kind: 'promised', day: '0001-01-01', seen: 0 }, 'day'],
      [{ step: 'packed', kind: 'promised', day: '9999-12-31', seen: 0 }, 'day'],
      [{ step: 'collected', kind: 'kept', day: '2026-12-01', seen: 0 }, 'step'],
      [{ step: 'deposit', kind: 'kept', day: '2026-12-01', seen: 0 }, 'kind'],
    ] as const) {
      const refused = await say(id, fact);
      expect([refused.status, await fieldsOf(refused)]).toEqual([400, [field]]);
    }
  });
});

describe('a payment', () => {
  test('counts once somebody else has confirmed it', async () => {
    const id = await opened();
    const requestKey = randomUUID();
    for (let i = 0; i < 2; i++)
      expect((await pay(id, { amount: '２３１,42', charges: '10', requestKey })).status).toBe(200);
    const { payments, state } = await read(id);
    expect(payments).toMatchObject([{ amountMinor: 23_142, chargesMinor: 1000, isOwn: true }]);
    expect([state.paidMinor, state.turn]).toEqual([0, 'us']);
    const path = `/api/orders/${id}/payments/${payments[0]!.id}`;
    expect((await staff.post(`${path}/confirm`, {})).status).toBe(409);
    const both = await Promise.all([
      colleague.post(`${path}/confirm`, {}),
      colleague.post(`${path}/confirm`, {}),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await staff.request('DELETE', path)).status).toBe(409);
    expect((await seen())!.state).toMatchObject({ paidMinor: 24_142, owedMinor: 56_330, next: 'material' });
    const actions = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.noun, 'order'))
      .orderBy(auditEntries.createdAt);
    expect(actions.map(({ action }) => action)).toEqual(['create', 'payment', 'confirm_payment']);
  });

  test('that came since the order was opened is seen before the order is cancelled', async () => {
    const id = await opened();
    const { version } = await read(id);
    await pay(id);
    const cancel = { as: 'cancelled', text: 'No', version };
    expect((await staff.post(`/api/orders/${id}/close`, cancel)).status).toBe(409);
    expect((await read(id)).closedAs).toBeNull();
  });

  test('is refused with its field if it cannot be read, and taken back until it counts', async () => {
    const id = await opened();
    const refused = await pay(id, { amount: 'about 200' });
    expect([refused.status, await fieldsOf(refused)]).toEqual([400, ['amount']]);
    await pay(id);
    const [payment] = (await read(id)).payments;
    expect((await staff.request('DELETE', `/api/orders/${id}/payments/${payment!.id}`)).status).toBe(200);
    expect((await read(id)).payments).toEqual([]);
  });
});

test('by a setting an acceptance opens its order, and small payments count at once', async () => {
  const chief = await signedIn(app, { role: 'super_admin', username: 'chief' });
  const rules = {
    version: null,
    marginFloor: 8,
    orderOpening: 'air',
    soloPayment: 100,
    supplierPhotos: 'look',
  };
  expect((await sendJson(chief, 'PUT', '/api/settings/quotes', rules)).status).toBe(200);
  const both = await Promise.all([acceptOffer(buyer, code), acceptOffer(buyer, code)]);
  expect(both.map(({ status }) => status).toSorted()[0]).toBe(200);
  const [order, ...others] = await app.db.select().from(orders);
  expect([order?.mode, order?.openedBy, others]).toEqual(['air', null, []]);
  const { id } = order!;
  expect(await (await open()).json()).toMatchObject({ id });
  await pay(id, { amount: '60' });
  // Together with the first one it is not small any more.
  await pay(id, { amount: '60' });
  const { payments } = await read(id);
  expect(payments.map(({ isConfirmed, confirmedBy }) => [isConfirmed, confirmedBy])).toEqual([
    [true, null],
    [false, null],
  ]);
  // The buyer owes charges no more either.
  await pay(id, { amount: '1', charges: '500' });
  // A currency without a rate needs two people.
  await app.db.update(orders).set({ currency: 'XXX' });
  await pay(id, { amount: '1' });
  expect((await read(id)).payments.map(({ isConfirmed }) => isConfirmed)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const entries = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.noun, 'order'))
    .orderBy(auditEntries.createdAt);
  expect(entries.map(({ action, after }) => [action, after?.['countsAlone']])).toEqual([
    ['create', undefined],
    ['payment', true],
    ['payment', undefined],
    ['payment', undefined],
    ['payment', undefined],
  ]);
  expect((await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {})).status).toBe(409);
});

test('milestones are chosen; one with a fact or a photo and the payments stay', async () => {
  const id = await opened();
  await sendEvidence(staff, id, { step: 'loaded' });
  await say(id, { step: 'packed', kind: 'promised', day: '2026-12-20', seen: 0 });
  const { version } = await read(id);
  const path = `/api/orders/${id}/steps`;
  expect((await sendJson(staff, 'PUT', path, { version, steps: ['sample', 'delivered'] })).status).toBe(200);
  expect((await sendJson(colleague, 'PUT', path, { version, steps: ['delivered'] })).status).toBe(409);
  const steps = (await read(id)).state.steps.map(({ step }) => step);
  expect(steps).toEqual(['deposit', 'sample', 'packed', 'balance', 'loaded', 'delivered']);
});

test('the list has open orders by lateness, and closed ones apart', async () => {
  const id = await opened();
  await say(id, { step: 'material', kind: 'promised', day: '2026-01-10', seen: 0 });
  const list = async (query = '') => (await staff.get(`/admin/orders.data${query}`)).text();
  const html = await (await staff.get('/admin/orders')).text();
  expect(html).toContain('OR-');
  expect(await (await staff.get('/admin/orders?turn=late&search=or-')).text()).toContain('Awa Diop');
  expect(await list('?turn=supplier')).not.toContain('Awa Diop');
  const close = (given: object) =>
    staff.post(`/api/orders/${id}/close`, { as: 'delivered', text: 'Signed for', ...given });
  // The last milestone is kept with the end.
  const refused = await close({});
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { fields: { day: expect.any(String) } },
  ]);
  expect((await close({ day: '2026-11-20' })).status).toBe(200);
  expect((await read(id)).state.steps.at(-1)).toMatchObject({ step: 'delivered', keptOn: '2026-11-20' });
  expect((await say(id, { step: 'packed', kind: 'kept', day: '2026-12-01', seen: 0 })).status).toBe(409);
  expect(await (await staff.get('/admin/orders')).text()).not.toContain('Awa Diop');
  expect(await (await staff.get('/admin/orders?turn=closed')).text()).toContain('Awa Diop');
  expect((await seen())?.closedAs).toBe('delivered');
});

test('a milestone of each line: the order has it once all of them have', async () => {
  const other = app.client({ address: '198.51.101.1' });
  const names = ['Bowl', 'Lamp'];
  const products = [];
  for (const name of names) products.push((await createProduct(app.db, { name })).id);
  ({ code } = await requestQuote(other, products));
  requestId = (await app.db.select().from(quoteRequests)).find((one) => one.code === code)!.id;
  await sendOffer(staff, requestId);
  expect((await acceptOffer(other, code)).status).toBe(200);
  const { id } = (await (await open()).json()) as { id: string };
  const [bowl, lamp] = (await read(id)).lines.map(({ lineId }) => lineId);
  const promise = (day: string, given: object = {}) =>
    say(id, { step: 'production', kind: 'promised', day, seen: 0, ...given });
  const state = async () => {
    const { steps, lines } = (await read(id)).state;
    return [...lines.map((line) => line.steps[0]!), steps.find(({ step }) => step === 'production')!];
  };

  expect(await fieldsOf(await promise('2026-12-10', { lineId: 'none' }))).toEqual(['lineId']);
  expect(await fieldsOf(await promise('2026-12-10', { lineId: bowl, step: 'departed' }))).toEqual(['lineId']);
  expect((await promise('2026-12-10', { lineId: bowl })).status).toBe(200);
  expect((await promise('2026-12-10', { lineId: bowl })).status).toBe(409);
  expect((await promise('2026-12-20', { lineId: lamp })).status).toBe(200);
  // One day for all goods changes that of each line.
  expect(await fieldsOf(await promise('2026-12-24'))).toEqual(['reason']);
  expect((await promise('2026-12-24', { reason: 'factory' })).status).toBe(200);
  expect((await state()).map(({ first, promised }) => [first, promised])).toEqual([
    ['2026-12-10', '2026-12-24'],
    ['2026-12-20', '2026-12-24'],
    ['2026-12-20', '2026-12-24'],
  ]);
  const keep = (lineId: string) =>
    say(id, { step: 'production', kind: 'kept', day: '2026-11-20', lineId, seen: 1 });
  expect((await keep(bowl!)).status).toBe(200);
  expect((await state()).map(({ keptOn }) => keptOn !== null)).toEqual([true, false, false]);
  const page = await (await other.get(`/quotes/${code}`)).text();
  for (const name of names) expect(page).toMatch(new RegExp(`<p class="[^"]*font-semibold">${name}</p>`));
  expect((await keep(lamp!)).status).toBe(200);
  expect((await state()).map(({ keptOn }) => keptOn)).toEqual(['2026-11-20', '2026-11-20', '2026-11-20']);
});
