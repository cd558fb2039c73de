import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct } from '#tests/factories.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { locales } from '#shared/base/locale.ts';
import { staticAssets } from './static-assets.ts';

const app = await createTestApp();
const client = app.client();
beforeEach(app.reset);

const errorOf = async (response: Response) => (await response.json()) as ErrorBody;

describe('every answer', () => {
  const paths = [
    '/',
    '/products',
    '/nowhere',
    '/api/products',
    '/api/nowhere',
    '/robots.txt',
    '/media/none',
    '/healthz',
    '/readyz',
  ];

  test.each(paths)('%s has a request id and the security headers', async (path) => {
    const [one, other] = [await client.get(path), await client.get(path)];
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'));
    expect(one.headers.get('x-content-type-options')).toBe('nosniff');
    expect(one.headers.get('x-frame-options')).toBe('DENY');
    expect(one.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(one.headers.get('permissions-policy')).toContain('camera=()');
    expect(one.headers.get('strict-transport-security')).toBeNull();
    const policy = one.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')*;/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test.each([
    ['true', 'max-age=31536000; includeSubDomains'],
    ['false', 'max-age=31536000'],
  ])('under TLS asks browsers to stay there; for subdomains too: %s', async (HSTS_SUBDOMAINS, asked) => {
    const env = { PUBLIC_URL: 'https://baobab.example/', HSTS_SUBDOMAINS };
    const secure = await createTestApp({ env });
    for (const path of ['/robots.txt', '/']) {
      const response = await secure.client().get(path);
      expect(response.headers.get('strict-transport-security'), path).toBe(asked);
    }
    const robots = await secure.client().get('/robots.txt');
    expect(await robots.text()).toContain('Sitemap: https://baobab.example/sitemap.xml');
  });

  test('a forged Host does not become an address of ours', async () => {
    const text = await (await client.get('/robots.txt', { host: 'evil.example/"><script>' })).text();
    expect(text).not.toContain('evil');
  });
});

test('a built file has only the headers that a file needs: a page asks for fifty of them', async () => {
  const folder = await mkdtemp(join(inject('runDirectory'), 'built-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/page-1a2b3c.js'), 'export {};');
  await writeFile(join(folder, 'worker.js'), 'self;');
  const files = (await createTestApp({ assets: await staticAssets(folder) })).client();

  const script = await files.get('/assets/page-1a2b3c.js');
  expect([...script.headers.keys()].toSorted()).toEqual([
    'cache-control',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'etag',
    'vary',
    'x-content-type-options',
  ]);
  // A worker runs under the policy that comes with its file.
  const worker = await files.get('/worker.js');
  expect(worker.headers.get('content-security-policy')).toContain("default-src 'none'");
});

describe('errors', () => {
  test.each(locales)('are reported in %s', async (locale) => {
    const { errors } = await loadDictionary(locale);
    const response = await client.get('/api/nowhere', { 'accept-language': locale });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await errorOf(response);
    expect(body).toEqual({
      code: 'not_found',
      message: errors.not_found,
      requestId: response.headers.get('x-request-id'),
    });
    const refused = await client.post('/api/session/anonymous', undefined, {
      origin: 'https://evil.example',
      cookie: `lng=${locale}`,
    });
    expect((await errorOf(refused)).message).toBe(errors.bad_origin);
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['POST', '/api/favorites'],
    ['DELETE', '/api/products'],
    ['PUT', '/api/categories'],
    ['GET', '/api/products/a/b/c/d'],
  ])('%s %s leads nowhere and answers JSON', async (method, path) => {
    const response = await client.request(method, path);
    expect(response.status).toBe(404);
    expect((await errorOf(response)).code).toBe('not_found');
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('a page does not take %s', async (method) => {
    expect((await client.request(method, '/products')).status).toBe(405);
  });

  test('outside of the API they are a small page in the visitor’s language', async () => {
    const response = await client.request('PUT', '/products', { headers: { 'accept-language': 'fr' } });
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain((await loadDictionary('fr')).errors.method_not_allowed);
  });

  test('the inner message stays inside', async () => {
    expect(await (await client.get('/api/products/no-uuid')).text()).not.toContain('no-uuid');
  });
});

describe('the origin of writes', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://baobab.test.evil.example' }, 403],
    [{ origin: 'https://baobab.test' }, 403],
    [{ origin: 'http://baobab.test:8080' }, 403],
    [{ origin: 'http://baobab.test' }, 200],
  ])('%o answers %i', async (headers, status) => {
    const response = await client.post('/api/session/anonymous', undefined, headers);
    expect(response.status).toBe(status);
    if (status === 403) expect((await errorOf(response)).code).toBe('bad_origin');
  });

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
    [undefined, 200],
  ])('without Origin, Sec-Fetch-Site %s answers %i', async (site, status) => {
    const headers = new Headers({ host: 'baobab.test', ...(site ? { 'sec-fetch-site': site } : {}) });
    const response = await app.app.request(`${app.origin}/api/session/anonymous`, {
      method: 'POST',
      headers,
    });
    expect(response.status).toBe(status);
  });

  test('a refused write changes nothing', async () => {
    const { id } = await createProduct(app.db);
    await client.post(`/api/products/${id}/favorite`, undefined, { origin: 'https://evil.example' });
    await client.post('/favorites', new URLSearchParams({ product: id, intent: 'add' }), {
      origin: 'https://evil.example',
    });
    expect(await client.read(`/api/products/${id}/favorite-status`)).toMatchObject({ favoriteCount: 0 });
  });

  test('reading is allowed from anywhere', async () => {
    expect((await client.get('/api/products', { origin: 'https://evil.example' })).status).toBe(200);
  });
});

