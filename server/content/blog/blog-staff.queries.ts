import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { StaffPost, StaffPostQuery, StaffPostRow } from '#shared/content/blog-form.ts';
import { postOrders } from '#shared/content/blog-rules.ts';
import { staffPostPageSize } from '#shared/base/limits.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeFolded } from '../../platform/db/pattern.ts';
import { blogPosts, blogTranslations } from './blog.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { postTitleIn } from './post-title.ts';
import { publishedLanguages, readMedia } from './blog.queries.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

function statusFilter(status: StaffPostQuery['status']) {
  const { deletedAt, publishedAt } = blogPosts;
  if (status === 'trash') return isNotNull(deletedAt);
  if (status === '') return isNull(deletedAt);
  if (status === 'scheduled')
    return and(isNull(deletedAt), eq(blogPosts.status, 'published'), sql`${publishedAt} > now()`);
  return and(isNull(deletedAt), eq(blogPosts.status, status));
}

/** The order of the list, newest first by default. Posts without a value come last in either direction. */
function orderBy({ sort, order }: StaffPostQuery): SQL {
  if (sort === '') return sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt}) desc`;
  const by = {
    updated: blogPosts.updatedAt,
    title: sql`lower(${blogPosts.title}) collate "C"`,
    published: blogPosts.publishedAt,
    views: blogPosts.viewCount,
  }[sort];
  const isRising = (order || postOrders[sort]) === 'asc';
  return isRising ? sql`${by} asc nulls last` : sql`${by} desc nulls last`;
}

/** One page of all posts, newest first by default, with the total count of matches and titles in this language. */
export async function readStaffList(
  db: Database,
  query: StaffPostQuery,
  language: Locale,
): Promise<{ posts: StaffPostRow[]; total: number }> {
  const { search, status, category, page } = query;
  const where = and(
    statusFilter(status),
    category === '' ? undefined : eq(blogPosts.category, category),
    search === ''
      ? undefined
      : likeFolded(
          sql`concat_ws(' ', ${blogPosts.title}, ${postTitleIn(language)}, ${blogPosts.excerpt}, ${blogPosts.slug}, array_to_string(${blogPosts.tags}, ' '))`,
          containing(search),
        ),
  );
  const [rows, [found]] = await Promise.all([
    db
      .select({
        post: blogPosts,
        title: postTitleIn(language),
        author: sql<
          string | null
        >`coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.username})`,
        languages: publishedLanguages,
      })
      .from(blogPosts)
      .leftJoin(users, eq(users.id, blogPosts.authorId))
      .where(where)
      .orderBy(orderBy(query), desc(blogPosts.id))
      .limit(staffPostPageSize)
      .offset((page - 1) * staffPostPageSize),
    db.select({ total: count() }).from(blogPosts).where(where),
  ]);
  const media = await readMedia(
    db,
    rows.map((row) => row.post.id),
  );
  return {
    total: found?.total ?? 0,
    posts: rows.map(({ post, title, author, languages }) => ({
      ...post,
      title,
      publishedAt: iso(post.publishedAt),
      updatedAt: post.updatedAt.toISOString(),
      isDeleted: post.deletedAt !== null,
      author,
      languages,
      media: media.filter((item) => item.blogPostId === post.id),
    })),
  };
}

/** One post with everything that its form shows. */
export async function readStaffPost(db: Database, id: string): Promise<StaffPost | null> {
  const [[row], translations, media] = await Promise.all([
    db.select().from(blogPosts).where(eq(blogPosts.id, id)),
    db
      .select()
      .from(blogTranslations)
      .where(eq(blogTranslations.blogPostId, id))
      .orderBy(asc(blogTranslations.language)),
    readMedia(db, [id]),
  ]);
  if (!row) return null;
  return {
    ...row,
    publishedAt: iso(row.publishedAt),
    updatedAt: row.updatedAt.toISOString(),
    isDeleted: row.deletedAt !== null,
    translations: translations.map((text) => ({
      ...text,
      isStale: row.textsChangedAt > text.updatedAt,
      savedAt: text.updatedAt.toISOString(),
    })),
    media,
  };
}

/** All posts outside the trash in their original language, newest first. */
export async function readAll(db: Database) {
  const rows = await db
    .select()
    .from(blogPosts)
    .where(isNull(blogPosts.deletedAt))
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id));
  return rows.map((row) => ({ ...row, publishedAt: iso(row.publishedAt), language: fallbackLocale }));
}
