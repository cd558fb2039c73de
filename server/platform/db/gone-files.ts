import { inArray } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { Database } from './client.ts';
import { fileOf } from './file-address.ts';
import { images } from '../../content/image/image.schema.ts';
import { mediaFiles } from '../../content/media/media.schema.ts';

/** Stored address of one of our own pictures or videos. */
const ownFile = /^\/media\/[0-9a-f]{24}\.(webp|mp4|webm)$/;

/**
 * Which of these addresses name a file of ours that is not stored any more. Locks the stored files against deletion
 * until the transaction ends.
 */
export async function goneOf(tx: Database, addresses: readonly string[]): Promise<Set<string>> {
  const own = addresses.filter((address) => address.startsWith('/media/') && ownFile.test(fileOf(address)));
  const missing = new Set(own.map(fileOf));
  for (const table of [images, mediaFiles]) {
    if (missing.size === 0) break;
    const rows = await tx
      .select({ url: table.url })
      .from(table)
      .where(inArray(table.url, [...missing]))
      .for('share');
    for (const { url } of rows) missing.delete(url);
  }
  return new Set(own.filter((address) => missing.has(fileOf(address))));
}

/**
 * Refuses a save that names a deleted file: a draft in the browser may be older than the uploads that it names.
 * @param before addresses that the record has already: they stay allowed, so that its other fields can be changed
 * @throws AppError `invalid`, by field
 */
export async function demandStored(
  tx: Database,
  named: readonly { field: string; url: string | null | undefined }[],
  before: readonly (string | null)[],
): Promise<void> {
  const fresh = named.flatMap(({ field, url }) => (url && !before.includes(url) ? [{ field, url }] : []));
  const urls = fresh.map(({ url }) => url);
  const gone = await goneOf(tx, urls);
  const fields = fresh.filter(({ url }) => gone.has(url)).map(({ field }) => [field, 'mediaGone'] as const);
  if (fields.length > 0)
    throw new AppError('invalid', `deleted: ${[...gone].join(', ')}`, Object.fromEntries(fields));
}
