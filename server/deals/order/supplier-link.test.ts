import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffOrder } from '#shared/deals/order.ts';
import {
  maxLinkAnswers,
  maxLinkPhotos,
  maxSupplierLinks,
  type SupplierLinkList,
} from '#shared/deals/supplier-link.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, pictureBytes, signedIn } from '#tests/factories.ts';
import { acceptOffer, contactOfBuyer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { productTranslations } from '../../catalogue/product/product.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { orderAnswers, orders, supplierLinks } from './order.schema.ts';

const app = await createTestApp();
let staff: Client;
let supplier: Client;
let buyer: Client;
let buyerCode: string;
let id: string;
let order: StaffOrder;
let lastAddress = 0;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
  buyer = app.client({ address: `198.51.100.${++lastAddress}` });
  supplier = app.client({ address: `203.0.113.${lastAddress}` });
  const make = (name: string) => createProduct(app.db, { name, minimumOrderQuantity: 120 });
  const [sandal, bucket] = [await make('Sandal'), await make('Bucket')];
  await app.db.insert(productTranslations).values({ productId: sandal.id, language: 'zh', name: '凉鞋' });
  ({ code: buyerCode } = await requestQuote(buyer, [sandal.id, bucket.id]));
  const requestId = (await app.db.select().from(quoteRequests))[0]!.id;
  await sendOffer(staff, requestId);
  await acceptOffer(buyer, buyerCode);
  id = ((await (await staff.post('/api/orders', { requestId, mode: 'sea' })).json()) as { id: string }).id;
  order = await staff.read<StaffOrder>(`/api/orders/${id}`);
});

