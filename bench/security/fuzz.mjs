// Requests generated from the declarations of the calls, valid and almost valid, from every kind of caller, over the
// network.
import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { allCalls } from '#shared/platform/calls.ts';
import { nameOf } from '#shared/base/contract.ts';
import { answersAsDeclared, learnIds } from '#tests/fuzz/property.ts';
import { printTable, round, verdict } from '../lib/figures.mjs';

/** Calls that are tested at the same time, since each waits for its answers. */
const together = 8;
const password = 'correct horse';

const pairsOf = (response) =>
  response.headers
    .getSetCookie()
    .filter((line) => !line.includes('Max-Age=0'))
    .map((line) => line.split(';')[0])
    .join('; ');

/**
 * Sends about `count` requests.
 * @param keeper cookies of the super admin who makes the accounts; no request uses the id of this account
 * @param nth returns a client's address by number
 */
export async function measureFuzz(site, { count, keeper, nth }) {
  let serial = 0;
  const cookies = new Map();
  const post = (where, body, cookie = '') =>
    fetch(site.base + where, {
      method: 'POST',
      headers: {
        origin: site.base,
        'content-type': 'application/json',
        'x-forwarded-for': nth(8_000_000 + serial++ * 256),
        cookie,
      },
      body: JSON.stringify(body),
    });
  const { id: keeperId } = await (
    await fetch(`${site.base}/api/user`, { headers: { cookie: keeper } })
  ).json();

  async function cookieOf(caller) {
    if (caller === 'stranger') return '';
    if (caller === 'visitor') return pairsOf(await fetch(`${site.base}/api/session`));
    const username = `${caller}-${serial}`;
    await post('/api/register', { username, password, role: caller }, keeper);
    return pairsOf(await post('/api/login', { username, password }));
  }

  async function send(caller, { method, url, headers, body }) {
    if (caller !== 'stranger' && !cookies.has(caller)) cookies.set(caller, cookieOf(caller));
    const cookie = (await cookies.get(caller)) ?? '';
    const response = await fetch(site.base + url.replaceAll(keeperId, randomUUID()), {
      method,
      redirect: 'manual',
      headers: {
        origin: site.base,
        'x-forwarded-for': nth(7_000_000 + randomInt(65_536)),
        cookie,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const isOver = response.status === 401 || url.startsWith('/api/logout');
    if (caller !== 'visitor' && isOver && (await cookies.get(caller)) === cookie) cookies.delete(caller);
    return response;
  }

  await post('/api/conversations', { customerName: 'Ama', customerEmail: 'ama@buyer.example' });
  const known = await learnIds(send);
  const tally = new Map();
  const seed = randomInt(2 ** 31 - 1);
  const rows = [];
  const queue = [...allCalls];
  const started = performance.now();
  const work = async () => {
    for (let call = queue.shift(); call; call = queue.shift()) {
      const numRuns = Math.ceil(count / allCalls.length);
      const property = answersAsDeclared(call, known, send, tally);
      const { failed, counterexample, errorInstance } = await fc.check(property, {
        numRuns,
        seed,
        endOnFailure: true,
      });
      if (failed) {
        rows.push({
          call: nameOf(call),
          fault: String(errorInstance?.message).slice(0, 200),
          request: JSON.stringify(counterexample),
        });
      }
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  const seconds = (performance.now() - started) / 1000;
  const sent = [...tally.values()].reduce((sum, times) => sum + times, 0);
  const share = (from) =>
    [...tally].reduce((sum, [status, times]) => sum + (Math.floor(status / 100) === from ? times : 0), 0);
  printTable(`Requests made from the declarations, seed ${seed}`, [
    {
      requests: sent,
      seconds: round(seconds),
      done: share(2) + share(3),
      refused: share(4),
      'calls that answer what they do not declare': `${rows.length} ${verdict(rows.length, 0)}`,
    },
  ]);
  if (rows.length > 0) printTable('Not as declared', rows);
}
