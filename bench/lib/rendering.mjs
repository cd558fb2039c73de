// Rendering that a client within the limits can cause: random searches, and favourites with a page view after each.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from './children.mjs';
import { copyDemo } from './demo-data.mjs';
import { round } from './figures.mjs';
import { freePort, startBaobab, untilIdle } from './server.mjs';

const { RATE_LIMIT = '600', PAGE_BUDGET_MS = '9000' } = process.env;
/** Slightly less than the request limit, which is not what is measured. */
const mostPerMinute = Number(RATE_LIMIT) * 0.95;
/** Twenty people behind one address of a mobile network, twelve pages a minute each. */
const crowdPerMinute = 240;

const nth = (n) => `10.9.0.${n}`;

/**
 * Sends requests from one address as often as the request limit allows, until the time is over. Returns the number of
 * answers with 429.
 */
async function hammer(address, until, { ask, requests, perMinute = mostPerMinute }) {
  const pauseMs = (60_000 / perMinute) * requests;
  let next = performance.now();
  let refused = 0;
  const one = async () => {
    for (;;) {
      next += pauseMs;
      await sleep(Math.max(0, next - performance.now()));
      if (performance.now() >= until) return;
      const response = await ask({ 'x-forwarded-for': address });
      await response.arrayBuffer();
      if (response.status === 429) refused++;
      else if (response.status >= 400) throw new Error(`${address} was answered ${response.status}`);
    }
  };
  await Promise.all([one(), one()]);
  return refused;
}

/**
 * Used shares of a core, as rows to print, for the program with its default limits and the demo catalogue.
 * @param seconds for each row; the limits are per minute
 */
export async function measureRendering(seconds) {
  const directory = makeFolder('rendering');
  await copyDemo(directory);
  const limits = { RATE_LIMIT, PAGE_BUDGET_MS, TRUSTED_PROXIES: '1' };
  const site = await startBaobab({
    env: { DATA_DIR: directory, LOG_LEVEL: 'silent', ...limits },
    firstPath: '/products',
    port: await freePort(21_300),
  });
  try {
    await untilIdle(site);
    return await press(site, seconds);
  } finally {
    await site.stop();
  }
}

async function press(site, seconds) {
  const [product] = await (await fetch(`${site.base}/api/products?limit=1`)).json();
  const cookies = new Map();
  const heartAndPage = async (headers) => {
    const address = headers['x-forwarded-for'];
    const method = cookies.get(`${address} on`) ? 'DELETE' : 'POST';
    cookies.set(`${address} on`, method === 'POST');
    const cookie = cookies.get(address);
    const heart = await fetch(`${site.base}/api/products/${product.id}/favorite`, {
      method,
      headers: { ...headers, origin: site.base, ...(cookie ? { cookie } : {}) },
    });
    await heart.arrayBuffer();
    const secret = heart.headers.getSetCookie().find((line) => line.startsWith('baobab_visitor'));
    if (secret) cookies.set(address, secret.split(';')[0]);
    // Also if the favourite was refused: that of another client may have changed the page.
    return fetch(`${site.base}/product/${product.id}`, { headers });
  };
  const search = (headers) => fetch(`${site.base}/products?search=${randomUUID().slice(0, 8)}`, { headers });
  const asks = {
    'random searches': { requests: 1, ask: search },
    'twenty people, half of their pages cached': {
      requests: 1,
      perMinute: crowdPerMinute,
      ask: (headers) => (Math.random() < 0.5 ? search(headers) : fetch(`${site.base}/products`, { headers })),
    },
    'a heart, then the page': { requests: 2, ask: heartAndPage },
  };
  const rows = [];
  let next = 1;
  for (const [what, ask] of Object.entries(asks)) {
    for (const count of ask.perMinute ? [1] : [1, 6]) {
      const before = site.cpuSeconds();
      const started = performance.now();
      const addresses = Array.from({ length: count }, () => nth(next++));
      const refused = await Promise.all(
        addresses.map((address) => hammer(address, started + seconds * 1000, ask)),
      );
      const elapsed = (performance.now() - started) / 1000;
      rows.push({
        what,
        from: `${count} address${count > 1 ? 'es' : ''}`,
        'of one core': `${round((100 * (site.cpuSeconds() - before)) / elapsed)} %`,
        'answered 429': refused.reduce((sum, n) => sum + n, 0),
      });
    }
  }
  return rows;
}
