import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testimonial as texts } from '#shared/i18n/en/testimonial.ts';
import type { PersonFound } from '#shared/people/person.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import type { StaffTestimonial } from '#shared/deals/testimonial.ts';
import { demoSettings } from '#shared/content/setting.ts';
import { testimonialAfterDays } from '#shared/deals/testimonial-rules.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, createTestimonial, signedIn } from '#tests/factories.ts';
import { jsonBlocks, textOf } from '#tests/html.ts';
import { acceptOffer, openQuote, requestQuote, sendOffer, sheetFor } from '#tests/quotes.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';
import { testimonials } from './testimonial.schema.ts';

const app = await createTestApp();
let staff: Client;
let buyer: Client;
let product: string;
let lamp: string;
let quoteId: string;
let code: string;
let lastAddress = 0;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'super_admin' });
  buyer = app.client({ address: `198.51.100.${++lastAddress}` });
  product = (await createProduct(app.db, { name: 'Sandal' })).id;
  lamp = (await createProduct(app.db, { name: 'Lamp' })).id;
  ({ code } = await requestQuote(buyer, [product, lamp]));
  quoteId = (await app.db.select().from(quoteRequests))[0]!.id;
  await sendOffer(staff, quoteId);
});

const words = { rating: 4, message: 'The cartons were counted with us.', customerName: 'Awa D.' };
const say = (given: object = {}, options?: Parameters<Client['post']>[2]) =>
  buyer.post(`/api/buyer-quotes/${code}/testimonial`, { ...words, ...given }, options);
