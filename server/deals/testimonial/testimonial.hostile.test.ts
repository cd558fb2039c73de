import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { jsonBlocks } from '#tests/html.ts';
import { testimonialAfterDays } from '#shared/deals/testimonial-rules.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { testimonials } from './testimonial.schema.ts';

const app = await createTestApp();
let staff: Client;
let buyer: Client;
let product: string;
let code: string;
let lastAddress = 0;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
  buyer = app.client({ address: `198.51.100.${++lastAddress}` });
  product = (await createProduct(app.db, { name: 'Sandal' })).id;
  ({ code } = await requestQuote(buyer, [product]));
  await sendOffer(staff, (await app.db.select().from(quoteRequests))[0]!.id);
  await acceptOffer(buyer, code);
  await age(testimonialAfterDays);
});

/** Moves the acceptance back by so many days. */
const age = (days: number) =>
  app.db.update(quoteRequests).set({ acceptedAt: new Date(Date.now() - days * 86_400_000) });

const say = (message: string, given: object = {}) =>
  buyer.post(`/api/buyer-quotes/${code}/testimonial`, { rating: 5, message, customerName: 'Awa', ...given });
const rows = () => app.db.select().from(testimonials);
const publish = async () =>
  sendJson(staff, 'PUT', `/api/testimonials/${(await rows())[0]!.id}`, {
    isApproved: true,
    isFeatured: true,
  });
const htmlOf = async (path: string) => (await app.client().get(path)).text();

test('of many that are sent at the same moment one stands, and each newer one needs a new look of the staff', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => say(`Words ${i}`)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await rows()).toMatchObject([{ version: 8 }]);
  // Publishing and changing at the same moment: either the text that was read is published, or nothing is.
  const { id, version, message } = (await rows())[0]!;
  const [published, changed] = await Promise.all([
    sendJson(staff, 'PUT', `/api/testimonials/${id}`, { isApproved: true, version }),
    say('Something else'),
  ]);
  expect([published.status, changed.status].toSorted()).toEqual([200, 409]);
  const [row] = await rows();
  expect(row!.isApproved).toBe(published.status === 200);
  if (row!.isApproved) expect(row!.message).toBe(message);
});

test('words that would end the script of the structured data stay words', async () => {
  const wild = '</script><script>alert(1)</script><!--<script>"\\u2028\u2028]]>';
  await say(wild, { customerName: '<img src=x onerror=alert(1)>', companyName: '</title><svg/onload=1>' });
  await publish();
  for (const path of [`/product/${product}`, '/']) {
    const html = await htmlOf(path);
    expect(html).toContain('alert(1)');
    expect(html).not.toMatch(/<script>alert|<img src=x|<svg\/onload/);
  }
  const blocks = jsonBlocks(await htmlOf(`/product/${product}`), 'application/ld\\+json');
  const found = (blocks as Record<string, unknown>[]).find((block) => block['@type'] === 'Product');
  expect(found).toMatchObject({ review: [{ reviewBody: wild }] });
});

test('is no longer shown once the acceptance that it is bound to is withdrawn', async () => {
  await say('Cartons were counted.');
  await publish();
  for (const path of [`/product/${product}`, '/'])
    expect(await htmlOf(path)).toContain('Cartons were counted');
  await age(0);
  expect((await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {})).status).toBe(200);
  for (const path of [`/product/${product}`, '/']) {
    const html = await htmlOf(path);
    expect(html).not.toContain('Cartons were counted');
    expect(html).not.toContain('aggregateRating');
  }
});
