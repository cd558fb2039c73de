import { eq, inArray } from 'drizzle-orm';
import { orphanHours } from '#shared/base/limits.ts';
import type { Database } from '../db/client.ts';
import { images } from '../../content/image/image.schema.ts';
import { mediaFiles, mediaTexts } from '../../content/media/media.schema.ts';
import type { Storage } from '../storage/storage.ts';
import { compareFiles, keyOf, namedKeys } from './stored-files.ts';

/** Rows or files that are deleted before the names are read again. */
const batch = 500;
const orphanMs = orphanHours * 3_600_000;

/**
 * Deletes uploads older than a day that no row names: pictures of forms that were never saved, videos, files of
 * deleted conversations.
 * @returns the number of files before, and of deleted files
 * @throws Error, before anything is deleted, if most files would be deleted
 */
export async function sweepFiles(
  { db, storage }: { db: Database; storage: Storage },
  signal: AbortSignal,
  now = Date.now(),
): Promise<{ files: number; deleted: number }> {
  const before = new Date(now - orphanMs);
  const found = await compareFiles({ db, storage }, signal, before);
  const { stored, orphans, unnamed } = found;
  if (found.isSuspicious) {
    throw new Error(
      `Nothing was deleted: ${orphans.length} of ${stored.size} files are named nowhere. Is this the database that belongs to them?`,
    );
  }
  // A form that names one of them may have been saved meanwhile: read the names again before each batch.
  for (let i = 0; i < unnamed.length; i += batch) {
    const nowNamed = await namedKeys(db, signal);
    const gone = unnamed.slice(i, i + batch).filter(({ key }) => !nowNamed.has(key));
    await db.delete(images).where(
      inArray(
        images.id,
        gone.map(({ id }) => id),
      ),
    );
  }
  let deleted = 0;
  for (let i = 0; i < orphans.length; i += batch) {
    const nowNamed = await namedKeys(db, signal);
    for (const { name } of orphans.slice(i, i + batch)) {
      signal.throwIfAborted();
      if (nowNamed.has(keyOf(name)!)) continue;
      await storage.delete(name);
      for (const table of [mediaFiles, mediaTexts])
        await db.delete(table).where(eq(table.url, `/media/${name}`));
      deleted++;
    }
  }
  return { files: stored.size, deleted };
}
