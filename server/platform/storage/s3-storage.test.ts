import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestOf,
  type RequestListener,
  type Server,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { pictureBytes, signedIn } from '#tests/factories.ts';
import { createGate, findFreePort } from '#tests/gate.ts';
import { testBucket } from '#tests/object-store.ts';
import { isAppError } from '#shared/base/errors.ts';
import { renditionUrl } from '#shared/content/image.ts';
import { createS3Storage, openS3Storage, type S3Options } from './s3-storage.ts';

const unavailable = { name: 'AppError', code: 'unavailable' };

describe('S3: a store that misbehaves ends in "unavailable"', () => {
  const servers: Server[] = [];

  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /**
   * Options for a store that answers like this. The time limit is short, because none of these answers comes in
   * time.
   */
  async function misbehave(listener: RequestListener, patienceMs = 300): Promise<S3Options> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    return optionsAt(`http://127.0.0.1:${port}`, patienceMs);
  }

  const optionsAt = (endpoint: string, patienceMs: number): S3Options => ({
    endpoint,
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    patienceMs,
  });

  /** The errors of every operation, and finally of the start, as texts. */
  async function failuresOf(options: S3Options): Promise<string[]> {
    const storage = createS3Storage(options);
    const results = await Promise.allSettled([
      storage.put('a1', Buffer.from('x')),
      storage.get('a1'),
      storage.delete('a1'),
      openS3Storage(options),
    ]);
    return results.map((result) => {
      if (result.status === 'fulfilled') return 'no failure';
      return isAppError(result.reason)
        ? `${result.reason.code}: ${result.reason.message}`
        : String(result.reason);
    });
  }

  /**
   * The expected errors: `unavailable` with this reason in one line for each operation, and one line for the
   * start.
   */
  const failures = (reason: string): unknown[] =>
    [
      ...['put', 'get', 'delete'].map(
        (operation) => `unavailable: the object storage failed to ${operation}`,
      ),
      'Error: the bucket "pictures" at http:\\S+ cannot be used',
    ].map((start): unknown => expect.stringMatching(`^${start} \\([^\\n]*${reason}[^\\n]*\\)\\.?$`));

  test('one that never answers', async () => {
    expect(await failuresOf(await misbehave(() => {}))).toEqual(failures('no answer in time'));
  });

  test('one that stops in the middle of a file', async () => {
    const options = await misbehave((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('the beginning');
    });
    const storage = createS3Storage(options);
    await expect(storage.get('a1')).rejects.toMatchObject(unavailable);
  });

  test('one that hangs up in the middle of a file', async () => {
    const options = await misbehave((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('the beginning', () => response.destroy());
    }, 5000);
    await expect(createS3Storage(options).get('a1')).rejects.toMatchObject(unavailable);
  });

  test('one that hangs up at once', async () => {
    const options = await misbehave((request) => request.socket.destroy(), 5000);
    expect(await failuresOf(options)).toEqual(failures('ECONNRESET'));
  });

  test('one that is not there', async () => {
    const options = optionsAt(`http://127.0.0.1:${await findFreePort()}`, 5000);
    expect(await failuresOf(options)).toEqual(failures('ECONNREFUSED'));
  });

  test.each([
    [500, 'Internal Server Error', ''],
    [503, '<html><body>Service Unavailable\nbehind a proxy</body></html>', ''],
    [
      403,
      '<Error><Code>AccessDenied</Code><Message>Access Denied.</Message></Error>',
      'AccessDenied: Access Denied',
    ],
    [
      404,
      '<Error><Code>NoSuchBucket</Code><Message>It is gone.</Message></Error>',
      'NoSuchBucket: It is gone',
    ],
    [404, '<html>Not found</html>', ''],
  ])('one that answers %d with %j', async (status, body, reason) => {
    const options = await misbehave((request, response) => {
      request.resume();
      response.writeHead(status).end(body);
    }, 5000);
    expect(await failuresOf(options)).toEqual(failures(reason));
  });

  test('one that ignores ranges: the part is cut out of the whole', async () => {
    const options = await misbehave((_, response) => void response.end('before, middle, after'), 5000);
    const part = await createS3Storage(options).getPart('a1', 8, 6);
    expect([String(part!.bytes), part!.size]).toEqual(['middle', 21]);
  });

  test('hundreds of parts at once wait for each other, within the connections that there are', async () => {
    let open = 0;
    let most = 0;
    const options = await misbehave((_, response) => {
      most = Math.max(most, ++open);
      setImmediate(() => {
        open--;
        response.writeHead(206, { 'content-length': '1', 'content-range': 'bytes 0-0/5' }).end('x');
      });
    }, 60_000);
    const storage = createS3Storage(options);
    const parts = await Promise.all(Array.from({ length: 400 }, async () => storage.getPart('a1', 0, 1)));
    expect(parts.every((part) => String(part?.bytes) === 'x')).toBe(true);
    expect(most).toBeLessThanOrEqual(50);
  });

  test('a part that the reader does not wait for is asked for no longer', async () => {
    const hasClosed = Promise.withResolvers<undefined>();
    const hasCome = Promise.withResolvers<undefined>();
    const options = await misbehave((request, response) => {
      request.socket.once('close', () => hasClosed.resolve(undefined));
      response.writeHead(206, { 'content-length': '1000', 'content-range': 'bytes 0-999/5000' });
      response.write('the beginning', () => hasCome.resolve(undefined));
    }, 60_000);
    const reader = new AbortController();
    const part = createS3Storage(options).getPart('a1', 0, 1000, reader.signal);
    await hasCome.promise;
    reader.abort();
    await expect(part).rejects.toMatchObject({ code: 'bad_request' });
    await hasClosed.promise;
  });

  test('a video that a browser stops reading is read no further', async () => {
    const hasClosed = Promise.withResolvers<undefined>();
    let asked = 0;
    const options = await misbehave((request, response) => {
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(String(request.headers['range']))!.map(Number);
      const length = to! - from! + 1;
      response.writeHead(206, {
        'content-length': String(length),
        'content-range': `bytes ${from}-${to}/50000000`,
      });
      // The first piece arrives, the second one never ends.
      if (++asked === 1) return void response.end(Buffer.alloc(length));
      request.socket.once('close', () => hasClosed.resolve(undefined));
      return void response.write('x');
    }, 60_000);
    const app = await createTestApp({ storage: createS3Storage(options) });
    const listener = getRequestListener(app.app.fetch, { overrideGlobalObjects: false });
    const server = createServer((request, response) => void listener(request, response)).listen(
      0,
      '127.0.0.1',
    );
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const browser = requestOf({
      port,
      host: '127.0.0.1',
      path: `/media/${'a'.repeat(24)}.mp4`,
      headers: { host: new URL(app.origin).host },
    }).end();
    const [response] = (await once(browser, 'response')) as [IncomingMessage];
    expect(response.headers['content-length']).toBe('50000000');
    await once(response, 'data');
    browser.destroy();
    await hasClosed.promise;
    expect(asked).toBe(2);
  });

  test('an attempt that fails is made again', async () => {
    let attempts = 0;
    const options = await misbehave((request, response) => {
      request.resume();
      response.writeHead(++attempts < 3 ? 503 : 200).end('kept');
    }, 5000);
    expect(String(await createS3Storage(options).get('a1'))).toBe('kept');
  });
});

