import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PostMedia } from '#shared/content/blog.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import { maxMediaBytes } from '#shared/base/limits.ts';
import type { MediaUpload } from '#shared/content/media.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { pictureBytes, signedIn } from '#tests/factories.ts';
import { testBucket } from '#tests/object-store.ts';
import { mediaUploads } from './media.schema.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';
import { createMediaUploadService } from './media-upload.service.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type File = { fileName?: string; mimeType: string; bytes: Bytes };

/** The first bytes of a video. Nothing decodes it. */
function videoBytes(size: number, begin = '\0\0\0\u0018ftypmp42'): Bytes {
  const bytes = new Uint8Array(size).fill(7);
  bytes.set(Buffer.from(begin, 'latin1'));
  return bytes;
}

async function animation(): Promise<Bytes> {
  const frames = await Promise.all(
    ['#0f5b47', '#b4472e'].map(async (background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return new Uint8Array(
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
}

const picture = async (): Promise<Bytes> => new Uint8Array(await pictureBytes());

const bucket = testBucket();
const stores = bucket ? (['disk', 'S3'] as const) : (['disk'] as const);

describe.each(stores)('media of posts, on %s', (kind) => {
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let staff: Client;
  let postId = '';

  beforeAll(async () => {
    app = await createTestApp(kind === 'S3' ? { storage: createS3Storage(bucket!) } : {});
  });
  beforeEach(async () => {
    await app.reset();
    await rm(path.join(app.services.config.DATA_DIR, 'files'), { recursive: true, force: true });
    staff = await signedIn(app);
    const made = await staff.post('/api/blog', { title: 'Our port', content: '<p>Ships.</p>' });
    postId = ((await made.json()) as { id: string }).id;
  });

  const announce = (given: Partial<Omit<File, 'bytes'>> & { fileSize: number }, client = staff) =>
    client.post('/api/blog/media/upload-url', { fileName: 'a.bin', mimeType: 'video/mp4', ...given });

  /** Sends bytes to the announced address, as a browser does. */
  async function put(
    address: string,
    body: Bytes | ReadableStream<Uint8Array>,
    type = 'video/mp4',
    client = staff,
  ) {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = { method: 'PUT', body, duplex: 'half' } as const;
    const headers = { 'content-type': type };
    if (!address.startsWith('/')) return fetch(address, { ...init, headers });
    const host = new URL(app.origin).host;
    return app.app.request(app.origin + address, {
      ...init,
      headers: { ...headers, host, cookie, origin: app.origin },
    });
  }

  async function upload({ mimeType, bytes }: File): Promise<MediaUpload> {
    const answer = (await (await announce({ mimeType, fileSize: bytes.length })).json()) as MediaUpload;
    const sent = await put(answer.uploadURL, bytes, mimeType);
    expect(sent.status, await sent.text()).toBe(200);
    return answer;
  }

  const record = (storageUrl: string, { mimeType, bytes }: File) =>
    staff.post(`/api/blog/${postId}/media`, {
      fileName: 'a.bin',
      originalName: 'a.bin',
      mimeType,
      fileSize: bytes.length,
      storageUrl,
      mediaType: mimeType.slice(0, mimeType.indexOf('/')),
    });
  const recorded = async (storageUrl: string, file: File) => {
    const response = await record(storageUrl, file);
    expect(response.status, await response.clone().text()).toBe(201);
    return (await response.json()) as PostMedia;
  };
  const refusal = async (response: Response) => {
    const { code, fields } = (await response.json()) as ErrorBody;
    return [response.status, code, ...Object.keys(fields ?? {})];
  };

  /** Paths of stored files, after a check of their form. */
  async function kept(): Promise<string[]> {
    if (kind === 'S3') return [];
    const folder = path.join(app.services.config.DATA_DIR, 'files');
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    return names.filter((name) => /\.|upload-/.test(path.basename(name)) && !name.endsWith('.unfinished'));
  }

  test('a picture becomes one of the pipeline', async () => {
    const file = { mimeType: 'image/png', bytes: await picture() };
    const { storageUrl } = await upload(file);
    const made = await recorded(storageUrl, file);
    expect(made).toMatchObject({ mimeType: 'image/webp', width: 400, height: 300 });
    expect(made.storageUrl).toMatch(/^\/media\/[0-9a-f]{24}\.webp$/);
    expect((await app.client().get(made.storageUrl)).headers.get('content-type')).toBe('image/webp');
    // Repeats the request, as after a lost answer.
    expect((await recorded(storageUrl, file)).id).toBe(made.id);
    expect(await app.client().read<PostMedia[]>(`/api/blog/${postId}/media`).catch(String)).toContain('404');
    expect(await staff.read<PostMedia[]>(`/api/blog/${postId}/media`)).toHaveLength(1);
  });

  test('a video is served in parts', async () => {
    const file = { mimeType: 'video/webm', bytes: videoBytes(300_000, '\u001a\u0045\u00df\u00a3') };
    const made = await recorded((await upload(file)).storageUrl, file);
    expect(made.storageUrl).toMatch(/\.webm$/);
    const part = await app.client().get(made.storageUrl, { range: 'bytes=299990-' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 299990-299999/300000');
    expect(part.headers.get('content-type')).toBe('video/webm');
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array(10).fill(7));
  });

  test('an animation goes on moving', async () => {
    const file = { mimeType: 'image/gif', bytes: await animation() };
    const made = await recorded((await upload(file)).storageUrl, file);
    const bytes = await (await app.client().get(made.storageUrl)).arrayBuffer();
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ format: 'webp', pages: 2 });
  });

  test.each([
    ['too large', { fileSize: maxMediaBytes + 1 }, 'fileSize'],
    ['nothing', { fileSize: 0 }, 'fileSize'],
    ['a program', { mimeType: 'application/x-msdownload', fileSize: 9 }, 'mimeType'],
    ['SVG', { mimeType: 'image/svg+xml', fileSize: 9 }, 'mimeType'],
    ['no type', { mimeType: '', fileSize: 9 }, 'mimeType'],
    ['a type with a header in it', { mimeType: 'image/png\r\nx: y', fileSize: 9 }, 'mimeType'],
    ['a type with a parameter', { mimeType: 'image/png; charset=utf-8', fileSize: 9 }, 'mimeType'],
    ['a type in capital letters', { mimeType: 'IMAGE/PNG', fileSize: 9 }, 'mimeType'],
    ['a picture that cannot be decoded', { mimeType: 'image/heic', fileSize: 9 }, 'mimeType'],
    ['a video that browsers cannot play', { mimeType: 'video/x-msvideo', fileSize: 9 }, 'mimeType'],
  ])('%s gets no address', async (_, given, field) => {
    expect(await refusal(await announce(given))).toEqual([400, 'invalid', field]);
  });

  test('only the staff get an address or may use one', async () => {
    expect((await announce({ fileSize: 100 }, app.client())).status).toBe(401);
    expect((await announce({ fileSize: 100 }, await signedIn(app, { role: 'customer' }))).status).toBe(403);
    if (kind === 'S3') return;
    const { uploadURL } = (await (await announce({ fileSize: 100 })).json()) as MediaUpload;
    expect((await put(uploadURL, videoBytes(100), 'video/mp4', app.client())).status).toBe(401);
    expect(await kept()).toEqual([]);
  });

  test('what never came, or is unknown, cannot be recorded', async () => {
    const file = { mimeType: 'video/mp4', bytes: videoBytes(100) };
    const { storageUrl } = (await (await announce({ fileSize: 100 })).json()) as MediaUpload;
    for (const url of [storageUrl, `/media/upload-${crypto.randomUUID()}`])
      expect(await refusal(await record(url, file))).toEqual([400, 'invalid', 'storageUrl']);
  });

  test.each([
    ['a video', async () => ({ mimeType: 'video/mp4', bytes: videoBytes(1000) })],
    ['a picture', async () => ({ mimeType: 'image/png', bytes: await picture() })],
  ] as [string, () => Promise<File>][])(
    '%s that is recorded several times at once is one',
    async (_, make) => {
      const file = await make();
      const { storageUrl } = await upload(file);
      const made = await Promise.all(Array.from({ length: 5 }, async () => recorded(storageUrl, file)));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(await staff.read<PostMedia[]>(`/api/blog/${postId}/media`)).toHaveLength(1);
      expect((await app.client().get(made[0]!.storageUrl)).status).toBe(200);
    },
  );

  test('a video that several processes take over at once is one, also while one of them checks it', async () => {
    const { storageUrl } = await upload({ mimeType: 'video/mp4', bytes: videoBytes(1000) });
    const { storage } = app.services;
    const claimWith = async (own: Storage) =>
      createMediaUploadService({ ...app.services, storage: own }).claim(storageUrl);
    let others: Promise<unknown[]> | undefined;
    const getPart: Storage['getPart'] = async (...part) => {
      const found = await storage.getPart(...part);
      // Between the first boxes of the file and the next ones.
      if (part[2] > 1000) await (others ??= Promise.all([claimWith(storage), claimWith(storage)]));
      return found;
    };
    const taken = await claimWith({ ...storage, getPart });
    expect(taken).toMatchObject({ mimeType: 'video/mp4', fileSize: 1000 });
    expect(await others).toEqual([taken, taken]);
  });

  test.runIf(kind === 'S3')(
    'the store refuses another type and another size than it has signed',
    async () => {
      const bytes = videoBytes(1000);
      const { uploadURL } = (await (await announce({ fileSize: 1000 })).json()) as MediaUpload;
      expect((await put(uploadURL, bytes, 'text/html')).status).toBe(403);
      expect((await put(uploadURL, videoBytes(1001))).status).toBe(403);
      expect((await put(`${uploadURL}0`, bytes)).status).toBe(403);
    },
  );

  test.runIf(kind === 'S3')(
    'what is sent afterwards to the same address changes nothing that is served',
    async () => {
      const file = { mimeType: 'video/mp4', bytes: videoBytes(1000) };
      const { uploadURL, storageUrl } = await upload(file);
      const made = await recorded(storageUrl, file);
      const other = videoBytes(1000);
      other.fill(9, 100);
      expect((await put(uploadURL, other)).status).toBe(200);
      expect((await recorded(storageUrl, file)).id).toBe(made.id);
      const served = new Uint8Array(await (await app.client().get(made.storageUrl)).arrayBuffer());
      expect(served).toEqual(file.bytes);
    },
  );

  test.runIf(kind === 'S3')('what is no video is found out when it is recorded', async () => {
    const file = { mimeType: 'video/mp4', bytes: new Uint8Array(1000) };
    const { storageUrl } = await upload(file);
    expect(await refusal(await record(storageUrl, file))).toEqual([400, 'invalid', 'file']);
    expect(await refusal(await record(storageUrl, file))).toEqual([400, 'invalid', 'storageUrl']);
  });

  describe.runIf(kind === 'disk')('an address of our own', () => {
    const addressOf = async (fileSize: number, mimeType = 'video/mp4') =>
      ((await (await announce({ fileSize, mimeType })).json()) as MediaUpload).uploadURL;

    test('counts once', async () => {
      const address = await addressOf(100);
      expect((await put(address, videoBytes(100))).status).toBe(200);
      expect((await put(address, videoBytes(100))).status).toBe(404);
      expect(await kept()).toHaveLength(1);
    });

    test('counts once for two at the same time', async () => {
      const address = await addressOf(100);
      const both = await Promise.all([1, 2].map(async () => put(address, videoBytes(100))));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      expect(await kept()).toHaveLength(1);
    });

    test('lapses', async () => {
      const address = await addressOf(100);
      await app.db.update(mediaUploads).set({ createdAt: sql`now() - interval '31 minutes'` });
      expect((await put(address, videoBytes(100))).status).toBe(404);
      expect((await put('/api/media/uploads/guess', videoBytes(100))).status).toBe(404);
      expect(await kept()).toEqual([]);
    });

    test.each([
      ['more than was announced', 100, () => videoBytes(101), [413, 'too_large', 'file']],
      ['less than was announced', 100, () => videoBytes(99), [400, 'bad_request']],
      ['another kind', 100, () => new Uint8Array(100), [400, 'invalid', 'file']],
      ['a program', 100, () => videoBytes(100, 'MZ\u0090\0'), [400, 'invalid', 'file']],
      ['a page', 100, () => videoBytes(100, '<html><script>'), [400, 'invalid', 'file']],
      ['nothing', 100, () => new Uint8Array(), [400, 'bad_request']],
      ['only its first bytes', 3, () => videoBytes(30).slice(0, 3), [400, 'invalid', 'file']],
    ] as const)('%s is refused, leaves nothing, and can be sent again', async (_, size, make, expected) => {
      const address = await addressOf(size);
      expect(await refusal(await put(address, make()))).toEqual(expected);
      expect(await kept()).toEqual([]);
      if (size === 100) expect((await put(address, videoBytes(100))).status).toBe(200);
    });

    test('a picture in place of a video is refused, and the other way round', async () => {
      const bytes = await picture();
      expect((await put(await addressOf(bytes.length), bytes)).status).toBe(400);
      const asPicture = await addressOf(100, 'image/png');
      expect((await put(asPicture, videoBytes(100), 'image/png')).status).toBe(400);
      expect(await kept()).toEqual([]);
    });

    test('what breaks off leaves nothing, and can be sent again', async () => {
      const address = await addressOf(100_000);
      let isBegun = false;
      const broken = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (isBegun) return controller.error(new Error('the line is gone'));
          isBegun = true;
          return controller.enqueue(videoBytes(50_000));
        },
      });
      expect(await refusal(await put(address, broken))).toEqual([400, 'bad_request']);
      expect(await kept()).toEqual([]);
      expect((await put(address, videoBytes(100_000))).status).toBe(200);
    });

    test('one byte after the other is the same file', async () => {
      const bytes = videoBytes(64);
      const address = await addressOf(64);
      const slow = ReadableStream.from(Array.from(bytes, (byte) => Uint8Array.of(byte)));
      expect((await put(address, slow)).status).toBe(200);
    });

    test('a picture that cannot be decoded is refused when it is recorded', async () => {
      const file = { mimeType: 'image/png', bytes: new Uint8Array(100).fill(1) };
      file.bytes.set(Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'));
      const { storageUrl } = await upload(file);
      expect(await refusal(await record(storageUrl, file))).toEqual([400, 'invalid', 'file']);
    });

    test('an upload that no record names is swept after a day', async () => {
      const file = { mimeType: 'video/mp4', bytes: videoBytes(100) };
      await upload(file);
      const taken = await recorded((await upload(file)).storageUrl, file);
      expect(await app.services.mediaUploads.sweep()).toBe(0);
      await app.db.update(mediaUploads).set({ createdAt: sql`now() - interval '25 hours'` });
      expect(await app.services.mediaUploads.sweep()).toBe(2);
      expect((await kept()).map((name) => path.basename(name))).toEqual([path.basename(taken.storageUrl)]);
    });
  });
});
