// `npm run bench:memory`: checks that memory and data directory do not grow while visitors read, chat, upload and
// request quotes for an hour.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { askForQuote, chat } from './lib/dealing.mjs';
import { engines } from './lib/engines.mjs';
import { median, printTable, round, verdict } from './lib/figures.mjs';
import { searchQueries } from './lib/queries.mjs';
import { describeMachine, freePort, startBaobab } from './lib/server.mjs';

const help = `Mixed traffic at a steady pace, in production mode, and beside it the resident memory and the size of the data directory.

  npm run bench:memory [-- --minutes 60 --rate 20 --dealing 10]
      --dealing: seconds from one conversation with a picture, or request for a quote, to the next
  BENCH_DATABASE_URL=postgres://… npm run bench:memory     on PostgreSQL as well, at the same time

An empty database gets the demo catalogue first. BENCH_DATA_DIR names the folder of the embedded one.`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    dealing: { type: 'string', default: '10' },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}
const [minutes, rate, dealing] = [options.minutes, options.rate, options.dealing].map(Number);
const samples = 12;

const locales = ['en', 'fr', 'es', 'zh'];
const pages = ['/', '/products', '/about', '/services', '/process', '/contact', '/favorites', '/sitemap.xml'];
const sorts = ['newest', 'price_asc', 'price_desc'];
const searches = searchQueries().map(({ search }) => encodeURIComponent(search));
const at = (list, n) => list[n % list.length];

/**
 * Request of the nth visitor. There are thousands of different pages, because the steps have no common factor with
 * the lengths of the lists.
 */
function step(n, products) {
  const locale = at(locales, Math.floor(n / 70));
  const product = at(products, n * 7).id;
  switch (n % 10) {
    case 0:
      return { to: `${at(pages, n / 10)}?lng=${locale}` };
    case 1:
      return { to: `/products?lng=${locale}&sort=${at(sorts, n)}&page=${1 + (n % 3)}` };
    case 2:
      return { to: `/products?lng=${locale}&search=${at(searches, n * 11)}` };
    case 3:
      return { to: `/api/products?search=${at(searches, n * 13)}` };
    // Bypasses the cache: rendered for this request only.
    case 4:
      return { to: `/products?lng=${locale}&page=${1 + (n % 3)}`, cookie: 'baobab_staff=none' };
    // Creates a session and a row.
    case 5:
      return { to: `/api/products/${product}/favorite`, method: 'POST', expected: 201 };
    case 6:
      return { to: `/api/products/${product}/view`, method: 'POST' };
    // Not found, with a different address each time.
    case 7:
      return { to: `/nowhere/${n}`, expected: 404 };
    default:
      return { to: `/product/${product}?lng=${locale}` };
  }
}

/** Size of a folder with all its content, in megabytes. Files may be deleted meanwhile. */
function folderMb(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  return bytes / 1024 / 1024;
}

async function take(server, n, { to, cookie, method = 'GET', expected = 200 }) {
  const headers = {
    origin: server.base,
    'accept-encoding': 'br',
    // A different address for each visitor, so that no limit per address applies.
    'x-forwarded-for': `10.${16 + ((n >> 16) & 31)}.${(n >> 8) & 255}.${n & 255}`,
    ...(cookie ? { cookie } : {}),
  };
  const response = await fetch(server.base + to, { method, headers });
  await response.arrayBuffer();
  if (response.status !== expected) throw new Error(`${method} ${to} answered ${response.status}`);
}

/** Memory of one engine under `rate` visitors per second, at fixed intervals. */
async function measure({ name, memoryLimit: limit, env }, i) {
  const server = await startBaobab({
    // Each visitor has another address.
    env: { ...env, TRUSTED_PROXIES: '1' },
    port: await freePort(20_600 + i * 100),
  });
  try {
    const products = await fetch(`${server.base}/api/products`).then((response) => response.json());
    const failures = [];
    const memory = [];
    const disk = [];
    // Never the same visitors as in an earlier run with this folder.
    const first = Date.now() % 30_000;
    let dealt = 0;
    const started = performance.now();
    const total = minutes * 60 * rate;
    const open = new Set();
    for (let n = 0; n < total; n++) {
      const due = started + (n * 1000) / rate - performance.now();
      if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
      const visit = take(server, n, step(n, products))
        .catch((/** @type {unknown} */ error) => failures.push(error))
        .finally(() => open.delete(visit));
      open.add(visit);
      if (n % (rate * dealing) === 0) {
        const deal = (dealt % 2 === 0 ? chat : askForQuote)(server.base, first + dealt++)
          .catch((/** @type {unknown} */ error) => failures.push(error))
          .finally(() => open.delete(deal));
        open.add(deal);
      }
      // At most 50 concurrent visits, so that a slow machine is not overloaded.
      if (open.size > 50) await Promise.race(open);
      if ((n + 1) % Math.floor(total / samples) === 0) {
        memory.push(server.rssMb());
        disk.push(folderMb(env.DATA_DIR));
      }
    }
    await Promise.all(open);
    const kinds = Map.groupBy(failures, (error) => String(error).replaceAll(/[\d-]{2,}[^ ]*/g, '…'));
    for (const [kind, { length }] of kinds) console.error(`${name}: ${length} × ${kind}`);
    const [before, after] = [memory.slice(samples / 4, samples / 2), memory.slice(-samples / 4)].map(median);
    return {
      engine: name,
      requests: total,
      failed: failures.length,
      'CPU s': round(server.cpuSeconds()),
      [`MB, every ${round(minutes / samples, 1)} minutes`]: memory.map((value) => round(value)).join(' '),
      'conversations and requests': dealt,
      'data directory, MB': disk.map((value) => round(value)).join(' '),
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
