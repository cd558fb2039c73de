import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validation } from '#shared/i18n/en/validation.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import type { MediaUpload } from '#shared/content/media.ts';
import type { ProductMedia } from '#shared/catalogue/product.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, pictureBytes, signedIn } from '#tests/factories.ts';

/** The first bytes of a video. Nothing decodes it. */
function videoBytes(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(7);
  bytes.set(Buffer.from('\0\0\0\u0018ftypmp42', 'latin1'));
  return bytes;
}

describe('a video of a product', () => {
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let staff: Client;
  let path = '';

  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    await app.reset();
    staff = await signedIn(app);
    path = `/api/products/${(await createProduct(app.db, { name: 'Lamp' })).id}/media`;
  });

  const announce = async (fileSize: number, mimeType = 'video/mp4') =>
    (await (
      await staff.post('/api/blog/media/upload-url', { fileName: 'film.mp4', mimeType, fileSize })
    ).json()) as MediaUpload;

  async function upload(bytes: Uint8Array<ArrayBuffer>, mimeType = 'video/mp4'): Promise<string> {
    const { uploadURL, storageUrl } = await announce(bytes.length, mimeType);
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': mimeType, host: new URL(app.origin).host, cookie, origin: app.origin };
    const sent = await app.app.request(app.origin + uploadURL, { method: 'PUT', body: bytes, headers });
    expect(sent.status, await sent.text()).toBe(200);
    return storageUrl;
  }
  const send = (method: 'POST' | 'PUT', list: object[]) =>
    staff.request(method, path, {
      body: JSON.stringify(list),
      headers: { 'content-type': 'application/json' },
    });
  const mediaNow = () => app.client().read<ProductMedia[]>(path);
  const film = (url: string) => ({ type: 'video', url, altText: 'How it folds' });

  test.each(['POST', 'PUT'] as const)('that was uploaded is served once %s has named it', async (method) => {
    const bytes = videoBytes(3000);
    const url = await upload(bytes);
    expect((await app.client().get(url)).status).toBe(404);
    expect((await send(method, [film(url)])).ok).toBe(true);
    const [shown] = await mediaNow();
    expect(shown).toMatchObject({ type: 'video', altText: 'How it folds' });
    expect(shown!.url).toMatch(/^\/media\/[0-9a-f]{24}\.mp4$/);
    const served = await app.client().get(shown!.url);
    expect(served.headers.get('content-type')).toBe('video/mp4');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
  });

  test('that browsers do not play is refused with the way out', async () => {
    const box = (name: string, ...content: (string | Buffer)[]) => {
      const body = Buffer.concat(content.map((one) => Buffer.from(one as string, 'latin1')));
      const head = Buffer.from(`\0\0\0\0${name}`, 'latin1');
      head.writeUInt32BE(8 + body.length);
      return Buffer.concat([head, body]);
    };
    const filmed = (codec: string) => {
      const described = box('stsd', '\0\0\0\0\0\0\0\u0001', box(codec, '\0'.repeat(70)));
      return new Uint8Array(
        Buffer.concat([
          box('ftyp', 'mp42\0\0\0\0'),
          box('mdat', '\u0007'.repeat(2000)),
          box('moov', box('trak', described)),
        ]),
      );
    };
    const refused = await send('PUT', [film(await upload(filmed('hvc1')))]);
    expect(await refused.json()).toMatchObject({ fields: { '0.url': validation.videoCodec } });
    expect((await send('PUT', [film(await upload(filmed('avc1')))])).ok).toBe(true);
  });

  test('is one file, however often the same list is saved', async () => {
    const url = await upload(videoBytes(3000));
    await send('PUT', [film(url)]);
    const first = await mediaNow();
    await send('PUT', [film(url)]);
    expect((await mediaNow())[0]!.url).toBe(first[0]!.url);
  });

  test('is what its bytes were announced as, whatever the list calls it', async () => {
    const video = await upload(videoBytes(3000));
    const picture = await upload(new Uint8Array(await pictureBytes()), 'image/png');
    await send('PUT', [
      { type: 'image', url: video, isPrimary: true },
      { type: 'video', url: picture },
    ]);
    // Pictures come before videos.
    const types = (await mediaNow()).map(({ type, url }) => [type, url.slice(-4)]);
    expect(types).toEqual([
      ['image', 'webp'],
      ['video', '.mp4'],
    ]);
  });

  test('that is missing or deleted is refused with its position, and nothing is changed', async () => {
    const { storageUrl } = await announce(3000);
    const url = await upload(videoBytes(3000));
    await send('PUT', [film(url)]);
    const before = await mediaNow();
    for (const missing of [storageUrl, '/media/upload-00000000-0000-4000-8000-000000000000']) {
      const refused = await send('PUT', [film(url), film(missing)]);
      expect(refused.status).toBe(400);
      expect(((await refused.json()) as ErrorBody).fields).toEqual({
        '1.url': 'The uploaded file is no longer there. Please upload it again.',
      });
    }
    expect(await mediaNow()).toEqual(before);
  });
});
