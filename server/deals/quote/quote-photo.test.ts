import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#shared/base/errors.ts';
import { validation as english } from '#shared/i18n/en/validation.ts';
import { maxLinePhotos, maxListPhotos, maxPhotoBytes } from '#shared/deals/photo-limits.ts';
import type { LinePhoto } from '#shared/deals/quote-photo.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, createUser, signedIn } from '#tests/factories.ts';
import { pngOf } from '#tests/hostile-pictures.ts';
import { photograph, readList, sendPhoto } from '#tests/quote-photos.ts';
import { openQuote, requestQuote } from '#tests/quotes.ts';
import { createUploadBench, type UploadBench } from '#tests/uploads.ts';
import { purge } from '../../operations/retention/purge.ts';
import { quotePhotos } from './quote-photo.schema.ts';
import { quoteRequests } from './quote-request.schema.ts';
import { shoppingCarts } from './quote.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';
import { sweepFiles } from '../../platform/jobs/sweep.ts';

let bench: UploadBench;
let buyer: Client;
let line: string;
let product: string;

beforeAll(async () => {
  bench = await createUploadBench();
});
beforeEach(async () => {
  await bench.app.reset();
  bench.files.clear();
  ({ id: product } = await createProduct(bench.app.db, { name: 'Sandal' }));
  buyer = visitor();
  line = await addLine(buyer);
});

let lastAddress = 0;
const visitor = () => bench.app.client({ address: `198.51.100.${++lastAddress}` });

/** Puts the product on a list. @returns the line's id */
async function addLine(client: Client): Promise<string> {
  await client.post('/api/quote-list/lines', { product });
  return (await readList(client)).lines[0]!.id;
}

async function keep(
  client = buyer,
  to = line,
  given: Parameters<typeof sendPhoto>[3] = {},
): Promise<LinePhoto> {
  const response = await sendPhoto(bench, client, to, given);
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { photo: LinePhoto }).photo;
}
const errorOf = async (response: Response) => {
  const { code, fields } = (await response.json()) as ErrorBody;
  return { status: response.status, code, photo: fields?.['photo'] };
};
const ofList = ({ id }: LinePhoto, size = 'full') => `/api/quote-list/photos/${id}?size=${size}`;
const statusOf = async (client: Client, path: string) => (await client.get(path)).status;
const sweep = (now = Date.now() + 2 * 86_400_000) =>
  sweepFiles({ db: bench.app.db, storage: bench.storage }, new AbortController().signal, now);