const own = async () => (await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`)).testimonial;
const rows = () => app.db.select().from(testimonials);
/** Moves the acceptance back by so many days. */
const age = (days: number) =>
  app.db.update(quoteRequests).set({ acceptedAt: new Date(Date.now() - days * 86_400_000) });
/** Accepts an offer so long ago that its buyer can say how it went. */
async function accept(given: object = {}): Promise<void> {
  expect((await acceptOffer(buyer, code, given)).status).toBe(200);
  await age(testimonialAfterDays);
}
/** Accepts an offer, writes a testimonial and, if `change` is given, publishes it. */
async function said(change?: object): Promise<string> {
  await accept();
  expect((await say()).status).toBe(200);
  const { id } = (await rows())[0]!;
  if (change) expect((await sendJson(staff, 'PUT', `/api/testimonials/${id}`, change)).status).toBe(200);
  return id;
}
const see = async (path: string) => textOf(await (await app.client().get(path)).text(), 'main');
const reviewsOf = async () => {
  const html = await (await app.client().get(`/product/${product}`)).text();
  const blocks = jsonBlocks(html, 'application/ld\\+json') as Record<string, unknown>[];
  return blocks.find((block) => block['@type'] === 'Product')!;
};

describe('a testimonial', () => {
  test('is written once an offer for the goods is accepted, and changed until it is published', async () => {
    expect((await say()).status).toBe(409);
    // The goods have not come yet: the page does not ask.
    expect((await acceptOffer(buyer, code)).status).toBe(200);
    await age(testimonialAfterDays - 1);
    expect((await say()).status).toBe(409);
    expect(await see(`/quotes/${code}`)).not.toContain(texts.formTitle);
    expect(await rows()).toEqual([]);
    await age(testimonialAfterDays);
    expect(await see(`/quotes/${code}`)).toContain(texts.formTitle);
    expect((await say()).status).toBe(200);
    const { id } = (await rows())[0]!;
    expect(await own()).toMatchObject({ ...words, state: 'waiting', reply: null });
    expect((await say({ rating: '2', companyName: ' Diop ' })).status).toBe(200);
    const [row] = await rows();
    expect(row).toMatchObject({
      id,
      rating: 2,
      companyName: 'Diop',
      country: 'SN',
      productId: product,
      requestId: quoteId,
      isApproved: false,
    });
    expect(row!.version).toBe(2);
    // A testimonial opened before its text changed cannot be published.
    const change = { version: 1, isApproved: true };
    expect((await sendJson(staff, 'PUT', `/api/testimonials/${id}`, change)).status).toBe(409);
    await sendJson(staff, 'PUT', `/api/testimonials/${id}`, { ...change, version: 2 });
    expect((await say({ message: 'Other words' })).status).toBe(409);
    expect(await own()).toMatchObject({ message: words.message, rating: 2, state: 'published' });
    const { events } = await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
    expect(events.filter(({ kind }) => kind === 'testimonial')).toHaveLength(2);
  });

  test('that is in the trash is not published, and not written anew', async () => {
    const id = await said({ isApproved: true, isFeatured: true });
    await staff.delete(`/api/testimonials/${id}`);
    expect((await own())!.state).toBe('removed');
    expect((await say()).status).toBe(409);
    expect(await see(`/product/${product}`)).not.toContain(words.message);
    expect(await see('/')).not.toContain(words.message);
  });

  test.each(['buyer', 'staff'] as const)(
    'is shown only while the acceptance stands behind it: withdrawn by the %s, it goes until the next one',
    async (who) => {
      const id = await said({ isApproved: true, isFeatured: true });
      expect(await see(`/product/${product}`)).toContain(words.message);
      expect(await see('/')).toContain(words.message);
      await age(0);
      const withdrawn =
        who === 'buyer'
          ? await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {})
          : await staff.post(`/api/quotes/${quoteId}/withdraw`, { reason: 'The factory has closed' });
      expect(withdrawn.status).toBe(200);
      expect(await see(`/product/${product}`)).not.toContain(words.message);
      expect((await reviewsOf())['aggregateRating']).toBeUndefined();
      expect(await see('/')).not.toContain(words.message);
      expect(await own()).toBeNull();
      // The staff see the reason, and the text is kept for an offer that replaces the withdrawn one.
      expect(await staff.read<StaffTestimonial>(`/api/testimonials/${id}/edit`)).toMatchObject({
        isApproved: true,
        isAccepted: false,
      });
      expect(textOf(await (await staff.get('/admin/testimonials')).text(), 'main')).toContain(
        'no accepted offer',
      );
      if (who === 'staff') await sendOffer(staff, quoteId);
      expect((await acceptOffer(buyer, code)).status).toBe(200);
      expect(await see(`/product/${product}`)).toContain(words.message);
      expect(await own()).toMatchObject({ ...words, state: 'published' });
    },
  );

  test('is of the product that was accepted last', async () => {
    await said({ isApproved: true });
    await staff.post(`/api/quotes/${quoteId}/withdraw`, { reason: 'The sandals are sold out' });
    const lines = sheetFor(await openQuote(staff, quoteId)).lines.slice(1);
    await sendOffer(staff, quoteId, { lines });
    expect((await acceptOffer(buyer, code)).status).toBe(200);
    expect(await see(`/product/${product}`)).not.toContain(words.message);
    expect(await see(`/product/${lamp}`)).toContain(words.message);
  });

  test.each([
    [{ rating: 6 }, 'rating'],
    [{ rating: 0 }, 'rating'],
    [{ rating: undefined }, 'rating'],
    [{ message: ' ' }, 'message'],
    [{ message: 'x'.repeat(1001) }, 'message'],
    [{ customerName: '' }, 'customerName'],
    [{ companyName: 'x'.repeat(400) }, 'companyName'],
  ])('%j is refused at %s', async (given, field) => {
    await accept();
    const response = await say(given);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
    expect(await rows()).toEqual([]);
  });

  test('that is sent twice after a lost answer is written once; another code writes nothing', async () => {
    await accept();
    const requestKey = crypto.randomUUID();
    for (const message of ['First', 'Second']) expect((await say({ message, requestKey })).status).toBe(200);
    expect(await rows()).toMatchObject([{ message: 'First' }]);
    const path = `/api/buyer-quotes/${'x'.repeat(22)}/testimonial`;
    expect((await buyer.post(path, words)).status).toBe(404);
  });

  test('is not made by staff, and its words are not theirs to change', async () => {
    const id = await said();
    expect((await staff.post('/api/testimonials', words)).status).toBe(404);
    const change = { message: 'Excellent', customerName: 'X', rating: 5, isApproved: true };
    await sendJson(staff, 'PUT', `/api/testimonials/${id}`, change);
    expect(await rows()).toMatchObject([{ ...words, isApproved: true }]);
  });
});

describe('what visitors see', () => {
  test('is what is published, in the language of its writer, with our answer and in the structured data', async () => {
    await app.client().get(`/product/${product}`);
    const id = await said();
    expect(await see(`/product/${product}`)).not.toContain('What buyers say');
    expect(await reviewsOf()).not.toHaveProperty('aggregateRating');
    const change = { isApproved: true, reply: 'Thank you, Awa.' };
    await sendJson(staff, 'PUT', `/api/testimonials/${id}`, change);
    const shown = await see(`/product/${product}?lng=fr`);
    for (const text of [
      '4 sur 5\u00a0: bon',
      words.message,
      'Awa D.',
      'Sénégal',
      'Notre réponse',
      change.reply,
      'Écrit en anglais',
    ])
      expect(shown).toContain(text);
    expect(await see(`/product/${product}`)).not.toContain('Written in');
    expect(await reviewsOf()).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
      review: [{ author: { name: 'Awa D.' }, reviewRating: { ratingValue: 4 } }],
    });
    // It is shown on the home page only if staff feature it.
    expect(await see('/')).not.toContain(words.message);
    await sendJson(staff, 'PUT', `/api/testimonials/${id}`, { isFeatured: true });
    expect(await see('/')).toContain(words.message);
    await sendJson(staff, 'PUT', `/api/testimonials/${id}`, { isApproved: false });
    expect(await see('/')).not.toContain(words.message);
    expect(await see(`/product/${product}`)).not.toContain(words.message);
  });

  test('are five of a product at most, the newest, while the rating is of all', async () => {
    await said({ isApproved: true });
    const accepted = {
      acceptedAt: new Date(),
      acceptedRevision: 1,
      acceptedName: 'Awa',
      acceptedChoice: [],
    };
    for (let i = 1; i <= 6; i++) {
      const [request] = await app.db
        .insert(quoteRequests)
        .values({ reference: `RQ-2026-90000${i}`, contactName: `Buyer ${i}`, ...accepted })
        .returning();
      await createTestimonial(app.db, {
        requestId: request!.id,
        productId: product,
        isApproved: true,
        rating: 1,
        message: `Said as number ${i}`,
        createdAt: new Date(Date.now() + i * 1000),
      });
    }
    const html = await (await app.client().get(`/product/${product}?lng=en`)).text();
    expect([...html.matchAll(/<blockquote[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(
      [6, 5, 4, 3, 2].map((i) => `Said as number ${i}`),
    );
    expect(await reviewsOf()).toMatchObject({ aggregateRating: { ratingValue: 1.4, reviewCount: 7 } });
  });

  test('of the demo is marked, is no review, and goes with the demo company', async () => {
    await createTestimonial(app.db, {
      productId: product,
      isApproved: true,
      isFeatured: true,
      message: 'Made up',
    });
    for (const path of ['/', `/product/${product}`])
      expect(await see(path)).toMatch(/Made-up example.*Made up/);
    expect(await reviewsOf()).not.toHaveProperty('review');
    const value = { ...demoSettings.registration, number: '91330300MA2ABCDE1X' };
    await app.db.insert(siteSettings).values({ key: 'registration', value });
    app.services.tags.clear();
    for (const path of ['/', `/product/${product}`]) expect(await see(path)).not.toContain('Made up');
  });
});

describe('personal data', () => {
  test('of a buyer has what was said; an erasure deletes it, also where the request stays, and in the log', async () => {
    const id = await said({ isApproved: true, isFeatured: true, reply: 'Thank you, Awa.' });
    expect(await see('/')).toContain(words.message);
    const who = { by: 'contact', value: 'awa@diop.example' };
    const found = (await (await staff.post('/api/personal-data/find', who)).json()) as PersonFound;
    expect(found.counts).toMatchObject({ testimonials: 1, accepted: 1 });
    const { seal, name: confirmation } = found;
    const erased = await staff.post('/api/personal-data/erase', { ...who, seal, confirmation });
    expect(erased.status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(await see('/')).not.toContain(words.message);
    const log = await app.db.select().from(auditEntries).where(eq(auditEntries.recordId, id));
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toContain('Awa');
  });

  test('in the log of one that was deleted for good is erased as well', async () => {
    const id = await said();
    await staff.delete(`/api/testimonials/${id}`);
    await staff.delete('/api/testimonials/trash');
    const who = { by: 'contact', value: 'awa@diop.example' };
    const { seal, name: confirmation } = (await (
      await staff.post('/api/personal-data/find', who)
    ).json()) as PersonFound;
    await staff.post('/api/personal-data/erase', { ...who, seal, confirmation });
    const log = await app.db.select().from(auditEntries).where(eq(auditEntries.noun, 'testimonial'));
    expect(JSON.stringify(log)).not.toContain(words.message);
  });
});

test('a request that is deleted for good takes what its buyer said with it', async () => {
  await said({ isApproved: true });
  // Of an accepted request nothing is deleted by hand.
  await staff.post(`/api/quotes/${quoteId}/withdraw`, { reason: 'Entered twice' });
  await staff.delete(`/api/quotes/${quoteId}`);
  await staff.delete('/api/quotes/trash');
  expect(await rows()).toEqual([]);
});
