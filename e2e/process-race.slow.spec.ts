import { randomUUID } from 'node:crypto';
import { expect as patient } from '@playwright/test';
import pg from 'pg';
import { raceRequests, races, raceToExpiry, runRace, type Sides } from '#tests/quote-races.ts';
import type { Party } from '#tests/quotes.ts';
import { onPostgres } from './support/postgres.ts';

const expect = patient.configure({ timeout: 60_000 });
onPostgres.describe.configure({ timeout: 300_000 });

/** A browser's session at a running program; `cookies` may be shared with another session. */
function partyAt(base: string, cookies: Map<string, string>, address: string): Party {
  const request: Party['request'] = async (method, path, init) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(base + path, {
      method,
      headers: { origin: base, 'x-forwarded-for': address, ...(cookie ? { cookie } : {}), ...init?.headers },
      ...(init?.body ? { body: init.body } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
      cookies.set(name, value);
    }
    return response;
  };
  return {
    request,
    post: (path, body = {}) =>
      request('POST', path, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async read<T>(path: string): Promise<T> {
      const response = await request('GET', path);
      expect(response.status, path).toBe(200);
      return (await response.json()) as T;
    },
  };
}

onPostgres('two processes on one database accept once, and send once', async ({ start, databaseUrl }) => {
  const environment = { DATABASE_URL: databaseUrl.href, DEMO_DATA: 'false', TRUSTED_PROXIES: '1' };
  const first = start(environment);
  const bases = [await first.ready, await start(environment).ready] as const;
  await expect.poll(() => first.output()).toContain('invite=');
  const invite = /invite=([\w-]+)/.exec(first.output())![1]!;
  const account = { username: 'boss', password: `race ${randomUUID()}` };
  const staffCookies = new Map<string, string>();
  const staff = bases.map((base) => partyAt(base, staffCookies, '203.0.113.1'));
  await staff[0]!.post('/api/register', { ...account, invite });
  expect((await staff[0]!.post('/api/login', account)).status).toBe(200);

  let last = 0;
  async function sides(): Promise<Sides> {
    const cookies = new Map<string, string>();
    const address = `198.51.100.${++last}`;
    const buyer = bases.map((base) => partyAt(base, cookies, address));
    await buyer[0]!.post('/api/session/anonymous');
    return { buyer: [buyer[0]!, buyer[1]!], staff: [staff[0]!, staff[1]!] };
  }

  for (const [name, race] of Object.entries(races))
    for (let round = 0; round < 8; round++)
      expect((await runRace(await sides(), race)).faults, `${name}, round ${round}`).toEqual([]);

  const database = new pg.Client(databaseUrl.href);
  await database.connect();
  const setEnd = async (reference: string, end: Date) => {
    await database.query('update quote_requests set valid_until = $2 where reference = $1', [reference, end]);
  };
  expect(await raceToExpiry(await sides(), setEnd)).toEqual([]);
  await database.end();

  const key = randomUUID();
  const same = await raceRequests(await sides(), [key, key]);
  expect([new Set(same.sent).size, same.left]).toEqual([1, 0]);
  const different = await raceRequests(await sides(), [randomUUID(), randomUUID()]);
  const sent = different.sent.filter((one) => typeof one === 'string');
  expect([new Set(sent).size, sent.length, different.left]).toEqual([1, 2, 0]);
});
