import { eq, inArray } from 'drizzle-orm';
import { orphanHours } from '#shared/limits.ts';
import type { Database } from '../db/client.ts';
import { images } from '../db/schema/image.ts';
import { mediaFiles, mediaTexts } from '../db/schema/media.ts';
import type { Storage } from '../storage/storage.ts';
import type { Run } from './job.table.ts';
import { compareFiles, mediaName, namedKeys } from './stored-files.ts';

/** Rows deleted by one statement. */
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
  { signal, note }: Pick<Run, 'signal' | 'note'>,
  now = Date.now(),
): Promise<{ files: number; deleted: number }> {
  const before = new Date(now - orphanMs);
  const found = await compareFiles({ db, storage }, signal, before);
  const { stored, orphans, unnamed, named } = found;
  if (found.isSuspicious) {
    throw new Error(
      `Nothing was deleted: ${orphans.length} of ${stored.size} files are named nowhere. Is this the database that belongs to them?`,
    );
  }
  // A form that names one of them may have been saved meanwhile.
  const nowNamed = unnamed.length > 0 ? await namedKeys(db, signal) : named;
  const gone = unnamed.filter(({ key }) => !nowNamed.has(key)).map(({ id }) => id);
  for (let i = 0; i < gone.length; i += batch)
    await db.delete(images).where(inArray(images.id, gone.slice(i, i + batch)));
  for (const [i, { name }] of orphans.entries()) {
    signal.throwIfAborted();
    if (!nowNamed.has(mediaName.exec(name)?.[1] ?? '')) await storage.delete(name);
    for (const table of [mediaFiles, mediaTexts])
      await db.delete(table).where(eq(table.url, `/media/${name}`));
    if ((i + 1) % 100 === 0) await note(db, { done: i + 1, total: orphans.length, last: null });
  }
  return { files: stored.size, deleted: orphans.length };
}
