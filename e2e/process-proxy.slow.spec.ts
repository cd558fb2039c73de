import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientHttp2Session, connect } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { expect as patient } from '@playwright/test';
import { WebSocket } from 'ws';
import { maxMediaBytes } from '#shared/base/limits.ts';
import { isInstalled, type Proxy, type ProxyName, proxyNames, startProxy } from '#tests/proxy.ts';
import { test as onProcess } from './support/process.ts';
import type { Program } from './support/program.ts';
import { freePort } from './support/site.ts';

const expect = patient.configure({ timeout: 60_000 });

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };
type Request = { body?: Buffer | object; headers?: Record<string, string> };

/** A browser's HTTP/2 connection, with its cookies. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly #session: ClientHttp2Session;
  readonly #origin: string;

  constructor(origin: string, localAddress = '127.0.0.1') {
    this.#origin = origin;
    // The proxy listens only on IPv4, and its certificate is self-signed.
    const tls = {
      host: '127.0.0.1',
      port: Number(new URL(origin).port),
      localAddress,
      rejectUnauthorized: false,
      servername: 'localhost',
      ALPNProtocols: ['h2'],
    };
    this.#session = connect(origin, { createConnection: () => connectTls(tls) });
    this.#session.on('error', () => {});
  }

  get cookie(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }

  async ask(method: string, path: string, { body, headers = {} }: Request = {}): Promise<Answer> {
    const isBytes = Buffer.isBuffer(body);
    const bytes = isBytes ? body : body === undefined ? null : Buffer.from(JSON.stringify(body));
    const stream = this.#session.request(
      {
        ':method': method,
        ':path': path,
        ':authority': new URL(this.#origin).host,
        origin: this.#origin,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(bytes ? { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' } : {}),
        ...(bytes ? { 'content-length': bytes.length } : {}),
        ...headers,
      },
      { endStream: bytes === null },
    );
    if (bytes) stream.end(bytes);
    const [answered] = (await once(stream, 'response')) as [Answer['headers'] & { ':status': number }];
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    for (const line of [answered['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
      this.cookies.set(name, value);
    }
    return { status: answered[':status'], headers: answered, body: Buffer.concat(chunks) };
  }

  async json<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.ask(method, path, body ? { body } : {});
    expect(answer.status, `${path}: ${answer.body.toString().slice(0, 300)}`).toBeLessThan(300);
    return JSON.parse(answer.body.toString()) as T;
  }

  close(): void {
    this.#session.destroy();
  }
}

const test = onProcess.extend<{
  behind: (
    name: ProxyName,
    environment?: Record<string, string>,
  ) => Promise<Proxy & { program: Program; invite: () => Promise<string>; plain: number }>;
}>({
  behind: async ({ start }, run) => {
    const proxies: Proxy[] = [];
    await run(async (name, environment = {}) => {
      const [plain, tls, port, nothing] = [
        await freePort(),
        await freePort(),
        await freePort(),
        await freePort(),
      ];
      const program = start({ TRUSTED_PROXIES: '1', ...environment, PORT: String(port) });
      await program.ready;
      // Nothing listens on the other port, as during the restart of a second process: behind nginx no request may
      // fail then.
      const processes = name === 'nginx' ? [port, nothing] : [port];
      const proxy = await startProxy(name, { plain, tls, processes });
      proxies.push(proxy);
      const invite = async () => {
        await expect.poll(() => program.output()).toContain('invite=');
        return /invite=([\w-]+)/.exec(program.output())![1]!;
      };
      return { ...proxy, program, invite, plain };
    });
    for (const proxy of proxies) await proxy.stop();
  },
});
test.describe.configure({ timeout: 120_000 });

for (const name of proxyNames)
  test.describe(name, () => {
    test.skip(!isInstalled(name), `${name} is not installed`);

    test('pages, cookies and the chat work over TLS and HTTP/2', async ({ behind }) => {
      const { origin, plain } = await behind(name);
      const browser = new Browser(origin);
      for (let i = 0; i < 6; i++) {
        const page = await browser.ask('GET', '/products');
        expect(page.status).toBe(200);
        expect(page.headers['strict-transport-security']).toContain('max-age');
      }
      const redirect = await fetch(`http://127.0.0.1:${plain}/products?page=2`, { redirect: 'manual' });
      expect(redirect.status).toBe(308);
      expect(redirect.headers.get('location')).toMatch(/^https:\/\/[^/]+\/products\?page=2$/);

      const visitor = { customerName: 'Visitor', customerEmail: 'visitor@buyer.example' };
      const { conversation } = await browser.json<{ conversation: { id: string } }>(
        'POST',
        '/api/conversations',
        visitor,
      );
      expect([...browser.cookies.keys()]).toContain('__Host-baobab_visitor');
      const socket = new WebSocket(`${origin.replace('https', 'wss')}/ws`, {
        headers: { cookie: browser.cookie, origin },
        rejectUnauthorized: false,
      });
      await once(socket, 'open');
      const events: { type: string; clientMessageId?: string }[] = [];
      socket.on('message', (data) =>
        events.push(JSON.parse((data as Buffer).toString()) as (typeof events)[0]),
      );
      const send = (event: object) => socket.send(JSON.stringify(event));
      send({ type: 'join', conversationId: conversation.id, protocol: 2, lastSeq: 0 });
      await expect.poll(() => events.map((event) => event.type)).toContain('history');
      const clientMessageId = randomUUID();
      send({ type: 'message', clientMessageId, message: 'Through the proxy' });
      await expect
        .poll(() => events.find((event) => event.type === 'message_ack')?.clientMessageId)
        .toBe(clientMessageId);
      socket.terminate();
      browser.close();
    });

    test('the largest video goes through', async ({ behind }) => {
      const { origin, invite } = await behind(name);
      const browser = new Browser(origin);
      const account = { username: 'boss', password: `proxy ${randomUUID()}` };
      await browser.json('POST', '/api/register', { ...account, invite: await invite() });
      await browser.json('POST', '/api/login', account);
      const video = Buffer.alloc(maxMediaBytes);
      video.write('\0\0\0\u0018ftypmp42', 'latin1');
      const { uploadURL, storageUrl } = await browser.json<{ uploadURL: string; storageUrl: string }>(
        'POST',
        '/api/blog/media/upload-url',
        { mimeType: 'video/mp4', fileName: 'factory.mp4', fileSize: video.length },
      );
      const sent = await browser.ask('PUT', uploadURL, { body: video });
      expect([sent.status, sent.body.toString()]).toEqual([200, expect.anything()]);
      expect(storageUrl).toContain('/media/upload-');
      browser.close();
    });

    test('logs no code of an address, not even while the site is away', async ({ behind }) => {
      const { origin, output, program } = await behind(name);
      const browser = new Browser(origin);
      const code = `${'Ab3'.repeat(7)}x`;
      const headers = { referer: `${origin}/quotes/${code}` };
      await browser.ask('GET', `/quotes/${code}`, { headers });
      await program.stop();
      const { status } = await browser.ask('GET', `/quotes/${code}`, { headers });
      expect([502, 503]).toContain(status);
      expect(output()).not.toContain(code);
      browser.close();
    });

    test('an address has its own limit, whatever it claims', async ({ behind }) => {
      const { origin } = await behind(name, { RATE_LIMIT: '20' });
      const [flood, visitor] = [new Browser(origin, '127.0.0.2'), new Browser(origin, '127.0.0.3')];
      const statuses = new Set<number>();
      for (let i = 0; i < 30; i++) {
        const headers = { 'x-forwarded-for': `198.51.100.${i}` };
        statuses.add((await flood.ask('GET', '/api/session', { headers })).status);
      }
      expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 429]);
      expect((await visitor.ask('GET', '/api/session')).status).toBe(200);
      flood.close();
      visitor.close();
    });
  });
