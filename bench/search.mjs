// `npm run bench:search`: quality of search answers, and response times of searches and lists with 100,000 products.
import { parseArgs } from 'node:util';
import { describeMachine, startBaobab } from './lib/server.mjs';
import { printTable, quantile, round, verdict } from './lib/figures.mjs';
import { judgeSearches } from './lib/judged.mjs';
import { searchQueries } from './lib/queries.mjs';

const help = `Judges 200 searches in four languages by the demo catalogue, which it makes by itself: mean reciprocal rank and recall
at 5. Then measures GET /api/products on a large catalogue: searches, lists, categories, price order.

Make the catalogue once for each engine (a few minutes), outside the folder that the site uses:
  DATABASE_URL=postgres://… npm run seed -- --products 100000
  DATA_DIR=/tmp/large       npm run seed -- --products 100000
then
  BENCH_DATABASE_URL=postgres://… BENCH_DATA_DIR=/tmp/large npm run bench:search
Either one alone will do; without one, searches are judged and nothing is timed. --runs N  passes over the queries (3); the first, unmeasured one warms up.
--slow N  lists the N slowest searches (5).`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    runs: { type: 'string', default: '3' },
    slow: { type: 'string', default: '5' },
  },
});
const { BENCH_DATABASE_URL, BENCH_DATA_DIR } = process.env;
if (options.help) {
  console.log(help);
  process.exit(0);
}
const runs = Number(options.runs);
const pageSize = 24;

const engines = [
  ...(BENCH_DATABASE_URL
    ? [{ name: 'PostgreSQL', env: { DATABASE_URL: BENCH_DATABASE_URL }, searchLimit: 50, listLimit: 30 }]
    : []),
  ...(BENCH_DATA_DIR
    ? [{ name: 'PGlite', env: { DATA_DIR: BENCH_DATA_DIR }, searchLimit: 120, listLimit: null }]
    : []),
];

/** Sends one request after the other, like one visitor. Returns milliseconds, the total and the found ids. */
async function ask(base, path) {
  const started = performance.now();
  const response = await fetch(base + path);
  const products = await response.json();
  const ms = performance.now() - started;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return { ms, total: Number(response.headers.get('x-total-count')), ids: products.map(({ id }) => id) };
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

console.log(`\nMachine: ${describeMachine()}. ${runs} measured passes, one request at a time, warm.`);
const found = new Map();
for (const { name, env, searchLimit, listLimit } of engines) {
  const server = await startBaobab({ env, firstPath: '/healthz' });
  try {
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
    printTable(`${name}, ${total} products: search, first page`, summarise(searches, searchLimit));
    const slowest = searches
      .map(({ search, times, total: hits }) => ({ search, hits, 'median ms': quantile(times, 0.5) }))
      .toSorted((a, b) => b['median ms'] - a['median ms'])
      .slice(0, Number(options.slow))
      .map((row) => ({ ...row, 'median ms': round(row['median ms'], 1) }));
    printTable(`${name}: slowest searches`, slowest);
    printTable(`${name}, ${total} products: list and facets`, summarise(lists, listLimit));
    found.set(name, { total, searches });
    console.log(`\nMemory after it: ${round(server.rssMb())} MB`);
  } finally {
    await server.stop();
  }
}

const [one, other] = [...found.values()];
if (one && other) {
  const same = one.searches.filter(({ ids, total }, i) => {
    const counterpart = other.searches[i];
    return total === counterpart.total && ids.join() === counterpart.ids.join();
  });
  console.log(
    one.total === other.total
      ? `\nSame first page and total on both engines: ${same.length} of ${one.searches.length} searches (demo products have ids of their own on each).`
      : `\nThe engines hold different numbers of products (${one.total}, ${other.total}): results are not compared.`,
  );
}
