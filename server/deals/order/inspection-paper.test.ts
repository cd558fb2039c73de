import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { locales } from '#shared/base/locale.ts';
import { codeOfHash, hashStartOf, showDocumentCode } from '#shared/deals/issued-document.ts';
import type { StaffOrder } from '#shared/deals/order.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct } from '#tests/factories.ts';
import { openFirstOrder, sendEvidence } from '#tests/orders.ts';
import { textOf } from '#tests/pdf-pages.ts';
import { requestQuote } from '#tests/quotes.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { orderEvidence } from './order.schema.ts';

const app = await createTestApp();
let staff: Client;
let buyer: Client;
let code: string;
let id: string;

beforeEach(async () => {
  ({ staff, buyer, code, id } = await openFirstOrder(app));
});

const whole = {
  day: '2026-11-20',
  place: '温州鹿城区',
  inspector: 'Adébáyọ̀ Ọlá',
  found: 1980,
  packedPercent: 85,
  checks: { measurements: { result: 'ok', text: 'Sole 27,1 cm' } },
  defects: [{ class: 'major', text: 'Sole glued badly', count: 7 }],
  notChecked: 'Inside of closed cartons',
  factorySigned: '王师傅',
};
const path = () => `/api/orders/${id}/inspections`;
const read = () => staff.read<StaffOrder>(`/api/orders/${id}`);
const newest = async () => (await read()).inspections[0]!;
const save = async (given: object = {}) => {
  const { id: inspection, version } = await newest();
  return sendJson(staff, 'PUT', `${path()}/${inspection}`, { ...whole, version, ...given });
};
async function reported(given: object = {}): Promise<string> {
  await staff.post(path(), { lot: 2000, major: 2.5, minor: 4 });
  const saved = await save(given);
  expect(saved.status, await saved.clone().text()).toBe(200);
  return (await newest()).id;
}
const finish = (inspection: string) => staff.post(`${path()}/${inspection}/final`, {});
const ofBuyer = (inspection: string, of = code) => `/api/buyer-quotes/${of}/inspections/${inspection}/paper`;
const ofStaff = (inspection: string) => `${path()}/${inspection}/paper`;

async function paper(client: Client, address: string) {
  const response = await client.get(address);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const bytes = Buffer.from(await response.arrayBuffer());
  return { bytes, text: await textOf(bytes) };
}

/** Adds a photo at the milestone. @returns its id */
async function addPhoto(text: string): Promise<string> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();
  const of = { step: 'inspected', takenOn: whole.day, text };
  const sent = await sendEvidence(staff, id, of, new Uint8Array(bytes));
  expect(sent.status, await sent.clone().text()).toBe(201);
  return (await read()).evidence.find((one) => one.text === text)!.id;
}

test('a draft is a paper for the staff alone, and says so on every page', async () => {
  const text = 'A long remark about one of very many defects. '.repeat(6).trim();
  const defects = Array.from({ length: 30 }, () => ({ class: 'minor', text, count: 1 }));
  const inspection = await reported({ defects });
  expect((await buyer.get(ofBuyer(inspection))).status).toBe(404);
  expect((await buyer.get(ofStaff(inspection))).status).toBe(401);
  const { text: said } = await paper(staff, ofStaff(inspection));
  const pages = Number(/Page 1 of (\d+)/.exec(said)?.[1]);
  expect(pages).toBeGreaterThan(1);
  expect(said.split('Draft: not final, not for the buyer').length - 1).toBe(pages);
  expect(said).not.toContain('/verify');
  await finish(inspection);
  const final = await paper(buyer, ofBuyer(inspection));
  expect(final.text).not.toContain('Draft');
  expect((await paper(staff, ofStaff(inspection))).bytes.equals(final.bytes)).toBe(true);
});

test('only the code of its own request opens a report', async () => {
  const inspection = await reported();
  await finish(inspection);
  const other = app.client({ address: '198.51.100.250' });
  const { code: another } = await requestQuote(other, [(await createProduct(app.db, { name: 'Bag' })).id]);
  expect((await other.get(ofBuyer(inspection, another))).status).toBe(404);
  expect((await other.get(ofBuyer(inspection, 'x'.repeat(code.length)))).status).toBe(404);
  expect((await other.get(ofStaff(inspection))).status).toBe(401);
  expect((await staff.get(ofStaff(randomUUID()))).status).toBe(404);
});

