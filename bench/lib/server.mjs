// Starts the real program, as in production, and measures its cost.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
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
 * Starts the built program on a port of its own, with its data in DATA_DIR of `env`, and waits until it is ready.
 * @returns its base address, functions that measure it, and one that stops it. `startMs` is the time from spawn to
 * the first answer of `firstPath`.
 */
export async function startBaobab({ env, core = null, port, firstPath = '/' }) {
  const own = port ?? (await freePort(20_600));
  const command = [nodeBinary(), serverArguments];
  const [program, args] = core === null ? command : pinned(core, ...command);
  const started = performance.now();
  const child = spawnChild(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...serverEnvironment,
      PORT: String(own),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      PAGE_BUDGET_MS: '0',
      DATABASE_URL: '',
      ...env,
    },
  });
  let output = '';
  await new Promise((resolve, reject) => {
    const read = (chunk) => {
      if (output.length < 100_000) output += chunk;
      if (/Baobab is ready/.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${output.slice(-500)}`)));
  });
  const base = `http://127.0.0.1:${own}`;
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
    /** CPU seconds so far of the program, all threads, and of its database server. */
    cpuSeconds: () => cpuSeconds(child.pid) + databaseCpuSeconds(env.DATA_DIR),
    /** Resident memory of the program in megabytes. */
    rssMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024,
    /** Memory of the program and its database server in megabytes; what they share is counted once. */
    allMb: () => [child.pid, ...databasePids(env.DATA_DIR)].reduce((sum, pid) => sum + shareMb(pid), 0),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.removeAllListeners('exit');
        child.on('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** Waits until the process is almost idle: the demo pictures are encoded in the background. */
export async function untilIdle(server) {
  for (let calm = 0; calm < 3;) {
    const before = server.cpuSeconds();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    calm = server.cpuSeconds() - before < 0.05 ? calm + 1 : 0;
  }
}

/** Memory of a process in megabytes, of shared pages its share; 0 if it has ended. */
const shareMb = (pid) =>
  Number(/^Pss:\s+(\d+)/m.exec(readOr(`/proc/${pid}/smaps_rollup`, ''))?.[1] ?? 0) / 1024;

/** The fields of /proc/PID/stat behind the program's name, from the state on; undefined if the process has ended. */
function statOf(pid) {
  const stat = readOr(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readOr(file, fallback) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}

/** Ids of the processes of the database server in a data directory, its main process first. */
function databasePids(dataDir) {
  const main = readOr(path.join(dataDir, 'postgres/postmaster.pid'), '').split('\n')[0];
  if (!main) return [];
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)?.[1] === main);
  return [main, ...others].map(Number);
}

/** Ends all processes of the database server in a data directory by SIGKILL. */
export function killDatabase(dataDir) {
  for (const pid of databasePids(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // A session that has ended.
    }
  }
}

/** CPU seconds of a process so far, in user and kernel mode, for all threads. */
export function cpuSeconds(pid) {
  const [user, kernel] = statOf(pid).slice(11);
  return (Number(user) + Number(kernel)) / ticksPerSecond;
}

/** The same for a database server, with the sessions that have ended. */
function databaseCpuSeconds(dataDir) {
  return databasePids(dataDir).reduce((sum, pid, at) => {
    const ticks = statOf(pid)?.slice(11, at === 0 ? 15 : 13) ?? [];
    return sum + ticks.reduce((all, some) => all + Number(some), 0) / ticksPerSecond;
  }, 0);
}

export function describeMachine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores, ${gigabytes} GB, Node ${process.version}`;
}
