import { randomUUID } from 'node:crypto';
import { expect as patient } from '@playwright/test';
import pg from 'pg';
import { onPostgres } from './support/postgres.ts';

const expect = patient.configure({ timeout: 60_000 });
onPostgres.describe.configure({ timeout: 240_000 });

/** A browser whose requests go to the processes in turn, like behind a load-balancing proxy. */
class Browser {
  readonly #cookies: Map<string, string>;
  readonly #bases: readonly string[];
  #turn = 0;

  constructor(bases: readonly string[], cookies = new Map<string, string>()) {
    this.#bases = bases;
    this.#cookies = cookies;
  }

  /** Another one that has the same cookies now, and asks this process only. */
  copyFor = (base: string) => new Browser([base], new Map(this.#cookies));

  async ask(method: string, path: string, body?: object | Uint8Array<ArrayBuffer>): Promise<Response> {
    const base = this.#bases[this.#turn++ % this.#bases.length]!;
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(base + path, {
      method,
      headers: {
        origin: base,
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(body ? { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' } : {}),
      },
      ...(body ? { body: isBytes ? body : JSON.stringify(body) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
      this.#cookies.set(name, value);
    }
    return response;
  }

  async read<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await this.ask(method, path, body);
    expect(response.status, `${path}: ${await response.clone().text()}`).toBeLessThan(300);
    return (await response.json()) as T;
  }
}

onPostgres(
  'two processes that start at once on an empty database share links, sessions, uploads, changes and jobs',
  async ({ start, databaseUrl }) => {
    const environment = { DATABASE_URL: databaseUrl.href, PROCESSES: '2' };
    const programs = [start(environment), start(environment)];
    const bases = await Promise.all(programs.map(async (program) => program.ready));
    const links: string[] = [];
    for (const program of programs) {
      await expect.poll(() => program.output()).toContain('invite=');
      links.push(/invite=([\w-]+)/.exec(program.output())![1]!);
    }
    expect(new Set(links).size).toBe(2);

    // Each link leads to a form in either process; the account is made with the link that was printed first.
    const staff = new Browser(bases);
    const account = { username: 'boss', password: `several ${randomUUID()}` };
    expect((await staff.ask('POST', '/api/register', { ...account, invite: links[0]! })).status).toBe(201);
    const second = { ...account, username: 'other', invite: links[1]! };
    expect((await staff.ask('POST', '/api/register', second)).status).toBeGreaterThanOrEqual(400);
    await staff.read('POST', '/api/login', account);
    for (let i = 0; i < 4; i++) expect((await staff.ask('GET', '/api/user')).status).toBe(200);

    // Announced in one process, uploaded to the other, and used by a record in the first.
    const video = new Uint8Array(3_000_000);
    video.set(Buffer.from('\0\0\0\u0018ftypmp42', 'latin1'));
    const announced = { mimeType: 'video/mp4', fileName: 'factory.mp4', fileSize: video.length };
    type Upload = { uploadURL: string; storageUrl: string };
    const upload = await staff.read<Upload>('POST', '/api/blog/media/upload-url', announced);
    expect((await staff.ask('PUT', upload.uploadURL, video)).status).toBe(200);
    const product = { name: 'Solar lantern', priceUnit: 'USD', stockStatus: 'in_stock', isActive: true };
    const { id } = await staff.read<{ id: string }>('POST', '/api/products', product);
    const added = [{ type: 'video', url: upload.storageUrl }];
    await staff.read('POST', `/api/products/${id}/media`, added);
    const [medium] = await staff.read<{ url: string }[]>('GET', `/api/products/${id}/media`);
    for (const base of bases) {
      const served = await fetch(base + medium!.url);
      expect([served.status, (await served.arrayBuffer()).byteLength]).toEqual([200, video.length]);
    }

    await onPostgres.step('what one changes the other shows at once', async () => {
      const [here, there] = bases.map((base) => staff.copyFor(base)) as [Browser, Browser];
      const list = async () => (await fetch(`${bases[1]}/products`)).text();
      expect(await list()).not.toContain('Solar stove');
      await here.read('POST', '/api/products', { ...product, name: 'Solar stove' });
      // A cached page is renewed after a minute anyway; a faster change shows that the notification works.
      await expect.poll(list, { timeout: 10_000 }).toContain('Solar stove');
      expect((await there.ask('GET', '/api/user')).status).toBe(200);
      await here.read('POST', '/api/logout', {});
      expect((await there.ask('GET', '/api/user')).status).toBe(401);
    });

    // A job that was queued in a process that dies is done by the other.
    const database = new pg.Client(databaseUrl.href);
    await database.connect();
    programs[0]!.child.kill('SIGKILL');
    await programs[0]!.ended;
    const only = new Browser([bases[1]!]);
    await only.read('POST', '/api/login', account);
    await only.read('POST', '/api/products', { ...product, name: 'Solar pump' });
    await expect
      .poll(async () => {
        const text = `select count(*)::int as left from jobs.job where state < 'completed' and start_after <= now()`;
        return (await database.query<{ left: number }>(text)).rows[0]!.left;
      })
      .toBe(0);
    const failed = await database.query(`select name, output from jobs.job where state = 'failed'`);
    expect(failed.rows).toEqual([]);
    await database.end();
    expect(await programs[1]!.stop()).toBe(0);
  },
);
