import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { libraryPageSize, shownPlaces } from '#shared/base/limits.ts';
import { forLocales, type Locale } from '#shared/base/locale.ts';
import {
  keepingNoun,
  type LibraryFile,
  type LibraryQuery,
  type MediaPlace,
} from '#shared/content/media-library.ts';
import type { Database } from '../../platform/db/client.ts';
import { isVideoColumn } from '../../platform/db/file-address.ts';
import { containing, likeFolded } from '../../platform/db/pattern.ts';
import { images } from '../image/image.schema.ts';
import { mediaFiles, mediaTexts } from './media.schema.ts';
import { allPlaces } from './media-places.ts';

const kept = sql`(select ${images.url} as url, ${images.width} as width, ${images.height} as height,
    ${images.byteSize} as byte_size, ${images.createdAt} as created_at from ${images}
  union all select ${mediaFiles.url}, null, null, ${mediaFiles.byteSize}, ${mediaFiles.createdAt} from ${mediaFiles})`;

/** All files: those stored here, and those of other sites that a record names. */
const library = sql`${kept} as kept full join (
    select url, bool_or(is_video) as is_video, min(created_at) as created_at,
      string_agg(concat_ws(' ', title, words), ' ') as words
    from ${allPlaces} as places group by url
  ) as used on used.url = kept.url left join (
    select ${mediaTexts.url} as url, string_agg(${mediaTexts.altText}, ' ') as words from ${mediaTexts} group by 1
  ) as texts on texts.url = coalesce(kept.url, used.url)`;

const url = sql<string>`coalesce(kept.url, used.url)`;
const isVideo = sql<boolean>`(coalesce(used.is_video, false) or ${isVideoColumn(url)})`;
const createdAt = sql<Date>`coalesce(kept.created_at, used.created_at)`.mapWith(images.createdAt);

const columns = {
  url,
  isVideo,
  isKept: sql<boolean>`kept.url is not null`,
  width: sql<number | null>`kept.width`,
  height: sql<number | null>`kept.height`,
  byteSize: sql<number | null>`kept.byte_size`,
  createdAt,
};

function matching({ search, show }: LibraryQuery): SQL | undefined {
  return and(
    show === 'pictures' ? sql`not ${isVideo}` : undefined,
    show === 'videos' ? isVideo : undefined,
    show === 'unused' ? sql`used.url is null` : undefined,
    search === ''
      ? undefined
      : likeFolded(sql`concat_ws(' ', ${url}, used.words, texts.words)`, containing(search)),
  );
}

/** One page of the library, newest first, with the total count of matches. */
export async function readLibrary(
  db: Database,
  query: LibraryQuery,
): Promise<{ files: LibraryFile[]; total: number }> {
  const where = matching(query);
  const [rows, [found]] = await Promise.all([
    db
      .select(columns)
      .from(library)
      .where(where)
      .orderBy(sql`${createdAt} desc`, url)
      .limit(libraryPageSize)
      .offset((query.page - 1) * libraryPageSize),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(library)
      .where(where),
  ]);
  const urls = rows.map((row) => row.url);
  const [places, texts] = await Promise.all([readPlaces(db, urls), readTexts(db, urls)]);
  return {
    total: found?.total ?? 0,
    files: rows.map(({ isVideo: isOne, createdAt: at, ...row }) => {
      const own = places.filter((place) => place.url === row.url);
      return {
        ...row,
        kind: isOne ? 'video' : 'picture',
        createdAt: at.toISOString(),
        texts: textsOf(texts, row.url),
        placeCount: own[0]?.count ?? 0,
        replaceCount: own[0]?.replaceCount ?? 0,
        places: own,
      };
    }),
  };
}

/** One file of the library; null if there is none with this address. */
export async function readFile(db: Database, file: string) {
  const [row] = await db
    .select(columns)
    .from(library)
    .where(sql`${url} = ${file}`);
  return row ?? null;
}

/** Records that name these files, without duplicates, up to a limit per file. */
async function readPlaces(db: Database, urls: readonly string[]) {
  if (urls.length === 0) return [];
  const records = sql`(select *, row_number() over (partition by url order by noun, title, id, language nulls first) as place,
      count(*) over (partition by url) as of_file,
      count(*) filter (where noun <> ${keepingNoun}) over (partition by url) as replaceable
    from (select distinct url, noun, id, title, language, is_deleted from ${allPlaces} as places
      where url in ${urls}) as named)`;
  return db
    .select({
      url: sql<string>`url`,
      noun: sql<MediaPlace['noun']>`noun`,
      id: sql<string>`id`,
      title: sql<string>`title`,
      language: sql<Locale | null>`language`,
      isDeleted: sql<boolean>`is_deleted`,
      count: sql<number>`of_file::int`,
      replaceCount: sql<number>`replaceable::int`,
    })
    .from(sql`${records} as records`)
    .where(sql`place <= ${shownPlaces}`)
    .orderBy(sql`place`);
}

/** The records that name a file, by noun and id. */
export async function readRecords(
  db: Database,
  file: string,
): Promise<{ noun: MediaPlace['noun']; id: string }[]> {
  return db
    .selectDistinct({ noun: sql<MediaPlace['noun']>`noun`, id: sql<string>`id` })
    .from(sql`${allPlaces} as places`)
    .where(sql`url = ${file}`);
}

export async function readTexts(db: Database, urls: readonly string[]) {
  if (urls.length === 0) return [];
  return db
    .select()
    .from(mediaTexts)
    .where(inArray(mediaTexts.url, [...urls]));
}

/** The texts of one file, from the rows that were read. */
export function textsOf(rows: readonly (typeof mediaTexts.$inferSelect)[], file: string) {
  const own = rows.filter((row) => row.url === file);
  return forLocales((language) => own.find((row) => row.language === language)?.altText ?? '');
}

/** Alternative texts in one language. */
export async function readAlternatives(
  db: Database,
  urls: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .select({ url: mediaTexts.url, altText: mediaTexts.altText })
    .from(mediaTexts)
    .where(and(inArray(mediaTexts.url, [...urls]), eq(mediaTexts.language, locale)));
  return new Map(rows.map((row) => [row.url, row.altText]));
}
