import { fsyncSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Syncing, syncPath } from '#server/db/embedded-files.ts';

/** Size of the blocks that a disk writes atomically, in bytes. */
const blockBytes = 8192;

/**
 * A folder on a disk that can lose power: records the content of every file at its last sync. Later writes may be on
 * the disk or not, block by block.
 */
export function watchDisk(folder: string) {
  const synced = new Map<string, Buffer>();
  const nameOf = (file: string) => path.relative(folder, file);
  const remember = (file: string) => {
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) synced.set(nameOf(file), readFileSync(file));
  };
  const all = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of all()) remember(file);

  const syncing: Syncing = {
    now: (file, descriptor) => {
      fsyncSync(descriptor);
      remember(file);
    },
    soon: async (file) => {
      // Data that are written during a sync may be on the disk or not.
      const name = nameOf(file);
      const before = statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : null;
      const known = synced.get(name);
      await syncPath(file);
      if (before && synced.get(name) === known) synced.set(name, before);
    },
  };

  return {
    syncing,
    /**
     * The content of the disk if power fails now. The log has only its synced content. Other files have their synced
     * content plus the blocks that were written since and for which `isKept` returns true.
     */
    cut(isKept: () => boolean): Map<string, Buffer> {
      const left = new Map(synced);
      for (const file of all()) {
        const name = nameOf(file);
        if (name.startsWith('pg_wal') || name === 'postmaster.pid') continue;
        left.set(name, mix(synced.get(name) ?? Buffer.alloc(0), readFileSync(file), isKept));
      }
      for (const name of synced.keys()) {
        const isGone = !statSync(path.join(folder, name), { throwIfNoEntry: false });
        if (isGone && !name.startsWith('pg_wal') && isKept()) left.delete(name);
      }
      return left;
    },
    /** Writes this content to a folder. */
    async restore(left: Map<string, Buffer>, target: string): Promise<void> {
      // Copies the folders, including empty ones.
      await cp(folder, target, { recursive: true });
      for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) await rm(path.join(entry.parentPath, entry.name));
      }
      for (const [name, bytes] of left) {
        await mkdir(path.dirname(path.join(target, name)), { recursive: true });
        await writeFile(path.join(target, name), bytes);
      }
    },
  };
}

function mix(before: Buffer, after: Buffer, isKept: () => boolean): Buffer {
  const isLengthKept = after.length !== before.length && isKept();
  const result = Buffer.alloc(isLengthKept ? after.length : before.length);
  before.copy(result);
  for (let at = 0; at < result.length; at += blockBytes) {
    const block = after.subarray(at, at + blockBytes);
    if (block.length > 0 && isKept()) block.copy(result, at);
  }
  return result;
}
