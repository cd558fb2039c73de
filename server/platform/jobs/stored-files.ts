import { isNotNull, lt, sql } from 'drizzle-orm';
import { orphanHours } from '#shared/base/limits.ts';
import type { Database } from '../db/client.ts';
import { chatAttachments } from '../../conversations/chat/chat.schema.ts';
import { issuedDocuments } from '../../deals/document/document.schema.ts';
import { images } from '../../content/image/image.schema.ts';
import { mediaFiles, mediaUploads } from '../../content/media/media.schema.ts';
import { catalogs } from '../../deals/quote/quote.schema.ts';
import { orderSlips } from '../../deals/order/order-slip.schema.ts';
import { quotePhotos } from '../../deals/quote/quote-photo.schema.ts';
import type { Storage } from '../storage/storage.ts';

const orphanMs = orphanHours * 3_600_000;
/** If more than this many files, and more than half of all, are orphans, this is probably the wrong database. */
const suspicious = 100;
/** Number of missing files that are listed by name. */
const shownMissing = 3;

/** Tables that are derived from others or contain no addresses: reading them would only take time. */
const unread = new Set([
  'images',
  'media_files',
  'media_texts',
  'product_listing',
  'search_words',
  'search_deletes',
]);

/**
 * Pattern of the names of pictures, their renditions and videos, with the key. Other files in a bucket are not ours.
 */
const mediaName = /^([0-9a-f]{24})(?:-share\.jpg|(?:-\d{2,4})?\.(?:webp|avif|mp4|webm))$/;
/**
 * Pattern of files of conversations and quotes, issued documents, and uploads without a record. Tables of their
 * own name them.
 */
const privateName = /^((?:chat|upload|quote|document|catalog)-[0-9a-f]{32})(?:-small)?$/;

/** The part of a file's name by which rows name it; undefined for a file that is not ours. */
export const keyOf = (name: string): string | undefined =>
  mediaName.exec(name)?.[1] ?? privateName.exec(name)?.[1];

type Place = { db: Database; storage: Storage };

/**
 * Compares the stored files with the files that rows name. Every column of every table is searched, so that new
 * columns cannot be forgotten here.
 * @param before younger files and rows do not count as orphans yet
 */
export async function compareFiles({ db, storage }: Place, signal: AbortSignal, before: Date) {
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
  const slips = await db.select({ name: orderSlips.fileName }).from(orderSlips);
  for (const { name } of slips) named.add(name);
  const documents = await db.select({ name: issuedDocuments.storageKey }).from(issuedDocuments);
  for (const { name } of documents) if (name) named.add(name);
  const announced = await db.select({ name: mediaUploads.name }).from(mediaUploads);
  for (const { name } of announced) if (name) named.add(name);

  let bytes = 0;
  const stored = new Set<string>();
  const orphans: { name: string; size: number }[] = [];
  for await (const { name, modifiedAt, size } of storage.list()) {
    signal.throwIfAborted();
    const key = keyOf(name);
    if (key === undefined) continue;
    stored.add(name);
    bytes += size;
    // A file with a young row is as young as its row.
    if (!named.has(key) && (modifiedAt < before || rest.has(key))) orphans.push({ name, size });
  }
  return {
    stored,
    bytes,
    orphans,
    /** Rows of pictures that nothing names. */
    unnamed,
    named,
    isSuspicious: orphans.length > suspicious && orphans.length > stored.size / 2,
  };
}

/**
 * Counts the files, the orphans that the nightly job should have deleted, and the missing files that rows name:
 * pictures, videos, files of conversations, photos, documents, catalogues.
 */
export async function inspectFiles({ db, storage }: Place, signal: AbortSignal) {
  const needed = await neededNames(db);
  // Allow one more day: orphans may wait for the next nightly run.
  const before = new Date(Date.now() - 2 * orphanMs);
  const { stored, bytes, orphans, isSuspicious } = await compareFiles({ db, storage }, signal, before);
  const missing = needed.filter((name) => !stored.has(name));
  return {
    files: stored.size,
    bytes,
    orphans: orphans.length,
    orphanBytes: orphans.reduce((sum, { size }) => sum + size, 0),
    isSuspicious,
    missing: missing.length,
    examples: missing.slice(0, shownMissing),
  };
}

/** Names of files that the site needs. Renditions and link previews can be made again. */
async function neededNames(db: Database): Promise<string[]> {
  const pictures = await db.select({ key: images.key }).from(images);
  const videos = await db.select({ url: mediaFiles.url }).from(mediaFiles);
  const attached = await db.select({ name: chatAttachments.fileName }).from(chatAttachments);
  const photos = await db.selectDistinct({ name: quotePhotos.fileName }).from(quotePhotos);
  const slips = await db.select({ name: orderSlips.fileName }).from(orderSlips);
  const documents = await db
    .select({ name: issuedDocuments.storageKey })
    .from(issuedDocuments)
    .where(isNotNull(issuedDocuments.storageKey));
  return [
    ...pictures.map(({ key }) => `${key}.webp`),
    ...videos.map(({ url }) => url.slice('/media/'.length)),
    ...[...attached, ...photos, ...slips].map(({ name }) => name),
    ...documents.flatMap(({ name }) => name ?? []),
    ...(await catalogFiles(db)),
  ];
}

/** Names of the stored PDF files of all catalogues. */
async function catalogFiles(db: Database): Promise<string[]> {
  const rows = await db.select({ url: catalogs.fileUrl }).from(catalogs);
  return rows.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)).filter((name) => privateName.test(name));
}

/** Keys of media addresses in any row of any table, and of the files of catalogues: a form may name them at any time. */
export async function namedKeys(db: Database, signal: AbortSignal): Promise<Set<string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const keys = new Set(await catalogFiles(db));
  for (const { name } of tables.filter((table) => !unread.has(table.name))) {
    signal.throwIfAborted();
    const { rows } = await db.execute<{ key: string }>(
      sql`select distinct found[1] as key from ${sql.identifier(name)} whole_row,
          regexp_matches(whole_row::text, '/media/([0-9a-f]{24})', 'g') found`,
    );
    for (const { key } of rows) keys.add(key);
  }
  return keys;
}
