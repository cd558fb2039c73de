import type { PgSelect } from 'drizzle-orm/pg-core';
import { and, arrayOverlaps, asc, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PostQuery } from '#shared/content/blog.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeFolded } from '../../platform/db/pattern.ts';
import { blogMedia, blogPosts, blogProducts, blogTranslations, blogViews } from './blog.schema.ts';

/**
 * Condition: visitors may see a post. It is published, its publication time has come, and it is not in the trash
 * (docs/specification/blog.md#publishing).
 */
export const isPublic = and(
  eq(blogPosts.status, 'published'),
  eq(blogPosts.isActive, true),
  isNull(blogPosts.deletedAt),
  sql`${blogPosts.publishedAt} <= now()`,
);

const inLanguage = (locale: Locale) =>
  and(
    eq(blogTranslations.blogPostId, blogPosts.id),
    eq(blogTranslations.language, locale),
    eq(blogTranslations.isPublished, true),
  );

const title = sql<string>`coalesce(${blogTranslations.title}, ${blogPosts.title})`;
/**
 * The excerpt of the translation even if empty: an English sentence below a French title would look like an
 * error.
 */
const excerpt = sql<
  string | null
>`case when ${blogTranslations.id} is null then ${blogPosts.excerpt} else ${blogTranslations.excerpt} end`;
const language = sql<Locale>`coalesce(${blogTranslations.language}, ${fallbackLocale})`;

/** The columns of a post in a list, in the visitor's language if translated. */
const cardColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title,
  excerpt,
  category: blogPosts.category,
  tags: blogPosts.tags,
  status: blogPosts.status,
  featuredImageUrl: blogPosts.featuredImageUrl,
  featuredImageAlt: blogPosts.featuredImageAlt,
  publishedAt: blogPosts.publishedAt,
  readingTime: blogPosts.readingTime,
  viewCount: blogPosts.viewCount,
  language,
};

const wholeColumns = {
  ...cardColumns,
  content: sql<string>`coalesce(${blogTranslations.content}, ${blogPosts.content})`,
  metaDescription: sql<
    string | null
  >`case when ${blogTranslations.id} is null then ${blogPosts.metaDescription} else ${blogTranslations.metaDescription} end`,
  updatedAt: sql<Date>`greatest(${blogPosts.updatedAt}, ${blogTranslations.updatedAt})`.mapWith(
    blogPosts.updatedAt,
  ),
};

/**
 * Languages of a post's published translations. Columns are written by name, because Drizzle omits the table in a
 * select from one table.
 */
export const publishedLanguages = sql<Locale[]>`array(select t.language from ${blogTranslations} t
  where t.blog_post_id = blog_posts.id and t.is_published order by 1)`;

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)] as const;

/**
 * Condition: title or excerpt contains the text (docs/specification/blog.md#list), in the visitor's language or
 * in the original.
 */
function matching(search: string) {
  if (search === '') return undefined;
  const pattern = containing(search);
  return or(
    ...[blogPosts.title, blogPosts.excerpt, blogTranslations.title, blogTranslations.excerpt].map((text) =>
      likeFolded(sql`coalesce(${text}, '')`, pattern),
    ),
  );
}

/** The filters of a list of posts. */
export type PostFilter = Pick<PostQuery, 'search' | 'category' | 'tag'> & {
  /** Posts found by their words, if no post contains the search text. */
  ids?: readonly string[] | undefined;
};

const filtered = ({ search, category, tag, ids }: PostFilter) =>
  and(
    isPublic,
    ids === undefined ? matching(search) : inArray(blogPosts.id, [...ids]),
    category === '' ? undefined : eq(blogPosts.category, category),
    tag === '' ? undefined : sql`${tag} = any(${blogPosts.tags})`,
  );

type PageOfPosts = PostFilter & Pick<PostQuery, 'page' | 'limit'>;

export const readCards = (db: Database, query: PageOfPosts, locale: Locale) =>
  onePage(db.select(cardColumns).from(blogPosts).$dynamic(), query, locale);

/** The newest posts with their full texts, for feeds and the API. */
export const readWhole = (db: Database, query: PageOfPosts, locale: Locale) =>
  onePage(db.select(wholeColumns).from(blogPosts).$dynamic(), query, locale);

/** One page of the posts that match, the newest first. */
const onePage = <Q extends PgSelect>(select: Q, query: PageOfPosts, locale: Locale) =>
  select
    .leftJoin(blogTranslations, inLanguage(locale))
    .where(filtered(query))
    .orderBy(...newestFirst)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);

export async function countPosts(db: Database, query: PostFilter, locale: Locale): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(blogPosts)
    .leftJoin(blogTranslations, inLanguage(locale))
    .where(filtered(query));
  return row?.total ?? 0;
}

/** Titles and excerpts of the newest posts, in a language and in the original; some may not be public yet. */
export async function readSearchTexts(db: Database, locale: Locale, limit: number) {
  const rows = await db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      ownTitle: blogTranslations.title,
      ownExcerpt: blogTranslations.excerpt,
    })
    .from(blogPosts)
    .leftJoin(blogTranslations, inLanguage(locale))
    .where(and(eq(blogPosts.status, 'published'), isNull(blogPosts.deletedAt)))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map((row) => ({ id: row.id, texts: [row.ownTitle, row.ownExcerpt, row.title, row.excerpt] }));
}

