import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type FileNoun, fileNouns } from '#shared/base/nouns.ts';
import { fileOfColumn } from '../../platform/db/file-address.ts';
import { blogMedia, blogPosts, blogTranslations } from '../blog/blog.schema.ts';
import { categories } from '../../catalogue/category/category.schema.ts';
import { evidence } from '../../catalogue/evidence/evidence.schema.ts';
import { partners } from '../../catalogue/partner/partner.schema.ts';
import { productMedia, products } from '../../catalogue/product/product.schema.ts';
import { quoteOffers, quoteRequestLines, quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { siteSettings } from '../setting/setting.schema.ts';

/** One kind of place: a column that holds an address, and the record that it belongs to. */
type Place = {
  address: SQLWrapper;
  id: SQLWrapper;
  title: SQLWrapper;
  from: SQL;
  language?: SQLWrapper;
  isDeleted?: SQL;
  /** Given if only the record knows whether the file is a video. */
  isVideo?: SQL;
  /** Texts about the file at this place. */
  words?: SQLWrapper;
  createdAt: SQLWrapper;
};

const none = sql`null::text`;
const no = sql`false`;

const postContent = (content: SQLWrapper) =>
  sql`lateral regexp_matches(${content}, ' (src|poster|href)="([^"]*)"', 'g') as found`;
const foundAddress = sql`replace(found[2], '&amp;', '&')`;
/** A link counts only if it leads to one of our own files, because it shows nothing itself. */
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

const ofQuote = {
  id: quoteRequests.id,
  title: quoteRequests.reference,
  isDeleted: sql`${quoteRequests.deletedAt} is not null`,
} as const;
/** The pictures of the lines of a draft or a sent offer. */
const pictureOfLine = sql`(found #>> '{}')`;
const linesOf = (offer: SQLWrapper) =>
  sql`lateral jsonb_path_query(${offer}, '$.lines[*].imageUrl ? (@ != null)') as found`;

/** The places of each noun, and the tables whose rows name files. */
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
  evidence: {
    tables: [evidence],
    places: [evidence.photo1Url, evidence.photo2Url, evidence.photo3Url].map((address) => ({
      id: evidence.id,
      title: evidence.title,
      isDeleted: sql`${evidence.deletedAt} is not null`,
      address,
      from: sql`${evidence}`,
      createdAt: evidence.createdAt,
    })),
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
  quote: {
    tables: [quoteRequests, quoteRequestLines, quoteOffers],
    places: [
      {
        ...ofQuote,
        address: quoteRequestLines.imageUrl,
        from: sql`${quoteRequestLines} join ${quoteRequests} on ${quoteRequests.id} = ${quoteRequestLines.requestId}`,
        createdAt: quoteRequests.createdAt,
      },
      {
        ...ofQuote,
        address: pictureOfLine,
        from: sql`${quoteRequests} cross join ${linesOf(quoteRequests.sheet)}`,
        createdAt: quoteRequests.createdAt,
      },
      {
        ...ofQuote,
        address: pictureOfLine,
        // The sheet with our costs has the same lines.
        from: sql`${quoteOffers} join ${quoteRequests} on ${quoteRequests.id} = ${quoteOffers.requestId}
          cross join ${linesOf(quoteOffers.offer)}`,
        createdAt: quoteOffers.createdAt,
      },
    ],
  },
  setting: {
    tables: [siteSettings],
    places: ['$.**.logoUrl', '$.** ? (@.type() == "string" && @ like_regex "/media/")'].map(
      (path): Place => ({
        id: siteSettings.key,
        title: siteSettings.key,
        address: sql`(found #>> '{}')`,
        from: sql`${siteSettings} cross join lateral jsonb_path_query(${siteSettings.value}, ${path}::jsonpath) as found`,
        createdAt: siteSettings.updatedAt,
      }),
    ),
  },
};

/** Tables whose rows name files. */
export const namingTables: readonly PgTable[] = Object.values(sources).flatMap(({ tables }) => tables);

/** All places of all kinds, one row per address: the file, and the record that names it. */
export const allPlaces = sql`(select * from (${sql.join(
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
