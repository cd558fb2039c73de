import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestApp } from '../../tests/app.ts';
import { createProduct } from '../../tests/factories.ts';
import { chooseEncoding } from './compress.ts';

test.each([
  ['br', 'br', 'br'],
  ['gzip, deflate, br, zstd', 'zstd', 'br'],
  ['zstd;q=0, gzip, br', 'br', 'br'],
  ['zstd, gzip', 'zstd', 'gzip'],
  ['zstd', 'zstd', 'identity'],
  ['gzip, deflate, br', 'br', 'br'],
  ['gzip, deflate', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['br; q=0.0 , gzip;q=0', 'identity', 'identity'],
  ['br;q=0.5, gzip;q=0.1', 'br', 'br'],
  ['deflate', 'identity', 'identity'],
  ['vibr, xgzip', 'identity', 'identity'],
  ['', 'identity', 'identity'],
  [undefined, 'identity', 'identity'],
])('"%s" chooses %s for one answer, %s for what is kept', (header, once, kept) => {
  expect(chooseEncoding(header, 'once')).toBe(once);
  expect(chooseEncoding(header, 'kept')).toBe(kept);
});

test('answers travel compressed as the client accepts, and say so', async () => {
  const app = await createTestApp();
  await app.reset();
  for (let i = 0; i < 5; i++)
    await createProduct(app.db, { description: 'A lamp for the table. '.repeat(20) });
  const client = app.client();
  const plain = await (await client.get('/api/products')).text();
  const br = await client.get('/api/products', { 'accept-encoding': 'gzip, br' });
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(br.headers.get('vary')).toContain('Accept-Encoding');
  expect(br.headers.get('content-type')).toBe('application/json');
  expect(br.headers.get('x-total-count')).toBe('5');
  expect(String(brotliDecompressSync(await br.arrayBuffer()))).toBe(plain);
  const zstd = await client.get('/api/products', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(zstd.headers.get('content-encoding')).toBe('zstd');
  expect(String(zstdDecompressSync(new Uint8Array(await zstd.arrayBuffer())))).toBe(plain);
  const gzip = await client.get('/api/products', { 'accept-encoding': 'gzip' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(String(gunzipSync(await gzip.arrayBuffer()))).toBe(plain);
  const refused = await client.get('/api/products', { 'accept-encoding': 'br;q=0' });
  expect(refused.headers.get('content-encoding')).toBeNull();
  const small = await client.get('/api/favorites', { 'accept-encoding': 'br' });
  expect(small.headers.get('content-encoding')).toBeNull();
  expect(await small.json()).toEqual([]);
});
