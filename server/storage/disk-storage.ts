import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireSafeName, type Storage } from './storage.ts';

/** Keeps files in one folder, two levels deep by the start of their names. */
export function createDiskStorage(directory: string): Storage {
  const locate = (name: string) => path.join(directory, requireSafeName(name).slice(0, 2), name);
  return {
    async put(name, bytes) {
      const target = locate(name);
      await mkdir(path.dirname(target), { recursive: true });
      // Written beside and renamed, so that a full disk or a crash leaves no half file under the real name.
      const temporary = `${target}.${randomUUID()}.tmp`;
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(name) {
      return readFile(locate(name)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      });
    },
    async delete(name) {
      await rm(locate(name), { force: true });
    },
  };
}