describe('a photo at a line', () => {
  test('is kept in two sizes without what the telephone wrote into it, private and as a picture alone', async () => {
    const photo = await keep();
    expect(photo).toMatchObject({ width: 1200, height: 900 });
    expect((await readList(buyer)).lines[0]!.photos).toEqual([photo]);
    const full = await buyer.get(ofList(photo));
    expect(Object.fromEntries(full.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400, no-transform',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect(full.headers.get('content-security-policy')).toContain("default-src 'none'");
    const bytes = Buffer.from(await full.arrayBuffer());
    const { exif, width } = await sharp(bytes).metadata();
    expect([exif, width]).toEqual([undefined, 1200]);
    const small = Buffer.from(await (await buyer.get(ofList(photo, 'small'))).arrayBuffer());
    expect((await sharp(small).metadata()).width).toBe(320);
    expect(small.length).toBeLessThan(bytes.length);
    expect(bench.files.size).toBe(2);
    for (const name of bench.files.keys()) {
      expect(name).toMatch(/^quote-[\da-f]{32}(-small)?$/);
      expect(await statusOf(buyer, `/media/${name}`)).toBe(404);
    }
  });

  test('is turned upright and made smaller', async () => {
    const bytes = await sharp(await photograph(3000, 2000))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await keep(buyer, line, { bytes })).toMatchObject({ width: 1067, height: 1600 });
  });

  test('is one when its upload is repeated after a lost answer', async () => {
    const fields = { requestKey: randomUUID() };
    const photo = await keep(buyer, line, { fields });
    expect(await keep(buyer, line, { fields })).toEqual(photo);
    const twice = await Promise.all(
      [1, 2].map(() => sendPhoto(bench, buyer, line, { fields: { requestKey: fields.requestKey } })),
    );
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await readList(buyer)).lines[0]!.photos).toEqual([photo]);
    expect(bench.files.size).toBe(2);
  });

  test('is taken off, and its files go with the sweep', async () => {
    const photo = await keep();
    expect(await statusOf(visitor(), ofList(photo))).toBe(404);
    const stranger = visitor();
    await addLine(stranger);
    expect((await stranger.delete(`/api/quote-list/photos/${photo.id}`)).status).toBe(200);
    expect(await statusOf(buyer, ofList(photo))).toBe(200);
    expect((await buyer.delete(`/api/quote-list/photos/${photo.id}`)).status).toBe(200);
    expect(await statusOf(buyer, ofList(photo))).toBe(404);
    expect(await sweep()).toEqual({ files: 2, deleted: 2 });
    expect(bench.files.size).toBe(0);
  });

  test('goes with its line, with its product and with its visitor', async () => {
    await keep();
    await buyer.delete(`/api/quote-list/lines/${line}`);
    expect(await bench.app.db.$count(quotePhotos)).toBe(0);
    line = await addLine(buyer);
    await keep(buyer, line);
    await bench.app.db.update(visitorSessions).set({ lastSeenAt: sql`now() - interval '100 days'` });
    await purge(bench.app.db);
    expect(await bench.app.db.$count(shoppingCarts)).toBe(0);
    expect(await bench.app.db.$count(quotePhotos)).toBe(0);
    expect(await sweep()).toEqual({ files: 4, deleted: 4 });
  });

  test('stays while the sweep goes round', async () => {
    const photo = await keep();
    expect(await sweep()).toEqual({ files: 2, deleted: 0 });
    expect(await statusOf(buyer, ofList(photo, 'small'))).toBe(200);
  });
});

describe('a photo of what is to be found', () => {
  test('waits for its line, and is at it once it is added', async () => {
    const key = randomUUID();
    const fields = { isNew: 'yes' };
    const stranger = visitor();
    const photo = await keep(stranger, key, { fields });
    expect(await readList(stranger)).toMatchObject({ lines: [], begun: { key, photos: [photo] } });
    expect(await statusOf(stranger, ofList(photo))).toBe(200);
    await stranger.post('/api/quote-list/lines', { title: 'Steel bowl', requestKey: key });
    const second = await keep(stranger, key, { fields });
    expect(await readList(stranger)).toMatchObject({
      lines: [{ name: 'Steel bowl', photos: [photo, second] }],
      begun: null,
    });
  });

  test('is deleted after a week where the line was never added', async () => {
    const key = randomUUID();
    await keep(buyer, key, { fields: { isNew: 'yes' } });
    const kept = await keep();
    await bench.app.db.update(quotePhotos).set({ createdAt: sql`now() - interval '8 days'` });
    await purge(bench.app.db);
    expect(await readList(buyer)).toMatchObject({ lines: [{ photos: [kept] }], begun: null });
  });

  test('takes no line of another list', async () => {
    const stranger = visitor();
    await keep(stranger, line, { fields: { isNew: 'yes' } });
    await stranger.post('/api/quote-list/lines', { title: 'Mine now', requestKey: line });
    expect((await readList(buyer)).lines[0]!.photos).toEqual([]);
    expect((await readList(stranger)).lines).toMatchObject([{ name: 'Mine now', photos: [{}] }]);
  });
});

