import { lstat, opendir } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds until the folder is measured again, which takes about a second for 50,000 files. */
const walkEveryMs = 10 * 60_000;

/** Folders with a value of their own; all others together are `other`. */
const named = ['db', 'files', 'backups'];

/**
 * Creates the function that returns the bytes of each part of DATA_DIR. It never waits: it returns the last
 * measurement, null before the first one has ended, and starts a new one if that is old.
 */
export function createFolderSizes(folder: string): () => Record<string, number> | null {
  let sizes: Record<string, number> | null = null;
  let walkedAt = Number.NEGATIVE_INFINITY;
  let isWalking = false;

  async function walk(): Promise<void> {
    const found: Record<string, number> = Object.fromEntries([...named, 'other'].map((name) => [name, 0]));
    for await (const entry of await opendir(folder)) {
      const name = named.includes(entry.name) ? entry.name : 'other';
      found[name]! += await bytesOf(path.join(folder, entry.name));
    }
    sizes = found;
    walkedAt = performance.now();
  }

  return () => {
    if (!isWalking && performance.now() - walkedAt >= walkEveryMs) {
      isWalking = true;
      void walk()
        // The folder may not exist yet.
        .catch(() => {})
        .finally(() => {
          isWalking = false;
        });
    }
    return sizes;
  };
}

/** Bytes on the disk of a file, or of everything in a folder. Files that disappear meanwhile count as 0. */
async function bytesOf(place: string): Promise<number> {
  const found = await lstat(place).catch(() => null);
  if (!found) return 0;
  let bytes = found.blocks === undefined ? found.size : found.blocks * 512;
  if (!found.isDirectory()) return bytes;
  const entries = await opendir(place).catch(() => null);
  if (entries) for await (const entry of entries) bytes += await bytesOf(path.join(place, entry.name));
  return bytes;
}
