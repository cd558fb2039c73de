import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestApp, loadPageBuild } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { allCalls } from '#shared/platform/calls.ts';
import { acceptsFile } from '#shared/base/contract.ts';
import { locales } from '#shared/base/locale.ts';
import { createFront } from './front.ts';

// Sends malformed requests to pages and the API over a real connection: all must be refused, and nothing may break.
const app = await createTestApp();
const socketPath = path.join(inject('runDirectory'), `${randomUUID().slice(0, 8)}.sock`);
let server: Server;
let productId = '';
let staffCookie = '';

beforeAll(async () => {
  await app.reset();
  productId = (await createProduct(app.db)).id;
  const { cookies } = await signedIn(app, { role: 'super_admin' });
  staffCookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const front = createFront(app.services, app.pages);
  const listener = getRequestListener(app.app.fetch);
  server = createServer((req, res) => void (front(req, res) || listener(req, res)));
  server.listen(socketPath);
  await once(server, 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

type Body = { type?: string; bytes?: string | Uint8Array };

async function send(method: string, url: string, { type, bytes }: Body = {}, headers: object = {}) {
  const sent = httpRequest({
    socketPath,
    path: url,
    method,
    headers: {
      host: 'baobab.test',
      ...(method === 'GET' ? {} : { origin: app.origin }),
      ...(type === undefined ? {} : { 'content-type': type }),
      ...headers,
    },
  });
  sent.end(bytes);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode!, text: Buffer.concat(chunks).toString(), headers: answer.headers };
}

const multipart = 'multipart/form-data; boundary=x';
const form = 'application/x-www-form-urlencoded';
const part = (disposition: string, content = 'a') =>
  `--x\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n--x--\r\n`;

const bodies: Record<string, Body> = {
  'no body': {},
  JSON: { type: 'application/json', bytes: '{"intent":"favorite"}' },
  'broken JSON': { type: 'application/json', bytes: '{"intent":' },
  'a list in place of an object': { type: 'application/json', bytes: '[[],null]' },
  text: { type: 'text/plain', bytes: 'intent=favorite' },
  'no type': { bytes: 'intent=favorite' },
  'a type that is none': { type: '\u00e9;;=', bytes: 'x' },
  'multipart without a boundary': { type: 'multipart/form-data', bytes: 'x' },
  'multipart without parts': { type: multipart, bytes: 'nothing' },
  'multipart that breaks off': { type: multipart, bytes: part('form-data; name="intent"').slice(0, -8) },
  'multipart without a name': { type: multipart, bytes: part('form-data') },
  'a file in place of a text': { type: multipart, bytes: part('form-data; name="intent"; filename="a"') },
  'a form of percent signs': { type: form, bytes: '%=%ff&%00=%&intent=%f0%9f' },
  'a form with NUL': { type: form, bytes: 'product=%00&saver=on&back=%00&intent=favorite&message=%00' },
  'a form of bytes': { type: form, bytes: new Uint8Array([0xff, 0xfe, 0x3d, 0x00, 0x26]) },
};

/** Paths of pages and of React Router's data requests for them: those that accept a form, or the others. */
const pagePaths = async (acceptsForm: boolean) => {
  const { routes } = (await loadPageBuild()).pages;
  const whole = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${whole(route.parentId)}/${route.path ?? ''}` : '';
  };
  const ids = Object.keys(routes).filter((id) => (routes[id]!.module.action !== undefined) === acceptsForm);
  const paths = ids.map((id) =>
    whole(id)
      .replaceAll(/\/+/g, '/')
      .replace(':id', productId)
      .replace('*', 'nowhere')
      .replace(/(.)\/$/, '$1'),
  );
  return [...new Set(paths)].flatMap((one) => [one, one === '/' ? '/_root.data' : `${one}.data`]);
};

/** Calls of the API that write. Some read a file by themselves; the bodies of all others are parsed in one place. */
const apiWrites = () =>
  allCalls
    .filter(({ method }) => method !== 'GET')
    .map((call) => ({
      method: call.method,
      url: call.path.replaceAll(/:\w+/g, productId),
      readsByItself: acceptsFile(call),
    }));

describe.each(Object.entries(bodies))('a body that is not what was asked for: %s', (_, body) => {
  test('breaks no page that takes a form', async () => {
    const urls = await pagePaths(true);
    expect(urls).toContain('/contact.data');
    for (const url of [...urls, '/preferences']) {
      const headers = url.startsWith('/admin') ? { cookie: staffCookie } : {};
      const { status, text } = await send('POST', url, body, headers);
      expect.soft([url, status < 500, text.length > 0 || status < 400]).toEqual([url, true, true]);
    }
  });
});

// Hundreds of requests in sequence: on a busy machine this takes longer than a test's usual limit.
test('what is no JSON breaks no call of the API', { timeout: 120_000 }, async () => {
  expect(apiWrites().length).toBeGreaterThan(100);
  for (const { method, url, readsByItself } of apiWrites()) {
    // For calls with a JSON body, one other body stands for all.
    const names = readsByItself
      ? ['text', 'multipart that breaks off', 'a form of bytes']
      : ['a form of bytes'];
    for (const name of [...names, 'a list in place of an object']) {
      // A signed-out user would no longer need the second factor.
      const cookie = /logout|sessions|password/.test(url) ? '' : staffCookie;
      const { status } = await send(method, url, bodies[name], { cookie });
      expect.soft([method, url, name, status < 500]).toEqual([method, url, name, true]);
    }
  }
});

test('a form breaks no page that takes none', async () => {
  const urls = await pagePaths(false);
  expect(urls).toContain('/admin/products.data');
  for (const url of urls) {
    for (const body of [bodies['JSON']!, bodies['a file in place of a text']!]) {
      const { status } = await send('POST', url, body, { cookie: staffCookie });
      expect.soft([url, status < 500]).toEqual([url, true]);
    }
  }
});

test.each(locales)('a body that is no form gets an error message, in %s', async (locale) => {
  const { errors } = await loadDictionary(locale);
  for (const url of ['/contact', '/favorites', '/preferences']) {
    for (const body of [bodies['JSON']!, bodies['text']!, bodies['multipart that breaks off']!]) {
      const { status, text } = await send('POST', url, body, { cookie: `lng=${locale}` });
      expect.soft([url, status]).toEqual([url, 400]);
      expect.soft(text).toContain(errors.bad_request);
    }
  }
});

test('random bodies of every type break no action', async () => {
  const urls = ['/contact', '/contact.data', '/favorites', '/favorites.data', '/preferences'];
  urls.push(`/product/${productId}`, '/api/contact', '/api/login');
  const types = [undefined, form, 'application/json', 'text/plain', multipart, 'multipart/mixed; boundary=x'];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...urls),
      fc.constantFrom(...types),
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.json().map((text) => Buffer.from(text)),
        fc.webQueryParameters().map((text) => Buffer.from(text)),
        fc
          .tuple(fc.string(), fc.string())
          .map(([name, text]) => Buffer.from(part(`form-data; name="${name}"`, text))),
      ),
      async (url, type, bytes) => {
        const { status } = await send('POST', url, { bytes, ...(type === undefined ? {} : { type }) });
        expect(status).toBeLessThan(500);
      },
    ),
    { numRuns: 100 },
  );
});

describe('an invalid Host', () => {
  const hosts = [
    '999.999.999.999',
    '1.2.3.4.5',
    '0x100000000',
    'a..b',
    '.',
    '[::1',
    '[gg::1]',
    '[1::2::3]',
    'a:99999',
    'a:b',
    'a b',
    'evil.example/x',
    'evil.example?x',
    'user@evil.example',
    'xn--a',
    '-',
    '%',
    'é.example',
    'x'.repeat(300),
    '256.1',
    '1.2.3.999:80',
    '',
    '[::ffff:999.1.1.1]',
  ];

  test.each(hosts)('%s breaks nothing', async (host) => {
    for (const url of ['/', `/product/${productId}`, '/contact.data', '/robots.txt']) {
      const { status } = await send('GET', url, {}, { host });
      expect.soft([url, status < 500]).toEqual([url, true]);
    }
    for (const url of ['/contact', '/api/login']) {
      const { status } = await send('POST', url, bodies['JSON'], { host });
      expect.soft([url, status < 500]).toEqual([url, true]);
    }
  });

  test('is answered with a clear text', async () => {
    for (const url of ['/', '/products', '/nowhere', '/robots.txt', '/api/products']) {
      const { status, text } = await send('GET', url, {}, { host: '999.999.999.999', cookie: 'lng=fr' });
      expect.soft([url, status]).toEqual([url, 400]);
      expect.soft(text).toContain((await loadDictionary('fr')).errors.bad_request);
    }
  });
});

test.each(['/', '/api/products', '/api/login', '/media/a.webp'])(
  'TRACE %s reveals nothing of the request',
  async (url) => {
    const { status, text } = await send('TRACE', url, {}, { 'x-marker': 'told-again' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('told-again');
  },
);