describe('limits', () => {
  test('one address may make so many requests a minute; more is 429 with Retry-After', async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT: '3' } });
    const one = limited.client({ address: '192.0.2.7' });
    for (let i = 0; i < 3; i++) expect((await one.get('/api/session')).status).toBe(200);
    const refused = await one.get('/api/session');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await errorOf(refused)).code).toBe('too_many_requests');
    expect((await limited.client({ address: '192.0.2.8' }).get('/api/session')).status).toBe(200);
  });

  test('of several processes each admits its part', async () => {
    const part = (await createTestApp({ env: { RATE_LIMIT: '5', PROCESSES: '2' } })).client();
    for (let i = 0; i < 3; i++) expect((await part.get('/api/session')).status).toBe(200);
    expect((await part.get('/api/session')).status).toBe(429);
  });

  test('forwarding headers count only behind a proxy of ours', async () => {
    const forged = (await createTestApp({ env: { RATE_LIMIT: '1' } })).client();
    await forged.get('/api/session', { 'x-forwarded-for': '198.51.100.1' });
    expect((await forged.get('/api/session', { 'x-forwarded-for': '198.51.100.2' })).status).toBe(429);
    const behind = (await createTestApp({ env: { RATE_LIMIT: '1', TRUSTED_PROXIES: '1' } })).client();
    await behind.get('/api/session', { 'x-forwarded-for': '198.51.100.1' });
    expect((await behind.get('/api/session', { 'x-forwarded-for': '198.51.100.2' })).status).toBe(200);
    expect((await behind.get('/api/session', { 'x-forwarded-for': '9.9.9.9, 198.51.100.2' })).status).toBe(
      429,
    );
  });

  test('a body over 100 kB is refused with 413', async () => {
    const { id } = await createProduct(app.db);
    const form = new URLSearchParams({ intent: 'add', padding: 'x'.repeat(100_001) });
    const response = await client.post(`/product/${id}`, form);
    expect(response.status).toBe(413);
    const api = await client.post('/api/session/anonymous', { padding: 'x'.repeat(100_001) });
    expect(api.status).toBe(413);
    expect((await errorOf(api)).code).toBe('too_large');
  });

  test('an absurdly long address is refused', async () => {
    expect((await client.get(`/products?x=${'x'.repeat(9000)}`)).status).toBe(400);
  });
});

test('/healthz reports that the process lives, /readyz that it can work', async () => {
  const alive = await client.get('/healthz');
  expect(alive.status).toBe(200);
  expect(await alive.json()).toEqual({ status: 'ok' });
  const ready = await client.get('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ database: 'ok', disk: 'ok' });
});

test('/readyz refuses while the process stops, which still answers', async () => {
  const stopping = await createTestApp();
  stopping.services.phase.isStopping = true;
  const ready = await stopping.client().get('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ database: 'ok', disk: 'ok', process: 'stopping' });
  expect((await stopping.client().get('/healthz')).status).toBe(200);
});
