// `npm run bench:processes`: the benefit of a second process behind nginx, and whether restarts and kills lose
// anything.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isInstalled, startProxy } from '#tests/proxy.ts';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { createDatabase, createStaff, supervise } from './chat/site.mjs';
import { makeFolder } from './lib/children.mjs';
import { median, printTable, round, verdict } from './lib/figures.mjs';
import { cpuSeconds, describeMachine, freePort } from './lib/server.mjs';
import { readPages, writeProducts } from './processes/load.mjs';
import { overTls, startTalks } from './processes/talks.mjs';

const help = `Two processes on one PostgreSQL behind nginx with the configuration of docs/proxy/nginx.conf.

  npm run bench:processes [-- --runs 5 --seconds 5 --restarts 20 --minutes 5 --every 10]
  --only efficiency | restarts | kills

--restarts: rolling restarts under load. --minutes: how long one process after the other is killed, each --every seconds.`;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    restarts: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '5' },
    every: { type: 'string', default: '10' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}
if (!isInstalled('nginx')) throw new Error('nginx is not installed (Debian: nginx-light)');
// The certificate is self-signed and made for this run.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
process.removeAllListeners('warning');

const readers = 16;
const writers = 4;

await ensureBuilt();
console.log(describeMachine());
const database = await createDatabase();
const directory = makeFolder('bench-processes');
const opened = [];
let isGood = true;
/** A figure with its limit; the bench fails if one is over its limit. */
function judged(what, figure, limit) {
  const word = verdict(figure, limit);
  if (word === 'OVER') isGood = false;
  return { what, figure, limit: word };
}

try {
  const tls = await freePort(21_700);
  const sites = [];
  for (const from of [21_720, 21_740]) {
    const site = await supervise({
      port: await freePort(from),
      databaseUrl: database.url.href,
      env: {
        DATA_DIR: directory,
        PROCESSES: '2',
        TRUSTED_PROXIES: '1',
        PUBLIC_URL: `https://localhost:${tls}`,
      },
    });
    opened.push(site.stop);
    sites.push(site);
  }
  const proxyOf = async (port, some) => {
    const proxy = await startProxy('nginx', {
      tls: port,
      plain: await freePort(21_760),
      processes: some.map((site) => site.port),
    });
    opened.push(proxy.stop);
    return proxy;
  };
  const both = await proxyOf(tls, sites);
  const staff = (await createStaff(database, writers)).map(overTls);
  // Creates products, so that the pages have content.
  let begun = 0;
  await writeProducts(both.origin, staff, () => ++begun > 60, 0);

  const parts = {
    efficiency: async () => measureEfficiency(sites, await proxyOf(await freePort(21_780), [sites[0]]), both),
    restarts: () => measureTrouble(sites, both, staff, restarts),
    kills: () => measureTrouble(sites, both, staff, kills),
  };
  for (const [name, measure] of Object.entries(parts))
    if (!options.only || options.only === name) await measure();
} finally {
  for (const close of opened.toReversed()) await close();
  await database.close();
}
process.exitCode = isGood ? 0 : 1;

/**
 * Requests per second of the processes' CPU time, with one process and with two, in turn. Each process gets the same
 * number of requests per second: with more, a process handles many at a time and would seem cheaper.
 */
async function measureEfficiency(sites, one, both) {
  const figures = { one: [], both: [] };
  let failed = 0;
  const run = async (proxy, seconds, perSecond) => {
    const used = proxy === one ? sites.slice(0, 1) : sites;
    const until = performance.now() + seconds * 1000;
    const cpu = () => used.reduce((sum, site) => sum + cpuSeconds(site.pid()), 0);
    const before = cpu();
    const counts = await readPages(proxy.origin, readers, () => performance.now() > until, perSecond);
    failed += counts.failed;
    return { perCpuSecond: counts.answered / (cpu() - before), perSecond: counts.answered / seconds };
  };
  // Lets both processes compile their code and fill their caches.
  await run(one, 2);
  await run(both, 4);
  const most = { one: await run(one, 3), both: await run(both, 3) };
  const rate = most.one.perSecond / 4;
  for (let n = 0; n < Number(options.runs); n++)
    for (const [name, proxy] of Object.entries({ one, both }))
      figures[name].push(
        (await run(proxy, Number(options.seconds), name === 'one' ? rate : 2 * rate)).perCpuSecond,
      );
  const ratio = median(figures.both) / median(figures.one);
  const all = (name) => `${round(most[name].perSecond)}, ${round(most[name].perCpuSecond)} a CPU second`;
  printTable('One and two processes behind nginx, half of the requests from the cache', [
    {
      what: `requests a CPU second at ${round(rate)} a second and process, one`,
      figure: round(median(figures.one)),
      limit: '',
    },
    { what: 'the same with two', figure: round(median(figures.both)), limit: '' },
    // Not a reason to fail, since it also depends on how busy the machine is.
    { what: 'two to one', figure: round(ratio, 2), limit: verdict(ratio, 0.9, true) },
    { what: 'requests a second at most, one', figure: all('one'), limit: '' },
    { what: 'requests a second at most, two', figure: all('both'), limit: '' },
    judged('failed', failed, 0),
  ]);
}

/** Waits until an ended process has been restarted. */
async function untilBack(site, starts) {
  while (site.starts === starts || !site.isUp) await pause(50);
}

async function restarts(sites) {
  for (let n = 0; n < Number(options.restarts); n++) {
    const site = sites[n % sites.length];
    const { starts } = site;
    site.kill('SIGTERM');
    await untilBack(site, starts);
  }
  return { title: `${options.restarts} rolling restarts under load`, failedLimit: 0 };
}

async function kills(sites) {
  const until = performance.now() + Number(options.minutes) * 60_000;
  let count = 0;
  for (; performance.now() < until; count++) {
    const site = sites[count % sites.length];
    const { starts } = site;
    site.kill('SIGKILL');
    await Promise.all([untilBack(site, starts), pause(Number(options.every) * 1000)]);
  }
  // Requests in progress in a killed process cannot be answered.
  return { title: `${count} SIGKILLs under load`, failedLimit: null };
}

/** Reads, writes and chats while processes end; then counts what is stored. */
async function measureTrouble(sites, proxy, staff, cause) {
  let isOver = false;
  const over = () => isOver;
  const talks = await startTalks(database, proxy.origin, staff);
  const reading = readPages(proxy.origin, readers / 2, over);
  const writing = writeProducts(proxy.origin, staff, over);
  const { title, failedLimit } = await cause(sites);
  isOver = true;
  const [read, written, said] = [await reading, await writing, await talks.finish()];
  const rows = await database.query('select name from products where name = any($1::text[])', [
    written.acknowledged,
  ]);
  const stored = new Set(rows.map((row) => row.name));
  const { acknowledged, unsent, ...faults } = said;
  printTable(title, [
    { what: 'requests', figure: read.answered + written.answered, limit: '' },
    judged('failed', read.failed + written.failed, failedLimit),
    { what: 'products acknowledged', figure: written.acknowledged.length, limit: '' },
    judged('of these lost', written.acknowledged.filter((name) => !stored.has(name)).length, 0),
    { what: 'chat messages acknowledged', figure: acknowledged, limit: '' },
    judged('not taken within 30 s of calm', unsent, 0),
    ...Object.entries(faults).map(([what, figure]) => judged(what, figure, 0)),
  ]);
  const reasons = [...read.reasons, ...written.reasons].map(([reason, times]) => ({ reason, times }));
  if (reasons.length > 0) printTable('Failed requests', reasons);
}
