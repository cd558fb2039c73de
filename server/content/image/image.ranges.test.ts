import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { testBucket } from '#tests/object-store.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';

const bucket = testBucket();
const stores = bucket ? (['disk', 'S3'] as const) : (['disk'] as const);

// Videos are read in parts. A browser gets the same answers whichever storage holds the bytes.
describe.each(stores)('parts of a file, on %s', (kind) => {
  const size = 200_000;
  const bytes = randomBytes(size);
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let url = '';

  beforeAll(async () => {
    app = await createTestApp(kind === 'S3' ? { storage: createS3Storage(bucket!) } : {});
    url = await app.services.images.receiveVideo(bytes);
  });

  async function read(range: string, headers: Record<string, string> = {}, address = url) {
    const response = await app.client().get(address, { range, ...headers });
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      length: response.headers.get('content-length'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  }

  const huge = '9'.repeat(400);

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=5-9', 5, 9],
    ['Bytes=5-9', 5, 9],
    ['bytes=65535-65536', 65_535, 65_536],
    ['bytes=0-199999', 0, size - 1],
    ['bytes=100-', 100, size - 1],
    [`bytes=100-${huge}`, 100, size - 1],
    ['bytes=199999-', size - 1, size - 1],
    ['bytes=-1', size - 1, size - 1],
    ['bytes=-70000', size - 70_000, size - 1],
    [`bytes=-${huge}`, 0, size - 1],
  ])('%s', async (range, from, to) => {
    const part = await read(range);
    expect(part).toMatchObject({
      status: 206,
      range: `bytes ${from}-${to}/${size}`,
      length: String(to - from + 1),
    });
    expect(part.bytes.equals(bytes.subarray(from, to + 1))).toBe(true);
  });

  test.each(['bytes=200000-', 'bytes=200000-200001', `bytes=${huge}-`, 'bytes=-0'])(
    'behind the end: %s',
    async (range) => {
      const part = await read(range);
      expect(part).toMatchObject({ status: 416, range: `bytes */${size}` });
      expect(part.bytes.length).toBe(0);
    },
  );

  test.each([
    'bytes=9-5',
    'bytes=-',
    'bytes=',
    'bytes=a-b',
    'bytes=1--2',
    'bytes=0-1,3-4',
    `bytes=${Array.from({ length: 500 }, (_, i) => `${i}-${i}`).join(',')}`,
    'lines=0-1',
    'nonsense',
  ])('ignored: %s', async (range) => {
    const whole = await read(range);
    expect(whole).toMatchObject({ status: 200, range: null, length: String(size) });
    expect(whole.bytes.equals(bytes)).toBe(true);
  });

  test('with a condition that no file meets, and without a body, the whole is meant', async () => {
    expect(await read('bytes=0-1', { 'if-range': '"other"' })).toMatchObject({ status: 200, range: null });
    const head = await app.client().request('HEAD', url, { headers: { range: 'bytes=0-1' } });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-range')).toBeNull();
    expect(head.headers.get('content-length')).toBe(String(size));
  });

  test('a file without bytes has no part', async () => {
    const empty = await app.services.images.receiveVideo(Buffer.alloc(0));
    for (const range of ['bytes=0-', 'bytes=-5'])
      expect(await read(range, {}, empty)).toMatchObject({ status: 416, range: 'bytes */0' });
    expect(await read('nonsense', {}, empty)).toMatchObject({ status: 200, length: '0' });
  });

  test('many small parts at once, some of them aborted', async () => {
    const places = Array.from({ length: 150 }, (_, i) => (i * 7919) % (size - 3));
    const parts = await Promise.all(
      places.map(async (from, i) => {
        const { bytes: part } = await read(`bytes=${from}-${from + 2}`);
        if (i % 5 === 0) {
          const dropped = await app.client().get(url, { range: `bytes=${from}-` });
          await dropped.body?.cancel();
        }
        return part.toString('hex');
      }),
    );
    expect(parts).toEqual(places.map((from) => bytes.subarray(from, from + 3).toString('hex')));
  });
});
