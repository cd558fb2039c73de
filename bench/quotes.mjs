// `npm run bench:quotes`: response times of the staff's list and board and of the buyer's offer page with many
// offers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, nodeBinary } from '../scripts/prepare.mjs';
import { createDatabase } from './chat/site.mjs';
import { printTable, quantile, round, verdict } from './lib/figures.mjs';
import { describeMachine } from './lib/server.mjs';

const help = `Requests with offers on a PostgreSQL database of its own, which is dropped at the end. List and board are read as
the staff's pages read them; the offer's page is asked for whole, as HTML.

  TEST_DATABASE_URL=postgres://… npm run bench:quotes [-- --quotes 100000 --runs 20]`;

const { values: options } = parseArgs({
  options: {
    quotes: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '20' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}

await ensureBuilt();
console.log(`${describeMachine()}. ${options.quotes} requests, each with an offer; PostgreSQL.`);
const database = await createDatabase();
const directory = mkdtempSync(path.join(tmpdir(), 'baobab-bench-quotes-'));
let worker;
try {
  worker = fork(path.join(import.meta.dirname, 'quotes/worker.mjs'), [options.quotes, options.runs], {
    execPath: nodeBinary(),
    env: {
      ...process.env,
      DATA_DIR: directory,
      DATABASE_URL: database.url.href,
      NODE_ENV: 'production',
      RATE_LIMIT: '0',
      PAGE_BUDGET_MS: '0',
    },
  });
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`the worker ended with ${code}`);
  });
  const [measured] = await Promise.race([once(worker, 'message'), ended]);
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
} finally {
  worker?.removeAllListeners('exit');
  worker?.kill();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
}
