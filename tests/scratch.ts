import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The file system in memory that Linux has. */
const inMemory = '/dev/shm';

/** Bytes that must be free there: a run of all tests holds a few hundred megabytes at a time. */
const neededBytes = 4 * 2 ** 30;

/**
 * A new, empty directory for a database or a copy of the project, in memory where there is room. A database is a thousand
 * files: ext4 searches half a second of processor time for free inodes to make them, since it does not reuse those
 * that the test before has just deleted, and it syncs each. The caller removes the directory.
 */
export const makeScratch = (prefix: string): Promise<string> => mkdtemp(path.join(place(), prefix));

function place(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize > neededBytes) return inMemory;
  } catch {
    // Not on Linux.
  }
  return tmpdir();
}
