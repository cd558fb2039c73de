import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxEvidenceBytes } from '#shared/deals/photo-limits.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct } from '#tests/factories.ts';
import { openFirstOrder, sendEvidence } from '#tests/orders.ts';
import { requestQuote } from '#tests/quotes.ts';
import { quotePhotos } from '../quote/quote-photo.schema.ts';

const app = await createTestApp();
let staff: Client;
let buyer: Client;
let code: string;
let id: string;

beforeEach(async () => {
  ({ staff, buyer, code, id } = await openFirstOrder(app));
});

const seen = async () => (await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`)).order!;
const fileOf = (photo: string) => `/api/buyer-quotes/${code}/photos/${photo}`;
const fieldsOf = async (response: Response) => ((await response.json()) as { fields?: object }).fields ?? {};

describe('evidence', () => {
  test('is a photo that the buyer of the order sees, and nobody else, until it is hidden', async () => {
    const requestKey = randomUUID();
    for (let i = 0; i < 2; i++)
      expect((await sendEvidence(staff, id, { requestKey, limits: 'Not the content' })).status).toBe(201);
    expect(await app.db.select().from(quotePhotos)).toHaveLength(1);
    const [one] = (await seen()).evidence;
    expect(one).toMatchObject({
      step: 'packed',
      text: 'Carton marks',
      limits: 'Not the content',
      mimeType: 'image/webp',
    });
    const path = `${fileOf(one!.photo.id)}?size=small`;
    expect((await buyer.get(path)).headers.get('content-type')).toBe('image/webp');
    expect((await buyer.get(`/api/orders/${id}/photos/${one!.photo.id}`)).status).toBe(401);
    const other = app.client({ address: '198.51.100.200' });
    const product = (await createProduct(app.db, { name: 'Lamp' })).id;
    const { code: foreign } = await requestQuote(other, [product]);
    expect((await other.get(path.replace(code, foreign))).status).toBe(404);
    expect(
      (await sendJson(staff, 'PUT', `/api/orders/${id}/evidence/${one!.id}`, { isShown: false })).status,
    ).toBe(200);
    expect((await seen()).evidence).toEqual([]);
    expect((await buyer.get(path)).status).toBe(404);
    expect((await staff.get(`/api/orders/${id}/photos/${one!.photo.id}`)).status).toBe(200);
  });

  test('without words or with something else than a picture stores nothing', async () => {
    const before = await sendEvidence(staff, id, { text: ' ' });
    expect([before.status, Object.keys(await fieldsOf(before))]).toEqual([400, ['text']]);
    expect((await sendEvidence(staff, id, { step: 'sample' })).status).toBe(400);
    expect(await app.db.select().from(quotePhotos)).toEqual([]);
  });

  test('is a paper that the buyer saves, never a page of ours', async () => {
    const pdf = '%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n';
    expect((await sendEvidence(staff, id, { text: 'Packing list' }, pdf)).status).toBe(201);
    const [one] = (await seen()).evidence;
    expect(one).toMatchObject({ mimeType: 'application/pdf', byteSize: pdf.length, photo: { width: 0 } });
    for (const size of ['small', 'full']) {
      const response = await buyer.get(`${fileOf(one!.photo.id)}?size=${size}`);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="paper.pdf"');
      expect(await response.text()).toBe(pdf);
    }
    const html = await (await buyer.get(`/quotes/${code}`)).text();
    expect(html).toMatch(
      new RegExp(`href="${fileOf(one!.photo.id)}[^>]*>Open the paper \\(PDF, ${pdf.length} B\\)<`),
    );
    expect(html).toMatch(/>Paper of [^<]*20[^<]*: Packing list</);
  });

  test('is a video that is played from any place of it, unless browsers cannot play it', async () => {
    const film = (codec: string) => {
      const box = (name: string, body: string) =>
        `${String.fromCodePoint(0, 0, 0, 8 + body.length)}${name}${body}`;
      const described = box('stsd', `\0\0\0\0\0\0\0\u0001${box(codec, '\0'.repeat(70))}`);
      return Buffer.from(box('ftyp', 'qt  \0\0\0\0') + box('moov', box('trak', described)), 'latin1');
    };
    const refused = await sendEvidence(staff, id, {}, film('hvc1'));
    expect([refused.status, await fieldsOf(refused)]).toEqual([400, { photo: validation.videoCodec }]);
    expect((await sendEvidence(staff, id, { text: 'Loading' }, film('avc1'))).status).toBe(201);
    const [one] = (await seen()).evidence;
    // Only the bytes of a part count: a player asks for many.
    const pad = Buffer.alloc(5 * 1024 * 1024);
    expect((await sendEvidence(staff, id, { text: 'Long' }, Buffer.concat([film('avc1'), pad]))).status).toBe(
      201,
    );
    const long = (await seen()).evidence[1]!.photo.id;
    for (let n = 0; n < 30; n++)
      expect((await buyer.get(fileOf(long), { range: `bytes=${n}-${n + 9}` })).status).toBe(206);
    const part = await buyer.get(fileOf(one!.photo.id), { range: 'bytes=4-7' });
    expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
      206,
      'video/mp4',
      'ftyp',
    ]);
    expect(await (await buyer.get(`/quotes/${code}`)).text()).toMatch(/>Video of [^<]*20[^<]*: Loading</);
  });

  test('is 20 MB at most, and another file is no evidence', async () => {
    const large = await sendEvidence(staff, id, {}, new Uint8Array(maxEvidenceBytes + 1));
    expect([large.status, await fieldsOf(large)]).toEqual([413, { photo: validation.evidenceTooLarge }]);
    expect((await sendEvidence(staff, id, {}, 'PK\u0003\u0004 a table of cartons')).status).toBe(400);
    expect(await app.db.select().from(quotePhotos)).toEqual([]);
  });
});
