import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { NewPost } from '#shared/content/blog-form.ts';
import { maxSlugLength, slugOf } from '#shared/content/blog-rules.ts';
import { AppError } from '#shared/base/errors.ts';
import { keptPostVersions } from '#shared/base/limits.ts';
import type { Database } from '../../platform/db/client.ts';
import { demandStored } from '../../platform/db/gone-files.ts';
import { blogPosts, blogProducts, blogSlugs, blogVersions } from './blog.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import { type CacheTag, cacheTags } from '../../platform/live/tags.ts';
import { filesIn, productsIn, sanitizePost } from './blog.html.ts';

export type PostRow = typeof blogPosts.$inferSelect;

/** Texts that are kept in former versions, and whose changes make translations outdated. */
export const postTexts = ['title', 'excerpt', 'content', 'metaDescription'] as const;

/** The sanitised content to store, without anything that could run as script. */
export function storable<T extends { content?: string }>(values: T): T {
  if (values.content === undefined) return values;
  const content = sanitizePost(values.content);
  // A text that consists only of scripts is empty after sanitising.
  if (content === '') throw new AppError('invalid', 'no content', { content: 'postNeeded' });
  return { ...values, content };
}

/**
 * Refuses texts and a featured picture that name a deleted file, unless the post names it already.
 * @throws AppError `invalid`
 */
export async function demandFiles(
  tx: Database,
  { featuredImageUrl, content = '' }: { featuredImageUrl?: string | null; content?: string },
  before: Pick<PostRow, 'featuredImageUrl' | 'content'> | null,
): Promise<void> {
  const named = filesIn(content).map((url) => ({ field: 'content', url }));
  const known = before ? [before.featuredImageUrl, ...filesIn(before.content)] : [];
  await demandStored(tx, [{ field: 'featuredImageUrl', url: featuredImageUrl }, ...named], known);
}

/**
 * A free address for a post: the wanted one, else one made of the title, else `post-` and the beginning of its
 * id. Taken addresses get -2, -3 … (docs/specification/blog.md#addresses). Former addresses of other posts count
 * as taken, since they redirect.
 */
export async function freeSlug(
  tx: Database,
  post: { id: string; title: string; slug: string },
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog slugs'))`);
  const wanted = post.slug || slugOf(post.title) || `post-${post.id.slice(0, 8)}`;
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : `-${number}`;
    const slug = wanted.slice(0, maxSlugLength - end.length).replace(/-$/, '') + end;
    const [used] = await tx
      .select({ id: blogPosts.id })
      .from(blogPosts)
      .where(and(eq(blogPosts.slug, slug), ne(blogPosts.id, post.id)));
    const [former] = await tx
      .select({ id: blogSlugs.blogPostId })
      .from(blogSlugs)
      .where(and(eq(blogSlugs.slug, slug), ne(blogSlugs.blogPostId, post.id)));
    if (!used && !former) return slug;
  }
}

/**
 * The time of publication: the given one, else the former one, else the current time at the first publication
 * (docs/specification/blog.md#publishing).
 */
export function publishingMoment(
  values: { status?: NewPost['status']; publishedAt?: string | null },
  before: PostRow | null,
): Date | null {
  if (values.publishedAt) return new Date(values.publishedAt);
  const status = values.status ?? before?.status;
  return before?.publishedAt ?? (status === 'published' ? new Date() : null);
}

/** If a post is to be published in the future, queues a job that drops the pages that show it at that time. */
export async function planAppearance(
  jobs: Pick<JobService, 'enqueue'>,
  tx: Database,
  { id, status, publishedAt }: Pick<PostRow, 'id' | 'status' | 'publishedAt'>,
): Promise<void> {
  if (status !== 'published' || publishedAt === null || publishedAt.getTime() <= Date.now()) return;
  await jobs.enqueue(tx, 'publish', { postId: id }, publishedAt);
}

/** Stores the current texts of a post as a former version, and deletes versions beyond the limit. */
export async function keepVersion(tx: Database, before: PostRow, author: string | null): Promise<void> {
  const { title, excerpt, content, metaDescription } = before;
  await tx
    .insert(blogVersions)
    .values({
      blogPostId: before.id,
      version: before.version,
      texts: { title, excerpt, content, metaDescription },
      author,
    })
    .onConflictDoNothing();
  const newest = tx
    .select({ version: blogVersions.version })
    .from(blogVersions)
    .where(eq(blogVersions.blogPostId, before.id))
    .orderBy(sql`${blogVersions.version} desc`)
    .limit(keptPostVersions);
  await tx
    .delete(blogVersions)
    .where(and(eq(blogVersions.blogPostId, before.id), notInArray(blogVersions.version, newest)));
}

/** The slug of a changed post. If it is new, the former slug redirects to it from now on. */
export async function moveSlug(
  tx: Database,
  before: PostRow,
  { slug: wanted, title = before.title }: { slug?: string; title?: string },
): Promise<string> {
  if (wanted === undefined || wanted === before.slug) return before.slug;
  const slug = await freeSlug(tx, { id: before.id, title, slug: wanted });
  if (slug === before.slug) return slug;
  await tx.delete(blogSlugs).where(eq(blogSlugs.slug, slug));
  await tx.insert(blogSlugs).values({ slug: before.slug, blogPostId: before.id }).onConflictDoNothing();
  return slug;
}

/** Stores which products a post links to. */
export async function linkProducts(
  tx: Database,
  { id, content }: Pick<PostRow, 'id' | 'content'>,
): Promise<void> {
  await tx.delete(blogProducts).where(eq(blogProducts.blogPostId, id));
  const named = productsIn(content);
  const known =
    named.length === 0
      ? []
      : await tx.select({ id: products.id }).from(products).where(inArray(products.id, named));
  const ids = named.filter((productId) => known.some((row) => row.id === productId));
  if (ids.length > 0)
    await tx
      .insert(blogProducts)
      .values(ids.map((productId, displayOrder) => ({ blogPostId: id, productId, displayOrder })));
}

/** The products that these posts link to. */
export async function productsOf(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: blogProducts.productId })
    .from(blogProducts)
    .where(inArray(blogProducts.blogPostId, ids));
  return rows.map((row) => row.id);
}

/**
 * Tags of the pages that show these posts: their own pages, the lists, and the pages of the products that they
 * link to.
 */
export const tagsOf = (ids: readonly string[], productIds: readonly string[]): CacheTag[] =>
  ids.length === 0
    ? []
    : [cacheTags.posts, ...ids.map(cacheTags.post), ...productIds.map(cacheTags.postsAbout)];
