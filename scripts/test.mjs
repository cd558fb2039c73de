// `npm test`: dependencies, build, then every check and test; all of them run, whatever fails before.
// `--only check`, `--only unit` or `--only e2e` runs that part. Plain JavaScript for Node 20, like start.mjs.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, nodeBinary, root } from './prepare.mjs';

/** The scripts of package.json by part; npm puts the project's own Node first. */
const parts = {
  check: ['check:format', 'check:lint', 'check:boundaries', 'check:dead', 'check:types'],
  unit: ['test:unit'],
  e2e: ['test:e2e'],
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
const results = [];
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// At exit, so that a preparation that fails and ends the process is counted too.
process.on('exit', (code) => {
  const failed = results.filter((result) => !result.hasPassed).length;
  console.log(`\n━━ Summary (${seconds(started)})`);
  for (const { name, hasPassed, time } of results) {
    console.log(`${hasPassed ? '✓' : '✗'} ${name.padEnd(18)} ${time.padStart(8)}`);
  }
  const isCutShort = failed === 0 && code !== 0;
  if (isCutShort) console.log('✗ stopped before the end');
  console.log(`${results.length - failed} passed, ${failed + (isCutShort ? 1 : 0)} failed`);
});

await ensureInstalled();
nodeBinary();
await ensureBuilt();

for (const name of Object.keys(parts).flatMap((part) => (args.only.includes(part) ? parts[part] : []))) {
  console.log(`\n━━ ${name}`);
  const since = performance.now();
  const { status, signal } = spawnSync('npm', ['run', '--silent', name], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  results.push({ name, hasPassed: status === 0, time: seconds(since) });
  console.log(`${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds(since)}`);
  if (signal === 'SIGINT' || signal === 'SIGTERM') break;
}
process.exitCode = results.every((result) => result.hasPassed) ? 0 : 1;
