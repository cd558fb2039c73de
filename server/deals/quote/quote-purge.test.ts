import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { acceptOffer, openQuote, requestQuote, sampleSheetFor, sendOffer } from '#tests/quotes.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { issuedDocuments } from '../document/document.schema.ts';
import { quoteRequests } from './quote-request.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const staff = () => signedIn(app);
let lastAddress = 0;
async function begin({ samples = false } = {}) {
  const [buyer, us] = [app.client({ address: `198.51.100.${++lastAddress}` }), await staff()];
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const { code, reference } = await requestQuote(buyer, [product]);
  const [row] = await app.db.select().from(quoteRequests).where(eq(quoteRequests.code, code));
  const sheet = samples ? sampleSheetFor(await openQuote(us, row!.id)) : {};
  expect((await sendOffer(us, row!.id, sheet)).status).toBe(200);
  const paper = () => buyer.get(`/api/buyer-quotes/${code}/paper?kind=offer&revision=1`);
  return { buyer, us, id: row!.id, code, reference, paper };
}

async function empty(ids: string[]): Promise<unknown> {
  const us = await staff();
  for (const id of ids) expect((await us.request('DELETE', `/api/quotes/${id}`)).status).toBe(200);
  return (await us.delete('/api/quotes/trash')).json();
}
const left = async () => (await app.db.select().from(quoteRequests)).map(({ id }) => id).toSorted();

test('emptying the trash leaves what was accepted and what a paper was issued of, and says how many', async () => {
  const [accepted, samples, issued, other] = [
    await begin(),
    await begin({ samples: true }),
    await begin(),
    await begin(),
  ];
  await acceptOffer(accepted.buyer, accepted.code);
  await acceptOffer(samples.buyer, samples.code);
  expect((await issued.paper()).status).toBe(200);
  // A code without a file is no issued paper.
  await app.db
    .insert(issuedDocuments)
    .values({ code: '0'.repeat(12), kind: 'offer', language: 'en', quoteId: other.id, revision: 1 });
  const ids = [accepted, samples, issued, other].map(({ id }) => id);
  expect(await empty(ids)).toEqual({ success: true, count: 1, kept: 3 });
  expect(await left()).toEqual([accepted.id, samples.id, issued.id].toSorted());
  expect(await app.db.$count(issuedDocuments)).toBe(1);
  expect(await (await accepted.us.delete('/api/quotes/trash')).json()).toEqual({
    success: true,
    count: 0,
    kept: 3,
  });
  // They can be restored as before.
  expect((await accepted.us.post(`/api/quotes/${accepted.id}/restore`, {})).status).toBe(200);
});

test('an acceptance that was withdrawn holds nothing, its paper does', async () => {
  const { buyer, id, code, paper } = await begin();
  const other = await begin();
  await acceptOffer(buyer, code);
  await paper();
  await acceptOffer(other.buyer, other.code);
  for (const one of [{ buyer, code }, other])
    expect((await one.buyer.post(`/api/buyer-quotes/${one.code}/withdraw`, {})).status).toBe(200);
  expect(await empty([id, other.id])).toMatchObject({ count: 1, kept: 1 });
  expect(await left()).toEqual([id]);
});

test('the log keeps reference, total and dates of a deleted request, and nothing of the person', async () => {
  const { id, reference } = await begin();
  await empty([id]);
  const [entry] = await app.db.select().from(auditEntries).where(eq(auditEntries.action, 'purge'));
  // 120 × 5.00 + 120.00 + 54.72 + 30.00.
  expect(entry).toMatchObject({
    noun: 'quote',
    title: reference,
    before: {
      revision: 1,
      total: 80_472,
      currency: 'USD',
      validOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      requestedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  });
  expect(JSON.stringify(entry)).not.toMatch(/Awa|Diop|diop/);
});
