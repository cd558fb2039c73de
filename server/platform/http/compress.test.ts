import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct } from '#tests/factories.ts';
import { acceptsBrotli } from './compress.ts';

test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.5, gzip;q=0.1', true],
  ['br;q=0, gzip', false],
  ['br; q=0.0 , gzip;q=0', false],
  ['gzip, deflate', false],
  ['vibr', false],
  ['', false],
  [undefined, false],
])('"%s" takes Brotli: %s', (header, expected) => expect(acceptsBrotli(header)).toBe(expected));

test('answers travel compressed as the client accepts, and say so', async () => {
  const app = await createTestApp();
  await app.reset();
  for (let i = 0; i < 5; i++)
    await createProduct(app.db, { description: 'A lamp for the table. '.repeat(20) });
  const client = app.client();
  const plain = await (await client.get('/api/products')).text();
  const gzip = await client.get('/api/products', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gzip.headers.get('vary')).toContain('Accept-Encoding');
  expect(gzip.headers.get('x-total-count')).toBe('5');
  expect(String(gunzipSync(await gzip.arrayBuffer()))).toBe(plain);
  const refused = await client.get('/api/products', { 'accept-encoding': 'gzip;q=0' });
  expect(refused.headers.get('content-encoding')).toBeNull();
});
