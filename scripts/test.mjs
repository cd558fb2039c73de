// `npm test`: installs dependencies, builds, then runs all checks and tests, even if some fail. The checks, the demo
// catalogue for the browser tests, and the tests that start programs run one after the other, in parallel to the unit
// tests and the browser tests, so that two processors are always busy.
// `--only check`, `--only unit` or `--only e2e` runs one part. Plain JavaScript for Node 20, like start.mjs.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, nodeBinary, root } from './prepare.mjs';

/** Scripts of package.json by part; npm puts the project's own Node first in PATH. */
const parts = {
  check: ['check:format', 'check:lint', 'check:boundaries', 'check:dead'],
  unit: ['test:unit'],
  e2e: ['prepare:catalogue', 'test:process', 'test:e2e'],
};

const { values: args } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: Object.keys(parts) } },
});
const unknown = args.only.find((part) => !Object.hasOwn(parts, part));
if (unknown) {
  console.error(`There is no part "${unknown}": choose from ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const started = performance.now();
const results = new Map();
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// At exit, so that a preparation that fails and ends the process is counted too.
process.on('exit', (code) => {
  const failed = [...results.values()].filter((result) => !result.hasPassed).length;
  console.log(`\n━━ Summary (${seconds(started)})`);
  for (const name of Object.values(parts).flat()) {
    const result = results.get(name);
    if (result) console.log(`${result.hasPassed ? '✓' : '✗'} ${name.padEnd(18)} ${result.time.padStart(8)}`);
  }
  const isCutShort = failed === 0 && code !== 0;
  if (isCutShort) console.log('✗ stopped before the end');
  console.log(`${results.size - failed} passed, ${failed + (isCutShort ? 1 : 0)} failed`);
});

let isStopped = false;
const running = new Set();

/** Runs one script. Beside another script its output is buffered until it ends, so that the lines do not mix. */
async function run(name, { isBeside = false } = {}) {
  if (isStopped) return;
  const since = performance.now();
  const output = [];
  if (!isBeside) console.log(`\n━━ ${name}`);
  const [status, signal] = await new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: root,
      stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    running.add(child);
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve([error.message, null]));
    child.on('close', (...ended) => {
      running.delete(child);
      resolve(ended);
    });
  });
  results.set(name, { hasPassed: status === 0, time: seconds(since) });
  if (isBeside) console.log(`\n━━ ${name}\n${Buffer.concat(output).toString()}`);
  console.log(`${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds(since)}`);
  if (signal === 'SIGINT' || signal === 'SIGTERM') stop(signal);
}

/** Stops running scripts and starts no others; the summary follows. */
function stop(signal) {
  isStopped = true;
  for (const child of running) child.kill(signal);
}

/** Runs scripts one after the other. */
async function runAll(names, options) {
  for (const name of names) await run(name, options);
}

await ensureInstalled({ withDevelopment: true });
nodeBinary();
await ensureBuilt();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

const asked = new Set(args.only.flatMap((part) => parts[part]));
const those = (...names) => names.filter((name) => asked.has(name));
const isBeside = args.only.some((part) => part !== 'check');
const prepared = runAll(those(...parts.check, 'prepare:catalogue'), { isBeside });
await Promise.all([
  prepared.then(() => runAll(those('test:process'), { isBeside })),
  Promise.all([runAll(those(...parts.unit)), prepared]).then(() => runAll(those('test:e2e'))),
]);
const hasPassed = [...results.values()].every((result) => result.hasPassed);
process.exitCode = hasPassed && !isStopped ? 0 : 1;
