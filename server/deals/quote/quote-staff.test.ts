import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { quoteQuery } from '#shared/deals/quote.ts';
import { demoSettings } from '#shared/content/setting.ts';
import { createTestApp } from '#tests/app.ts';
import { createPartner, createProduct, createUser, signedIn } from '#tests/factories.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import { boardColumnSize } from '#shared/deals/quote-limits.ts';
import type { OfferedProduct } from '#shared/catalogue/quoted-product.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import { inDays, openQuote, requestQuote, sendOffer, sheetFor } from '#tests/quotes.ts';
import { sendJson } from '#tests/client.ts';
import { productTranslations } from '../../catalogue/product/product.schema.ts';
import { quoteRequests } from './quote-request.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

async function begin() {
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const { reference } = await requestQuote(app.client({ address: '198.51.100.77' }), [product]);
  const [row] = await app.db.select().from(quoteRequests);
  return { id: row!.id, reference };
}

test('a sent revision can be copied with its factory prices, by its reference', async () => {
  const { id, reference } = await begin();
  const staff = await signedIn(app);
  await sendOffer(staff, id);
  await sendOffer(staff, id, { charges: [] });
  const earlier = (query: string) => staff.get(`/api/quotes/earlier?${query}`);
  expect(await (await earlier(`reference=${reference.toLowerCase()}`)).json()).toMatchObject({
    reference,
    revision: 2,
    sheet: { charges: [] },
  });
  const first = await earlier(`reference=${reference}&revision=1`);
  expect(await first.json()).toMatchObject({
    revision: 1,
    sheet: { lines: [{ options: [{ breaks: [{ factoryMinor: 2800 }, {}, {}] }, {}] }] },
  });
  expect((await earlier('reference=RQ-1999-000001')).status).toBe(404);
  expect((await earlier(`reference=${reference}&revision=3`)).status).toBe(404);
});

test('a line of the draft can begin with a product of the catalogue, in the language of the buyer', async () => {
  const { id } = await begin();
  const staff = await signedIn(app);
  const supplier = await createPartner(app.db, { name: 'Ouhai Shoes' });
  const given = {
    name: 'Rain boot',
    saleUnit: 'pair',
    minimumOrderQuantity: 60,
    partnerId: supplier.id,
  } as const;
  const boot = await createProduct(app.db, given);
  await app.db
    .insert(productTranslations)
    .values({ productId: boot.id, language: 'fr', name: 'Botte de pluie' });
  await app.db.update(quoteRequests).set({ locale: 'fr' });
  const find = (search: string) =>
    staff.read<OfferedProduct[]>(`/api/quotes/${id}/products?search=${encodeURIComponent(search)}`);
  expect(await find('boot')).toMatchObject([
    {
      id: boot.id,
      product: 'Botte de pluie',
      quoted: { saleUnit: 'pair', minimumOrderQuantity: 60, supplierId: supplier.id },
    },
  ]);
  expect(await find('helicopter')).toEqual([]);
});

test('a column of the board counts all its requests, also those that it does not show', async () => {
  const { id } = await begin();
  const { user } = await createUser(app.db, { role: 'admin' });
  const [row] = await app.db.select().from(quoteRequests);
  const { id: _id, searched: _searched, requestKey: _key, ...copied } = row!;
  const copies = Array.from({ length: boardColumnSize + 1 }, (_, i) => ({
    ...copied,
    reference: `R${i}`,
    code: `c${i}`,
  }));
  await app.db.insert(quoteRequests).values(copies);
  const accepted = { acceptedAt: new Date(), acceptedRevision: 1, acceptedName: 'Awa', acceptedChoice: [] };
  await app.db.update(quoteRequests).set(accepted).where(eq(quoteRequests.id, id));
  const board = await app.services.quotes.board(user, quoteQuery.parse({ stage: 'open' }), 'en');
  expect(board.map(({ stage, total }) => [stage, total]).filter(([, total]) => total)).toEqual([
    ['new', boardColumnSize + 1],
    ['accepted', 1],
  ]);
});

test('the margin below which a colleague must approve is a setting', async () => {
  const { id } = await begin();
  const chief = await signedIn(app, { role: 'super_admin' });
  const quote = await openQuote(chief, id);
  const save = await sendJson(chief, 'PUT', `/api/quotes/${id}`, {
    version: quote.version,
    sheet: sheetFor(quote),
  });
  expect(save.status).toBe(200);
  const { margin, needsApproval } = await openQuote(chief, id);
  expect(margin! / 100).toBeGreaterThan(demoSettings.marginFloor);
  expect(needsApproval).toBe(false);
  const set = await sendJson(chief, 'PUT', '/api/settings/quotes', {
    version: null,
    marginFloor: 60,
    orderOpening: 'off',
    soloPayment: 0,
    supplierPhotos: 'look',
  });
  expect(set.status).toBe(200);
  expect((await openQuote(chief, id)).needsApproval).toBe(true);
});

