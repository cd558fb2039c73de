import { eq, inArray, lt, sql } from 'drizzle-orm';
import { orphanHours } from '#shared/limits.ts';
import type { Database } from '../db/client.ts';
import { chatAttachments } from '../db/schema/chat.ts';
import { images } from '../db/schema/image.ts';
import { mediaFiles, mediaTexts, mediaUploads } from '../db/schema/media.ts';
import { quotePhotos } from '../db/schema/quote-photo.ts';
import type { Storage } from '../storage/storage.ts';
import type { Run } from './job.table.ts';

/** Rows that one statement deletes. */
const batch = 500;
const orphanMs = orphanHours * 3_600_000;
/** With so many orphans, more than half of all files, it is the wrong database that is looked into. */
const suspicious = 100;

/** Tables whose rows are made of others, or hold no addresses: reading them would only take time. */
const unread = new Set([
  'images',
  'media_files',
  'media_texts',
  'product_listing',
  'search_words',
  'search_deletes',
]);

/** The key in the name of a picture, a rendition of it or a video; other files of a bucket are none of ours. */
const mediaName = /^([0-9a-f]{24})(?:-share\.jpg|(?:-\d{2,4})?\.(?:webp|avif|mp4|webm))$/;
/** Files of conversations and of quotes, and uploads that no record has named yet: their own tables name them. */
const privateName = /^((?:chat|upload|quote)-[0-9a-f]{32})(?:-small)?$/;

/**
 * Deletes uploads older than a day that nothing names: pictures of forms that were never saved, videos, files
 * of conversations that are gone. Named is what stands in any column of any table, so that a new one cannot
 * be forgotten here.
 * @returns how many files there are, and how many were deleted
 * @throws Error, before anything is deleted, when most files would go
 */
export async function sweepFiles(
  { db, storage }: { db: Database; storage: Storage },
  { signal, note }: Pick<Run, 'signal' | 'note'>,
  now = Date.now(),
): Promise<{ files: number; deleted: number }> {
  const before = new Date(now - orphanMs);
  const named = await namedKeys(db, signal);
  const old = await db
    .select({ id: images.id, key: images.key })
    .from(images)
    .where(lt(images.createdAt, before));
  const unnamed = old.filter(({ key }) => !named.has(key));
  const rest = new Set(unnamed.map(({ key }) => key));

  const kept = await db.select({ key: images.key }).from(images);
  for (const { key } of kept) if (!rest.has(key)) named.add(key);
  const attached = await db.select({ name: chatAttachments.fileName }).from(chatAttachments);
  for (const { name } of attached) named.add(name);
  const photos = await db.selectDistinct({ name: quotePhotos.fileName }).from(quotePhotos);
  for (const { name } of photos) named.add(name);
  const announced = await db.select({ name: mediaUploads.name }).from(mediaUploads);
  for (const { name } of announced) if (name) named.add(name);

  let files = 0;
  const orphans: string[] = [];
  for await (const { name, modifiedAt } of storage.list()) {
    signal.throwIfAborted();
    const key = mediaName.exec(name)?.[1] ?? privateName.exec(name)?.[1];
    if (key === undefined) continue;
    files++;
    // A file of a row that is young is as young as its row.
    if (!named.has(key) && (modifiedAt < before || rest.has(key))) orphans.push(name);
  }
  if (orphans.length > suspicious && orphans.length > files / 2) {
    throw new Error(
      `Nothing was deleted: ${orphans.length} of ${files} files are named nowhere. Is this the database that belongs to them?`,
    );
  }
  // A form that names one of them may have been saved meanwhile.
  const nowNamed = unnamed.length > 0 ? await namedKeys(db, signal) : named;
  const gone = unnamed.filter(({ key }) => !nowNamed.has(key)).map(({ id }) => id);
  for (let i = 0; i < gone.length; i += batch)
    await db.delete(images).where(inArray(images.id, gone.slice(i, i + batch)));
  for (const [i, name] of orphans.entries()) {
    signal.throwIfAborted();
    if (!nowNamed.has(mediaName.exec(name)?.[1] ?? '')) await storage.delete(name);
    for (const table of [mediaFiles, mediaTexts])
      await db.delete(table).where(eq(table.url, `/media/${name}`));
    if ((i + 1) % 100 === 0) await note(db, { done: i + 1, total: orphans.length, last: null });
  }
  return { files, deleted: orphans.length };
}

/** Keys of media addresses in any row of any table. */
async function namedKeys(db: Database, signal: AbortSignal): Promise<Set<string>> {
  const { rows: tables } = (await db.execute(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { rows: { name: string }[] };
  const keys = new Set<string>();
  for (const { name } of tables.filter((table) => !unread.has(table.name))) {
    signal.throwIfAborted();
    const { rows } = (await db.execute(
      sql`select distinct found[1] as key from ${sql.identifier(name)} whole_row,
          regexp_matches(whole_row::text, '/media/([0-9a-f]{24})', 'g') found`,
    )) as { rows: { key: string }[] };
    for (const { key } of rows) keys.add(key);
  }
  return keys;
}