test.each(locales)('a final report in %s says everything, in letters that all are there', async (locale) => {
  await app.db.update(quoteRequests).set({ locale });
  const inspection = await reported();
  await finish(inspection);
  const { hash } = await newest();
  const { text } = await paper(buyer, ofBuyer(inspection));
  const { number } = await read();
  for (const part of [
    number,
    whole.place,
    'Ọlá',
    'Sandal',
    whole.notChecked,
    'Sole 27,1 cm',
    'Sole glued badly',
    '王师傅',
    'ISO 2859-1',
    '125',
    '85',
    '/verify',
    showDocumentCode(codeOfHash(hash!)),
  ])
    expect(text).toContain(part);
  expect(text.replaceAll(' ', '')).toContain(hash);
  if (locale === 'fr') expect(text.replaceAll('\u00a0', ' ')).toContain('Défauts majeurs : Sole glued badly');
  const limit = {
    en: 'Major defects: 7 found, 7 allowed: at the limit',
    fr: 'Défauts majeurs : 7 trouvés, 7 admis : à la limite',
    es: 'Defectos mayores: 7 encontrados, 7 admitidos: en el límite',
    zh: '主要缺陷：发现 7，允许 7：达到上限',
  }[locale];
  expect(text.replaceAll('\u00a0', ' ')).toContain(limit);
  expect(text).not.toContain('□');
});

test('what no font has is refused where it is typed, and so is a photo of another order', async () => {
  await reported();
  for (const [given, field] of [
    [{ inspector: 'محمد' }, 'inspector'],
    [{ defects: [{ class: 'major', text: 'Loose 🙂', count: 1 }] }, 'defects.0.text'],
    [{ defects: [{ class: 'major', text: 'Loose', count: 1, photo: randomUUID() }] }, 'defects.0.photo'],
  ] as const) {
    const refused = await save(given);
    expect(refused.status).toBe(400);
    expect(Object.keys(((await refused.json()) as { fields: object }).fields)).toEqual([field]);
  }
});

test('the worst three photos are on the paper, and the worst is first on both pages; a hidden one is not shown', async () => {
  const ids: string[] = [];
  for (const text of ['Minor scratch', 'Sharp nail', 'Loose sole', 'Carton', 'Hidden'])
    ids.push(await addPhoto(text));
  await staff.request('PUT', `/api/orders/${id}/evidence/${ids[4]!}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ isShown: false }),
  });
  expect((await app.db.select().from(orderEvidence)).filter(({ isShown }) => !isShown)).toHaveLength(1);
  const inspection = await reported({
    defects: [
      { class: 'minor', text: 'Scratched', count: 1, photo: ids[0] },
      { class: 'critical', text: 'Nail', count: 1, photo: ids[1] },
      { class: 'major', text: 'Glue', count: 2, photo: ids[2] },
      { class: 'major', text: 'Dirt', count: 1, photo: ids[4] },
    ],
  });
  await finish(inspection);
  const { bytes, text } = await paper(buyer, ofBuyer(inspection));
  const places = ['Sharp nail', 'Loose sole', 'Minor scratch'].map((one) => text.indexOf(one));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).not.toMatch(/Carton|Hidden/);
  expect(bytes.toString('latin1').split('/Subtype /Image').length - 1).toBe(3);
  const html = await (await buyer.get(`/quotes/${code}`)).text();
  const shown = [...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map((found) => found[1]);
  const own = shown.filter((one) => /Minor scratch|Sharp nail|Loose sole|Carton|Hidden/.test(one!));
  expect(own).toEqual(['Sharp nail', 'Loose sole', 'Minor scratch', 'Carton']);
  expect(html.indexOf('<summary', html.indexOf('Minor scratch'))).toBeLessThan(html.indexOf('alt="Carton"'));
});

test('/verify shows the order, the day and the counts of a final report, and nothing of the deal', async () => {
  const inspection = await reported();
  expect(hashStartOf(codeOfHash('0123456789abcdef'.repeat(4)))).toBe('0123456789abcde');
  await finish(inspection);
  const { hash } = await newest();
  const { number } = await read();
  const typed = showDocumentCode(codeOfHash(hash!)).toLowerCase();
  const stranger = app.client({ address: '198.51.100.251' });
  const sent = await stranger.get(`/verify?code=${typed}`);
  expect(sent.headers.get('location')).toBe(`/verify/${codeOfHash(hash!)}`);
  const address = `/verify/${codeOfHash(hash!)}`;
  const html = await (await stranger.get(address)).text();
  for (const part of [number, 'November 20, 2026', 'Major defects: 7 found, 7 allowed: at the limit', hash!])
    expect(html).toContain(part);
  for (const part of [
    'Awa',
    'Diop',
    'totalMinor',
    code,
    whole.inspector,
    whole.place,
    'Sole glued',
    inspection,
  ])
    expect(html).not.toContain(part);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  const next = await reported({ day: '2026-11-25', defects: [] });
  expect(await (await stranger.get(address)).text()).not.toContain(
    'There is a newer report of this order, of November',
  );
  await finish(next);
  expect(await (await stranger.get(address)).text()).toContain(
    'There is a newer report of this order, of November 25, 2026',
  );
});