const bucket = testBucket();

describe.runIf(bucket)('S3: a real server', () => {
  const real = bucket!;

  test('checks signatures: a secret that is not the right one is refused, at the start and later', async () => {
    const name = randomUUID();
    const good = createS3Storage(real);
    await good.put(name, Buffer.from('mine'));
    const tampered = { ...real, secretAccessKey: `${real.secretAccessKey}x` };
    await expect(openS3Storage(tampered)).rejects.toThrow(
      /^the bucket \S+ at \S+ cannot be used \(SignatureDoesNotMatch: [^\n]+\)\.$/,
    );
    const storage = createS3Storage(tampered);
    const refused = { ...unavailable, message: expect.stringContaining('SignatureDoesNotMatch') };
    await expect(storage.put(name, Buffer.from('theirs'))).rejects.toMatchObject(refused);
    await expect(storage.get(name)).rejects.toMatchObject(refused);
    await expect(storage.delete(name)).rejects.toMatchObject(refused);
    expect(String(await good.get(name))).toBe('mine');
    await good.delete(name);
  });

  test('a bucket that does not exist is named at the start', async () => {
    await expect(openS3Storage({ ...real, bucket: 'not-made' })).rejects.toThrow(
      /^the bucket "not-made" at \S+ cannot be used \(NoSuchBucket/,
    );
    await expect(createS3Storage({ ...real, bucket: 'not-made' }).get('a1')).rejects.toMatchObject(
      unavailable,
    );
  });

  test('a picture that is uploaded comes back; the store away is 503, and then all is well again', async () => {
    const { hostname, port } = new URL(real.endpoint);
    const gatePort = await findFreePort();
    const gate = createGate(gatePort, { host: hostname, port: Number(port) });
    await gate.open();
    try {
      const app = await createTestApp({
        env: {
          S3_BUCKET: real.bucket,
          S3_ENDPOINT: `http://127.0.0.1:${gatePort}`,
          S3_ACCESS_KEY_ID: real.accessKeyId,
          S3_SECRET_ACCESS_KEY: real.secretAccessKey,
        },
      });
      const admin = await signedIn(app);
      const upload = async (color: string) => {
        const body = new FormData();
        body.set('image', new Blob([await pictureBytes({ color })], { type: 'image/jpeg' }), 'a.jpg');
        const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        return app.app.request(`${app.origin}/api/uploads/image`, {
          method: 'POST',
          headers: { host: new URL(app.origin).host, origin: app.origin, cookie },
          body,
        });
      };
      const urlOf = async (response: Response) => {
        expect(response.status, await response.clone().text()).toBe(200);
        return ((await response.json()) as { url: string }).url;
      };
      const expectServed = async (url: string) => {
        const served = await app.client().get(url);
        expect(served.status).toBe(200);
        expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect((await sharp(await served.arrayBuffer()).metadata()).format).toBe('webp');
      };
      const expectAway = async (response: Response) => {
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('5');
        expect(response.headers.get('cache-control')).toContain('no-store');
        expect(await response.text()).not.toMatch(/ECONN|127\.0\.0\.1/);
      };

      const url = await urlOf(await upload('#d02020'));
      await expectServed(url);
      await expectServed(renditionUrl(url, 160, 'webp'));
      // The file is in the bucket, not on the disk.
      expect(await createS3Storage(real).get(url.slice('/media/'.length))).not.toBeNull();
      expect((await app.client().get('/media/0123456789abcdef01234567.webp')).status).toBe(404);

      await gate.close();
      await expectAway(await upload('#2563c9'));
      await expectAway(await app.client().get(url));

      await gate.open();
      await expectServed(url);
      await expectServed(await urlOf(await upload('#2563c9')));
    } finally {
      await gate.close();
    }
  }, 60_000);
});