/** Categories of published posts. */
export async function readCategories(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: blogPosts.category })
    .from(blogPosts)
    .where(isPublic)
    .orderBy(asc(blogPosts.category));
  return rows.map((row) => row.category);
}

/** One post in a language. `where` selects it, and decides whether it must be public. */
export async function readPost(db: Database, where: ReturnType<typeof and>, locale: Locale) {
  const [row] = await db
    .select(wholeColumns)
    .from(blogPosts)
    .leftJoin(blogTranslations, inLanguage(locale))
    .where(where);
  return row ?? null;
}

/** Languages in which a post can be read. */
export async function readLanguages(db: Database, id: string): Promise<Locale[]> {
  const rows = await db
    .select({ language: blogTranslations.language })
    .from(blogTranslations)
    .where(and(eq(blogTranslations.blogPostId, id), eq(blogTranslations.isPublished, true)))
    .orderBy(asc(blogTranslations.language));
  return [fallbackLocale, ...rows.map((row) => row.language).filter((name) => name !== fallbackLocale)];
}

/** The posts published directly before and after one. */
export async function readNeighbours(
  db: Database,
  post: { id: string; publishedAt: Date | null },
  locale: Locale,
) {
  const at = post.publishedAt ?? new Date();
  const select = () =>
    db
      .select({ slug: blogPosts.slug, title, language })
      .from(blogPosts)
      .leftJoin(blogTranslations, inLanguage(locale));
  const [[previous], [next]] = await Promise.all([
    select()
      .where(
        and(
          isPublic,
          or(lt(blogPosts.publishedAt, at), and(eq(blogPosts.publishedAt, at), lt(blogPosts.id, post.id))),
        ),
      )
      .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
      .limit(1),
    select()
      .where(
        and(
          isPublic,
          or(gt(blogPosts.publishedAt, at), and(eq(blogPosts.publishedAt, at), gt(blogPosts.id, post.id))),
        ),
      )
      .orderBy(asc(blogPosts.publishedAt), asc(blogPosts.id))
      .limit(1),
  ]);
  return { previous: previous ?? null, next: next ?? null };
}

/** Other posts that share tags or the category, most in common first. */
export async function readRelated(
  db: Database,
  post: { id: string; category: string; tags: string[] },
  locale: Locale,
  limit: number,
) {
  const shared = sql<number>`cardinality(array(select unnest(${blogPosts.tags}) intersect select unnest(${sql.param(post.tags, blogPosts.tags)}::text[])))
    + case when ${blogPosts.category} = ${post.category} then 1 else 0 end`;
  return db
    .select(cardColumns)
    .from(blogPosts)
    .leftJoin(blogTranslations, inLanguage(locale))
    .where(
      and(
        isPublic,
        ne(blogPosts.id, post.id),
        post.tags.length > 0
          ? or(eq(blogPosts.category, post.category), arrayOverlaps(blogPosts.tags, post.tags))
          : eq(blogPosts.category, post.category),
      ),
    )
    .orderBy(desc(shared), ...newestFirst)
    .limit(limit);
}

/** Ids of the products that a post links to, in their order. */
export async function readProductIds(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: blogProducts.productId })
    .from(blogProducts)
    .where(eq(blogProducts.blogPostId, id))
    .orderBy(asc(blogProducts.displayOrder));
  return rows.map((row) => row.id);
}

/** Posts that link to a product, newest first. */
export async function readAbout(db: Database, productId: string, locale: Locale, limit: number) {
  return db
    .select({ slug: blogPosts.slug, title, language, readingTime: blogPosts.readingTime, id: blogPosts.id })
    .from(blogPosts)
    .innerJoin(blogProducts, eq(blogProducts.blogPostId, blogPosts.id))
    .leftJoin(blogTranslations, inLanguage(locale))
    .where(and(isPublic, eq(blogProducts.productId, productId)))
    .orderBy(...newestFirst)
    .limit(limit);
}

export async function readMedia(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(blogMedia)
    .where(and(inArray(blogMedia.blogPostId, [...ids]), eq(blogMedia.isActive, true)))
    .orderBy(asc(blogMedia.displayOrder), asc(blogMedia.uploadedAt), asc(blogMedia.id));
}

/** Counts a view once per viewer, post and UTC day. */
export async function countView(db: Database, id: string, viewerId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const fresh = await tx
      .insert(blogViews)
      .values({ blogPostId: id, viewerId, day: new Date().toISOString().slice(0, 10) })
      .onConflictDoNothing()
      .returning({ day: blogViews.day });
    if (fresh.length === 0) return false;
    await tx
      .update(blogPosts)
      // A view is not an edit.
      .set({ viewCount: sql`${blogPosts.viewCount} + 1`, updatedAt: sql`${blogPosts.updatedAt}` })
      .where(eq(blogPosts.id, id));
    return true;
  });
}

/** The sitemap's data of every public post, and its languages. */
export async function readSitemapRows(db: Database, limit: number) {
  return db
    .select({
      slug: blogPosts.slug,
      updatedAt: blogPosts.updatedAt,
      languages: publishedLanguages,
    })
    .from(blogPosts)
    .where(isPublic)
    .orderBy(...newestFirst)
    .limit(limit);
}
