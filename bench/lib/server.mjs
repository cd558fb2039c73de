// Starts the real program, as in production, and measures its cost.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { spawnChild } from './children.mjs';
import { nodeBinary, root, serverArguments, serverEnvironment } from '../../scripts/prepare.mjs';

/** Kernel ticks per second in which /proc counts CPU time (sysconf(_SC_CLK_TCK), 100 on Linux). */
const ticksPerSecond = 100;

/** [program, args] pinned to one core, if the machine has two cores and taskset. */
export function pinned(core, command, args) {
  const canPin = process.platform === 'linux' && availableParallelism() > 1;
  return canPin ? ['taskset', ['-c', String(core), command, ...args]] : [command, args];
}

/** A free port below 32768, outside the range of ephemeral ports. */
export async function freePort(from) {
  for (let port = from; port < from + 200; port++) {
    const isFree = await new Promise((resolve) => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
  throw new Error(`no free port from ${from}`);
}

/**
 * Starts a process and waits until it prints `ready`.
 * @returns its base address, functions that measure it, and one that stops it. `startMs` is the time from spawn to
 * the first answer of `firstPath`.
 */
async function startProcess({
  command,
  args,
  env,
  port,
  ready,
  firstPath = '/',
  core = null,
  log = 'ignore',
}) {
  const [program, all] = core === null ? [command, args] : pinned(core, command, args);
  const started = performance.now();
  const child = spawnChild(program, all, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...serverEnvironment, PORT: String(port), HOST: '127.0.0.1', ...env },
  });
  let output = '';
  await new Promise((resolve, reject) => {
    const read = (chunk) => {
      if (output.length < 100_000) output += chunk;
      if (log === 'inherit') process.stderr.write(chunk);
      if (ready.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${output.slice(-500)}`)));
  });
  const base = `http://127.0.0.1:${port}`;
  const first = await fetch(base + firstPath);
  await first.arrayBuffer();
  const startMs = performance.now() - started;
  if (!first.ok) throw new Error(`${firstPath} answered ${first.status}`);
  return {
    base,
    pid: child.pid,
    startMs,
    /** Its output so far. */
    output: () => output,
    /** CPU seconds so far, in user and kernel mode, for all threads. */
    cpuSeconds: () => cpuSeconds(child.pid),
    /** Resident memory in megabytes. */
    rssMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.removeAllListeners('exit');
        child.on('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** Starts the built program on a port of its own. Without DATABASE_URL it stores its data in DATA_DIR of `env`. */
export async function startBaobab({ env, core = null, port, firstPath }) {
  return startProcess({
    command: nodeBinary(),
    args: serverArguments,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      PAGE_BUDGET_MS: '0',
      DATABASE_URL: '',
      ...env,
    },
    port: port ?? (await freePort(20_600)),
    ready: /Baobab is ready/,
    core,
    ...(firstPath ? { firstPath } : {}),
  });
}

/** Waits until the process is almost idle: the demo pictures are encoded in the background. */
export async function untilIdle(server) {
  for (let calm = 0; calm < 3;) {
    const before = server.cpuSeconds();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    calm = server.cpuSeconds() - before < 0.05 ? calm + 1 : 0;
  }
}

/** CPU seconds of a process so far, in user and kernel mode, for all threads. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export function describeMachine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores, ${gigabytes} GB, Node ${process.version}`;
}
