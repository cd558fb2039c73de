import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  EmbeddedServerError,
  lockedCode,
  postgresBinaries,
  postgresMajor,
  runProgram,
  type ServerUser,
} from './postgres-programs.ts';

// The files and the processes of the PostgreSQL server in a data directory. Who starts and stops it when is in
// embedded-server.ts.

/** Settings of the server (docs/figures.md): one small machine, few connections, no replication. */
const usualSettings: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '48MB',
  min_wal_size: '32MB',
  max_wal_size: '192MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  // After a crash: one call instead of one for each file.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  // Without these two, busy tables grow to ten times their rows (docs/figures.md).
  autovacuum_naptime: '1s',
  autovacuum_vacuum_cost_delay: '0',
  // The log has no limit of its own, so only what ends the server or a session is written.
  log_min_messages: 'fatal',
};

const user = 'baobab';
const port = 5432;
/** Bytes of the longest path of a Unix socket on macOS; Linux allows four more. */
const longestSocketPath = 103;
/** Seconds for a start, in which the server may replay its log, and for a stop. */
const patienceSeconds = 60;

export type Cluster = {
  /** Connection string of the database. */
  url: string;
  /** Starts the server. Does nothing if another process is starting it, or if it has not ended yet. */
  start: () => Promise<void>;
  /** Stops the server; all connections end. */
  stop: () => Promise<void>;
};

/** Folder of the server's files in a data directory. */
export const clusterFolder = (dataDir: string): string => path.join(path.resolve(dataDir), 'postgres');

/**
 * The server of a data directory; creates its files at the first call.
 * @param settings override the usual ones
 * @throws EmbeddedServerError if the files are of another version, or no server can run here
 */
