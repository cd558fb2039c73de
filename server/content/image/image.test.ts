import { randomUUID } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createImage, pictureBytes } from '#tests/factories.ts';
import { renditionUrl } from '#shared/content/image.ts';
import { images } from './image.schema.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { checkPicture } from './image.checks.ts';
import { processImage as processChecked } from './image.pipeline.ts';

const processImage = async (bytes: Uint8Array) => processChecked(await checkPicture(bytes));

describe('the pipeline', () => {
  test('shrinks what is larger than needed, keeping its shape', async () => {
    const processed = await processImage(await pictureBytes({ width: 3000, height: 1500 }));
    expect(processed).toMatchObject({ width: 1600, height: 800 });
  });

  test('returns the mean colour and a placeholder of a few bytes', async () => {
    const processed = await processImage(await pictureBytes({ color: '#2f9e44' }));
    const channels = [1, 3, 5].map((at) => Number.parseInt(processed.color.slice(at, at + 2), 16));
    for (const [i, expected] of [0x2f, 0x9e, 0x44].entries()) {
      expect(Math.abs(channels[i]! - expected)).toBeLessThan(8);
    }
    expect(processed.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(processed.placeholder.length).toBeLessThan(1000);
  });

  test('turns it upright and strips its metadata', async () => {
    const bytes = await sharp(await pictureBytes({ width: 400, height: 200 }))
      .withExif({ IFD0: { Copyright: 'secret', Make: 'Phone' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const processed = await processImage(bytes);
    expect(processed).toMatchObject({ width: 200, height: 400 });
    const { exif, xmp, iptc, orientation } = await sharp(processed.full).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(processed.full.includes('secret')).toBe(false);
  });

  test('takes PNG with transparency, GIF and WebP', async () => {
    const base = sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff000080' } });
    for (const bytes of [
      await base.png().toBuffer(),
      await base.gif().toBuffer(),
      await base.webp().toBuffer(),
    ]) {
      expect(await processImage(bytes)).toMatchObject({ width: 40, height: 40 });
    }
  });

  test.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['text', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'SVG',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script/></svg>'),
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')],
    ['random bytes', async () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256))],
    ['half a picture', async () => (await pictureBytes({ width: 800, height: 800 })).subarray(0, 600)],
    [
      'a pixel bomb',
      async () =>
        sharp({
          create: { width: 9000, height: 9000, channels: 3, background: '#000' },
          limitInputPixels: false,
        })
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
  ])('%s is refused', async (_, make) => {
    await expect(processImage(await make())).rejects.toMatchObject({ name: 'AppError', code: 'invalid' });
  });
});

describe('a received picture', () => {
  const app = createTestApp();
  beforeEach(async () => (await app).reset());

  test('is kept under a random name and found by its address', async () => {
    const { services, db } = await app;
    const [one, other] = [await createImage(await app), await createImage(await app)];
    expect(one.url).toMatch(/^\/media\/[0-9a-f]{24}\.webp$/);
    expect(one.url).not.toBe(other.url);
    const found = await services.images.find([one.url, one.url, null, 'https://elsewhere.example/x.jpg']);
    expect([...found.keys()]).toEqual([one.url]);
    expect(found.get(one.url)).toMatchObject({ width: 400, height: 300 });
    expect(await db.select().from(images)).toHaveLength(2);
  });

  test('is served for good in every width', async () => {
    const picture = await createImage(await app);
    const client = (await app).client();
    for (const url of [
      picture.url,
      ...[160, 320, 400].map((width) => renditionUrl(picture.url, width, 'webp')),
    ]) {
      const response = await client.get(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  test('an AVIF that is not made yet is answered by the WebP, which may not be cached', async () => {
    const picture = await createImage(await app);
    const response = await (await app).client().get(renditionUrl(picture.url, 320, 'avif'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(320);
  });

  test('the first request for an AVIF queues the job, which makes it in every width', async () => {
    const { services, client } = await createTestApp();
    await services.startJobs();
    const { url } = await services.images.receive(await pictureBytes({ width: 330, height: 100 }));
    const first = renditionUrl(url, 320, 'avif');
    const enqueue = vi.spyOn(services.jobs, 'enqueue');
    const answers = await Promise.all(Array.from({ length: 5 }, async () => client().get(first)));
    expect(answers.map((answer) => answer.headers.get('content-type'))).toEqual(Array(5).fill('image/webp'));
    await expect
      .poll(async () => (await client().get(first)).headers.get('content-type'), { timeout: 15_000 })
      .toBe('image/avif');
    await services.jobs.stop();
    expect(enqueue).toHaveBeenCalledTimes(1);
    for (const width of [160, 320, 330]) {
      const response = await client().get(renditionUrl(url, width, 'avif'));
      expect(response.headers.get('content-type')).toBe('image/avif');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
    }
  });

  test('a job for a picture that has lost its file ends, and is not queued again', async () => {
    const storage = createDiskStorage(path.join(inject('runDirectory'), randomUUID()));
    const { services, db, client } = await createTestApp({ storage });
    await services.startJobs();
    const { url } = await services.images.receive(await pictureBytes());
    await storage.delete(url.slice('/media/'.length));
    const avif = renditionUrl(url, 400, 'avif');
    expect((await client().get(avif)).status).toBe(404);
    await vi.waitFor(async () => {
      const [row] = await db.select({ avifAt: images.avifAt }).from(images);
      expect(row!.avifAt).not.toBeNull();
    }, 15_000);
    await services.jobs.stop();
  });

  test.each([
    'x.webp',
    '..%2F..%2Fpackage.json',
    `${'a'.repeat(24)}.webp`,
    `${'a'.repeat(24)}.svg`,
    `${'a'.repeat(24)}-99999.webp`,
    'a',
  ])('/media/%s is not found', async (name) =>
    expect((await (await app).client().get(`/media/${name}`)).status).toBe(404),
  );
});

describe('a video', () => {
  test('is served in parts', async () => {
    const { services, client } = await createTestApp();
    const url = await services.images.receiveVideo(Buffer.from('0123456789'));
    const whole = await client().get(url);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(await whole.text()).toBe('0123456789');
    const part = await client().get(url, { range: 'bytes=2-4' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await part.text()).toBe('234');
    expect(await (await client().get(url, { range: 'bytes=7-' })).text()).toBe('789');
    expect(await (await client().get(url, { range: 'bytes=7-99' })).text()).toBe('789');
    const beyond = await client().get(url, { range: 'bytes=10-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */10');
    expect(await (await client().get(url, { range: 'nonsense' })).text()).toBe('0123456789');
  });

  test('a long one comes whole, in parts, and as its length alone, though it is read in pieces', async () => {
    const { services, client } = await createTestApp();
    const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, i) => i % 251));
    const url = await services.images.receiveVideo(bytes);
    const read = async (headers: Record<string, string> = {}) =>
      Buffer.from(await (await client().get(url, headers)).arrayBuffer());
    expect((await read()).equals(bytes)).toBe(true);
    expect((await read({ range: 'bytes=60000-299998' })).equals(bytes.subarray(60_000, 299_999))).toBe(true);
    expect((await read({ range: 'bytes=200000-' })).equals(bytes.subarray(200_000))).toBe(true);
    const head = await client().request('HEAD', url);
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['300000', '']);
  });
});
