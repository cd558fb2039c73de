import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { type Locale, locales } from '#shared/base/locale.ts';
import type {
  keepingNoun,
  LibraryList,
  LibraryQuery,
  MediaReplaced,
  MediaReplacement,
  MediaTextChange,
} from '#shared/content/media-library.ts';
import type { FileNoun } from '#shared/base/nouns.ts';
import { demand } from '#shared/base/policy.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import { type Database, sqlState } from '../../platform/db/client.ts';
import { fileOf, isVideoAddress, type ReplaceFiles } from '../../platform/db/file-address.ts';
import { goneOf } from '../../platform/db/gone-files.ts';
import { mediaTexts } from './media.schema.ts';
import type { ImageService } from '../image/image.service.ts';
import { type CacheTag, cacheTags, type PageTags } from '../../platform/live/tags.ts';
import * as queries from './media-library.queries.ts';
import { namingTables } from './media-places.ts';
import type { MediaUploadService } from './media-upload.service.ts';

export type MediaLibraryService = ReturnType<typeof createMediaLibraryService>;

type Dependencies = {
  db: Database;
  tags: PageTags;
  images: ImageService;
  mediaUploads: MediaUploadService;
  /** For each noun but requests, the function that replaces one file by another in its records. */
  owners: Record<Exclude<FileNoun, typeof keepingNoun>, ReplaceFiles>;
};

/**
 * Milliseconds to wait for open transactions that write to a table. PostgreSQL ends a vacuum that holds the table once
 * somebody has waited for it for a second.
 */
const lockPatience = 2000;
/** SQLSTATE of a lock that was not granted in time, and of a deadlock. */
const lockErrors = new Set<string | undefined>(['55P03', '40P01']);

/** The media library: pictures and videos, and the records that name them. */
export function createMediaLibraryService({
  db,
  tags,
  images: pictures,
  mediaUploads,
  owners,
}: Dependencies) {
  /** @throws AppError `not_found` */
  async function find(on: Database, file: string) {
    const row = await queries.readFile(on, file);
    if (!row) throw new AppError('not_found', `no file ${file}`);
    return row;
  }

  return {
    /** One page of all files, newest first. */
    async list(actor: Actor, query: LibraryQuery): Promise<LibraryList> {
      demand(actor, 'staff');
      return queries.readLibrary(db, query);
    },

    /** The library's alternative texts in this language, by address; files without a text are left out. */
    alternatives: (urls: readonly (string | null)[], locale: Locale): Promise<Map<string, string>> =>
      queries.readAlternatives(
        db,
        urls.filter((url) => url !== null),
        locale,
      ),

    /**
     * Saves the alternative texts of a file in all languages.
     * @throws AppError `not_found`; `conflict` if the texts were changed since the form was opened
     */
    async describe(actor: Actor, { url, texts, seen }: MediaTextChange): Promise<void> {
      demand(actor, 'staff');
      const file = fileOf(url);
      await db.transaction(async (tx) => {
        // Advisory lock, because there may be no row to lock yet.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`media ${file}`}))`);
        await find(tx, file);
        const before = queries.textsOf(await queries.readTexts(tx, [file]), file);
        if (locales.some((language) => before[language] !== seen[language])) throw new AppError('conflict');
        for (const language of locales) {
          const altText = texts[language];
          const one = and(eq(mediaTexts.url, file), eq(mediaTexts.language, language));
          if (altText === before[language]) continue;
          if (altText === '') await tx.delete(mediaTexts).where(one);
          else
            await tx
              .insert(mediaTexts)
              .values({ url: file, language, altText })
              .onConflictDoUpdate({ target: [mediaTexts.url, mediaTexts.language], set: { altText } });
        }
        await audit(tx, actor, {
          action: 'update',
          noun: 'media',
          id: file,
          title: file,
          before,
          after: texts,
        });
      });
      const records = await queries.readRecords(db, file);
      tags.changed(
        records.flatMap(({ noun, id }) =>
          noun === 'product' || noun === 'post' ? [cacheTags[noun](id)] : [],
        ),
      );
    },

    /**
     * Replaces one file by another in all records, in one transaction. Undo is the reverse replacement.
     * @throws AppError `not_found`; `invalid` if the new file does not exist or is of another kind; `forbidden`
     * if the settings name the old file and the user may not change them
     */
    async replace(actor: Actor, given: MediaReplacement): Promise<MediaReplaced> {
      demand(actor, 'staff');
      const from = fileOf(given.from);
      const old = await find(db, from);
      const { storageUrl, ...taken } = await mediaUploads.claim(given.to);
      const to = fileOf(storageUrl);
      if (from === to) return { from, to, count: 0 };
      const isOwn = to.startsWith('/media/');
      if (old.isVideo !== isVideoAddress(to))
        throw new AppError('invalid', 'of another kind', { to: 'mediaKindDiffers' });
      const { storageUrl: _to, ...known } = isOwn
        ? await mediaUploads.describe(to)
        : { storageUrl, ...taken };
      const changed = await db.transaction(async (tx) => {
        if ((await goneOf(tx, [to])).size > 0)
          throw new AppError('invalid', `no file ${to}`, { to: 'mediaGone' });
        let count = 0;
        const shown: CacheTag[] = [];
        for (const replaceIn of Object.values(owners)) {
          const done = await replaceIn(tx, actor, { from, to, known });
          count += done.count;
          shown.push(...done.tags);
        }
        const texts = await queries.readTexts(tx, [from]);
        if (texts.length > 0)
          await tx
            .insert(mediaTexts)
            .values(texts.map((text) => ({ ...text, url: to })))
            .onConflictDoNothing();
        await audit(tx, actor, {
          action: 'replace',
          noun: 'media',
          id: from,
          title: from,
          before: { url: from },
          after: { url: to, count },
        });
        return { count, shown };
      });
      tags.changed([...new Set(changed.shown)]);
      return { from, to, count: changed.count };
    },

    /**
     * Deletes a file that no record names, not even one in the trash.
     * @throws AppError `not_found`; `in_use`; `unavailable` while a long transaction writes to a table that names
     * files
     */
    async remove(actor: Actor, name: string): Promise<void> {
      demand(actor, 'staff');
      const file = `/media/${name}`;
      const names = await db
        .transaction(async (tx) => {
          await tx.execute(sql.raw(`set local lock_timeout = ${lockPatience}`));
          const row = await find(tx, file);
          if (!row.isKept) throw new AppError('not_found', `${file} is not kept here`);
          // Waits for open transactions that name the file; later ones find that the file no longer exists.
          const unlisted = await pictures.unlist(tx, file);
          for (const table of namingTables) await tx.execute(sql`lock table ${table} in share mode`);
          if ((await queries.readRecords(tx, file)).length > 0) throw new AppError('in_use');
          await tx.delete(mediaTexts).where(eq(mediaTexts.url, file));
          await audit(tx, actor, { action: 'delete', noun: 'media', id: file, title: file });
          return unlisted;
        })
        .catch((error: unknown) => {
          throw lockErrors.has(sqlState(error)) ? new AppError('unavailable', 'somebody is writing') : error;
        });
      await pictures.discard(names);
    },
  };
}
