import { beforeEach, expect, test } from 'vitest';
import { locales } from '#shared/base/locale.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { textOf } from '#tests/pdf-pages.ts';
import { acceptOffer, openQuote, requestQuote, sampleSheetFor, sendOffer, sheetFor } from '#tests/quotes.ts';
import { beneficiaries, issuedDocuments } from '../document/document.schema.ts';
import { quoteRequests } from './quote-request.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

/**
 * 120 pieces are requested. Standard: 600.00 + inland 120.00 + freight 0.576 m³ × 95 = 54.72 + fee 30.00 = 804.72;
 * the better sole: 120 × 6.50 = 780.00.
 */
async function begin(sheetOf: (sheet: OfferSheet) => Partial<OfferSheet> = () => ({}), given: object = {}) {
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const [buyer, staff] = [app.client({ address: '198.51.100.41' }), await signedIn(app)];
  const { code } = await requestQuote(buyer, [product], given);
  const [row] = await app.db.select().from(quoteRequests);
  const sheet = sheetFor(await openQuote(staff, row!.id));
  expect((await sendOffer(staff, row!.id, sheetOf(sheet))).status).toBe(200);
  return { buyer, staff, id: row!.id, code };
}

async function read(client: Client, code: string, kind = 'offer'): Promise<Buffer> {
  const response = await client.request('GET', `/api/buyer-quotes/${code}/paper?kind=${kind}&revision=1`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** What /verify says of each issued paper, in the order of their issue. */
async function verified(language = 'en'): Promise<string[]> {
  const rows = await app.db.select().from(issuedDocuments).orderBy(issuedDocuments.createdAt);
  const client = app.client({ address: '198.51.100.42' });
  return Promise.all(
    rows.map(async ({ code }) => {
      const html = await (await client.get(`/verify/${code}`, { 'accept-language': language })).text();
      return /<main[^]*<\/main>/.exec(html)![0].replaceAll(/<[^>]*>/g, ' ');
    }),
  );
}

test('a proforma says that the account is in another currency, and the staff know it before', async () => {
  const { buyer, staff, id, code } = await begin();
  expect((await acceptOffer(buyer, code, { choice: better })).status).toBe(200);
  expect((await openQuote(staff, id)).accountCurrency).toBeNull();
  const by = { proposedName: 'Mei', proposedAt: new Date(), confirmedName: 'Lin' };
  const since = { confirmedAt: new Date() };
  const details = { name: 'Baobab', bank: 'Bank', country: 'CN', account: '6222 0000' };
  const other = /This account is in (\w+)\. Before you pay, ask us for the sum in \1/;
  for (const currency of ['EUR', 'USD']) {
    await app.db
      .insert(beneficiaries)
      .values({ ...details, ...by, ...since, validFrom: new Date(), currency });
    expect((await openQuote(staff, id)).accountCurrency).toBe(currency);
    expect((await staff.post(`/api/quotes/${id}/proforma`, { revision: 1 })).status).toBe(200);
    const text = (await textOf(await read(buyer, code, 'proforma'))).replaceAll(/\s+/g, ' ');
    expect(other.exec(text)?.[1]).toBe(currency === 'EUR' ? 'EUR' : undefined);
  }
});

/** 480 × 6.50 = 3120.00 + 120.00 + 24 cartons = 2.304 m³ × 95 = 218.88 + fee 156.00 = 3614.88. */
const better = [{ lineId: 'line1', optionId: 'better', quantity: 480 }];
const withdraw = async (buyer: Client, code: string) =>
  expect((await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {})).status).toBe(200);

test('an offer with options has every option with its sum, and no total that nobody chose', async () => {
  const { buyer, code } = await begin();
  const text = await textOf(await read(buyer, code));
  for (const part of [
    'Standard',
    '600.00',
    'Better sole',
    '780.00',
    'It depends on the options that you choose',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('804.72');
  const [page] = await verified();
  expect(page).toContain('It depends on the options that the buyer chooses');
  expect(page).not.toContain('804.72');
});

test('an offer without options has its total', async () => {
  const { buyer, code } = await begin(({ lines }) => ({
    lines: lines.map((line) => ({ ...line, options: line.options.slice(0, 1) })),
  }));
  const text = await textOf(await read(buyer, code));
  expect(text).toContain('804.72');
  expect(text).not.toContain('It depends');
  expect((await verified())[0]).toContain('804.72');
});

test('an accepted offer has what was chosen, its total, and by whom and when; so has its proforma', async () => {
  const { buyer, staff, id, code } = await begin();
  const before = await read(buyer, code);
  expect((await acceptOffer(buyer, code, { choice: better })).status).toBe(200);
  expect((await staff.post(`/api/quotes/${id}/proforma`, { revision: 1 })).status).toBe(200);
  const offer = await textOf(await read(buyer, code));
  const proforma = await textOf(await read(buyer, code, 'proforma'));
  const day = new Date().toLocaleDateString('en', { dateStyle: 'long', timeZone: 'Africa/Dakar' });
  expect(offer).toContain(`Accepted on ${day} by Awa Diop`);
  for (const text of [offer, proforma]) {
    expect(text).toContain('3,614.88');
    expect(text).toContain('480');
    expect(text).toContain('Better sole');
    expect(text).not.toMatch(/Standard|600\.00|780\.00|804\.72|These sums/);
  }
  const pages = await verified();
  expect(pages).toHaveLength(3);
  for (const page of pages) {
    expect(page).toContain(`Accepted on ${day}`);
    expect(page).toContain('3,614.88');
    expect(page).not.toMatch(/804\.72|no longer counts|does not count/);
  }
  // The paper from before the acceptance can still be checked as it was.
  const [issued] = await app.db.select().from(issuedDocuments).orderBy(issuedDocuments.createdAt);
  const documents = app.services.documents;
  expect((await documents.fileOf(issued!.id))!.equals(before)).toBe(true);
});

test('a withdrawn acceptance takes its paper along; another acceptance has another paper', async () => {
  const { buyer, code } = await begin();
  const before = await read(buyer, code);
  await acceptOffer(buyer, code);
  const first = await read(buyer, code);
  expect(await textOf(first)).toContain('804.72');
  await withdraw(buyer, code);
  expect((await read(buyer, code)).equals(before)).toBe(true);
  await acceptOffer(buyer, code, { choice: better });
  const second = await read(buyer, code);
  expect(await textOf(second)).toContain('3,614.88');
  expect((await read(buyer, code)).equals(second)).toBe(true);
  const pages = await verified();
  expect(pages.map((page) => page.includes('does not count any more'))).toEqual([false, true, false]);
  for (const page of pages) expect(page).toContain('3,614.88');
});

test('an offer of samples has its total, and says that it was accepted', async () => {
  const { buyer, code } = await begin((sheet) => sampleSheetFor({ lines: [] }, sampleOf(sheet)));
  // 2 × 8.00 and the courier 35.00.
  expect(await textOf(await read(buyer, code))).toContain('51.00');
  await acceptOffer(buyer, code);
  const text = await textOf(await read(buyer, code));
  expect(text).toContain('Accepted on');
  expect(text).toContain('51.00');
});

const sampleOf = ({ lines }: OfferSheet): Partial<OfferSheet> => ({
  lines: lines.map((line) => ({
    ...line,
    sample: { pieces: 2, unitMinor: 800, courierMinor: 3500, courierTime: null, isCredited: true },
  })),
});

test.each(locales)('the words of an acceptance are in the language of the offer: %s', async (locale) => {
  const { buyer, code } = await begin(undefined, { locale });
  const depends = { en: 'Option 1 of 2', fr: 'Option 1 sur 2', es: 'Opción 1 de 2', zh: '方案1' }[locale];
  expect(await textOf(await read(buyer, code))).toContain(depends);
  await acceptOffer(buyer, code, { choice: better });
  const accepted = { en: 'Accepted on', fr: 'Acceptée le', es: 'Aceptada el', zh: '接受' }[locale];
  expect(await textOf(await read(buyer, code))).toContain(accepted);
  expect((await verified(locale))[0]).toContain(accepted);
});
