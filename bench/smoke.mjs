// `npm run bench:smoke`: runs every bench once in its shortest form. Run it after a change of what benches use, or of
// a bench: no other check does. Its output contains no measurements.
import { randomUUID } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, nodeBinary, root } from '../scripts/prepare.mjs';
import { makeFolder, spawnChild } from './lib/children.mjs';
import { startBaobab, untilIdle } from './lib/server.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });

/** Seconds after which a bench counts as hanging. */
const patienceSeconds = 480;

const folder = makeFolder('smoke');
// Benches make their folders in it, and so their database servers are found.
process.env.TMPDIR = folder;
const demo = path.join(folder, 'demo');

/**
 * The benches of package.json by name, and their long parts separately: arguments for a short run, and requirements.
 */
const benches = {
  pages: { args: '--runs 1 --profiles slow4g --pages /products', needsSite: true },
  server: { args: '--runs 1 --seconds 1', env: { BENCH_DATA_DIR: demo } },
  search: { args: '--runs 1', env: { BENCH_DATA_DIR: demo } },
  security: {
    args: '--guesses 40 --pairs 4 --uploads 40 --slow 40 --stops 2 --rendering 3 --fuzz 200 --columns 3 --attacks 0',
    env: { BENCH_DATA_DIR: demo },
  },
  attacks: {
    script: 'security',
    args: '--only attacks --attacks 2 --products 1000',
    env: { BENCH_DATA_DIR: demo },
  },
  database: { args: '--updates 3000 --kills 3' },
  chat: { args: '--messages 200 --conversations 4 --rounds 1' },
  quotes: { args: '--quotes 300 --runs 2' },
  processes: { args: '--runs 1 --seconds 1 --restarts 2 --minutes 0.2 --every 5' },
};

const scripts = Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts);
const forgotten = scripts
  .filter((script) => script.startsWith('bench:') && script !== 'bench:smoke')
  .filter((script) => !Object.hasOwn(benches, script.slice('bench:'.length)));
if (forgotten.length > 0) throw new Error(`bench:smoke does not run ${forgotten.join(', ')}`);

/** Marks the processes of this run in their environment, which child processes inherit. */
const mark = `BENCH_SMOKE=${randomUUID()}`;

/** Ids of processes of this run that are still running, on systems with /proc. */
function leftRunning() {
  if (process.platform !== 'linux') return [];
  const marked = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(mark);
      } catch {
        // Ended in the meantime, or owned by another user.
        return false;
      }
    });
  // A database server gets another environment.
  const servers = globSync('**/postmaster.pid', { cwd: folder });
  const main = servers.map((file) => readFileSync(path.join(folder, file), 'utf8').split('\n')[0]);
  return [...marked, ...main].map(Number);
}

async function run(script, args, env = {}) {
  const started = performance.now();
  const child = spawnChild(nodeBinary(), [path.join(root, `bench/${script}.mjs`), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, BENCH_SMOKE: mark.split('=')[1], ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const patience = setTimeout(() => child.kill('SIGTERM'), patienceSeconds * 1000);
  const code = await new Promise((resolve) =>
    child.once('close', (status, signal) => resolve(status ?? signal)),
  );
  clearTimeout(patience);
  return { code, output, seconds: (performance.now() - started) / 1000 };
}

await ensureBuilt();
const wanted = Object.entries(benches).filter(([name]) => !options.only || options.only === name);
if (wanted.some(([, { needsSite, env }]) => needsSite || env)) {
  console.log('Making demo data …');
  const site = await startBaobab({ env: { DATA_DIR: demo }, firstPath: '/products' });
  await untilIdle(site);
  await site.stop();
}

const results = [];
for (const [name, bench] of wanted) {
  const visited = bench.needsSite ? await startBaobab({ env: { DATA_DIR: demo } }) : null;
  const args = `${bench.args}${visited ? ` --site ${visited.base}` : ''}`.split(' ').filter(Boolean);
  const result = await run(bench.script ?? name, args, bench.env);
  await visited?.stop();
  const left = leftRunning();
  for (const pid of left) process.kill(pid, 'SIGKILL');
  const hasPassed = result.code === 0 && left.length === 0;
  results.push(hasPassed);
  console.log(`${hasPassed ? '✓' : '✗'} ${name}: ${Math.round(result.seconds)} s`);
  if (left.length > 0) console.log(`  left running: ${left.join(', ')}`);
  if (!hasPassed) console.log(`  ended with ${result.code}\n${result.output.slice(-4000)}`);
}
const failed = results.filter((hasPassed) => !hasPassed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
