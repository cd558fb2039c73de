// Attacks by one anonymous client on the running program with its default limits, and their effect on other clients.
import { spawnSync } from 'node:child_process';
import { cp, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeBinary, root, serverEnvironment } from '../../scripts/prepare.mjs';
import { makeFolder, spawnChild } from '../lib/children.mjs';
import { copyDemo } from '../lib/demo-data.mjs';
import { printTable, round, verdict } from '../lib/figures.mjs';
import { makeFirstAccount } from '../lib/first-account.mjs';
import { freePort, startBaobab, untilIdle } from '../lib/server.mjs';
import { startProbes } from './probes.mjs';

/** Limits: slowdown of other clients, additional memory, and time until everything is normal again. */
const slowerLimit = 1.5;
const memoryLimitMb = 100;
const recoveryLimitSeconds = 15;
/** Milliseconds below which waiting is not noticed, and the ratio of two times is only noise. */
const unnoticedMs = 20;
/** Seconds in which an attacker must release what it holds. */
const letGoSeconds = 5;

const folder = path.join(import.meta.dirname, 'attacks');

/** Runs an attack in a process of its own, with a lower priority than the program and the probes. */
async function attackFrom(file, plan, seconds) {
  const runner = path.join(import.meta.dirname, 'attacker.mjs');
  const polite = process.platform === 'linux' ? ['nice', '-n', '10', process.execPath] : [process.execPath];
  const [command, ...args] = [...polite, runner, JSON.stringify({ file, seconds, ...plan })];
  const child = spawnChild(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  // An attack that does not end in time is killed, which releases everything that it holds.
  const patience = setTimeout(() => child.kill('SIGKILL'), (seconds + letGoSeconds) * 1000);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(patience);
  return code === 0 ? output.trim() : `${output.trim()} (the attacker ended with ${code ?? 'SIGKILL'})`;
}

async function measureAttack({ file, attack, directory, seconds, cookie }) {
  const env = { DATA_DIR: directory, TRUSTED_PROXIES: '1', LOG_LEVEL: 'info', RATE_LIMIT: '600' };
  const port = await freePort(21_600);
  const site = await startBaobab({
    env: { ...env, PAGE_BUDGET_MS: '3000', ...attack.env?.(`http://127.0.0.1:${port}`) },
    firstPath: '/products',
    port,
  });
  let hasEnded = false;
  try {
    await untilIdle(site);
    const probes = await startProbes(site);
    await sleep(2000);
    const calm = await probes.measure(seconds * 1000);
    const memory = site.rssMb();
    let highest = memory;
    const watch = setInterval(() => {
      try {
        highest = Math.max(highest, site.rssMb());
      } catch {
        hasEnded = true;
      }
    }, 50);
    const cpu = site.cpuSeconds();
    const attacking = attackFrom(file, { base: site.base, cookie }, seconds);
    const during = await probes.measure(seconds * 1000);
    const spent = hasEnded ? Number.NaN : site.cpuSeconds() - cpu;
    const figures = await attacking;
    const recovery = await probes.untilCalm(Math.max(calm.p95 * slowerLimit, calm.p95 + unnoticedMs), 60_000);
    clearInterval(watch);
    await probes.stop();
    const isSlower = during.p95 > Math.max(calm.p95 * slowerLimit, calm.p95 + unnoticedMs);
    return {
      attack: attack.name,
      'p95 before, ms': round(calm.p95, 1),
      'during, ms': round(during.p95, 1),
      '': isSlower ? 'OVER' : 'ok',
      'failed probes': `${during.failed} ${verdict(during.failed, 0)}`,
      'chat, slowest ms': round(during.slowestChat),
      'of a core': `${round((100 * spent) / seconds)} %`,
      'memory, MB': `+${round(highest - memory)} ${verdict(highest - memory, memoryLimitMb)}`,
      'recovered after, s': `${round(recovery, 1)} ${verdict(recovery, recoveryLimitSeconds)}`,
      crashed: hasEnded ? 'YES' : 'no',
      attacker: figures,
    };
  } finally {
    await site.stop();
  }
}

/** Makes demo data and the first account once for all attacks: each runs on a copy. */
async function prepare(directory, env) {
  const site = await startBaobab({
    env: { DATA_DIR: directory, TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent', ...env },
    firstPath: '/healthz',
    port: await freePort(21_600),
  });
  try {
    while (!site.output().includes('invite=')) await sleep(50);
    const cookie = await makeFirstAccount(site);
    await untilIdle(site);
    return cookie;
  } finally {
    await site.stop();
  }
}

/** Adds a large catalogue to the demo data. */
function seed(directory, products) {
  console.error(`Making ${products} products …`);
  const args = [
    '--import=./scripts/drizzle-modules.mjs',
    'server/operations/demo/main.ts',
    '--products',
    String(products),
    '--force',
  ];
  const env = { ...serverEnvironment, DATA_DIR: directory, DATABASE_URL: '' };
  const { status, stderr } = spawnSync(nodeBinary(), args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the catalogue could not be made: ${stderr}`);
}

/**
 * Runs every attack in bench/security/attacks, or the named one, and prints the effect on other clients.
 * @param seconds duration of each attack, and of the measurement before it
 * @param products in the large catalogue, if an attack needs one; 0 for the number that the attack gives
 * @param demo whether the program has the demo catalogue; without it the bench is faster and its pages are short
 */
export async function measureAttacks({ seconds, only, products = 0, demo = true }) {
  const rows = [];
  const directory = makeFolder('attacks');
  const origin = path.join(directory, 'prepared');
  if (demo) await copyDemo(origin);
  const cookie = await prepare(origin, { DEMO_DATA: String(demo) });
  for (const name of (await readdir(folder)).toSorted()) {
    const file = path.join(folder, name);
    const { attack } = await import(file);
    if (only && !attack.name.includes(only)) continue;
    const copy = path.join(directory, name);
    await cp(origin, copy, { recursive: true });
    if (attack.products && demo) seed(copy, products || attack.products);
    const row = await measureAttack({ file, attack, directory: copy, seconds, cookie });
    rows.push(row);
    // All attacks take minutes: results must not be lost if a later attack fails.
    console.error(Object.values(row).join(' | '));
    await rm(copy, { recursive: true, force: true });
  }
  printTable(`Attacks of ${seconds} s by one client, ${availableParallelism()} cores shared by all`, rows);
}
