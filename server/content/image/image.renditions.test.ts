import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createImage } from '#tests/factories.ts';
import { renditionUrl, renditionWidths } from '#shared/content/image.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';

const folder = path.join(inject('runDirectory'), randomUUID());
const storage = createDiskStorage(folder);
const app = await createTestApp({ storage });
beforeEach(async () => {
  vi.restoreAllMocks();
  await app.reset();
  // A rendition that nobody waits for may still be written.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const put = () => vi.spyOn(storage, 'put');
const nameOf = (url: string) => url.slice('/media/'.length);
async function names(): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of storage.list()) found.push(name);
  return found;
}

test('a rendition is made when it is first asked for, that of a list with the picture; both are kept', async () => {
  const { url, width } = await createImage(app, { width: 700, height: 350 });
  expect((await names()).toSorted()).toEqual([nameOf(renditionUrl(url, 320, 'webp')), nameOf(url)]);
  expect(renditionWidths(width)).toEqual([160, 320, 480, 640, 700]);
  for (const wanted of renditionWidths(width)) {
    const response = await app.client().get(renditionUrl(url, wanted, 'webp'));
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { format, width: got, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ format, got, height }).toEqual({ format: 'webp', got: wanted, height: Math.round(wanted / 2) });
  }
  const writes = put();
  const again = await app.client().get(renditionUrl(url, 320, 'webp'));
  expect((await sharp(Buffer.from(await again.arrayBuffer())).metadata()).width).toBe(320);
  expect(writes).not.toHaveBeenCalled();
});

test('concurrent requests for one rendition make it once', async () => {
  const { url } = await createImage(app);
  const writes = put();
  const address = renditionUrl(url, 160, 'webp');
  const answers = await Promise.all(Array.from({ length: 8 }, async () => app.client().get(address)));
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  expect(writes).toHaveBeenCalledTimes(1);
  expect(bodies.every((body) => body.equals(bodies[0]!))).toBe(true);
});

test('a part of a rendition that is being made is that part', async () => {
  const { url } = await createImage(app);
  const address = renditionUrl(url, 160, 'webp');
  const part = await app.client().get(address, { range: 'bytes=0-3' });
  expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
});

test.each([
  '-161.webp',
  '-401.webp',
  '-1280.webp',
  '-1.webp',
  '-0320.webp',
  '-320.avif.webp',
  '-320.jpg',
  '-.webp',
])('a picture 400 wide has no rendition %s, and nothing is made', async (end) => {
  const { url } = await createImage(app);
  const writes = put();
  expect((await app.client().get(url.replace('.webp', end))).status).toBe(404);
  expect(writes).not.toHaveBeenCalled();
});

test.each(['-401.avif', '-9999.avif'])('an AVIF %s queues no job', async (end) => {
  const { url } = await createImage(app);
  const enqueue = vi.spyOn(app.services.jobs, 'enqueue');
  expect((await app.client().get(url.replace('.webp', end))).status).toBe(404);
  expect(enqueue).not.toHaveBeenCalled();
});

test('while very many are being made, further requests get the whole picture, which may not be cached', async () => {
  const spare = await Promise.all(Array.from({ length: 40 }, async () => createImage(app)));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const get = storage.get.bind(storage);
  vi.spyOn(storage, 'get').mockImplementation(async (name) => held.then(async () => get(name)));
  const pictures = await Promise.all(Array.from({ length: 50 }, async () => createImage(app)));
  const busy = pictures.flatMap((picture) =>
    [160, 400].map(async (width) => app.client().get(renditionUrl(picture.url, width, 'webp'))),
  );
  await vi.waitFor(
    async () => {
      // One that comes too early waits for its turn like the others.
      const asked = app.client().get(renditionUrl(spare.pop()!.url, 160, 'webp'));
      const response = (await Promise.race([asked, sleep(200)]))!;
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(400);
    },
    { timeout: 10_000 },
  );
  release();
  for (const answer of await Promise.all(busy)) expect(answer.status).toBe(200);
});

test('a full disk hides no picture', async () => {
  const { url } = await createImage(app);
  put().mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const response = await app.client().get(renditionUrl(url, 160, 'webp'));
  expect(response.status).toBe(200);
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(160);
});

test('removing a picture removes its renditions', async () => {
  const { url } = await createImage(app);
  for (const width of [160, 400]) await app.client().get(renditionUrl(url, width, 'webp'));
  expect(await names()).toHaveLength(4);
  await app.services.images.remove(url);
  expect(await names()).toEqual([]);
  expect((await app.client().get(renditionUrl(url, 160, 'webp'))).status).toBe(404);
});
