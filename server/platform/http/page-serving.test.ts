import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct } from '#tests/factories.ts';
import { signedInAccount } from '#tests/staff.ts';
import { cacheTags } from '../live/tags.ts';
import { createFront } from './front.ts';

const app = await createTestApp();
const client = app.client();
beforeEach(app.reset);

const { pages } = app.services;

/** Number of pages that are rendered while `work` runs. */
async function rendersDuring(work: () => Promise<unknown>): Promise<number> {
  const before = pages.stats.renders;
  await work();
  return pages.stats.renders - before;
}

describe('a page of an anonymous visitor', () => {
  test('is rendered once for fifty who ask at once, and not again', async () => {
    await createProduct(app.db);
    const renders = await rendersDuring(async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => app.client().get('/products')));
      expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    });
    expect(renders).toBe(1);
    expect(await rendersDuring(() => client.get('/products'))).toBe(0);
  });

  test('is one page whatever junk the address carries, and another for language, data saver and host', async () => {
    await client.get('/products');
    expect(await rendersDuring(() => client.get('/products?utm_source=x&fbclid=y'))).toBe(0);
    expect(await rendersDuring(() => app.client().get('/products', { 'accept-language': 'fr' }))).toBe(1);
    expect(await rendersDuring(() => app.client().get('/products', { 'save-data': 'on' }))).toBe(1);
    expect(await rendersDuring(() => app.client().get('/products', { host: 'other.test' }))).toBe(1);
    expect(await rendersDuring(() => app.client().get('/products?lng=fr'))).toBe(0);
  });

  test('is the same for visitors with favourites, whose clicks throw no page away', async () => {
    const { id } = await createProduct(app.db);
    await client.get(`/product/${id}`);
    const other = app.client();
    expect(
      await rendersDuring(async () => {
        await other.post(`/api/products/${id}/favorite`);
        expect(await (await other.get(`/product/${id}`)).text()).toContain('aria-pressed="false"');
      }),
    ).toBe(0);
  });

  test('a change of the settings is named by every page', async () => {
    const { id } = await createProduct(app.db);
    for (const page of ['/', '/products', `/product/${id}`]) await client.get(page);
    app.services.tags.changed([cacheTags.settings]);
    expect(pages.stats.pages).toBe(0);
  });

  test('a change of a product throws its own page away and the lists that show it', async () => {
    const [a, b] = [await createProduct(app.db), await createProduct(app.db)];
    for (const page of ['/products', `/product/${a.id}`, `/product/${b.id}`]) await client.get(page);
    app.services.tags.changed([cacheTags.product(a.id)]);
    expect(await rendersDuring(() => client.get(`/product/${b.id}`))).toBe(0);
    expect(await rendersDuring(() => client.get(`/product/${a.id}`))).toBe(1);
    expect(await rendersDuring(() => client.get('/products'))).toBe(1);
  });

  test('errors are not cached', async () => {
    await client.get('/nowhere');
    await client.get(`/product/${randomUUID()}`);
    expect(pages.stats.pages).toBe(0);
  });
});

test('pages where people sign in or are signed in share no process with other sites, public ones start at once', async () => {
  const policyOf = async (who: typeof client, address: string) =>
    (await who.get(address)).headers.get('cross-origin-opener-policy');
  const { client: staff } = await signedInAccount(app, { role: 'admin' });
  for (const address of ['/', '/products', '/contact', '/no-such-page']) {
    expect([address, await policyOf(client, address)]).toEqual([address, null]);
    expect([address, await policyOf(staff, address)]).toEqual([address, 'same-origin']);
  }
  expect(await policyOf(client, '/auth')).toBe('same-origin');
  expect(await policyOf(staff, '/admin/products')).toBe('same-origin');
});

describe('sending', () => {
  test('a page that the browser has is answered 304 without a body', async () => {
    const first = await client.get('/products');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie, Save-Data');
    const again = await client.get('/products', { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await client.get('/products', { 'if-none-match': '"other"' })).status).toBe(200);
    await createProduct(app.db);
    app.services.tags.changed([cacheTags.products]);
    expect((await client.get('/products', { 'if-none-match': etag })).status).toBe(200);
  });

  test('HEAD answers like GET without a body', async () => {
    const head = await client.request('HEAD', '/products');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('etag')).toBe((await client.get('/products')).headers.get('etag'));
  });

  test('in the encoding that the client accepts', async () => {
    const plain = await (await client.get('/')).text();
    const packed = await client.get('/', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(String(brotliDecompressSync(await packed.arrayBuffer()))).toBe(plain);
  });
});

describe('the short way in front of the application', () => {
  const socketPath = path.join(inject('runDirectory'), `${randomUUID().slice(0, 8)}.sock`);
  let server: Server;

  beforeAll(async () => {
    const front = createFront(app.services, app.pages);
    const listener = getRequestListener(app.app.fetch);
    server = createServer((req, res) => {
      if (front(req, res)) res.emit('front');
      else void listener(req, res);
    });
    server.listen(socketPath);
    await once(server, 'listening');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  async function get(url: string, headers: Record<string, string> = {}) {
    const sent = httpRequest({ socketPath, path: url, headers: { host: 'baobab.test', ...headers } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
  }

  test('answers a cached page exactly as the application does', async () => {
    const slow = await get('/products?lng=fr', { 'accept-encoding': 'br' });
    const fast = await get('/products?lng=fr', { 'accept-encoding': 'br' });
    const comparable = ({ headers }: typeof slow) => {
      const { date: _date, 'x-request-id': _id, 'content-length': _length, ...rest } = headers;
      return { ...rest, connection: undefined, 'keep-alive': undefined, 'transfer-encoding': undefined };
    };
    expect(fast.status).toBe(200);
    expect(String(brotliDecompressSync(fast.body))).toBe(String(brotliDecompressSync(slow.body)));
    expect(comparable(fast)).toEqual(comparable(slow));
    expect(fast.headers['content-length']).toBe(String(fast.body.length));
    const unchanged = await get('/products?lng=fr', { 'if-none-match': String(fast.headers.etag) });
    expect(unchanged.status).toBe(304);
    expect(unchanged.body).toHaveLength(0);
  });

  test.each(['/%00', '/products?search=%ff', '/nowhere', '//evil.example/', '/products?page=%'])(
    '%s is left to the application',
    async (url) => {
      expect([400, 404]).toContain((await get(url)).status);
    },
  );
});