export async function openCluster(dataDir: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const folder = clusterFolder(dataDir);
  await mkdir(dataDir, { recursive: true });
  await refuseOtherVersion(folder);
  const serverUser = await chooseUser(dataDir, folder);
  const binaries = await postgresBinaries(serverUser);
  const run = (program: string, args: string[], lock?: string) =>
    runProgram(path.join(binaries, program), args, serverUser, lock);
  if (!existsSync(folder)) await initialise(folder, serverUser, run);
  if (serverUser) await changeOwner(folder, serverUser);
  const socketFolder = await socketFolderOf(folder);
  const address = await addressOf(folder, socketFolder);

  return {
    url: address.url,
    async start() {
      if (socketFolder !== folder) await makePrivate(socketFolder, serverUser);
      const log = path.join(folder, 'server.log');
      await writeFile(log, '');
      const configuration = { ...usualSettings, ...address.settings, ...settings };
      const lines = Object.entries(configuration).map(([name, value]) => `${name} = ${quoted(value)}\n`);
      // Renamed, because a server that another process is starting may be reading it.
      const file = path.join(folder, `postgresql.conf.${process.pid}`);
      await writeFile(file, lines.join(''));
      await rename(file, path.join(folder, 'postgresql.conf'));
      const args = ['start', '--pgdata', folder, '--log', log, '--wait', '--silent'];
      const { code, output } = await run('pg_ctl', [...args, '--timeout', `${patienceSeconds}`], folder);
      if (code === 0 || code === lockedCode) return;
      const words = `${await readFile(log, 'utf8').catch(() => '')}\n${output}`;
      if (words.includes('postmaster.pid')) return;
      throw startFailure(folder, words);
    },
    async stop() {
      const args = ['stop', '--pgdata', folder, '--mode', 'fast', '--wait', '--silent'];
      const { code, output } = await run('pg_ctl', [...args, '--timeout', `${patienceSeconds}`]);
      if (code !== 0 && existsSync(path.join(folder, 'postmaster.pid')))
        throw new EmbeddedServerError(`the database server does not stop (${lastLine(output)})`);
      if (socketFolder !== folder) await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

function startFailure(folder: string, words: string): Error {
  const reason = words.split('\n').find((line) => line.includes('FATAL')) ?? lastLine(words);
  const error = new EmbeddedServerError(`the database in ${folder} cannot be opened (${reason.trim()})`);
  return /No space left|Disk quota exceeded/.test(words) ? Object.assign(error, { code: 'ENOSPC' }) : error;
}

/** Refuses a folder that this version cannot open, and touches nothing in it. */
async function refuseOtherVersion(folder: string): Promise<void> {
  const found = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => postgresMajor);
  if (found.trim() !== postgresMajor)
    throw new EmbeddedServerError(
      `${folder} is of PostgreSQL ${found.trim()}, and this version needs ${postgresMajor}: make a backup with the version that made it, and restore that (docs/operations.md#another-version-of-postgresql).`,
    );
}

/** User 65534 of every Linux system. */
const nobody: ServerUser = { uid: 65_534, gid: 65_534 };

/** As whom the server runs; null means as this process. PostgreSQL refuses to run as root. */
async function chooseUser(dataDir: string, folder: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  if (process.platform !== 'linux')
    throw new EmbeddedServerError('its database does not run as root here: start it as an ordinary user.');
  const { uid, gid } = await stat(existsSync(folder) ? folder : dataDir);
  return uid === 0 ? nobody : { uid, gid };
}

/** Gives the server's user the files of a folder that root has copied. */
async function changeOwner(folder: string, { uid, gid }: ServerUser): Promise<void> {
  if ((await stat(folder)).uid !== 0) return;
  const entries = await readdir(folder, { recursive: true });
  for (const name of ['', ...entries]) await lchown(path.join(folder, name), uid, gid);
  await chmod(folder, 0o700);
}

type Run = (program: string, args: string[]) => Promise<{ code: number; output: string }>;

/** Creates the server's files beside their place, and renames the finished folder. */
async function initialise(folder: string, serverUser: ServerUser | null, run: Run): Promise<void> {
  const unfinished = await mkdtemp(`${folder}.new-`);
  try {
    if (serverUser) await chown(unfinished, serverUser.uid, serverUser.gid);
    const args = ['--pgdata', unfinished, '--username', user, '--encoding=UTF8', '--no-instructions'];
    // The same order and the same letters on every system.
    args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C');
    args.push(`--auth=${process.platform === 'win32' ? 'scram-sha-256' : 'trust'}`);
    if (process.platform === 'win32') {
      // There is no private socket: a password protects the port.
      const secret = { password: randomBytes(24).toString('base64url'), port: await freePort() };
      const file = path.join(path.dirname(folder), 'postgres.password');
      await writeFile(file, secret.password);
      await writeFile(`${folder}.json`, JSON.stringify(secret), { mode: 0o600 });
      args.push('--pwfile', file);
    }
    const { code, output } = await run('initdb', args);
    if (code !== 0) throw startFailure(folder, output);
    await rename(unfinished, folder);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(path.join(path.dirname(folder), 'postgres.password'), { force: true });
  }
}

type Address = { url: string; settings: Record<string, string> };

async function addressOf(folder: string, socketFolder: string): Promise<Address> {
  if (process.platform === 'win32') {
    const secret = JSON.parse(await readFile(`${folder}.json`, 'utf8')) as { password: string; port: number };
    return {
      url: `postgres://${user}:${secret.password}@127.0.0.1:${secret.port}/postgres`,
      settings: { listen_addresses: '127.0.0.1', port: `${secret.port}` },
    };
  }
  return {
    url: `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(socketFolder)}`,
    settings: {
      listen_addresses: '',
      port: `${port}`,
      unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
  };
}

/**
 * Folder of the socket: that of the server's files if its path is short enough, else one among the temporary files. Its
 * name contains the identifier that `initdb` gave the database, so that other users cannot take it beforehand.
 */
async function socketFolderOf(folder: string): Promise<string> {
  if (Buffer.byteLength(`${folder}/.s.PGSQL.${port}`) <= longestSocketPath) return folder;
  const identifier = (await readFile(path.join(folder, 'global/pg_control'))).subarray(0, 8);
  const id = createHash('sha256').update(folder).update(identifier).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `baobab-${id}`);
}

/** Makes a folder that only the server's user may enter. */
async function makePrivate(folder: string, serverUser: ServerUser | null): Promise<void> {
  const uid = serverUser?.uid ?? process.getuid!();
  try {
    await mkdir(folder, { mode: 0o700 });
    if (serverUser) await chown(folder, serverUser.uid, serverUser.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const found = await lstat(folder);
    if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0)
      throw new EmbeddedServerError(
        `${folder} belongs to somebody else: choose a shorter path with DATA_DIR.`,
      );
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