describe('is refused, with nothing kept', () => {
  const refused = async (given: Parameters<typeof sendPhoto>[3], to = line, client = buyer) => {
    const kept = bench.files.size;
    const error = await errorOf(await sendPhoto(bench, client, to, given));
    expect(bench.files.size).toBe(kept);
    return error;
  };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  test.each([
    ['an SVG', () => svg],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])],
    ['a picture that breaks off', async () => (await photograph()).subarray(0, 300)],
  ])('%s', async (_, make) => {
    expect(await refused({ bytes: await make() })).toEqual({
      status: 400,
      code: 'invalid',
      photo: english.imageInvalid,
    });
  });

  test('a picture whose decoding takes too much memory', async () => {
    const bytes = pngOf({ width: 4900, height: 4900, channels: 4, isInterlaced: true });
    expect(await refused({ bytes })).toMatchObject({ status: 400, photo: english.pictureTooCostly });
  });

  test('an empty field, and a photo of too many bytes', async () => {
    expect(await refused({ bytes: Buffer.alloc(0) })).toMatchObject({ photo: english.imageRequired });
    const tooLarge = { status: 413, code: 'too_large', photo: english.photoTooLarge };
    expect(await refused({ bytes: Buffer.alloc(maxPhotoBytes + 1, 1) })).toEqual(tooLarge);
    expect(await refused({ bytes: Buffer.alloc(maxPhotoBytes * 3, 1) })).toEqual(tooLarge);
  });

  test('a line of nobody, and one of another list', async () => {
    expect(await refused({}, randomUUID())).toMatchObject({ status: 404 });
    const stranger = visitor();
    expect(await refused({}, line, stranger)).toMatchObject({ status: 404 });
    await addLine(stranger);
    expect(await refused({}, line, stranger)).toMatchObject({ status: 404 });
    expect(await refused({}, 'x')).toMatchObject({ status: 400 });
  });

  test('a fourth photo of a line, also of several at once', async () => {
    const bytes = await photograph(40, 30);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendPhoto(bench, buyer, line, { bytes })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxLinePhotos);
    expect(await refused({ bytes })).toMatchObject({ code: 'invalid', photo: english.photosTooMany });
    expect(bench.files.size).toBe(2 * maxLinePhotos);
  });

  test('a photo of a full list, with those of lines that were never added', async () => {
    const [listRow] = await bench.app.db.select().from(shoppingCarts);
    const row = { fileName: 'quote-x', width: 1, height: 1, byteSize: 1, cartId: listRow!.id };
    await bench.app.db
      .insert(quotePhotos)
      .values(Array.from({ length: maxListPhotos }, () => ({ ...row, findKey: randomUUID() })));
    expect(await refused({})).toMatchObject({ code: 'invalid', photo: english.photosTooManyInList });
  });

  test('more than a visitor may send in a day', async () => {
    const bytes = Buffer.alloc(maxPhotoBytes, 1);
    let error = await refused({ bytes, from: '203.0.113.1' });
    for (let n = 2; n < 20 && error.status === 400; n++)
      error = await refused({ bytes, from: `203.0.113.${n}` });
    expect(error).toEqual({ status: 429, code: 'too_many_requests', photo: english.photosTooManyToday });
  });
});

test('a picture with a page behind it is a picture, and nothing else is left of it', async () => {
  const bytes = Buffer.concat([await photograph(), Buffer.from('<script>alert(1)</script><?php ?>')]);
  const photo = await keep(buyer, line, { bytes, type: 'text/html' });
  const kept = Buffer.from(await (await buyer.get(ofList(photo))).arrayBuffer());
  expect((await sharp(kept).metadata()).format).toBe('webp');
  expect(kept.includes('script')).toBe(false);
});

