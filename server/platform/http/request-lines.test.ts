import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct } from '#tests/factories.ts';
import { newClient, signedInAccount } from '#tests/staff.ts';
import { createLogger } from '../logger.ts';

// Each request writes one line to the log; tests what it contains and that nothing in it is personal.
const lines: string[] = [];
const logger = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
const app = await createTestApp({ logger });
let productId = '';

beforeAll(async () => {
  await app.reset();
  productId = (await createProduct(app.db)).id;
});
beforeEach(() => {
  lines.length = 0;
});

type Line = Record<string, unknown> & { msg: string };
const requestLines = () =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request');
const routes = () => requestLines().map(({ route }) => route);

test('names the call, the page or the file by its pattern, never by what was typed', async () => {
  const client = newClient(app);
  const paths = {
    [`/api/products/${productId}`]: 'GET /api/products/:id',
    '/api/products/a/b/c': 'other',
    '/api': 'other',
    '/api/nothing': 'other',
    '/': '/',
    '/_.data': '/',
    [`/product/${productId}`]: '/product/:id',
    [`/product/${productId}.data`]: '/product/:id',
    '/PRODUCTS': '/products',
    '/blog/preview/some-key': '/blog/preview/:key',
    '/blog/some-post': '/blog/:slug',
    '/admin/settings': '/admin/settings/:section?',
    '/admin/settings/company': '/admin/settings/:section?',
    '/admin/nowhere/at/all': '/admin/*',
    '/nowhere': '/*',
    '/%00': '/*',
    '/media/nothing.webp': 'GET /media/:name',
    '/healthz': 'GET /healthz',
    '/robots.txt': 'GET /robots.txt',
  };
  for (const path of Object.keys(paths)) await client.get(path);
  expect(routes()).toEqual(Object.values(paths));
});

test('names the call that a request was refused at', async () => {
  await newClient(app).get('/api/users');
  await newClient(app).request('HEAD', '/about');
  await newClient(app).post('/api/contact', { nonsense: true });
  await newClient(app).request('PROPFIND', '/about');
  expect(routes()).toEqual(['GET /api/users', '/about', 'POST /api/contact', '/about']);
});

test('has these fields and no others', async () => {
  const { client, user } = await signedInAccount(app);
  lines.length = 0;
  await client.get('/api/account/sessions');
  await newClient(app).get('/about');
  const [ofUser, ofStranger] = requestLines();
  const plain = { level: 30, time: expect.any(Number), msg: 'request', requestId: expect.any(String) };
  const common = { ...plain, method: 'GET', status: 200, ms: expect.any(Number), from: expect.any(String) };
  const path = '/api/account/sessions';
  expect(ofUser).toEqual({ ...common, route: `GET ${path}`, path, user: user.id });
  expect(ofStranger).toEqual({ ...common, route: '/about', path: '/about', bytes: expect.any(Number) });
});

test('counts the bytes of a page', async () => {
  const page = await newClient(app).get('/about');
  expect(requestLines()[0]!['bytes']).toBe((await page.arrayBuffer()).byteLength);
  lines.length = 0;
  const packed = await newClient(app, { 'accept-encoding': 'br' }).get('/about');
  expect(requestLines()[0]!['bytes']).toBe((await packed.arrayBuffer()).byteLength);
});

test('has nothing of a person in it, wherever they put it', async () => {
  const mail = 'marker-mail@typed.example';
  const encoded = encodeURIComponent(mail);
  const client = newClient(app, {
    'user-agent': 'marker-agent',
    referer: `https://elsewhere.example/marker-referer?mail=${encoded}`,
    'accept-language': 'marker-language',
    'x-forwarded-for': '203.0.113.99',
    'x-request-id': 'marker-request',
    cookie: 'baobab_visitor=marker-cookie; other=marker-other',
  });
  for (const path of [
    `/products?search=${encoded}`,
    `/contact?name=marker-name`,
    `/${mail}`,
    `/nowhere/${encoded}/more`,
    `/product/mailto:${mail}`,
    `/api/products?search=marker-word`,
    `/api/customers/${mail}`,
  ])
    await client.get(path);
  await client.post('/api/contact', { email: mail, fullName: 'marker-name', message: 'marker-message' });
  await client.post('/api/login', { username: 'marker-user', password: 'marker-password' });
  await client.post('/contact', new URLSearchParams({ email: mail, requestKey: randomUUID() }));
  expect(requestLines()).toHaveLength(10);
  expect(lines.join('')).not.toMatch(/marker|typed|elsewhere|203\.0\.113|@|%40/i);
});
