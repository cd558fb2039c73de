import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type {
  NewPost,
  PostBulkChange,
  PostChange,
  PostVersion,
  StaffPost,
  StaffPostQuery,
} from '#shared/blog-form.ts';
import { AppError } from '#shared/errors.ts';
import { demand } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import { audit } from '../db/audit.ts';
import type { Database } from '../db/client.ts';
import { createOnce } from '../db/create-once.ts';
import { blogPosts, blogProducts, blogSlugs, blogVersions } from '../db/schema/blog.ts';
import type { JobService } from '../jobs/job.service.ts';
import type { CacheTag, PageTags } from '../live/tags.ts';
import { readAll, readStaffList, readStaffPost } from './blog-staff.queries.ts';
import {
  freeSlug,
  keepVersion,
  linkProducts,
  planAppearance,
  postTexts,
  type PostRow,
  publishingMoment,
  storable,
  tagsOf,
} from './blog.writing.ts';

export type BlogAdminService = ReturnType<typeof createBlogAdminService>;

type Actor = CurrentUser | null;

type Needs = { db: Database; tags: PageTags; jobs: Pick<JobService, 'enqueue'> };

/** What the staff do to blog posts. */
export function createBlogAdminService({ db, tags, jobs }: Needs) {
  /** The row, locked until the transaction ends. @throws AppError `not_found` */
  async function lock(tx: Database, id: string): Promise<PostRow> {
    const [row] = z.uuid().safeParse(id).success
      ? await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
      : [];
    if (!row) throw new AppError('not_found', `no post ${id}`);
    return row;
  }

  const productsOf = async (tx: Database, id: string) => {
    const rows = await tx
      .select({ id: blogProducts.productId })
      .from(blogProducts)
      .where(eq(blogProducts.blogPostId, id));
    return rows.map((row) => row.id);
  };

  /** Runs a change, and tells the caches when it is committed. */
  async function change<T>(run: (tx: Database, touched: Set<CacheTag>) => Promise<T>): Promise<T> {
    const touched = new Set<CacheTag>();
    const result = await db.transaction((tx) => run(tx, touched));
    tags.changed([...touched]);
    return result;
  }
  const touch = (touched: Set<CacheTag>, id: string, productIds: readonly string[]) =>
    tagsOf(id, productIds).forEach((tag) => touched.add(tag));

  /** @throws AppError `not_found` */
  async function open(id: string): Promise<StaffPost> {
    const found = z.uuid().safeParse(id).success ? await readStaffPost(db, id) : null;
    if (!found) throw new AppError('not_found', `no post ${id}`);
    return found;
  }

  return {
    async list(actor: Actor, query: StaffPostQuery) {
      demand(actor, 'staff');
      return readStaffList(db, query);
    },

    /** All posts outside of the trash with their texts, for GET /api/blog?status=all. */
    async listWhole(actor: Actor) {
      demand(actor, 'staff');
      return readAll(db);
    },

    async open(actor: Actor, id: string): Promise<StaffPost> {
      demand(actor, 'staff');
      return open(id);
    },

    /** @param key of the request, by which it is known when it is repeated (create-once.ts) */
    async create(actor: Actor, given: NewPost, key: string | null): Promise<StaffPost> {
      demand(actor, 'staff');
      const { publishedAt: _moment, ...values } = storable(given);
      const { id: made } = await change(async (tx, touched) => {
        const find = async (known: string) =>
          (await tx.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.id, known)))[0];
        const make = async () => {
          const id = crypto.randomUUID();
          const slug = await freeSlug(tx, { id, title: values.title, slug: values.slug });
          const publishedAt = publishingMoment(given, null);
          await tx.insert(blogPosts).values({ ...values, id, slug, publishedAt, authorId: actor!.id });
          await planAppearance(jobs, tx, { id, status: values.status, publishedAt });
          const { content: _content, ...short } = values;
          await audit(tx, actor, { action: 'create', noun: 'post', id, title: values.title, after: short });
          touch(touched, id, await linkProducts(tx, id, values.content));
          return { id };
        };
        return createOnce(tx, { actor: actor!, noun: 'post', key }, { find, make });
      });
      return open(made);
    },

    /**
     * Changes the named fields; former texts are kept, a former address redirects.
     * @throws AppError `conflict` when somebody has saved since `version` was opened
     */
    async update(actor: Actor, id: string, { version, ...given }: PostChange): Promise<StaffPost> {
      demand(actor, 'staff');
      const { publishedAt: _moment, ...values } = storable(given);
      await change(async (tx, touched) => {
        const before = await lock(tx, id);
        if (version !== undefined && version !== before.version) throw new AppError('conflict');
        const title = values.title ?? before.title;
        const slug =
          values.slug === undefined || values.slug === before.slug
            ? before.slug
            : await freeSlug(tx, { id, title, slug: values.slug });
        if (slug !== before.slug) {
          await tx.delete(blogSlugs).where(eq(blogSlugs.slug, slug));
          await tx.insert(blogSlugs).values({ slug: before.slug, blogPostId: id }).onConflictDoNothing();
        }
        const hasNewTexts = postTexts.some(
          (name) => values[name] !== undefined && values[name] !== before[name],
        );
        if (hasNewTexts) await keepVersion(tx, before, actor!.username);
        const [after] = await tx
          .update(blogPosts)
          .set({
            ...values,
            slug,
            publishedAt: publishingMoment(given, before),
            version: before.version + 1,
            // The clock that translations are compared with, not the transaction's beginning.
            ...(hasNewTexts ? { textsChangedAt: sql`clock_timestamp()` } : {}),
          })
          .where(eq(blogPosts.id, id))
          .returning();
        await audit(tx, actor, {
          action: 'update',
          noun: 'post',
          id,
          title: after!.title,
          before,
          after: after!,
        });
        await planAppearance(jobs, tx, after!);
        touch(touched, id, await linkProducts(tx, id, after!.content));
      });
      return open(id);
    },

    remove: (actor: Actor, id: string) => setDeleted(actor, id, new Date(), 'delete'),
    restore: (actor: Actor, id: string) => setDeleted(actor, id, null, 'restore'),

    /** Removes what lies in the trash for good. @returns how many there were */
    async emptyTrash(actor: Actor): Promise<number> {
      demand(actor, 'staff');
      return db.transaction(async (tx) => {
        const rows = await tx.delete(blogPosts).where(isNotNull(blogPosts.deletedAt)).returning();
        for (const { id, title } of rows)
          await audit(tx, actor, { action: 'purge', noun: 'post', id, title });
        return rows.length;
      });
    },

    /** The same to many posts. @returns how many were changed */
    async bulk(actor: Actor, { ids, action }: PostBulkChange): Promise<number> {
      demand(actor, 'staff');
      return change(async (tx, touched) => {
        const inTrash = action === 'restore' ? isNotNull(blogPosts.deletedAt) : isNull(blogPosts.deletedAt);
        const rows = await tx
          .select()
          .from(blogPosts)
          .where(and(inArray(blogPosts.id, ids), inTrash))
          .orderBy(blogPosts.id)
          .for('update');
        for (const before of rows) {
          const [after] = await tx
            .update(blogPosts)
            .set({ ...bulkValues(action, before), version: before.version + 1 })
            .where(eq(blogPosts.id, before.id))
            .returning();
          await audit(tx, actor, {
            action: action === 'delete' || action === 'restore' ? action : 'update',
            noun: 'post',
            id: before.id,
            title: before.title,
            before,
            after: after!,
          });
          await planAppearance(jobs, tx, after!);
          touch(touched, before.id, await productsOf(tx, before.id));
        }
        return rows.length;
      });
    },

    /** Former states, the newest first. */
    async versions(actor: Actor, id: string): Promise<PostVersion[]> {
      demand(actor, 'staff');
      await open(id);
      const rows = await db
        .select()
        .from(blogVersions)
        .where(eq(blogVersions.blogPostId, id))
        .orderBy(sql`${blogVersions.version} desc`);
      return rows.map(({ version, author, createdAt, texts }) => ({
        version,
        author,
        createdAt: createdAt.toISOString(),
        ...texts,
      }));
    },

    /** Throws away what shows a post, or should: its moment has come. For the job. */
    appear: async (id: string) => tags.changed(tagsOf(id, await productsOf(db, id))),

    /** Queues the appearance of every post whose moment is ahead, where that has not been done. */
    async planAll(): Promise<void> {
      const rows = await db.select().from(blogPosts).where(gt(blogPosts.publishedAt, new Date()));
      for (const row of rows) await planAppearance(jobs, db, row);
    },

    /** For the services that change parts of a post: the row locked, the caches told. @throws AppError `not_found` */
    changePart: <T>(actor: Actor, id: string, run: (tx: Database, post: PostRow) => Promise<T>): Promise<T> =>
      change(async (tx, touched) => {
        demand(actor, 'staff');
        const post = await lock(tx, id);
        const result = await run(tx, post);
        touch(touched, id, await productsOf(tx, id));
        return result;
      }),
  };

  async function setDeleted(actor: Actor, id: string, deletedAt: Date | null, action: string): Promise<void> {
    demand(actor, 'staff');
    await change(async (tx, touched) => {
      const before = await lock(tx, id);
      touch(touched, id, await productsOf(tx, id));
      if ((before.deletedAt === null) === (deletedAt === null)) return;
      await tx
        .update(blogPosts)
        .set({ deletedAt, version: before.version + 1 })
        .where(eq(blogPosts.id, id));
      await audit(tx, actor, { action, noun: 'post', id, title: before.title });
    });
  }
}

function bulkValues(action: PostBulkChange['action'], before: PostRow): Partial<PostRow> {
  if (action === 'delete') return { deletedAt: new Date() };
  if (action === 'restore') return { deletedAt: null };
  if (action === 'publish') return { status: 'published', publishedAt: before.publishedAt ?? new Date() };
  return { status: action === 'archive' ? 'archived' : 'draft' };
}
