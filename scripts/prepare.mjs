// Shared by start and test. Plain JavaScript for Node 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');

const hash = (text) => createHash('sha256').update(text).digest('hex');
const readOr = (file, fallback) => (existsSync(file) ? readFileSync(file, 'utf8') : fallback);

function run(command, args, what) {
  const started = Date.now();
  console.log(`${what} …`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`${what}: failed.`);
    process.exit(status ?? 1);
  }
  console.log(`${what}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Installs the dependencies unless they are those of the lockfile already. */
export function ensureInstalled() {
  const stamp = path.join(modules, '.baobab-installed');
  const wanted = hash(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  if (readOr(stamp, '') === wanted) return;
  // No install script is needed: every binary that we use comes inside a package.
  // Whoever sets NODE_ENV=production needs what builds the pages all the same.
  const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  run('npm', ['ci', ...options], 'Installing dependencies');
  writeFileSync(stamp, wanted);
}

/** Names, sizes and times of the files that the build is made from. */
function sourceState() {
  const lines = [];
  const visit = (directory) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) visit(file);
      else {
        const { size, mtimeMs } = statSync(file);
        lines.push(`${file} ${size} ${mtimeMs}`);
      }
    }
  };
  for (const directory of ['app', 'shared', 'public']) visit(path.join(root, directory));
  for (const file of [
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/compress-assets.mjs',
  ]) {
    lines.push(`${file} ${hash(readFileSync(path.join(root, file), 'utf8'))}`);
  }
  return hash(lines.join('\n'));
}

/** Builds the pages unless nothing has changed since the last build. */
export function ensureBuilt() {
  const stamp = path.join(root, 'build/.source');
  const wanted = sourceState();
  if (readOr(stamp, '') === wanted && existsSync(path.join(root, 'build/server/index.js'))) return;
  run('npm', ['run', '--silent', 'build'], 'Building the pages');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * How the server is started, from the project's folder. Memory of its process: a young generation of 16 MB and a bound on the old one. Left to itself Node takes the
 * machine's whole memory for its measure, and twice as much as it needs (docs/figures.md).
 */
export const serverArguments = [
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  '--import=./scripts/drizzle-modules.mjs',
  'server/main.ts',
];

/**
 * The server's environment, unless the operator's own says otherwise. On Linux malloc gives each of Node's threads places
 * of its own, which packing pages fills and never gives back: two places instead of eight a core spare a sixth of the memory.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', ...process.env };

/** The Node that the project runs on: the one in its dependencies, whatever the machine has. */
export function nodeBinary() {
  const candidates = ['node', 'node.exe'].map((name) => path.join(modules, '.bin', name));
  const found = candidates.find((file) => existsSync(file));
  if (found) return found;
  const [major] = process.versions.node.split('.');
  if (Number(major) >= 24) return process.execPath;
  console.error('Baobab needs Node 24; for this platform no package brings it. Please install Node 24.');
  process.exit(1);
}
