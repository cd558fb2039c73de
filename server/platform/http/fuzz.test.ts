import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#shared/platform/calls.ts';
import { type Call, nameOf } from '#shared/base/contract.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import {
  createCannedReply,
  createCategory,
  createContactMessage,
  createPartner,
  createProduct,
  createReferenceRow,
  createTestimonial,
  signedIn,
} from '#tests/factories.ts';
import { answersAsDeclared, type Caller, learnIds, type Send, type Tally } from '#tests/fuzz/property.ts';
import type { Known } from '#tests/fuzz/requests.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { uploadPdf } from '#tests/uploads.ts';
import { beneficiaries } from '../../deals/document/document.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';

// Sends random input that the schemas allow, or nearly allow, from every kind of caller: the server must not
// fail, and every answer and error must be declared. `npm run bench:security -- --only fuzz` sends many more requests.
const app = await createTestApp();
/** Requests for each call. The same in every run, so that a failure can be repeated. */
const runs = 8;
/** Fewer for calls that parse a table in a process of its own or hash a password. */
const slowRuns = 6;
const isSlow = ({ path }: Call) => /import|login|password|account/.test(path);
const seed = 20261123;

const clients = new Map<Caller, Client>();
const tally: Tally = new Map();
let known: Known = new Map();

async function clientOf(caller: Caller): Promise<Client> {
  const found = clients.get(caller);
  if (found) return found;
  const isStranger = caller === 'stranger' || caller === 'visitor';
  const client = isStranger ? app.client() : await signedIn(app, { role: caller });
  if (caller === 'visitor') await client.get('/api/session');
  if (caller !== 'stranger') clients.set(caller, client);
  return client;
}

const send: Send = async (caller, { method, url, headers, body }) => {
  const client = await clientOf(caller);
  const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await app.app.request(
    app.origin + url,
    {
      method,
      headers: { host: 'baobab.test', origin: app.origin, cookie: cookies, ...headers },
      body: body ?? null,
    },
    { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
  );
  // The user is signed out or deleted: the next request of this kind uses a new user.
  if (caller !== 'visitor' && (response.status === 401 || url.startsWith('/api/logout')))
    clients.delete(caller);
  return response;
};

beforeAll(async () => {
  await app.reset();
  const category = await createCategory(app.db);
  const partner = await createPartner(app.db);
  for (let n = 0; n < 3; n++) {
    await createProduct(app.db, { categoryId: category.id, partnerId: partner.id, name: `Lamp ${n}` });
    await createContactMessage(app.db);
    await createCannedReply(app.db);
    const template = { name: `Sea ${n}`, texts: { fr: { terms: 'Acompte' } } };
    await sendJson(await clientOf('super_admin'), 'POST', '/api/offer-templates', template);
    const price = { partnerId: partner.id, name: `Lamp ${n}`, currency: 'CNY' };
    const body = { ...price, breaks: [{ quantity: 100, priceMinor: 1250 }] };
    await sendJson(await clientOf('super_admin'), 'POST', '/api/supplier-prices', body);
  }
  const trade = await makeTradeRecords(partner.id);
  const conversation = { customerName: 'Ama', customerEmail: 'ama@buyer.example' };
  await sendJson(await clientOf('visitor'), 'POST', '/api/conversations', conversation);
  await sendJson(await clientOf('super_admin'), 'POST', '/api/invitations', {});
  known = await learnIds(send);
  // No call lists the ids of these records.
  for (const [noun, id] of Object.entries(trade)) known.set(noun, [id]);
});

/**
 * Creates records around offers: a request with an accepted offer, a testimonial, evidence, a catalogue and a
 * beneficiary.
 * @returns ids, codes and hashes by the first word of their paths
 */
async function makeTradeRecords(partnerId: string) {
  const staff = await clientOf('super_admin');
  const buyer = await clientOf('visitor');
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const { code } = await requestQuote(buyer, [product]);
  const [request] = await app.db.select().from(quoteRequests);
  await sendOffer(staff, request!.id);
  await acceptOffer(buyer, code);
  const testimonial = await createTestimonial(app.db, { requestId: request!.id, productId: product });
  await createReferenceRow(app.db);
  const proof = { partnerId, kind: 'visit', title: 'Visit', doneOn: '2026-01-01', doneBy: 'Wei' };
  const evidence = await made(await sendJson(staff, 'POST', '/api/evidence', proof));
  const { url: fileUrl } = (await (await uploadPdf(staff)).json()) as { url: string };
  const catalog = await made(await sendJson(staff, 'POST', '/api/catalogs', { title: 'Lamps', fileUrl }));
  const account = { name: 'Baobab', bank: 'Bank', country: 'CN', account: '62220000', currency: 'USD' };
  await app.db.insert(beneficiaries).values({ ...account, proposedName: 'Wei' });
  return {
    quotes: request!.id,
    'buyer-quotes': code,
    testimonials: testimonial.id,
    evidence,
    catalogs: catalog,
    documents: createHash('sha256').update('nothing').digest('hex'),
  };
}
const made = async (response: Response) => ((await response.json()) as { id: string }).id;

test('there is something of every noun to ask for', () => {
  const nouns = ['products', 'categories', 'partners', 'contact', 'conversations', 'canned-replies', 'users'];
  const ofTrade = ['quotes', 'evidence', 'catalogs', 'testimonials', 'reference', 'beneficiaries'];
  expect([...known.keys()]).toEqual(expect.arrayContaining([...nouns, ...ofTrade, 'invitations']));
});

describe('answers what it declares, whatever it is sent', () => {
  test.each(allCalls.map((call) => [nameOf(call), call] as const))('%s', async (_, call) => {
    const numRuns = isSlow(call) ? slowRuns : runs;
    const found = await fc.check(answersAsDeclared(call, known, send, tally), { numRuns, seed });
    const report = found.failed ? await fc.asyncDefaultReportMessage(found) : '';
    expect(report).toBe('');
  });
});

test('the requests were not all refused', () => {
  const count = (from: number, to: number) =>
    [...tally].reduce((sum, [status, times]) => sum + (status >= from && status < to ? times : 0), 0);
  expect(count(200, 300)).toBeGreaterThan(count(0, 600) / 10);
  expect(count(400, 401)).toBeGreaterThan(count(0, 600) / 20);
});
