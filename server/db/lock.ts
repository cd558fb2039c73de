import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Thrown when another living process holds the data directory. */
export class DirectoryInUseError extends Error {}

/**
 * Takes the data directory for this process. PGlite loses data silently when two processes open one directory
 * (stack.md), so a second one is refused; a lock whose process is gone, or whose process id now belongs to another
 * program, is taken over.
 * @throws DirectoryInUseError when a living process holds it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const file = path.join(directory, 'baobab.lock');
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(JSON.stringify({ pid: process.pid, started: await startTime(process.pid) }));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder))) {
      throw new DirectoryInUseError(
        `The data directory ${path.resolve(directory)} is in use by process ${holder.pid}. ` +
          'Stop that process, or choose another directory with DATA_DIR.',
      );
    }
    await rm(file, { force: true });
  }
  throw new DirectoryInUseError(`The data directory ${path.resolve(directory)} could not be locked.`);
}

type Holder = { pid: number; started: string | null };

async function readHolder(file: string): Promise<Holder | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    const { pid, started } = JSON.parse(text) as Holder;
    return Number.isInteger(pid) ? { pid, started } : null;
  } catch {
    return null;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const started = await startTime(holder.pid);
  return started === null || holder.started === null || started === holder.started;
}

/** When a process started, in kernel ticks; null where the platform does not tell (then the id alone decides). */
async function startTime(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The second field is the program's name in parentheses and may hold spaces; the 22nd is the start time.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