test('a staff member whose names are not known is named by the user name, in the list and in the history', async () => {
  const { id } = await begin();
  const staff = await signedIn(app, { username: 'wei' });
  const { user } = await createUser(app.db, { username: 'lin', role: 'admin' });
  await sendJson(staff, 'PUT', `/api/quotes/${id}`, { assignedToUserId: user.id });
  await staff.post(`/api/quotes/${id}/answer`, { text: 'One moment' });
  const { quotes } = await app.services.quotes.list(
    { id: user.id, role: 'admin' } as never,
    quoteQuery.parse({}),
  );
  expect(quotes[0]!.assignedTo).toEqual({ id: user.id, name: 'lin' });
  expect((await openQuote(staff, id)).events.at(-1)).toMatchObject({ kind: 'answer', by: 'wei' });
});

test('a time zone that does not exist is refused: neither page nor offer could write its dates', async () => {
  const { id } = await begin();
  const staff = await signedIn(app);
  const { version } = await openQuote(staff, id);
  const save = (timeZone: string) => sendJson(staff, 'PUT', `/api/quotes/${id}`, { version, timeZone });
  expect((await save('Mars/Base')).status).toBe(400);
  expect((await save('Africa/Accra')).status).toBe(200);
  expect((await sendOffer(staff, id)).status).toBe(200);
});

test('of a request that a colleague has moved to the trash nothing is answered, sent or taken back', async () => {
  const { id } = await begin();
  const staff = await signedIn(app);
  expect((await sendOffer(staff, id)).status).toBe(200);
  const { version } = await openQuote(staff, id);
  await staff.request('DELETE', `/api/quotes/${id}`);
  const acts = {
    answer: { text: 'Yes' },
    check: {},
    send: { version },
    approve: { version },
    withdraw: { reason: 'No' },
  };
  for (const [act, body] of Object.entries(acts))
    expect((await staff.post(`/api/quotes/${id}/${act}`, body)).status, act).toBe(404);
});

test('before an offer is sent, the check names every fault at its field, as sending does', async () => {
  const { id } = await begin();
  const staff = await signedIn(app);
  const faultsAfter = async (change: (sheet: OfferSheet) => void, validOn = inDays(14)) => {
    const quote = await openQuote(staff, id);
    const sheet = sheetFor(quote);
    change(sheet);
    const saved = await sendJson(staff, 'PUT', `/api/quotes/${id}`, {
      version: quote.version,
      sheet,
      validOn,
    });
    expect(saved.status, await saved.text()).toBe(200);
    const { version } = await openQuote(staff, id);
    const check = await staff.post(`/api/quotes/${id}/check`);
    if (check.status === 200) return {};
    const { code, fields } = (await check.json()) as ErrorBody;
    const send = await staff.post(`/api/quotes/${id}/send`, { version });
    expect(await send.json()).toMatchObject({ code, fields });
    return { code, fields };
  };
  const place = 'sheet.lines.0.options.1';
  const many = await faultsAfter((sheet) => {
    const [first, second] = sheet.lines[0]!.options;
    first!.breaks[1]!.unitMinor = 0;
    second!.packing = null;
  }, inDays(-1));
  expect(many).toEqual({
    code: 'invalid',
    fields: {
      'sheet.lines.0.options.0.breaks.1.unitMinor': 'This is required.',
      [`${place}.packing`]: 'A charge is per m³, ton or container: this option needs its packing.',
      validOn: 'This day is past.',
    },
  });
  expect(
    await faultsAfter((sheet) => (sheet.lines[0]!.options[1]!.breaks[0]!.factoryMinor = null)),
  ).toMatchObject({
    code: 'own_draft',
    fields: { [`${place}.breaks.0.unitMinor`]: expect.stringContaining('colleague') },
  });
  expect(await faultsAfter(() => {})).toEqual({});
  const { revisions, events } = await openQuote(staff, id);
  expect(revisions).toEqual([]);
  expect(events.map(({ kind }) => kind)).toEqual(['requested']);
});

test('the note on a reason is for the staff: in their history, and neither in the offer nor in the next draft', async () => {
  const { id } = await begin();
  const staff = await signedIn(app);
  await sendOffer(staff, id);
  const { code, sheet } = await openQuote(staff, id);
  const [line] = sheet!.lines;
  line!.options[0]!.breaks[0]!.unitMinor = 490;
  const reason = { changeReason: 'agreed' as const, changeNote: 'Agreed with Awa by phone' };
  const answer = await sendOffer(staff, id, { ...sheet!, lines: [{ ...line!, ...reason }] });
  expect(answer.status, await answer.text()).toBe(200);
  const after = await openQuote(staff, id);
  expect(after.changeNotes).toEqual([
    { revision: 2, line: 'Sandal', charge: null, reason: 'agreed', text: reason.changeNote },
  ]);
  expect(after.sheet!.lines[0]).not.toHaveProperty('changeNote');
  const buyer = await app.client({ address: '198.51.100.78' }).get(`/api/buyer-quotes/${code}`);
  const seen = await buyer.text();
  expect(seen).toContain('"changeReason":"agreed"');
  expect(seen).not.toContain(reason.changeNote);
});
