// `npm run bench:person`: time to find and erase the data of one person among many, and how long other requests wait
// meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, nodeBinary } from '../scripts/prepare.mjs';
import { createDatabase } from './chat/site.mjs';
import { printTable, quantile, round } from './lib/figures.mjs';
import { describeMachine } from './lib/server.mjs';

const help = `So many people with eight rows each; three of them are found, exported and erased while another request reads the
categories every 10 ms. On the embedded database, or with --postgres on one of its own, which is dropped at the end.

  [TEST_DATABASE_URL=postgres://…] npm run bench:person [-- --people 25000 --postgres]`;

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '25000' },
    postgres: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}

await ensureBuilt();
const engine = options.postgres ? 'PostgreSQL' : 'embedded database';
console.log(`${describeMachine()}. ${options.people} people; ${engine}.`);
const database = options.postgres ? await createDatabase() : null;
const directory = mkdtempSync(path.join(tmpdir(), 'baobab-bench-person-'));
let worker;
try {
  worker = fork(path.join(import.meta.dirname, 'person/worker.mjs'), [options.people], {
    execPath: nodeBinary(),
    env: {
      ...process.env,
      DATA_DIR: directory,
      ...(database ? { DATABASE_URL: database.url.href } : {}),
      NODE_ENV: 'production',
    },
  });
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`the worker ended with ${code}`);
  });
  const [measured] = await Promise.race([once(worker, 'message'), ended]);
  const parts = ['finding', 'export', 'erasing'];
  printTable(
    'Milliseconds',
    parts.map((part) => {
      const runs = measured.filter(({ name }) => name === part);
      return {
        what: part,
        median: round(
          quantile(
            runs.map(({ ms }) => ms),
            0.5,
          ),
          0,
        ),
        'longest wait of others': round(Math.max(...runs.map(({ longest }) => longest)), 0),
      };
    }),
  );
} finally {
  worker?.removeAllListeners('exit');
  worker?.kill();
  await database?.drop();
  rmSync(directory, { recursive: true, force: true });
}
