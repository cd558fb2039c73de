import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another running process holds the data directory. */
export class DirectoryInUseError extends Error {
  /** The held directory and its holder, as a part of a sentence. */
  readonly situation: string;

  constructor(directory: string, holder: string) {
    const situation = `The data directory ${path.resolve(directory)} is in use by ${holder}`;
    super(`${situation}. Stop that process, or choose another directory with DATA_DIR.`);
    this.situation = situation;
  }
}

/** SQLite's error number for a file that another process has locked. */
const sqliteBusy = 5;

/** Held locks: the garbage collector would close an unreferenced connection and release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks the data directory for this process. PGlite loses data silently when two processes open one directory
 * (stack.md), so a second process is refused. The lock is a kernel lock on an open file, which SQLite takes on
 * every platform: it ends with its process in any case, and also excludes other containers on the same machine.
 * The file stays empty, and no other code may open it: closing it would release the lock. `baobab.lock` only
 * names the holder.
 * @throws DirectoryInUseError when another process holds it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const note = path.join(directory, 'baobab.lock');
  const lock = new DatabaseSync(path.join(directory, 'lock.db'), { timeout: 0 });
  try {
    // With the journal in memory, the lock needs no disk space, and a killed process leaves nothing to repair.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new DirectoryInUseError(directory, await describeHolder(note));
  }
  held.add(lock);
  // This fails on a full disk; the lock holds without it.
  await writeFile(note, JSON.stringify({ pid: process.pid, host: hostname() })).catch(() => {});
  return async () => {
    await rm(note, { force: true });
    lock.close();
    held.delete(lock);
  };
}

/** Describes the holder of the directory, as far as it is known: it may not have written its note yet. */
async function describeHolder(note: string): Promise<string> {
  try {
    const { pid, host } = JSON.parse(await readFile(note, 'utf8')) as { pid: number; host?: string };
    return `process ${pid}${!host || host === hostname() ? '' : ` on ${host}`}`;
  } catch {
    return 'another process';
  }
}
