// `npm run bench:quotes`: response times of the staff's lists and boards of requests and orders, of the figures and of the buyer's
// offer page with many offers.
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, nodeBinary } from '../scripts/prepare.mjs';
import { makeFolder, spawnChild } from './lib/children.mjs';
import { printTable, quantile, round, verdict } from './lib/figures.mjs';
import { describeMachine } from './lib/server.mjs';

const help = `Requests with offers on an embedded server of its own. List and board are read as the staff's pages read them; the
offer's page is asked for whole, as HTML.

  npm run bench:quotes [-- --quotes 100000 --orders 20000 --runs 20]`;

const { values: options } = parseArgs({
  options: {
    quotes: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '20' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}

await ensureBuilt();
console.log(
  `${describeMachine()}. ${options.quotes} requests, each with an offer; ${options.orders} orders.`,
);
const directory = makeFolder('bench-quotes');
const script = path.join(import.meta.dirname, 'quotes/worker.mjs');
const worker = spawnChild(nodeBinary(), [script, options.quotes, options.orders, options.runs], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    DATA_DIR: directory,
    DATABASE_URL: '',
    NODE_ENV: 'production',
    RATE_LIMIT: '0',
    PAGE_BUDGET_MS: '0',
  },
});
const ended = once(worker, 'exit').then(([code]) => {
  throw new Error(`the worker ended with ${code}`);
});
const [measured] = await Promise.race([once(worker, 'message'), ended]);
worker.removeAllListeners('exit');
worker.kill();
printTable(
  'Milliseconds',
  measured.map(({ name, times, limit }) => {
    const p95 = quantile(times, 0.95);
    return {
      what: name,
      median: round(quantile(times, 0.5), 1),
      '95 %': round(p95, 1),
      limit: limit ?? '',
      '': verdict(p95, limit),
    };
  }),
);
