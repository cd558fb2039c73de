import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '#shared/base/errors.ts';
import type { Config } from '../config.ts';

/**
 * Free bytes that the embedded server requires for writing: two segments of its log. If it cannot create the next
 * segment, PostgreSQL panics, and starts only when there is room again.
 */
const leastFree = 2 * 16 * 1024 * 1024;

/** Error codes of the system and of PostgreSQL for a full disk or quota. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error is caused by a full disk. */
export function isDiskFull(error: unknown): boolean {
  for (let e: unknown = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    if (fullCodes.has((e as { code?: string }).code ?? '')) return true;
  }
  return false;
}

/**
 * Whether this many bytes are free on the disk of a folder. A folder that does not exist yet counts as having space.
 */
export async function hasRoom(directory: string, bytes = leastFree): Promise<boolean> {
  const disk = await statfs(directory).catch(() => null);
  return !disk || disk.bavail * disk.bsize >= bytes;
}

/** @throws Error with code ENOSPC when less is free than the embedded server needs to start */
export async function demandRoom(directory: string, bytes = leastFree): Promise<void> {
  if (await hasRoom(directory, bytes)) return;
  const message = `less than ${bytes / 1024 / 1024} MB are free on the disk of ${path.resolve(directory)}`;
  throw Object.assign(new Error(message), { code: 'ENOSPC' });
}

/**
 * Checks the free space on the disks that this installation writes to: that of DATA_DIR, unless rows and files
 * are both stored elsewhere.
 */
export function createDiskRoom({ DATA_DIR, DATABASE_URL, S3_BUCKET }: Config) {
  const folders = [...(DATABASE_URL ? [] : [DATA_DIR]), ...(S3_BUCKET ? [] : [path.join(DATA_DIR, 'files')])];
  let checking: Promise<boolean> | null = null;

  async function check(folder: string): Promise<boolean> {
    const probe = path.join(folder, `${randomUUID()}.probe`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(probe, 'x');
      return await hasRoom(folder);
    } catch {
      return false;
    } finally {
      await rm(probe, { force: true }).catch(() => {});
    }
  }

  return {
    /** Whether files can be written. Concurrent callers share one check. */
    isWritable(): Promise<boolean> {
      checking ??= Promise.all(folders.map(check))
        .then((results) => results.every(Boolean))
        .finally(() => (checking = null));
      return checking;
    },

    /** @throws AppError `storage_full` when the disk is too full for the embedded server to write */
    async demandForWriting(): Promise<void> {
      if (!DATABASE_URL && !(await hasRoom(DATA_DIR))) throw new AppError('storage_full', 'the disk is full');
    },
  };
}
