// `npm run bench:database`: checks that the embedded database stays small and fast, and opens fast, after long use.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, nodeBinary } from '../scripts/prepare.mjs';
import { printTable, quantile, round, verdict } from './lib/figures.mjs';
import { describeMachine } from './lib/server.mjs';

const help = `Updates through the program's services on an embedded database of its own, with its upkeep at work: price changes,
chat messages, new visitors, read marks, and the stock of 200 products at once. Then it is killed, and opened again.

  npm run bench:database [-- --updates 1000000 --products 2000]
  npm run bench:database -- --updates 4000 --products 50     a short run
  npm run bench:database -- --durable                        what DURABLE costs instead`;

const { values: options } = parseArgs({
  options: {
    updates: { type: 'string', default: '1000000' },
    products: { type: 'string', default: '2000' },
    durable: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}

const mb = (bytes) => round(bytes / 2 ** 20, 1);
const directory = mkdtempSync(path.join(tmpdir(), 'baobab-bench-database-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));

function startWorker(args, env = {}) {
  const child = fork(path.join(import.meta.dirname, 'database/worker.mjs'), args, {
    execPath: nodeBinary(),
    env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '', NODE_ENV: 'production', ...env },
  });
  child.on('exit', (code) => code && console.error(`the worker ended with ${code}`));
  return child;
}

/** Size of the log's files in bytes. */
function logBytes() {
  try {
    const folder = path.join(directory, 'db/pg_wal');
    return readdirSync(folder)
      .map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false }))
      .reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0);
  } catch {
    return 0;
  }
}

async function resultOf(child, onProgress = () => {}) {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`ended with ${code ?? signal}`);
  });
  // The process ends in any case; ending before its result is an error.
  ended.catch(() => {});
  for (;;) {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    if (Object.keys(message).length > 1) return message;
    onProgress(message);
  }
}

await ensureBuilt();
console.log(describeMachine());
if (options.durable) await measureDurable();
else {
  const isWithinLimits = await measureService();
  // Under bench:smoke, other work runs at the same time: the figures are no measurement.
  process.exitCode = isWithinLimits || process.env.BENCH_SMOKE ? 0 : 1;
}

async function measureService() {
  const child = startWorker(['write', options.updates, options.products]);
  let mostLog = 0;
  const watching = setInterval(() => (mostLog = Math.max(mostLog, logBytes())), 200);
  let told = 0;
  const run = await resultOf(child, ({ done }) => {
    if (done - told < 50_000) return;
    told = done;
    console.log(`  ${done} updates`);
  });
  clearInterval(watching);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { openMs, sizes } = await resultOf(startWorker(['open']));

  const worst = sizes.toSorted((a, b) => b.bytes / b.packed - a.bytes / a.packed)[0];
  const upkeepMs = (wanted) => run.upkeep.filter(({ what }) => what === wanted).map(({ ms }) => ms);
  const times = (values) =>
    values.length === 0
      ? 'none'
      : `${values.length}, ${round(quantile(values, 0.5))} / ${round(quantile(values, 0.95))} / ${round(Math.max(...values))} ms`;
  const p99 = quantile(run.pages, 0.99);
  const ratio = worst ? worst.bytes / worst.packed : Number.NaN;
  const checks = [
    [mostLog / 2 ** 20, 160],
    [ratio, 2],
    [openMs, 2000],
    [p99, 500],
  ];
  printTable(`${options.updates} updates through the services, embedded database`, [
    { what: 'a second', figure: round(Number(options.updates) / run.seconds), limit: '' },
    { what: 'log at most', figure: `${mb(mostLog)} MB`, limit: `160 MB ${verdict(...checks[0])}` },
    {
      what: 'the loosest table, to its size when packed anew',
      figure: worst ? `${worst.name}, ${mb(worst.bytes)} MB, ${round(ratio, 2)} ×` : 'none above 5 MB',
      limit: `2 × ${verdict(...checks[1])}`,
    },
    {
      what: 'opened again after SIGKILL',
      figure: `${round(openMs)} ms`,
      limit: `2000 ms ${verdict(...checks[2])}`,
    },
    {
      what: 'a page, 50th / 95th / 99th percentile / at most',
      figure: `${[0.5, 0.95, 0.99, 1].map((q) => round(quantile(run.pages, q))).join(' / ')} ms`,
      limit: `500 ms (99th) ${verdict(...checks[3])}`,
    },
    ...['checkpoint', 'vacuum', 'analyze'].map((what) => ({
      what: `${what}: how many, 50th / 95th percentile / at most`,
      figure: times(upkeepMs(what)),
      limit: '',
    })),
  ]);
  return checks.every(([value, limit]) => Number.isNaN(value) || value <= limit);
}

async function measureDurable() {
  const rows = [];
  for (const DURABLE of ['false', 'true']) {
    const { alone, together } = await resultOf(startWorker(['commits', '1000'], { DURABLE }));
    for (const { writers, perSecond, waits } of [alone, together]) {
      rows.push({
        DURABLE,
        writers,
        'a second': round(perSecond),
        '50th percentile ms': round(quantile(waits, 0.5), 1),
        '95th': round(quantile(waits, 0.95), 1),
      });
    }
  }
  printTable('Chat messages, one after the other and twenty at a time', rows);
}
