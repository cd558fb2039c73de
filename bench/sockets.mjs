// `npm run bench:sockets`: cost of thousands of sockets in conversations for one process, and the delay of their
// messages.
import { fork, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { createDatabase, createStaff, createVisitors, supervise } from './chat/site.mjs';
import { printTable, quantile, round, verdict } from './lib/figures.mjs';
import { describeMachine, freePort } from './lib/server.mjs';
import { measureReturn } from './sockets/returning.mjs';

const help = `Sockets of visitors, each in their own conversation, and of staff, on one process and PostgreSQL: memory, delivery,
and the same again after all of them went and came back at once. Then the server restarts under 2,000 clients that
connect with the browser's own code: until when all are back, and what others notice of it.

  TEST_DATABASE_URL=postgres://… npm run bench:sockets [-- --sockets 5000 --staff 250 --rate 100 --broadcasts 20
                                                        --returning 2000 --only returning]

--rate: messages a second, one to each visitor. --broadcasts: messages of which all staff are told.`;

const { values: args } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    staff: { type: 'string', default: '250' },
    rate: { type: 'string', default: '100' },
    broadcasts: { type: 'string', default: '20' },
    returning: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
if (args.help) {
  console.log(help);
  process.exit(0);
}
const [total, staffCount, rate, broadcasts] = [args.sockets, args.staff, args.rate, args.broadcasts].map(
  Number,
);

// Each socket is an open file in both processes; children inherit the limit.
if (!process.env.BENCH_FILES) {
  const again = [
    '-c',
    `ulimit -n ${total + 1000} && exec "$0" "$@"`,
    process.execPath,
    ...process.argv.slice(1),
  ];
  const { status } = spawnSync('sh', again, { stdio: 'inherit', env: { ...process.env, BENCH_FILES: '1' } });
  process.exit(status ?? 1);
}

await ensureBuilt();
console.log(describeMachine());
const database = await createDatabase();
let site;
try {
  site = await supervise({ port: await freePort(21_700), databaseUrl: database.url.href });
} catch (error) {
  await database.drop();
  throw error;
}
const crowd = fork(fileURLToPath(new URL('sockets/crowd.mjs', import.meta.url)));

/** Sends the crowd a command, and waits until it is done. */
const tell = (action, options) =>
  new Promise((resolve, reject) => {
    const fail = (code) => reject(new Error(`the crowd ended with ${code}`));
    crowd.once('exit', fail);
    crowd.once('message', ({ result }) => {
      crowd.off('exit', fail);
      resolve(result);
    });
    crowd.send({ action, options });
  });

const rssMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'))[1]) / 1024;

async function openSockets() {
  const files = await readdir(`/proc/${site.pid()}/fd`);
  const links = await Promise.all(
    files.map((file) => readlink(`/proc/${site.pid()}/fd/${file}`).catch(() => '')),
  );
  return links.filter((link) => link.startsWith('socket:')).length;
}

const seconds = async (work) => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

/** Connects all clients, measures, and disconnects them. */
async function gather() {
  const before = { rss: rssMb(), sockets: await openSockets() };
  let joined;
  const comeSeconds = await seconds(async () => (joined = await tell('come')));
  await pause(2000);
  const kilobytes = ((rssMb() - before.rss) * 1024) / joined;
  const toAll = await tell('broadcast', { times: broadcasts });
  const toEach = await tell('each', { rate });
  const full = rssMb();
  await tell('leave');
  const goSeconds = await seconds(async () => {
    while ((await openSockets()) > before.sockets + 20) await pause(50);
  });
  // After two sweeps no subscription is left.
  await pause(8000);
  return {
    joined,
    comeSeconds,
    kilobytes,
    toAll,
    toEach,
    full,
    goSeconds,
    before: before.rss,
    after: rssMb(),
  };
}

async function measureCrowd() {
  const rounds = [await gather(), await gather()];
  const row = (what, of, limit) => ({
    what,
    first: of(rounds[0]),
    'after all left and came back': of(rounds[1]),
    limit: limit ?? '',
  });
  const worst = (of) => Math.max(...rounds.map(of));
  const late = (waits) => [0.5, 0.95, 0.99].map((q) => round(quantile(waits, q))).join(' / ');
  const missing = (waits) => waits.filter((wait) => wait === null).length;
  const p99 = (key) => worst((one) => quantile(one[key], 0.99));
  printTable(`${total} sockets, ${staffCount} of them of staff, on one process and PostgreSQL`, [
    row(
      'joined',
      ({ joined }) => joined,
      verdict(Math.min(...rounds.map(({ joined }) => joined)), total, true),
    ),
    row('seconds until all had joined', (one) => round(one.comeSeconds, 1)),
    row('memory a socket, kB', (one) => round(one.kilobytes, 1), `${verdict(rounds[0].kilobytes, 50)} (50)`),
    row(
      `told to all ${staffCount} staff, ms (50th / 95th / 99th percentile)`,
      (one) => late(one.toAll),
      `${verdict(p99('toAll'), 500)} (500)`,
    ),
    row(
      `one message in each of ${total - staffCount} conversations, ${rate} a second, ms`,
      (one) => late(one.toEach),
      `${verdict(p99('toEach'), 500)} (500)`,
    ),
    row(
      'not told',
      (one) => missing([...one.toAll, ...one.toEach]),
      verdict(
        worst((one) => missing([...one.toAll, ...one.toEach])),
        0,
      ),
    ),
    row('seconds until all were let go', (one) => round(one.goSeconds, 1)),
    row('memory before / with all / after, MB', (one) =>
      [one.before, one.full, one.after].map((value) => round(value)).join(' / '),
    ),
  ]);
}

try {
  const [visitors, staff] = [
    await createVisitors(database, total - staffCount),
    await createStaff(database, staffCount),
  ];
  const people = [
    ...visitors.map((visitor) => ({ ...visitor, isStaff: false })),
    ...staff.map((cookie, at) => ({ cookie, conversationId: visitors[at].conversationId, isStaff: true })),
  ];
  const address = { origin: site.base, url: `${site.base.replace('http', 'ws')}/ws` };
  await tell('meet', { people, address });
  if (args.only !== 'returning') await measureCrowd();
  await measureReturn({ site, tell, count: Math.min(Number(args.returning), visitors.length) });
} finally {
  crowd.kill();
  await site.stop();
  await database.drop();
}
