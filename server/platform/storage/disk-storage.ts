import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readerGone, requireSafeName, type Storage } from './storage.ts';

/**
 * The folder of files that are being written, on the same disk as their targets. Its name begins with a dot, so
 * that `*` does not match it.
 */
const unfinishedIn = (directory: string) => path.join(directory, '.unfinished');

/** Stores files in one folder, two levels deep by the start of their names. */
export function createDiskStorage(directory: string): Storage {
  const locate = (name: string) => path.join(directory, requireSafeName(name).slice(0, 2), name);

  async function put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const target = locate(name);
    await mkdir(path.dirname(target), { recursive: true });
    await mkdir(unfinishedIn(directory), { recursive: true });
    // Written to a temporary file and renamed, so that a full disk or a crash leaves no partial file under the
    // real name.
    const temporary = path.join(unfinishedIn(directory), `${randomUUID()}.tmp`);
    try {
      await writeFile(temporary, content);
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    put,
    async get(name) {
      return readFile(locate(name)).catch(nullIfMissing);
    },
    async getPart(name, from, length, signal) {
      if (signal?.aborted) throw readerGone();
      const file = await open(locate(name)).catch(nullIfMissing);
      if (!file) return null;
      try {
        const { size } = await file.stat();
        const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
        await file.read(bytes, 0, bytes.length, from);
        return { bytes, size };
      } finally {
        await file.close();
      }
    },
    async delete(name) {
      await rm(locate(name), { force: true });
    },
    async move(from, to) {
      await mkdir(path.dirname(locate(to)), { recursive: true });
      return rename(locate(from), locate(to))
        .then(() => true, nullIfMissing)
        .then(Boolean);
    },
    large: { put },
    async *list() {
      const entries = (await readdir(directory, { withFileTypes: true }).catch(nullIfMissing)) ?? [];
      // Folders are named by the first two characters of their files. Other entries are not ours, such as `lost+found` or
      // `.DS_Store`.
      const folders = entries.filter((entry) => entry.isDirectory() && entry.name.length === 2);
      for (const { name: folder } of folders) {
        for (const name of (await readdir(path.join(directory, folder)).catch(nullIfMissing)) ?? []) {
          const found = await stat(path.join(directory, folder, name)).catch(nullIfMissing);
          if (found?.isFile()) yield { name, modifiedAt: found.mtime, size: found.size };
        }
      }
    },
  };
}

/**
 * Removes partial files of killed processes.
 * @param olderThanMs keeps newer files, which other processes on the same folder may be writing
 */
export async function sweepUnfinished(directory: string, olderThanMs: number): Promise<void> {
  const folder = unfinishedIn(directory);
  const before = Date.now() - olderThanMs;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs <= before) await rm(file, { force: true });
  }
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
