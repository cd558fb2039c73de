import { beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '#shared/base/errors.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { acceptOffer, openQuote, requestQuote, sendOffer, sheetFor } from '#tests/quotes.ts';
import { beneficiaries, issuedDocuments } from '../document/document.schema.ts';
import { quoteRequests } from './quote-request.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

/** A request of a buyer, whose form takes every name. */
async function begin(given: object = {}) {
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const buyer = app.client();
  const { code } = await requestQuote(buyer, [product], given);
  const [row] = await app.db.select().from(quoteRequests);
  return { buyer, code, id: row!.id, staff: await signedIn(app) };
}

async function change(staff: Client, id: string, given: object) {
  const { version } = await openQuote(staff, id);
  return sendJson(staff, 'PUT', `/api/quotes/${id}`, { version, ...given });
}

/** The fields of a refusal. */
async function refusal(answer: Promise<Response> | Response) {
  const response = await answer;
  expect(response.status).toBe(400);
  return ((await response.json()) as ErrorBody).fields;
}

test('an offer is sent when every name can be printed, and its document opens', async () => {
  const { buyer, code, id, staff } = await begin({
    contactName: 'محمد Ali',
    companyName: 'Bàbá 👍',
    city: 'Ɗan',
  });
  expect(await refusal(sendOffer(staff, id))).toEqual({
    contactName: expect.stringContaining('م ح د'),
    companyName: expect.stringContaining('👍'),
  });
  expect((await change(staff, id, { contactName: 'Mohamed Ali', companyName: 'Bàbá' })).status).toBe(200);
  expect((await sendOffer(staff, id)).status).toBe(200);
  const paper = await buyer.request('GET', `/api/buyer-quotes/${code}/paper?kind=offer&revision=1`);
  expect(paper.status).toBe(200);
});

test('a draft with a text that no document can show is not saved, and the field is named', async () => {
  const { id, staff } = await begin();
  const sheet = sheetFor(await openQuote(staff, id));
  const [line] = sheet.lines;
  const [charge] = sheet.charges;
  const faulty = {
    ...sheet,
    terms: '10⁵ 鑫',
    lines: [{ ...line!, note: 'شكرا' }],
    charges: [{ ...charge!, note: '2㎡' }],
  };
  expect(await refusal(change(staff, id, { sheet: faulty }))).toEqual({
    'sheet.terms': expect.stringContaining('⁵'),
    'sheet.lines.0.note': expect.stringContaining('ش ك ر ا'),
  });
  expect((await openQuote(staff, id)).sheet).toBeNull();
  expect((await change(staff, id, { sheet: { ...faulty, terms: '鑫', lines: [line!] } })).status).toBe(200);
});

test('after an offer the printed details stay printable, because its document may be made later', async () => {
  const { id, staff } = await begin();
  expect((await change(staff, id, { contactName: 'محمد' })).status).toBe(200);
  expect((await change(staff, id, { contactName: 'Mohamed' })).status).toBe(200);
  expect((await sendOffer(staff, id)).status).toBe(200);
  expect(await refusal(change(staff, id, { contactName: 'محمد' }))).toHaveProperty('contactName');
  expect((await change(staff, id, { contactName: 'Ƙasa' })).status).toBe(200);
});

test('a proforma invoice leaves out a name that no font has, and is not issued with such an account', async () => {
  const { buyer, code, id, staff } = await begin();
  expect((await sendOffer(staff, id)).status).toBe(200);
  expect((await acceptOffer(buyer, code, { name: 'محمد' })).status).toBe(200);
  const now = new Date();
  const account = {
    name: 'Baobab 👍',
    bank: '中国银行深圳分行',
    country: 'CN',
    account: '6222 0000',
    currency: 'USD',
    proposedName: 'Mei',
    proposedAt: now,
    confirmedName: 'Lin',
    confirmedAt: now,
    validFrom: now,
  };
  await app.db.insert(beneficiaries).values(account);
  const make = () => staff.post(`/api/quotes/${id}/proforma`, { revision: 1 });
  expect(await refusal(make())).toEqual({ 'payTo.0': expect.stringContaining('👍') });
  expect(await app.db.select().from(issuedDocuments)).toMatchObject([{ kind: 'proforma', sha256: null }]);
  await app.db.update(beneficiaries).set({ name: 'Baobab' });
  expect((await make()).status).toBe(200);
});
