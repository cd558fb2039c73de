import { and, eq, isNull } from 'drizzle-orm';
import type { Post, PostCard, PostMedia, PostQuery } from '#shared/content/blog.ts';
import { AppError } from '#shared/base/errors.ts';
import { feedLength, relatedPostCount } from '#shared/base/limits.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { Database } from '../../platform/db/client.ts';
import { blogPosts, blogSlugs } from './blog.schema.ts';
import type { ImageService } from '../image/image.service.ts';
import type { MediaLibraryService } from '../media/media-library.service.ts';
import type { ProductService } from '../../catalogue/product/product.service.ts';
import { type FeedFormat, type FeedHome, postFeed } from './blog.feed.ts';
import { filesIn, showPost } from './blog.html.ts';
import * as queries from './blog.queries.ts';
import type { createPostSearch } from './blog.search.ts';

export type BlogService = ReturnType<typeof createBlogService>;

type Deps = {
  db: Database;
  images: ImageService;
  mediaLibrary: MediaLibraryService;
  products: ProductService;
  /** Finds posts by the words of a search. */
  findPosts: ReturnType<typeof createPostSearch>;
};
type Row = NonNullable<Awaited<ReturnType<typeof queries.readPost>>>;

/** Number of posts about a product that its page shows. */
const aboutCount = 3;
const iso = (date: Date | null) => date?.toISOString() ?? null;

const toCard = <T extends { publishedAt: Date | null }>(row: T) => ({
  ...row,
  publishedAt: iso(row.publishedAt),
});

/** The blog for visitors. */
export function createBlogService({ db, images, mediaLibrary, products, findPosts }: Deps) {
  /**
   * The number of posts that match. If no post contains the search text, matches its words instead, with possible
   * corrections.
   */
  async function narrow(query: queries.PostFilter, locale: Locale) {
    const total = await queries.countPosts(db, query, locale);
    if (query.search === '' || total > 0) return { query, total, corrected: null };
    const { ids, corrected } = await findPosts(query.search, locale);
    if (ids.length === 0) return { query, total, corrected: null };
    const found = { ...query, ids };
    return { query: found, total: await queries.countPosts(db, found, locale), corrected };
  }

  /** @throws AppError `not_found` */
  async function demandPublic(id: string): Promise<void> {
    await findById(id, () =>
      db
        .select({ id: blogPosts.id })
        .from(blogPosts)
        .where(and(queries.isPublic, eq(blogPosts.id, id))),
    );
  }

  async function toPost(row: Row): Promise<Post> {
    return {
      ...toCard(row),
      updatedAt: row.updatedAt.toISOString(),
      languages: await queries.readLanguages(db, row.id),
    };
  }

  /** @throws AppError `not_found` */
  async function get(slug: string, locale: Locale): Promise<Post> {
    const row = await queries.readPost(db, and(queries.isPublic, eq(blogPosts.slug, slug)), locale);
    if (!row) throw new AppError('not_found', `no post ${slug}`);
    return toPost(row);
  }

  return {
    get,

    /** One page of published posts, the total count, and the correction of a misspelt search. */
    async list(query: PostQuery, locale: Locale) {
      const { query: found, total, corrected } = await narrow(query, locale);
      const rows = await queries.readCards(db, { ...query, ...found }, locale);
      const posts: PostCard[] = rows.map(toCard);
      return { posts, total, corrected };
    },

    /** The newest posts with their full texts, and the total count. */
    async listWhole(query: PostQuery, locale: Locale) {
      const { query: found, total } = await narrow(query, locale);
      const rows = await queries.readWhole(db, { ...query, ...found }, locale);
      return {
        posts: rows.map((row) => ({ ...toCard(row), updatedAt: row.updatedAt.toISOString() })),
        total,
      };
    },

    /** The feed of one language. Posts without a translation are only in the English feed. */
    async feed(locale: Locale, home: FeedHome, format: FeedFormat) {
      const newest = { search: '', category: '', tag: '', page: 1, limit: feedLength };
      const rows = await queries.readWhole(db, newest, locale);
      return postFeed(
        rows.filter((row) => row.language === locale),
        locale,
        home,
        format,
      );
    },

    /** Pictures of cards by their address. */
    pictures: (posts: readonly { featuredImageUrl: string | null }[]) =>
      images.find(posts.map((post) => post.featuredImageUrl)),

    categories: () => queries.readCategories(db),

    /** The number of posts that a search of the site finds. */
    countMatches: async (search: string, locale: Locale): Promise<number> =>
      search === '' ? 0 : (await narrow({ search, category: '', tag: '' }, locale)).total,

    /** The current address of a post that was moved; null if the old address is unknown. */
    async presentSlug(slug: string): Promise<string | null> {
      const [row] = await db
        .select({ slug: blogPosts.slug })
        .from(blogSlugs)
        .innerJoin(blogPosts, eq(blogPosts.id, blogSlugs.blogPostId))
        .where(and(queries.isPublic, eq(blogSlugs.slug, slug)));
      return row?.slug ?? null;
    },

    /** A post in any state, for anyone with its private address. @throws AppError `not_found` */
    async preview(key: string, locale: Locale): Promise<Post> {
      const where = and(eq(blogPosts.previewKey, key), isNull(blogPosts.deletedAt));
      const row = await findById(key, () => queries.readPost(db, where, locale));
      return toPost(row);
    },

    /** Everything that a post's page shows around the post. */
    async around(post: Post, locale: Locale) {
      const [neighbours, related, productIds, pictures, texts] = await Promise.all([
        queries.readNeighbours(
          db,
          { id: post.id, publishedAt: post.publishedAt === null ? null : new Date(post.publishedAt) },
          locale,
        ),
        queries.readRelated(db, post, locale, relatedPostCount),
        queries.readProductIds(db, post.id),
        images.find([post.featuredImageUrl, ...filesIn(post.content)]),
        mediaLibrary.alternatives([post.featuredImageUrl], locale),
      ]);
      const known = texts.get(post.featuredImageUrl ?? '');
      const own = post.featuredImageAlt ?? '';
      // The record's own text is English: in another language, the media library's text takes precedence.
      const isOwn = own !== '' && (locale === fallbackLocale || known === undefined);
      return {
        ...neighbours,
        related: related.map(toCard),
        products: await products.cards(productIds, locale),
        alt: isOwn ? { text: own, language: fallbackLocale } : { text: known ?? '', language: locale },
        picture: post.featuredImageUrl === null ? null : (pictures.get(post.featuredImageUrl) ?? null),
        body: showPost(post.content, pictures),
      };
    },

    /** Posts that link to a product. */
    about: (productId: string, locale: Locale) => queries.readAbout(db, productId, locale, aboutCount),

    /** Media of a public post. @throws AppError `not_found` */
    async media(id: string): Promise<PostMedia[]> {
      await demandPublic(id);
      return queries.readMedia(db, [id]);
    },

    /** Counts a view once per viewer, post and UTC day. @throws AppError `not_found` */
    async countView(id: string, viewerId: string): Promise<boolean> {
      await demandPublic(id);
      return queries.countView(db, id, viewerId);
    },

    sitemap: (limit: number) => queries.readSitemapRows(db, limit),
  };
}
