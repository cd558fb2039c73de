// `npm run bench:memory`: whether the program's memory stays flat while visitors come and go for an hour.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { engines } from './lib/engines.mjs';
import { median, printTable, round, verdict } from './lib/figures.mjs';
import { searchQueries } from './lib/queries.mjs';
import { describeMachine, freePort, startBaobab } from './lib/server.mjs';

const help = `Mixed traffic at a steady pace, in production mode, and the resident memory beside it.

  npm run bench:memory [-- --minutes 60 --rate 20]
  BENCH_DATABASE_URL=postgres://… npm run bench:memory     on PostgreSQL as well, at the same time

An empty database gets the demo catalogue first. BENCH_DATA_DIR names the folder of the embedded one.`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}
const [minutes, rate] = [options.minutes, options.rate].map(Number);
const samples = 12;

const locales = ['en', 'fr', 'es', 'zh'];
const pages = ['/', '/products', '/about', '/services', '/process', '/contact', '/favorites', '/sitemap.xml'];
const sorts = ['newest', 'price_asc', 'price_desc'];
const searches = searchQueries().map(({ search }) => encodeURIComponent(search));
const at = (list, n) => list[n % list.length];

/** What the nth visitor does: thousands of different pages, because the steps share no factor with the lengths of the lists. */
function step(n, products) {
  const locale = at(locales, Math.floor(n / 70));
  const product = at(products, n * 7).id;
  switch (n % 10) {
    case 0:
      return { to: `${at(pages, n / 10)}?lng=${locale}` };
    case 1:
      return { to: `/products?lng=${locale}&sort=${at(sorts, n)}&page=${1 + (n % 7)}` };
    case 2:
      return { to: `/products?lng=${locale}&search=${at(searches, n * 11)}` };
    case 3:
      return { to: `/api/products?search=${at(searches, n * 13)}` };
    // Past the cache: rendered for this request alone.
    case 4:
      return { to: `/products?lng=${locale}&page=${1 + (n % 5)}`, cookie: 'baobab_staff=none' };
    // Makes a session and a row.
    case 5:
      return { to: `/api/products/${product}/favorite`, method: 'POST', expected: 201 };
    case 6:
      return { to: `/api/products/${product}/view`, method: 'POST' };
    // Not found, under another address each time.
    case 7:
      return { to: `/nowhere/${n}`, expected: 404 };
    default:
      return { to: `/product/${product}?lng=${locale}` };
  }
}

async function take(server, { to, cookie, method = 'GET', expected = 200 }) {
  const headers = { origin: server.base, 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) };
  const response = await fetch(server.base + to, { method, headers });
  await response.arrayBuffer();
  if (response.status !== expected) throw new Error(`${method} ${to} answered ${response.status}`);
}

/** Memory of one engine while `rate` visitors a second come, each a fixed time after the one before. */
async function measure({ name, memoryLimit: limit, env }, i) {
  const server = await startBaobab({ env, port: await freePort(20_600 + i * 100) });
  try {
    const products = await fetch(`${server.base}/api/products`).then((response) => response.json());
    const failures = [];
    const memory = [];
    const started = performance.now();
    const total = minutes * 60 * rate;
    const open = new Set();
    for (let n = 0; n < total; n++) {
      const due = started + (n * 1000) / rate - performance.now();
      if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
      const visit = take(server, step(n, products))
        .catch((/** @type {unknown} */ error) => failures.push(error))
        .finally(() => open.delete(visit));
      open.add(visit);
      // At most 50 visits at a time, so that a slow machine is not overloaded.
      if (open.size > 50) await Promise.race(open);
      if ((n + 1) % Math.floor(total / samples) === 0) memory.push(server.rssMb());
    }
    await Promise.all(open);
    if (failures.length > 0) console.error(name, failures[0]);
    const [before, after] = [memory.slice(samples / 4, samples / 2), memory.slice(-samples / 4)].map(median);
    return {
      engine: name,
      requests: total,
      failed: failures.length,
      'CPU s': round(server.cpuSeconds()),
      [`MB, every ${round(minutes / samples, 1)} minutes`]: memory.map((value) => round(value)).join(' '),
      'second quarter': round(before),
      'last quarter': round(after),
      limit,
      '': verdict(after, limit),
    };
  } finally {
    await server.stop();
  }
}

await ensureBuilt();
console.log(`Machine: ${describeMachine()}. ${rate} requests a second for ${minutes} minutes.`);
printTable('Resident memory', await Promise.all(engines.map(measure)));
