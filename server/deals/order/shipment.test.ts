import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { maxShipments } from '#shared/deals/order-rules.ts';
import type { StaffOrder } from '#shared/deals/order.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { openFirstOrder } from '#tests/orders.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';

const app = await createTestApp();
let staff: Client;
let colleague: Client;
let buyer: Client;
let code: string;
let id: string;
let lineId: string;

/** An order of 120 pieces for 804.72. */
beforeEach(async () => {
  ({ staff, buyer, code, id } = await openFirstOrder(app));
  colleague = await signedIn(app, { username: 'colleague' });
  lineId = (await read()).lines[0]!.lineId;
});

const read = () => staff.read<StaffOrder>(`/api/orders/${id}`);
const seen = async () => (await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`)).order!;
const send = (quantity: unknown, given: object = {}, client = staff) =>
  client.post(`/api/orders/${id}/shipments`, { mode: 'sea', quantities: { [lineId]: quantity }, ...given });
const fieldsOf = async (response: Response) =>
  Object.keys(((await response.json()) as { fields?: object }).fields ?? {});

test('shipments never carry more than was ordered, also if two people add one at once', async () => {
  expect(await fieldsOf(await send('121'))).toEqual([`quantities.${lineId}`]);
  expect(await fieldsOf(await send('0'))).toEqual([`quantities.${lineId}`]);
  const both = await Promise.all([send('80'), send('80', {}, colleague)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  const [first] = (await read()).shipments;
  const change = (given: object) =>
    sendJson(staff, 'PUT', `/api/orders/${id}/shipments/${first!.id}`, {
      mode: 'sea',
      quantities: { [lineId]: '１２０' },
      version: first!.version,
      ...given,
    });
  expect((await change({})).status).toBe(200);
  expect((await change({})).status).toBe(409);
  expect((await send('1')).status).toBe(400);
  expect((await read()).shipments).toMatchObject([{ lines: [{ lineId, quantity: 120 }] }]);
});

test('shipments of an order are bounded', async () => {
  for (let sent = 0; sent < maxShipments; sent++) expect((await send('1')).status).toBe(201);
  expect((await send('1')).status).toBe(429);
});

test('numbers and ports are checked as they are typed', async () => {
  const wrong = { containers: 'MSCU6639871', toPort: 'Port of Lagos', freeDays: '91' };
  expect((await fieldsOf(await send('60', wrong))).toSorted()).toEqual(['containers', 'freeDays', 'toPort']);
  const right = { containers: 'mscu 663987-0 40HQ CN1\n CSQU3054383', toPort: 'ngapp', carrier: 'MSC' };
  expect((await send('60', right)).status).toBe(201);
  expect((await seen()).shipments).toMatchObject([
    {
      toPort: 'NGAPP',
      containers: [
        { number: 'MSCU6639870', type: '45G1', seal: 'CN1' },
        { number: 'CSQU3054383', type: '45G1', seal: null },
      ],
    },
  ]);
});

test('the number of the bill of lading is hidden everywhere until the balance is received', async () => {
  await send('120', { ladingKind: 'telex', ladingNumber: 'MEDU7781234' });
  const all = [`/api/buyer-quotes/${code}`, `/quotes/${code}`, `/quotes/${code}/save`];
  const texts = async (paths = all) => Promise.all(paths.map(async (path) => (await buyer.get(path)).text()));
  expect((await texts([`/api/buyer-quotes/${code}/calendar`])).join()).not.toContain('MEDU7781234');
  const noon = new Date();
  noon.setUTCHours(12);
  await app.services.orderDigests.queue(new Date(noon.getTime() + 8 * 86_400_000));
  const mails = await app.db.select().from(outboxMails);
  expect(mails.some(({ textBody }) => textBody.includes('#act-weekly'))).toBe(true);
  expect(JSON.stringify(mails)).not.toContain('MEDU7781234');
  for (const text of await texts()) expect(text).not.toContain('MEDU7781234');
  expect((await read()).shipments[0]!.ladingNumber).toBe('MEDU7781234');
  const paid = { amount: '804.72', receivedOn: '2026-11-20', requestKey: randomUUID() };
  await staff.post(`/api/orders/${id}/payments`, paid);
  for (const text of await texts()) expect(text).not.toContain('MEDU7781234');
  const [payment] = (await read()).payments;
  await colleague.post(`/api/orders/${id}/payments/${payment!.id}/confirm`);
  for (const text of await texts()) expect(text).toContain('MEDU7781234');
});

test('each shipment has its own milestones; the order has one once all of them have, and nothing is left', async () => {
  await send('60');
  await send('30');
  const [one, other] = (await read()).shipments;
  const say = (shipmentId: string | null, given: object = {}) =>
    staff.post(`/api/orders/${id}/facts`, {
      step: 'departed',
      kind: 'kept',
      day: '2026-11-20',
      shipmentId,
      seen: 0,
      ...given,
    });
  const departed = async () => (await read()).state.steps.find(({ step }) => step === 'departed')!.keptOn;
  expect(await fieldsOf(await say(one!.id, { step: 'packed' }))).toEqual(['step']);
  expect((await say(randomUUID())).status).toBe(404);
  expect((await say(one!.id)).status).toBe(200);
  expect((await say(one!.id)).status).toBe(409);
  expect((await say(other!.id, { day: '2026-11-23' })).status).toBe(200);
  expect(await departed()).toBeNull();
  await sendJson(staff, 'PUT', `/api/orders/${id}/shipments/${other!.id}`, {
    mode: 'sea',
    quantities: { [lineId]: 60 },
  });
  expect(await departed()).toBe('2026-11-23');
  expect(
    (await seen()).state.shipments.map(({ steps }) => steps.find(({ step }) => step === 'departed')?.keptOn),
  ).toEqual(['2026-11-20', '2026-11-23']);
  const remove = (shipment: string) => staff.request('DELETE', `/api/orders/${id}/shipments/${shipment}`);
  expect((await remove(one!.id)).status).toBe(409);
});

test('the days to come are a file for the calendar', async () => {
  await send('120', { toPort: 'NGAPP' });
  const [shipment] = (await read()).shipments;
  const say = (step: string, kind: string, day: string) =>
    staff.post(`/api/orders/${id}/facts`, { step, kind, day, shipmentId: shipment!.id, seen: 0 });
  await say('arrived', 'promised', '2027-02-20');
  const days = async () => {
    const response = await buyer.get(`/api/buyer-quotes/${code}/calendar`);
    expect(response.headers.get('content-type')).toContain('text/calendar');
    return [...(await response.text()).matchAll(/UID:\S+?-000001-(\w+)[^]*?DATE:(\d+)/g)].map(
      ([, uid, day]) => [uid, day],
    );
  };
  expect(await days()).toEqual([
    ['agent', '20270213'],
    ['arrived', '20270220'],
  ]);
  expect((await buyer.get('/api/buyer-quotes/none/calendar')).status).toBe(404);
});

test('a shipment that is sent again with its key is stored once', async () => {
  const requestKey = randomUUID();
  for (let i = 0; i < 2; i++) expect((await send('40', { requestKey })).status).toBe(201);
  expect((await read()).shipments).toMatchObject([{ id: requestKey, lines: [{ lineId, quantity: 40 }] }]);
});

test('the day of a shipment replaces older ones of all goods, with a reason and a mail', async () => {
  const promise = (day: string, known: number, given: object = {}) =>
    staff.post(`/api/orders/${id}/facts`, { step: 'departed', kind: 'promised', day, seen: known, ...given });
  await promise('2027-01-05', 0);
  await promise('2027-01-06', 1, { reason: 'carrier' });
  await send('120');
  const shipmentId = (await read()).shipments[0]!.id;
  expect(await fieldsOf(await promise('2027-02-01', 0, { shipmentId }))).toEqual(['reason']);
  expect((await promise('2027-02-01', 0, { shipmentId, reason: 'port' })).status).toBe(200);
  const [of] = (await seen()).state.shipments;
  expect(of!.steps.find(({ step }) => step === 'departed')).toMatchObject({
    first: '2027-01-05',
    promised: '2027-02-01',
    slips: [{ reason: 'carrier' }, { from: '2027-01-06', to: '2027-02-01', reason: 'port' }],
  });
  for (const fact of (await read()).facts) await app.services.orderMail.sendSlip(fact.id);
  const mails = (await app.db.select().from(outboxMails)).map(({ textBody }) => textBody);
  expect(
    mails.filter((text) =>
      /6 January 2027.*1 February 2027|Jan(uary)? 6, 2027.*Feb(ruary)? 1, 2027/.test(text),
    ),
  ).toHaveLength(1);
});
