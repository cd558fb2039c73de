// `npm run bench:search`: quality of search answers, and response times of searches and lists with 100,000 products.
import { parseArgs } from 'node:util';
import { describeMachine, startBaobab } from './lib/server.mjs';
import { printTable, quantile, round, verdict } from './lib/figures.mjs';
import { judgeSearches } from './lib/judged.mjs';
import { searchQueries } from './lib/queries.mjs';

const help = `Judges 200 searches in four languages by the demo catalogue, which it makes by itself: mean reciprocal rank and recall
at 5. Then measures GET /api/products on a large catalogue: searches, lists, categories, price order.

Make the catalogue once (a few minutes), outside the folder that the site uses:
  DATA_DIR=/tmp/large npm run seed -- --products 100000
then
  BENCH_DATA_DIR=/tmp/large npm run bench:search
Without the folder, searches are judged and nothing is timed.
 --runs N  passes over the queries (3); the first, unmeasured one warms up.
--slow N  lists the N slowest searches (5).`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    runs: { type: 'string', default: '3' },
    slow: { type: 'string', default: '5' },
  },
});
const { BENCH_DATA_DIR } = process.env;
if (options.help) {
  console.log(help);
  process.exit(0);
}
const runs = Number(options.runs);
const pageSize = 24;

/** Milliseconds at the 95th percentile. */
const searchLimit = 50;
const listLimit = 30;

/** Sends one request after the other, like one visitor. Returns milliseconds and the total. */
async function ask(base, path) {
  const started = performance.now();
  const response = await fetch(base + path);
  await response.json();
  const ms = performance.now() - started;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return { ms, total: Number(response.headers.get('x-total-count')) };
}

async function timeAll(base, requests) {
  for (const request of requests) Object.assign(request, { times: [], ...(await ask(base, request.path)) });
  for (let run = 0; run < runs; run++) {
    for (const request of requests) request.times.push((await ask(base, request.path)).ms);
  }
  return requests;
}

async function listRequests(base) {
  const { total } = await ask(base, `/api/products?limit=${pageSize}`);
  const categories = await fetch(`${base}/api/categories`).then((response) => response.json());
  const last = Math.ceil(total / pageSize);
  const of = (group, query) => ({ group, path: `/api/products?limit=${pageSize}${query}` });
  const pages = [1, 2, Math.round(last / 4), Math.round(last / 2), Math.round((3 * last) / 4), last];
  return {
    total,
    requests: [
      ...pages.map((page) => of(`newest, page ${page}`, `&page=${page}`)),
      ...['price_asc', 'price_desc'].flatMap((sort) =>
        [1, Math.round(last / 2), last].map((page) =>
          of(`${sort}, page ${page}`, `&sort=${sort}&page=${page}`),
        ),
      ),
      ...categories.flatMap(({ id }) =>
        [1, Math.round(last / 16)].map((page) =>
          of('a category, first and middle page', `&category=${id}&page=${page}`),
        ),
      ),
      ...categories.map(({ id }) => of('a category by price', `&category=${id}&sort=price_asc`)),
      of('featured', '&featured=true'),
    ],
  };
}

function summarise(requests, limit) {
  const all = requests.flatMap(({ times }) => times);
  const groups = [...Map.groupBy(requests, ({ group }) => group)];
  const row = (name, some, times, bound) => ({
    requests: name,
    n: some.length,
    'median total': round(
      quantile(
        some.map(({ total }) => total),
        0.5,
      ),
    ),
    'p50 ms': round(quantile(times, 0.5), 1),
    'p95 ms': round(quantile(times, 0.95), 1),
    'max ms': round(Math.max(...times), 1),
    'limit p95': bound ?? '–',
    '': bound === null ? '' : verdict(quantile(times, 0.95), bound),
  });
  return [
    ...groups.map(([name, some]) =>
      row(
        name,
        some,
        some.flatMap(({ times }) => times),
        null,
      ),
    ),
    row('ALL', requests, all, limit),
  ];
}

const { rows, missed } = await judgeSearches();
printTable('Judged searches of the demo catalogue; at least 0.85 and 0.95', rows);
printTable('Those of them that were not answered perfectly', missed);

if (BENCH_DATA_DIR) await measureTimes();

async function measureTimes() {
  console.log(`\nMachine: ${describeMachine()}. ${runs} measured passes, one request at a time, warm.`);
  const server = await startBaobab({ env: { DATA_DIR: BENCH_DATA_DIR }, firstPath: '/healthz' });
  const { total, requests } = await listRequests(server.base);
  const lists = await timeAll(server.base, requests);
  const searches = await timeAll(
    server.base,
    searchQueries().map(({ group, search }) => ({
      group,
      search,
      path: `/api/products?limit=${pageSize}&search=${encodeURIComponent(search)}`,
    })),
  );
  printTable(`${total} products: search, first page`, summarise(searches, searchLimit));
  const slowest = searches
    .map(({ search, times, total: hits }) => ({ search, hits, 'median ms': quantile(times, 0.5) }))
    .toSorted((a, b) => b['median ms'] - a['median ms'])
    .slice(0, Number(options.slow))
    .map((row) => ({ ...row, 'median ms': round(row['median ms'], 1) }));
  printTable('Slowest searches', slowest);
  printTable(`${total} products: list and facets`, summarise(lists, listLimit));
  console.log(
    `\nMemory after it: ${round(server.rssMb())} MB; with its database server ${round(server.allMb())} MB`,
  );
  await server.stop();
}
