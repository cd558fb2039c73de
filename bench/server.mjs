// `npm run bench:server`: throughput of the built program, with one core for it and one for the load, compared with a
// bare node:http server that sends the same bytes.
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { spawnChild } from './lib/children.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { median, printTable, round, verdict } from './lib/figures.mjs';
import { load } from './lib/load.mjs';
import { describeMachine, freePort, pinned, startBaobab, untilIdle } from './lib/server.mjs';

const help = `Measures the built program under load, in production mode, beside a bare node:http server.

  npm run bench:server [-- --runs 5 --seconds 3]

An empty database gets the demo catalogue first (a minute or two, then until its pictures are encoded); it is kept in a
temporary folder for the next run. BENCH_DATA_DIR names another folder.`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}
const [runs, seconds, connections] = [options.runs, options.seconds, options.connections].map(Number);
const serverCore = 0;
const loadCore = 1;
/** Minimum number of uncached lists per CPU second. */
const renderLimit = 100;
const env = { DATA_DIR: process.env.BENCH_DATA_DIR ?? path.join(tmpdir(), 'baobab-bench-demo') };

/** An answer as transferred: headers in their order, body still compressed. */
function fetchRaw(port, url, headers = {}) {
  return new Promise((resolve, reject) => {
    const options_ = {
      port,
      host: '127.0.0.1',
      path: url,
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers },
    };
    request(options_, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const pairs = [];
        for (let i = 0; i < response.rawHeaders.length; i += 2) {
          pairs.push([response.rawHeaders[i].toLowerCase(), response.rawHeaders[i + 1]]);
        }
        resolve({ status: response.statusCode, headers: pairs, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function startBare(answer) {
  const port = await freePort(20_800);
  const script = fileURLToPath(new URL('lib/bare-server.mjs', import.meta.url));
  const [program, args] = pinned(serverCore, process.execPath, [script]);
  const child = spawnChild(program, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  // Node adds these headers itself.
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  child.stdin.end(
    JSON.stringify({
      headers: answer.headers.filter(([name]) => !own.has(name)),
      body: answer.body.toString('base64'),
      etag: answer.headers.find(([name]) => name === 'etag')?.[1] ?? null,
    }),
  );
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', resolve);
        child.kill();
      }),
  };
}

const perSecond = (result) => result.requests / result.seconds;

function expectOnly(result, status) {
  const seen = Object.keys(result.statuses);
  if (seen.length !== 1 || seen[0] !== String(status)) {
    throw new Error(`expected ${status} only, got ${JSON.stringify(result.statuses)}`);
  }
}

/** Measures the program and the bare server in turn, so that noise of the machine affects both equally. */
async function compare(server, url, isConditional) {
  const port = Number(new URL(server.base).port);
  await fetchRaw(port, url);
  const answer = await fetchRaw(port, url);
  const etag = answer.headers.find(([name]) => name === 'etag')?.[1];
  const bare = await startBare(answer);
  const plan = {
    paths: [url],
    connections,
    seconds,
    headers: isConditional ? { 'if-none-match': etag } : {},
  };
  const figures = { ours: [], bare: [], bytes: answer.body.length };
  try {
    for (const target of [port, bare.port]) await load({ ...plan, port: target, seconds: 1 }, loadCore);
    for (let run = 0; run < runs; run++) {
      for (const [name, target] of [
        ['ours', port],
        ['bare', bare.port],
      ]) {
        const result = await load({ ...plan, port: target }, loadCore);
        expectOnly(result, isConditional ? 304 : 200);
        figures[name].push(perSecond(result));
      }
    }
  } finally {
    await bare.stop();
  }
  return figures;
}

async function cachedRows(server, logLevel, pages) {
  const rows = [];
  for (const [name, url, isConditional] of pages) {
    const { ours, bare, bytes } = await compare(server, url, isConditional);
    const ratio = median(ours.map((value, i) => value / bare[i]));
    rows.push({
      log: logLevel,
      page: name,
      bytes: isConditional ? 0 : bytes,
      'ours /s': round(median(ours)),
      'bare /s': round(median(bare)),
      ratio: `${round(ratio * 100)} %`,
      limit: '50 %',
      '': verdict(ratio, 0.5, true),
    });
  }
  return rows;
}

/** Lists with different pages, orders and categories: more pages than the small cache of that run can hold. */
async function listPaths(server) {
  const categories = await fetch(`${server.base}/api/categories`).then((response) => response.json());
  const sorts = ['newest', 'price_asc', 'price_desc'];
  const filters = ['', ...categories.map(({ id }) => `&category=${id}`)];
  return sorts.flatMap((sort) =>
    filters.flatMap((filter) =>
      (filter ? [1] : [1, 2]).map((page) => `/products?sort=${sort}&page=${page}${filter}`),
    ),
  );
}

async function uncachedRow(server, name, plan) {
  const port = Number(new URL(server.base).port);
  await load({ ...plan, port, connections: 8, seconds: 4 }, loadCore);
  const cpu = server.cpuSeconds();
  const result = await load({ ...plan, port, connections: 8, seconds: seconds * 3 }, loadCore);
  const spent = server.cpuSeconds() - cpu;
  expectOnly(result, 200);
  const each = result.requests / spent;
  return {
    pages: name,
    requests: result.requests,
    'per second': round(perSecond(result)),
    'per CPU second': round(each),
    'kB each': round(result.bytes / result.requests / 1024, 1),
    'p50 ms': round(result.p50, 1),
    'p95 ms': round(result.p95, 1),
    limit: renderLimit,
    '': verdict(each, renderLimit, true),
  };
}

await ensureBuilt();
console.log(
  `Machine: ${describeMachine()}. Server on core ${serverCore}, load on core ${loadCore}; ${runs} runs of ${seconds} s by turns, medians.`,
);
if (!existsSync(path.join(env.DATA_DIR, 'files'))) console.log('Making the demo catalogue …');
const first = await startBaobab({ env });
await untilIdle(first);
await first.stop();

const server = await startBaobab({ env, core: serverCore });
await untilIdle(server);
const idleMb = server.allMb();
const [product] = await fetch(`${server.base}/api/products?limit=1`).then((response) => response.json());
const pages = [
  ['/', '/', false],
  ['/products', '/products', false],
  ['/product/{id}', `/product/${product.id}`, false],
  ['/products, 304', '/products', true],
];
const cached = await cachedRows(server, 'warn', pages);
const paths = await listPaths(server);
const visitor = { paths, headers: { cookie: 'baobab_staff=none' } };
const uncached = [await uncachedRow(server, 'list, past the cache', visitor)];
const others = [
  ['second start until the first page, s', server.startMs / 1000, 3, 2],
  ['idle memory of program and database server, MB', idleMb, 290],
  ['the same after the load, MB', server.allMb(), 430],
  ['memory of the program after the load, MB', server.rssMb(), 250],
];
await server.stop();

const small = await startBaobab({ env: { ...env, PAGE_CACHE_MB: '1' }, core: serverCore });
uncached.push(await uncachedRow(small, 'list, cache misses', { paths }));
await small.stop();

const logging = await startBaobab({ env: { ...env, LOG_LEVEL: 'info' }, core: serverCore });
cached.push(...(await cachedRows(logging, 'info', pages.slice(1, 2))));
await logging.stop();

printTable('Cached pages, requests a second on one core', cached);
printTable('Uncached pages of lists (CPU of the program, all threads, and of its database server)', uncached);
printTable(
  'Start and memory',
  others.map(([what, value, limit, digits]) => ({
    what,
    figure: round(value, digits),
    limit,
    '': verdict(value, limit),
  })),
);
