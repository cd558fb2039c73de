import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { maxOrderEvidence, maxOrderFiles, maxReceipts } from '#shared/deals/order-rules.ts';
import type { StaffOrder } from '#shared/deals/order.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { pictureBytes } from '#tests/factories.ts';
import { openFirstOrder, sendEvidence } from '#tests/orders.ts';
import { orders } from './order.schema.ts';

const app = await createTestApp();
let staff: Client;
let buyer: Client;
let code: string;
let id: string;
let lineId: string;

/** An order of 120 pieces. */
beforeEach(async () => {
  ({ staff, buyer, code, id } = await openFirstOrder(app));
  lineId = (await read()).lines[0]!.lineId;
});

const read = () => staff.read<StaffOrder>(`/api/orders/${id}`);
const seen = async () => (await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`)).order!;
const fieldsOf = async (response: Response) =>
  Object.keys(((await response.json()) as { fields?: object }).fields ?? {});
const pdf = new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' });
const picture = async () => new Blob([new Uint8Array(await pictureBytes())], { type: 'image/png' });

function formOf(file: Blob | null, given: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'slip', text: '', requestKey: randomUUID(), ...given }))
    form.set(name, value);
  if (file) form.set('photo', file, 'file');
  return form;
}
const sendFile = (file: Blob | null, given?: Record<string, string>, to = code) =>
  buyer.request('POST', `/api/buyer-quotes/${to}/files`, { body: formOf(file, given) });

test('proof of a transfer is kept once, opened by the staff only, and is not a payment', async () => {
  const requestKey = randomUUID();
  for (const file of [pdf, pdf]) expect((await sendFile(file, { requestKey })).status).toBe(201);
  expect((await sendFile(await picture(), { text: 'La banque' })).status).toBe(201);
  const { slips, state } = await read();
  expect(slips.map(({ isPicture, text }) => [isPicture, text])).toEqual([
    [false, null],
    [true, 'La banque'],
  ]);
  expect(state.paidMinor).toBe(0);
  // It waits for the staff until a payment is recorded.
  const isNews = async () =>
    (await staff.get('/admin/orders?turn=news')).text().then((html) => html.includes('OR-'));
  expect(await isNews()).toBe(true);
  const payment = { amount: '10', receivedOn: '2026-11-20', requestKey };
  expect((await staff.post(`/api/orders/${id}/payments`, payment)).status).toBe(200);
  expect(await isNews()).toBe(false);
  for (const path of [`/api/buyer-quotes/${code}`, `/quotes/${code}`, `/quotes/${code}.data`]) {
    const text = await (await buyer.get(path)).text();
    expect(text).toContain(lineId);
    expect(text).not.toContain('La banque');
  }
  const open = (client: Client, slip: string, order = id) => client.get(`/api/orders/${order}/slips/${slip}`);
  const paper = await open(staff, slips[0]!.id);
  expect(paper.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(await paper.text()).toBe('%PDF-1.4\n%%EOF');
  expect((await open(staff, slips[1]!.id)).headers.get('content-type')).toBe('image/webp');
  expect((await open(buyer, slips[0]!.id)).status).toBe(401);
  expect((await open(staff, slips[0]!.id, randomUUID())).status).toBe(404);
  expect((await open(staff, randomUUID())).status).toBe(404);
});

test('other files, unknown codes and closed orders are refused', async () => {
  for (const [file, given] of [
    [null, {}],
    [new Blob(['<svg/>']), {}],
    [pdf, { kind: 'damage' }],
  ] as const) {
    const response = await sendFile(file, given);
    expect(response.status).toBe(400);
    expect(await fieldsOf(response)).toEqual(['photo']);
  }
  expect((await sendFile(new Blob([new Uint8Array(6 * 1024 * 1024)]))).status).toBe(413);
  expect((await sendFile(pdf, {}, 'x'.repeat(22))).status).toBe(404);
  await staff.post(`/api/orders/${id}/close`, { as: 'cancelled', text: 'No' });
  expect((await sendFile(pdf)).status).toBe(404);
  expect((await read()).slips).toEqual([]);
});

test('without script the form says what is wrong, keeps the words, and leads back to the order', async () => {
  const post = (file: Blob | null) =>
    buyer.request('POST', `/quotes/${code}/file?kind=slip`, { body: formOf(file, { text: 'Ma banque' }) });
  const refused = await post(new Blob(['text']));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Ma banque');
  const done = await post(pdf);
  expect([done.status, done.headers.get('location')]).toEqual([303, `/quotes/${code}`]);
  expect((await read()).slips).toHaveLength(1);
});

test('the whole deal is one file without scripts, with its photos; who has no order gets none', async () => {
  expect((await sendEvidence(staff, id, { text: 'Carton 1' })).status).toBe(201);
  // A paper is no picture of the file: it stays a link.
  expect((await sendEvidence(staff, id, { text: 'List 1' }, '%PDF-1.7\n')).status).toBe(201);
  const save = async (query = '', of = code) => {
    const response = await buyer.get(`/quotes/${of}/save${query}`);
    return { response, html: await response.text() };
  };
  const { response, html } = await save();
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="OR-\d{4}-\d{6}\.html"$/,
  );
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(html).toContain('<img src="data:image/webp;base64,');
  expect(html).toContain('<base href="http://baobab.test/">');
  expect(html).toContain('Carton 1');
  expect(html).not.toMatch(/<script|modulepreload/);
  const plain = (await save('?plain')).html;
  expect(plain).not.toContain('data:image/webp');
  expect(Buffer.byteLength(plain)).toBeLessThan(150_000);
  expect((await save('', 'x'.repeat(22))).response.status).toBe(404);
  await app.db.delete(orders);
  expect((await save()).response.status).toBe(404);
});

test('the buyer says once what was counted, and the goods are delivered', async () => {
  const receive = (given: object = {}) =>
    buyer.post(`/api/buyer-quotes/${code}/receipt`, {
      day: '2026-11-20',
      counted: { [lineId]: '１１９' },
      damaged: { [lineId]: 3 },
      text: 'Three soles are open',
      doorCost: '1 234,50',
      requestKey: randomUUID(),
      ...given,
    });
  expect(await fieldsOf(await receive({ damaged: { [lineId]: 120 } }))).toEqual([`damaged.${lineId}`]);
  for (const day of ['2090-01-01', '2100-01-01', '9999-12-31', '0001-01-01'])
    expect(await fieldsOf(await receive({ day }))).toEqual(['day']);
  expect(await fieldsOf(await receive({ doorCost: 'a lot' }))).toEqual(['doorCost']);
  const testify = () =>
    buyer.post(`/api/buyer-quotes/${code}/testimonial`, {
      rating: 4,
      message: 'Counted with us.',
      customerName: 'Awa D.',
    });
  expect((await testify()).status).toBe(409);
  const requestKey = randomUUID();
  const twice = await Promise.all([receive({ requestKey }), receive({ requestKey })]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await seen()).toMatchObject({
    receipts: [{ day: '2026-11-20', lines: [{ lineId, counted: 119, damaged: 3 }], doorMinor: 123_450 }],
  });
  const delivered = (await read()).state.steps.find(({ step }) => step === 'delivered');
  expect(delivered?.keptOn).toBe('2026-11-20');
  // What came can be judged at once.
  expect((await testify()).status).toBe(200);
  const form = { intent: 'received', day: '2026-11-21', requestKey: randomUUID() };
  const post = (given: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...form, ...given })) body.set(name, value);
    return buyer.request('POST', `/quotes/${code}`, { body });
  };
  const refused = await post({ [`counted.${lineId}`]: '5', [`damaged.${lineId}`]: '6' });
  expect(refused.status).toBe(400);
  expect((await post({ [`counted.${lineId}`]: '5', [`damaged.${lineId}`]: '' })).status).toBe(303);
  expect((await seen()).receipts).toHaveLength(2);
  expect((await read()).facts.filter(({ step }) => step === 'delivered')).toHaveLength(1);
  expect((await sendFile(await picture(), { kind: 'damage', text: 'Open sole' })).status).toBe(201);
  expect((await seen()).evidence).toMatchObject([{ step: 'delivered', text: 'Open sole' }]);
  await app.db.execute(sql`
    insert into order_receipts (order_id, day, lines, request_key)
    select ${id}, '2026-11-21', '[]', gen_random_uuid() from generate_series(3, ${maxReceipts}::int)`);
  expect((await receive()).status).toBe(429);
});

test('photos of the buyer are bounded, and leave room for those of the staff', async () => {
  await app.db.execute(sql`
    insert into order_evidence (order_id, step, taken_on, text, request_key)
    select ${id}, 'delivered', '2026-11-20', '', gen_random_uuid() from generate_series(1, ${maxOrderFiles}::int)`);
  expect((await sendFile(await picture(), { kind: 'damage' })).status).toBe(429);
  await app.db.execute(sql`
    insert into order_evidence (order_id, step, taken_on, text, request_key)
    select ${id}, 'delivered', '2026-11-20', '', gen_random_uuid() from generate_series(1, ${maxOrderEvidence}::int)`);
  expect((await sendEvidence(staff, id)).status).toBe(201);
});

test('a question about a milestone is asked without script, answered there, and names it on both sides', async () => {
  const { requestId } = await staff.read<StaffOrder>(`/api/orders/${id}`);
  const form = { intent: 'ask', about: 'packed', text: 'Are the marks in French?', requestKey: randomUUID() };
  expect((await buyer.post(`/quotes/${code}`, new URLSearchParams(form))).status).toBe(303);
  const ofNoForm = new URLSearchParams({ ...form, intent: 'enquire' });
  expect((await buyer.post(`/quotes/${code}`, ofNoForm)).status).toBe(400);
  const answer = { text: 'Yes, and in English.', step: 'packed', requestKey: randomUUID() };
  expect((await staff.post(`/api/quotes/${requestId}/answer`, answer)).status).toBe(200);
  const { events } = await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
  expect(events.slice(-2).map(({ kind, step, lineId: line }) => [kind, step, line])).toEqual([
    ['question', 'packed', null],
    ['answer', 'packed', null],
  ]);
  const html = await (await buyer.get(`/quotes/${code}`)).text();
  expect(html).toContain('About Packed, marks checked');
  expect(html).toMatch(/<option value="packed"[^>]*>Packed, marks checked</);
  expect(html).toContain('aria-label="Ask a question: Packed, marks checked"');
  expect(await (await staff.get(`/admin/quotes/${requestId}`)).text()).toContain('Packed, marks checked');
  const unknown = { ...answer, step: 'eaten', requestKey: randomUUID() };
  expect((await buyer.post(`/api/buyer-quotes/${code}/question`, unknown)).status).toBe(400);
});
