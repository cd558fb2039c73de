import { and, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { libraryPageSize, shownPlaces } from '#shared/limits.ts';
import { forLocales, type Locale } from '#shared/locale.ts';
import type { LibraryFile, LibraryQuery, MediaPlace } from '#shared/media-library.ts';
import { type FileNoun, fileNouns } from '#shared/nouns.ts';
import type { Database } from '../db/client.ts';
import { fileOfColumn, isVideoColumn } from '../db/file-address.ts';
import { containing, likeFolded } from '../db/pattern.ts';
import { blogMedia, blogPosts, blogTranslations } from '../db/schema/blog.ts';
import { categories } from '../db/schema/category.ts';
import { images } from '../db/schema/image.ts';
import { mediaFiles, mediaTexts } from '../db/schema/media.ts';
import { partners } from '../db/schema/partner.ts';
import { productMedia, products } from '../db/schema/product.ts';
import { siteSettings } from '../db/schema/setting.ts';

/** One kind of place: where an address stands, and the record that it belongs to. */
type Place = {
  address: SQLWrapper;
  id: SQLWrapper;
  title: SQLWrapper;
  from: SQL;
  language?: SQLWrapper;
  isDeleted?: SQL;
  /** Where only the record knows that it is one. */
  isVideo?: SQL;
  /** What is said of the file there. */
  words?: SQLWrapper;
  createdAt: SQLWrapper;
};

const none = sql`null::text`;
const no = sql`false`;

const postContent = (content: SQLWrapper) =>
  sql`lateral regexp_matches(${content}, ' (src|poster|href)="([^"]*)"', 'g') as found`;
const foundAddress = sql`replace(found[2], '&amp;', '&')`;
/** A link is a place of our own files only: it shows nothing. */
const isShown = sql`(found[1] <> 'href' or ${fileOfColumn(foundAddress)} like '/media/%')`;

const ofProduct = {
  id: products.id,
  title: products.name,
  isDeleted: sql`${products.deletedAt} is not null`,
} as const;
const ofPost = {
  id: blogPosts.id,
  title: blogPosts.title,
  isDeleted: sql`${blogPosts.deletedAt} is not null`,
} as const;
const mediaOfPosts = sql`${blogMedia} join ${blogPosts} on ${blogPosts.id} = ${blogMedia.blogPostId}`;

/** Where each noun names files, and the tables whose rows do. */
const sources: Record<FileNoun, { tables: readonly PgTable[]; places: readonly Place[] }> = {
  product: {
    tables: [products, productMedia],
    places: [
      { ...ofProduct, address: products.imageUrl, from: sql`${products}`, createdAt: products.createdAt },
      {
        ...ofProduct,
        address: productMedia.url,
        from: sql`${productMedia} join ${products} on ${products.id} = ${productMedia.productId}`,
        isVideo: sql`${productMedia.type} = 'video'`,
        words: productMedia.altText,
        createdAt: productMedia.createdAt,
      },
    ],
  },
  post: {
    tables: [blogPosts, blogTranslations, blogMedia],
    places: [
      {
        ...ofPost,
        address: blogPosts.featuredImageUrl,
        from: sql`${blogPosts}`,
        words: blogPosts.featuredImageAlt,
        createdAt: blogPosts.createdAt,
      },
      {
        ...ofPost,
        address: foundAddress,
        from: sql`${blogPosts} cross join ${postContent(blogPosts.content)} where ${isShown}`,
        createdAt: blogPosts.createdAt,
      },
      {
        ...ofPost,
        address: foundAddress,
        language: blogTranslations.language,
        title: blogTranslations.title,
        from: sql`${blogTranslations} join ${blogPosts} on ${blogPosts.id} = ${blogTranslations.blogPostId}
          cross join ${postContent(blogTranslations.content)} where ${isShown}`,
        createdAt: blogTranslations.createdAt,
      },
      {
        ...ofPost,
        address: blogMedia.storageUrl,
        from: mediaOfPosts,
        isVideo: sql`${blogMedia.mediaType} = 'video'`,
        words: sql`concat_ws(' ', ${blogMedia.altText}, ${blogMedia.caption}, ${blogMedia.originalName}, ${blogMedia.fileName})`,
        createdAt: blogMedia.uploadedAt,
      },
      { ...ofPost, address: blogMedia.thumbnailUrl, from: mediaOfPosts, createdAt: blogMedia.uploadedAt },
    ],
  },
  category: {
    tables: [categories],
    places: [
      {
        id: categories.id,
        title: categories.name,
        isDeleted: sql`${categories.deletedAt} is not null`,
        address: categories.imageUrl,
        from: sql`${categories}`,
        createdAt: categories.createdAt,
      },
    ],
  },
  partner: {
    tables: [partners],
    places: [
      {
        id: partners.id,
        title: partners.name,
        isDeleted: sql`${partners.deletedAt} is not null`,
        address: partners.logoUrl,
        from: sql`${partners}`,
        createdAt: partners.createdAt,
      },
    ],
  },
  setting: {
    tables: [siteSettings],
    places: [
      ...['$.**.logoUrl', '$.** ? (@.type() == "string" && @ like_regex "/media/")'].map((path): Place => ({
        id: siteSettings.key,
        title: siteSettings.key,
        address: sql`(found #>> '{}')`,
        from: sql`${siteSettings} cross join lateral jsonb_path_query(${siteSettings.value}, ${path}::jsonpath) as found`,
        createdAt: siteSettings.updatedAt,
      })),
    ],
  },
};

/** Tables whose rows name files. */
export const namingTables: readonly PgTable[] = Object.values(sources).flatMap(({ tables }) => tables);

/** Every place of every kind, one row an address: which file, in which record. */
const allPlaces = sql`(select * from (${sql.join(
  fileNouns.flatMap((noun) =>
    sources[noun].places.map(
      ({
        address,
        id,
        title,
        from,
        language,
        isDeleted,
        isVideo,
        words,
        createdAt,
      }) => sql`select ${fileOfColumn(address)} as url, ${noun}::text as noun, ${id}::text as id, ${title}::text as title,
        ${language ?? none}::text as language, ${isDeleted ?? no} as is_deleted, ${isVideo ?? no} as is_video,
        ${words ?? none}::text as words, ${createdAt} as created_at from ${from}`,
    ),
  ),
  sql` union all `,
)}) as found_places where url <> '')`;

const kept = sql`(select ${images.url} as url, ${images.width} as width, ${images.height} as height,
    ${images.byteSize} as byte_size, ${images.createdAt} as created_at from ${images}
  union all select ${mediaFiles.url}, null, null, ${mediaFiles.byteSize}, ${mediaFiles.createdAt} from ${mediaFiles})`;

/** Every file: those kept here, and those of other sites that a record names. */
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

/** One page of the library, the newest first, with the number of files that match. */
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
        places: own,
      };
    }),
  };
}

/** One file of the library; null where there is none of this address. */
export async function readFile(db: Database, file: string) {
  const [row] = await db
    .select(columns)
    .from(library)
    .where(sql`${url} = ${file}`);
  return row ?? null;
}

/** Records that name these files, each once; of every file the first so many. */
async function readPlaces(db: Database, urls: readonly string[]) {
  if (urls.length === 0) return [];
  const records = sql`(select *, row_number() over (partition by url order by noun, title, id, language nulls first) as place,
      count(*) over (partition by url) as of_file
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
    })
    .from(sql`${records} as records`)
    .where(sql`place <= ${shownPlaces}`)
    .orderBy(sql`place`);
}

/** Ids of the records of these nouns that name a file. */
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

/** The texts of one file among those read. */
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
