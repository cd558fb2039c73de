import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { documentCodeIn, showDocumentCode } from '#shared/deals/issued-document.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { requestQuote, sendOffer } from '#tests/quotes.ts';
import { issuedDocuments } from './document.schema.ts';
import { quoteOffers, quoteRequests } from '../quote/quote-request.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);
const { documents } = app.services;

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');
const total = { minor: 1_234_500, currency: 'USD' };

async function begin(): Promise<string> {
  const { id } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  await requestQuote(app.client({ address: '198.51.100.77' }), [id]);
  const [row] = await app.db.select().from(quoteRequests);
  await sendOffer(await signedIn(app), row!.id);
  const [{ id: _, ...sent }] = (await app.db.select().from(quoteOffers)) as [typeof quoteOffers.$inferSelect];
  await app.db.insert(quoteOffers).values([2, 3].map((revision) => ({ ...sent, revision })));
  return row!.id;
}

const offer = (id: string, revision: number, language: 'en' | 'fr' = 'en') =>
  documents.reserve({ kind: 'offer', language, quote: { id, revision } });

async function issue(id: string, revision: number, language: 'en' | 'fr' = 'en') {
  const reserved = await offer(id, revision, language);
  const file = pdf(`${revision} ${language}`);
  await documents.issue(reserved.id, { file, issuedAt: new Date(), total });
  return { ...reserved, file };
}

test('a code is nothing to the public until its file is stored; then code, as typed, and hash find it', async () => {
  const quote = await begin();
  const { id, code, isIssued } = await offer(quote, 1);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(isIssued).toBe(false);
  expect(await documents.find(code)).toBeNull();
  expect(await documents.listOf(quote)).toEqual([]);
  const file = pdf('offer');
  await documents.issue(id, { file, issuedAt: new Date(), total });
  const found = await documents.find(` ${showDocumentCode(code).toLowerCase()} `);
  expect(found).toMatchObject({
    code,
    kind: 'offer',
    reference: expect.stringMatching(/^RQ-/),
    revision: 1,
    totalMinor: 1_234_500,
    currency: 'USD',
    sha256: hashOf(file),
    size: file.length,
    replacedBy: null,
  });
  expect(await documents.findByHash(hashOf(file))).toEqual(found);
  expect(await documents.findByHash(hashOf(pdf('Offer')))).toBeNull();
  expect(await documents.fileOf(id)).toEqual(file);
  expect(await documents.listOf(quote)).toMatchObject([{ code, isReplaced: false }]);
});

test('one revision in one language has one code and one file, also when many ask at the same moment', async () => {
  const quote = await begin();
  const reserved = await Promise.all(Array.from({ length: 8 }, () => offer(quote, 1)));
  expect(new Set(reserved.map(({ code }) => code)).size).toBe(1);
  const files = reserved.map((_, i) => pdf(`rendered ${i}`));
  await Promise.all(
    files.map((file) => documents.issue(reserved[0]!.id, { file, issuedAt: new Date(), total })),
  );
  const kept = await documents.fileOf(reserved[0]!.id);
  expect((await documents.find(reserved[0]!.code))!.sha256).toBe(hashOf(kept!));
  expect(await offer(quote, 1)).toMatchObject({ code: reserved[0]!.code, isIssued: true });
  expect((await offer(quote, 1, 'fr')).code).not.toBe(reserved[0]!.code);
  expect(await app.db.$count(issuedDocuments)).toBe(2);
});

test('a newer revision replaces all older ones, in whatever order their files are made', async () => {
  const quote = await begin();
  const second = await issue(quote, 2);
  const first = await issue(quote, 1);
  const french = await issue(quote, 2, 'fr');
  const by = async (code: string) => (await documents.find(code))!.replacedBy;
  expect(await by(first.code)).toMatchObject({ kind: 'offer', revision: 2 });
  expect(await by(second.code)).toBeNull();
  expect(await by(french.code)).toBeNull();
  await issue(quote, 3);
  expect(await by(second.code)).toMatchObject({ revision: 3 });
  expect(await by(first.code)).toMatchObject({ revision: 3 });
});

test('a catalogue belongs to no request, and each has its own code', async () => {
  const catalogue = { kind: 'catalogue', language: 'zh', quote: null } as const;
  const [one, two] = [await documents.reserve(catalogue), await documents.reserve(catalogue)];
  await documents.issue(one.id, { file: pdf('catalogue'), issuedAt: new Date(), total: null });
  expect(await documents.find(one.code)).toMatchObject({ reference: null, revision: null, totalMinor: null });
  expect(await documents.find(two.code)).toBeNull();
});

test('what cannot be a code is not looked up', () => {
  expect(documentCodeIn('o0lI-2345-6789')).toBe('001123456789');
  for (const typed of ['', '0011', '0011-2345-678U', '0'.repeat(13), ' '.repeat(50)])
    expect(documentCodeIn(typed)).toBeNull();
});
