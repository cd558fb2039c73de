import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '#shared/base/errors.ts';
import type { UnreadCounts } from '#shared/operations/dashboard.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import { quoteQuery } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import { createPartner, createProduct, createUser, signedIn } from '#tests/factories.ts';
import { textOf } from '#tests/pdf-pages.ts';
import { openQuote, type Party, requestQuote, sampleSheetFor, sendOffer, sheetFor } from '#tests/quotes.ts';
import { sendJson } from '#tests/client.ts';
import { quoteRequests } from './quote-request.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

async function begin() {
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const buyer = app.client({ address: '198.51.100.51' });
  const { code } = await requestQuote(buyer, [product]);
  const [row] = await app.db.select().from(quoteRequests);
  const [author, colleague] = [await signedIn(app, { username: 'author' }), await signedIn(app)];
  const sheet = sheetFor(await openQuote(author, row!.id));
  return { buyer, code, id: row!.id, author, colleague, sheet };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const outcomeOf = async (response: Response): Promise<string> =>
  response.status === 200 ? 'ok' : ((await response.json()) as ErrorBody).code;
const withSample = (sheet: OfferSheet, pieces: number): OfferSheet => {
  const samples = sampleSheetFor({ lines: [] }, sheet);
  const sample = { pieces, unitMinor: 100, courierMinor: 0, courierTime: null, isCredited: false };
  return {
    ...samples,
    kind: 'sample',
    samplePlace: 'Dakar',
    lines: sheet.lines.map((line) => ({ ...line, sample })),
  };
};
const priced = (
  sheet: OfferSheet,
  change: (price: OfferSheet['lines'][number]['options'][number]['breaks'][number]) => void,
) => {
  const draft = structuredClone(sheet);
  change(draft.lines[0]!.options[0]!.breaks[0]!);
  return draft;
};

test('a few pieces of a sample may be sold at any price; more need a colleague', async () => {
  const { author, id, sheet } = await begin();
  // 1.00 for what costs 28 yuan.
  expect(await outcomeOf(await sendOffer(author, id, withSample(sheet, 6)))).toBe('own_draft');
  expect(await outcomeOf(await sendOffer(author, id, withSample(sheet, 5)))).toBe('ok');
});

test.each([null, 0])('a price without a factory price (%s) needs a colleague', async (factoryMinor) => {
  const { author, colleague, id, sheet } = await begin();
  const draft = priced(sheet, (price) => (price.factoryMinor = factoryMinor));
  expect(await outcomeOf(await sendOffer(author, id, draft))).toBe('own_draft');
  const { version, needsApproval } = await openQuote(author, id);
  expect(needsApproval).toBe(true);
  expect(await outcomeOf(await colleague.post(`/api/quotes/${id}/approve`, { version }))).toBe('ok');
  const approved = await openQuote(author, id);
  expect(await outcomeOf(await author.post(`/api/quotes/${id}/send`, { version: approved.version }))).toBe(
    'ok',
  );
});

test('without a floor, a price without a factory price needs nobody', async () => {
  const { id, author, sheet } = await begin();
  const chief = await signedIn(app, { role: 'super_admin' });
  await sendJson(chief, 'PUT', '/api/settings/quotes', {
    version: null,
    marginFloor: 0,
    orderOpening: 'off',
    soloPayment: 0,
    supplierPhotos: 'look',
  });
  const draft = priced(sheet, (price) => (price.factoryMinor = null));
  expect(await outcomeOf(await sendOffer(author, id, draft))).toBe('ok');
});

test('a draft that only lacks the approval waits for the staff until a colleague gives it', async () => {
  const begun = await begin();
  const { author, colleague, id, sheet } = begun;
  const waiting = async () => {
    const { user } = await createUser(app.db, { role: 'admin' });
    const { waiting: rows } = await app.services.dashboard.desk(user, 'en');
    const { quotes } = await colleague.read<UnreadCounts>('/api/admin/unread-counts');
    const { total } = await app.services.quotes.list(user, quoteQuery.parse({ stage: 'us' }));
    return [rows.map(({ kind }) => kind), quotes, total];
  };
  const check = async () => outcomeOf(await author.post(`/api/quotes/${id}/check`, {}));
  expect(await outcomeOf(await sendOffer(author, id, sheet))).toBe('ok');
  expect(await waiting()).toEqual([[], 0, 0]);
  await save(
    begun,
    author,
    priced(sheet, (price) => (price.factoryMinor = null)),
  );
  expect(await waiting()).toEqual([[], 0, 0]);
  expect(await check()).toBe('own_draft');
  expect(await waiting()).toEqual([['approval'], 1, 1]);
  expect(await approve(begun, colleague)).toBe('ok');
  expect(await waiting()).toEqual([[], 0, 0]);
});

/** Saves a draft. */
async function save({ id }: Begun, who: Party, sheet: OfferSheet): Promise<void> {
  const { version } = await openQuote(who, id);
  expect((await sendJson(who, 'PUT', `/api/quotes/${id}`, { version, sheet })).status).toBe(200);
}
const approve = async ({ id }: Begun, who: Party) => {
  const { version } = await openQuote(who, id);
  return outcomeOf(await who.post(`/api/quotes/${id}/approve`, { version }));
};

/** Names of the users who are told of an approval, one for each mail. */
async function toldOfApproval(): Promise<string[]> {
  const { rows } = await app.db.execute<{ username: string }>(sql`
    select u.username from jobs.job j join users u on u.id::text = j.data ->> 'userId'
    where j.name = 'quote_notice' and j.data ->> 'news' = 'approved'`);
  return rows.map(({ username }) => username);
}

test('the author of a price stays its author when a colleague changes something else, and is told of the approval once', async () => {
  const begun = await begin();
  const { author, colleague, sheet } = begun;
  // 4.20 for 28 yuan.
  const low = priced(sheet, (price) => (price.unitMinor = 420));
  await save(begun, author, low);
  const edited = structuredClone(low);
  edited.terms = 'With a label';
  edited.lines[0]!.note = 'Brown';
  edited.lines[0]!.options[1]!.breaks[0]!.unitMinor = 660;
  await save(begun, colleague, edited);
  expect(await approve(begun, author)).toBe('own_draft');
  expect(await toldOfApproval()).toEqual([]);
  expect(await approve(begun, colleague)).toBe('ok');
  expect(await toldOfApproval()).toEqual(['author']);
  expect(await approve(begun, colleague)).toBe('ok');
  expect(await toldOfApproval()).toEqual(['author']);
});

test.each(['unitMinor', 'factoryMinor'] as const)(
  'who changes %s is the author of the price',
  async (name) => {
    const begun = await begin();
    const { author, colleague, sheet } = begun;
    const low = priced(sheet, (price) => (price.unitMinor = 420));
    await save(begun, author, low);
    await save(
      begun,
      colleague,
      priced(low, (price) => (price[name] = (price[name] ?? 0) + 1)),
    );
    expect(await approve(begun, colleague)).toBe('own_draft');
    expect(await approve(begun, author)).toBe('ok');
  },
);

test('a draft from before authors were stored is of the user who wrote it last', async () => {
  const begun = await begin();
  const { author, colleague, sheet } = begun;
  await save(
    begun,
    author,
    priced(sheet, (price) => (price.unitMinor = 420)),
  );
  await app.db.update(quoteRequests).set({ priceAuthors: null });
  expect(await approve(begun, author)).toBe('own_draft');
  await save(begun, colleague, { ...(await openQuote(author, begun.id)).sheet!, terms: 'With a label' });
  expect(await approve(begun, author)).toBe('own_draft');
});

test('the buyer learns neither currency nor price nor name of the factory', async () => {
  const { buyer, code, author, id, sheet } = await begin();
  const { id: supplierId } = await createPartner(app.db, { name: 'Ruian Footwear' });
  for (const { options } of sheet.lines)
    for (const option of options)
      Object.assign(option, { supplierId, factoryFrom: '2026-11-01', factoryUntil: '2099-01-01' });
  expect(await outcomeOf(await sendOffer(author, id, sheet))).toBe('ok');
  expect((await author.post(`/api/quotes/${id}/factory-asked`, { text: 'Ask Ruian Footwear' })).status).toBe(
    200,
  );
  const json = await (await buyer.get(`/api/buyer-quotes/${code}`)).text();
  const html = await (await buyer.get(`/quotes/${code}`)).text();
  const paper = await buyer.request('GET', `/api/buyer-quotes/${code}/paper?kind=offer&revision=1`);
  const pdf = await textOf(Buffer.from(await paper.arrayBuffer()));
  // Without the currencies and rates of the site, from which any visitor chooses one.
  const page = html.replaceAll(/<footer[^]*?<\/footer>|USD 1,EUR [\w ,.]*/g, '');
  for (const [name, text] of Object.entries({ json, page, pdf })) {
    expect(text, name).toContain('Sandal');
    expect(text, name).not.toMatch(/CNY|¥|Ruian|factory(Minor|Currency|From|Until)|supplierId|2800|28\.00/);
    expect(text, name).not.toContain(supplierId);
  }
});
