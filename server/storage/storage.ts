import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

/** Where files live. Names are flat and made by this program, never by a user. */
export type Storage = {
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or null when there is no such file. */
  get: (name: string) => Promise<Buffer | null>;
  delete: (name: string) => Promise<void>;
};

/** Names that every adapter accepts: no separators, no dot files, so that nothing outside the folder can be meant. */
const safeName = /^[a-z0-9][a-z0-9._-]{0,120}$/;

/** Keeps files in one folder, two levels deep by the start of their names. */
export function createDiskStorage(directory: string): Storage {
  const locate = (name: string) => {
    if (!safeName.test(name) || name.includes('..')) throw new Error(`unsafe file name: ${name}`);
    return path.join(directory, name.slice(0, 2), name);
  };
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