const lineOf = (name: string) => order.lines.find((line) => line.name === name)!.lineId;
const list = () => staff.read<SupplierLinkList>(`/api/orders/${id}/supplier-links`);
/** Makes a link for the sandals. @returns its code */
async function linked(): Promise<string> {
  const given = {
    title: 'Inner name',
    lineIds: [lineOf('Sandal')],
    steps: ['material', 'production'],
    days: 60,
  };
  const response = await staff.post(`/api/orders/${id}/supplier-links`, given);
  expect(response.status).toBe(200);
  return (await list()).links[0]!.code;
}
const entriesOf = (action: string) => app.db.$count(auditEntries, eq(auditEntries.action, action));
/** Sends the page's form. */
async function send(code: string, given: Record<string, string> = {}, withPhoto = false): Promise<Response> {
  const form = new FormData();
  const fields = { step: 'production', isDone: 'no', day: '2026-12-20', count: '40', text: '做了一半' };
  for (const [name, value] of Object.entries({ ...fields, requestKey: randomUUID(), ...given }))
    form.set(name, value);
  const bytes = withPhoto ? new Uint8Array(await pictureBytes()) : new Uint8Array();
  form.set('photo', new Blob([bytes], { type: 'image/png' }), withPhoto ? 'a.png' : '');
  return supplier.request('POST', `/s/${code}`, { body: form });
}
const page = async (code: string, path = `/s/${code}`) => {
  const response = await supplier.get(path);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('the link of a supplier', () => {
  test('shows its goods and what is asked, and no price, buyer, other line or reference', async () => {
    const code = await linked();
    await staff.post(`/api/orders/${id}/facts`, {
      step: 'material',
      kind: 'promised',
      day: '2026-12-09',
      text: 'Inner text',
      seen: 0,
    });
    const html = await page(code);
    expect(html.status).toBe(200);
    expect(html.text).toContain('noindex');
    expect(html.headers.get('cache-control')).toContain('no-store');
    for (const shown of ['凉鞋', '原料采购', '2026-12-09', '120']) expect(html.text).toContain(shown);
    const json = await page(code, `/s/${code}.data`);
    expect(json.status).toBe(200);
    const { contactName, companyName, email, phone } = contactOfBuyer;
    const secrets = [contactName, companyName, email, phone, 'Diop', 'Dakar', 'Bucket', 'Sandal', 'Inner'];
    secrets.push(
      order.number,
      order.number.slice(3),
      id,
      order.requestId,
      buyerCode,
      'Minor',
      '804.72',
      '80472',
    );
    for (const { text } of [html, json]) for (const one of secrets) expect(text).not.toContain(one);
  });

  test('shows the days of its own lines and of all goods', async () => {
    const code = await linked();
    const say = (line: string | null, day: string, seen: number) =>
      staff.post(`/api/orders/${id}/facts`, {
        step: 'material',
        kind: 'promised',
        day,
        lineId: line && lineOf(line),
        reason: 'factory',
        seen,
      });
    for (const [line, day] of [
      ['Bucket', '2026-12-24'],
      ['Sandal', '2026-12-11'],
    ] as const)
      expect((await say(line, day, 0)).status).toBe(200);
    const own = await page(code);
    expect(own.text).toContain('2026-12-11');
    expect(own.text).not.toContain('2026-12-24');
    expect((await say(null, '2026-12-28', 0)).status).toBe(200);
    expect((await page(code)).text).toContain('2026-12-28');
  });

  test('takes an answer with a photo once; the staff see it, and the buyer only once it is shown', async () => {
    const code = await linked();
    const requestKey = randomUUID();
    const all = await Promise.all([send(code, { requestKey }, true), send(code, { requestKey }, true)]);
    for (const response of [...all, await send(code, { requestKey }, true)])
      expect(response.status).toBe(303);
    expect(await app.db.select().from(orderAnswers)).toHaveLength(1);
    const isNews = async () => (await (await staff.get('/admin/orders?turn=news')).text()).includes('OR-');
    expect(await isNews()).toBe(true);
    const { answers } = await list();
    expect(answers).toMatchObject([
      { step: 'production', isDone: false, day: '2026-12-20', count: 40, text: '做了一半', isSeen: false },
    ]);
    const photo = answers[0]!.photo!.id;
    expect((await page(code)).text).toContain('做了一半');
    expect((await supplier.get(`/api/supplier-pages/${code}/photos/${photo}`)).status).toBe(200);
    const other = await linked();
    expect((await supplier.get(`/api/supplier-pages/${other}/photos/${photo}`)).status).toBe(404);
    expect((await page(other)).text).not.toContain('做了一半');
    const ofBuyer = () => buyer.get(`/api/buyer-quotes/${buyerCode}/photos/${photo}`);
    expect((await ofBuyer()).status).toBe(404);
    const now = await staff.read<StaffOrder>(`/api/orders/${id}`);
    expect(now.facts).toHaveLength(0);
    const evidence = now.evidence[0]!;
    expect(evidence).toMatchObject({ isShown: false, text: 'Sandal' });
    await staff.request('PUT', `/api/orders/${id}/evidence/${evidence.id}`, {
      body: JSON.stringify({ isShown: true }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect((await ofBuyer()).status).toBe(200);
    for (let i = 0; i < 2; i++)
      expect((await staff.post(`/api/orders/${id}/answers/${answers[0]!.id}/seen`, {})).status).toBe(200);
    expect(await entriesOf('answer_seen')).toBe(1);
    expect((await list()).answers[0]!.isSeen).toBe(true);
    expect(await isNews()).toBe(false);
    // By a setting the buyer sees photos at once.
    const chief = await signedIn(app, { role: 'super_admin', username: 'chief' });
    const rules = {
      version: null,
      marginFloor: 8,
      orderOpening: 'off',
      soloPayment: 0,
      supplierPhotos: 'once',
    };
    expect((await sendJson(chief, 'PUT', '/api/settings/quotes', rules)).status).toBe(200);
    await send(code, {}, true);
    const shown = (await staff.read<StaffOrder>(`/api/orders/${id}`)).evidence.map(({ isShown }) => isShown);
    expect(shown).toEqual([true, true]);
  });

  test('is made once for its key, and reads numbers as people in China type them', async () => {
    const given = { title: 'x', lineIds: [lineOf('Sandal')], steps: ['production'], days: 60 };
    const requestKey = randomUUID();
    for (let i = 0; i < 2; i++)
      expect((await staff.post(`/api/orders/${id}/supplier-links`, { ...given, requestKey })).status).toBe(
        200,
      );
    const { links } = await list();
    expect(links.map((link) => link.id)).toEqual([requestKey]);
    expect((await send(links[0]!.code, { count: '１２' })).status).toBe(303);
    expect((await list()).answers).toMatchObject([{ count: 12 }]);
  });

  test('refuses what is not asked for, and more answers than a link takes', async () => {
    const code = await linked();
    expect((await send(code, { step: 'packed' })).status).toBe(400);
    expect((await send(code, { day: 'soon' })).status).toBe(400);
    for (const count of ['-1', '0x10', '1.5']) expect((await send(code, { count })).status).toBe(400);
    for (const day of ['0001-01-01', '9999-12-31']) expect((await send(code, { day })).status).toBe(400);
    expect(await app.db.select().from(orderAnswers)).toHaveLength(0);
    const { linkId } = { linkId: (await app.db.select().from(supplierLinks))[0]!.id };
    await app.db.execute(sql`
      insert into order_answers (order_id, link_id, step, is_done, request_key)
      select ${id}, ${linkId}, 'production', false, gen_random_uuid() from generate_series(1, ${maxLinkAnswers}::int)`);
    expect((await send(code)).status).toBe(429);
    expect(await app.db.$count(orderAnswers)).toBe(maxLinkAnswers);
    await app.db.execute(sql`
      insert into order_evidence (order_id, step, taken_on, text, request_key, answer_id)
      select ${id}, 'production', '2026-11-20', '', gen_random_uuid(), id from order_answers limit ${maxLinkPhotos}`);
    await app.db.delete(orderAnswers).where(sql`id not in (select answer_id from order_evidence)`);
    expect((await send(code, {}, true)).status).toBe(429);
    expect((await send(code)).status).toBe(303);
    const lines = { title: 'x', steps: ['production'], days: 60 };
    for (const given of [
      { ...lines, lineIds: ['no-line'] },
      { ...lines, lineIds: [lineOf('Sandal')], steps: ['balance'] },
    ])
      expect((await staff.post(`/api/orders/${id}/supplier-links`, given)).status).toBe(400);
    for (let links = 1; links < maxSupplierLinks; links++) await linked();
    const more = { ...lines, lineIds: [lineOf('Sandal')] };
    expect((await staff.post(`/api/orders/${id}/supplier-links`, more)).status).toBe(429);
  });

  test('ends when it expires, is revoked, or its order is closed; a wrong code opens nothing', async () => {
    const isOver = async (code: string) => {
      const { status, text } = await page(code);
      expect(status).toBe(410);
      expect(text).toContain('此链接已失效');
      expect(text).not.toContain('凉鞋');
      expect((await send(code)).status).toBe(404);
      expect(await app.db.$count(orderAnswers)).toBe(0);
    };
    const code = await linked();
    const [link] = await app.db.select().from(supplierLinks);
    await app.db.update(supplierLinks).set({ expiresAt: new Date(Date.now() - 1000) });
    await isOver(code);
    await app.db.update(supplierLinks).set({ expiresAt: new Date(Date.now() + 60_000) });
    expect((await page(code)).status).toBe(200);
    for (let i = 0; i < 2; i++)
      expect((await staff.post(`/api/orders/${id}/supplier-links/${link!.id}/revoke`, {})).status).toBe(200);
    expect(await entriesOf('revoke_link')).toBe(1);
    await isOver(code);
    const open = await linked();
    await app.db.update(orders).set({ closedAt: new Date(), closedAs: 'cancelled' }).where(eq(orders.id, id));
    await isOver(open);
    const wrong = await page('A'.repeat(22));
    expect(wrong.status).toBe(404);
    expect(wrong.text).toContain('链接不正确');
  });
});