describe('a request', () => {
  test('takes the photos of its lines along: for the holder of the code and the staff, and for no others', async () => {
    const photo = await keep();
    const key = randomUUID();
    await buyer.post('/api/quote-list/lines', { title: 'Steel bowl', requestKey: key });
    const second = await keep(buyer, key);
    const { code } = await requestQuote(buyer, []);
    const [row] = await bench.app.db.select().from(quoteRequests);
    const quote = await visitor().read<BuyerQuote>(`/api/buyer-quotes/${code}`);
    expect(quote.lines.map(({ photos }) => photos)).toEqual([[photo], [second]]);
    const ofCode = (who: string, { id }: LinePhoto) => `/api/buyer-quotes/${who}/photos/${id}?size=small`;
    expect(await statusOf(visitor(), ofCode(code, photo))).toBe(200);
    expect(await statusOf(visitor(), ofCode('x'.repeat(22), photo))).toBe(404);
    expect(await statusOf(buyer, ofList(photo))).toBe(404);

    const staff = await signedIn(bench.app);
    const { lines } = await openQuote(staff, row!.id);
    expect(lines.map(({ photos }) => photos)).toEqual([[photo], [second]]);
    const ofStaff = `/api/quotes/${row!.id}/photos/${second.id}`;
    expect(await statusOf(staff, ofStaff)).toBe(200);
    expect([await statusOf(buyer, ofStaff), await statusOf(visitor(), ofStaff)]).toEqual([401, 401]);
    expect(await statusOf(staff, `/api/quotes/${randomUUID()}/photos/${second.id}`)).toBe(404);
    expect(await sweep()).toEqual({ files: 4, deleted: 0 });

    const other = visitor();
    await addLine(other);
    const { code: another } = await requestQuote(other, []);
    expect(await statusOf(visitor(), ofCode(another, photo))).toBe(404);

    await bench.app.db.update(quoteRequests).set({ deletedAt: new Date() });
    expect(await statusOf(visitor(), ofCode(code, photo))).toBe(404);
    await bench.app.db.delete(quoteRequests).where(eq(quoteRequests.id, row!.id));
    expect(await sweep()).toEqual({ files: 4, deleted: 4 });
  });
});

describe('another device', () => {
  test('gets the photos with the code of the list, once, and both can take theirs off', async () => {
    const photo = await keep();
    await buyer.post('/api/quote-list/lines', { title: 'Steel bowl', requestKey: randomUUID() });
    await keep(buyer, (await readList(buyer)).lines[1]!.id);
    const { code } = await readList(buyer);
    const phone = visitor();
    for (let n = 0; n < 2; n++) await phone.post('/quote-list', new URLSearchParams({ code: code! }));
    const { lines } = await readList(phone);
    const counts = lines.map(({ name, photos }) => [name, photos.length]);
    expect(Object.fromEntries(counts)).toEqual({ Sandal: 1, 'Steel bowl': 1 });
    const [copy] = lines.find(({ name }) => name === 'Sandal')!.photos;
    expect(await statusOf(phone, ofList(copy!))).toBe(200);
    await buyer.delete(`/api/quote-list/photos/${photo.id}`);
    await sweep();
    expect(await statusOf(phone, ofList(copy!))).toBe(200);
  });

  test('and at sign-in they join those of the account', async () => {
    const { user } = await createUser(bench.app.db, { role: 'customer' });
    const userId = user.id;
    await bench.app.services.quoteLists.add({ userId }, { product }, '192.0.2.8');
    const photo = await keep();
    const key = randomUUID();
    const begun = await keep(buyer, key, { fields: { isNew: 'yes' } });
    await buyer.post('/api/quote-list/lines', { title: 'Steel bowl', requestKey: randomUUID() });
    const bowl = await keep(buyer, (await readList(buyer)).lines[1]!.id);
    const [session] = await bench.app.db.select().from(visitorSessions);
    await bench.app.services.quoteLists.adopt(session!.id, userId);
    const list = await bench.app.services.quoteLists.read({ userId }, 'en');
    expect(list.lines.map(({ photos }) => photos)).toEqual([[photo], [bowl]]);
    expect(list.begun).toEqual({ key, photos: [begun] });
  });
});
