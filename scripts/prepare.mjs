// Shared by start and test. Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const root = path.join(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');

const readOr = (file, fallback) => (existsSync(file) ? readFileSync(file, 'utf8') : fallback);

/** Seconds between messages that a step is still running. */
const reportSeconds = 15;

/** Runs a command and prints when it has finished; its output is shown only if it fails. */
async function run(command, args, what) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${what} …`);
  const reporting = setInterval(() => console.log(`  … ${seconds()}`), reportSeconds * 1000);
  const output = [];
  const status = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code ?? 1));
  });
  clearInterval(reporting);
  if (status !== 0) {
    console.error(Buffer.concat(output).toString());
    console.error(`${what}: failed${typeof status === 'string' ? ` (${status})` : ''}.`);
    process.exit(typeof status === 'number' ? status : 1);
  }
  console.log(`${what}: done in ${seconds()}`);
}

/**
 * Whether npm's record of installed packages has the versions of the lockfile. Packages for other platforms are never
 * in the record; development packages are checked only with `withDevelopment`.
 */
function isInstalled({ withDevelopment }) {
  const record = readOr(path.join(modules, '.package-lock.json'), null);
  if (record === null) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, dev, optional, devOptional }]) =>
      place === '' ||
      optional ||
      devOptional ||
      (dev && !withDevelopment) ||
      installed[place]?.version === version,
  );
}

/**
 * Installs the dependencies unless they match the lockfile already. Building and running need no development packages;
 * those are the tools of tests and checks.
 */
export async function ensureInstalled({ withDevelopment }) {
  if (isInstalled({ withDevelopment })) return;
  // No install scripts are needed: all binaries that we use are included in packages.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  await run(
    'npm',
    ['ci', withDevelopment ? '--include=dev' : '--omit=dev', ...options],
    'Installing dependencies',
  );
}

/**
 * Hash of the names and contents of the build's source files.
 * Times are not included, so that a copy counts as the same.
 */
function sourceState() {
  const state = createHash('sha256');
  const add = (file) => state.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  const visit = (directory) => {
    const entries = readdirSync(directory, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) visit(file);
      else add(file);
    }
  };
  for (const directory of ['app', 'shared', 'public', 'server/platform/db/migrations'])
    visit(path.join(root, directory));
  for (const file of [
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/compress-assets.mjs',
    'scripts/make-pdf-fonts.mjs',
  ]) {
    add(path.join(root, file));
  }
  return state.digest('hex');
}

const stamp = path.join(root, 'build/.source');

/** Records the state of the sources from which the current build was made. */
export function stampBuild() {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, sourceState());
}

/** State of the build relative to the sources: `current`, `old` or `none`. */
export function stateOfBuild() {
  if (!existsSync(path.join(root, 'build/server/index.js'))) return 'none';
  return readOr(stamp, '') === sourceState() ? 'current' : 'old';
}

/** Builds the pages if the sources have changed since the last build. */
export async function ensureBuilt() {
  if (stateOfBuild() === 'current') return;
  await run('npm', ['run', '--silent', 'build'], 'Building the pages');
}

/** Milliseconds for which a stopping server may keep its port. */
const closingPortMs = 3000;

/**
 * Exits if the port is taken; otherwise this would be noticed only after minutes of preparation. A server that was
 * just asked to stop keeps its port for a second or two, so the port is tried again for a while.
 */
export async function demandPort() {
  const port = Number(process.env.PORT || 3000);
  // An invalid port is refused by the server itself, which checks the whole environment.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const isTaken = () =>
    new Promise((resolve) => {
      const probe = createServer().once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
      probe.listen(port, process.env.HOST || '0.0.0.0', () => probe.close(() => resolve(false)));
    });
  for (const until = Date.now() + closingPortMs; Date.now() < until; await sleep(200))
    if (!(await isTaken())) return;
  console.error(`Baobab cannot start: port ${port} is in use; choose another with PORT.`);
  process.exit(1);
}

/**
 * Arguments for starting the server from the project's folder. They limit its memory: a young generation of 16 MB,
 * and a maximum of the old one. By default Node sizes its heap by the machine's memory and uses twice as much as
 * needed (docs/figures.md).
 */
export const serverArguments = [
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  '--import=./scripts/drizzle-modules.mjs',
  'server/main.ts',
];

/**
 * Environment of the server; variables of the operator take precedence. On Linux
 * malloc gives each thread of Node an arena, which compressing pages fills and
 * never frees. Two arenas instead of eight per core save a sixth of the memory.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', ...process.env };

/** The Node binary for the project: the one in its dependencies, regardless of the machine's. */
export function nodeBinary() {
  const candidates = ['node', 'node.exe'].map((name) => path.join(modules, '.bin', name));
  const found = candidates.find((file) => existsSync(file));
  if (found) return found;
  const [major] = process.versions.node.split('.');
  if (Number(major) >= 24) return process.execPath;
  console.error('Baobab needs Node 24; for this platform no package brings it. Please install Node 24.');
  process.exit(1);
}
