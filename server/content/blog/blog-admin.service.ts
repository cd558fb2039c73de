import { eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type {
  NewPost,
  PostBulkChange,
  PostChange,
  PostVersion,
  StaffPost,
  StaffPostQuery,
} from '#shared/content/blog-form.ts';
import type { Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { bulkAnswer, type Former } from '../../platform/db/bulk.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { blogPosts, blogVersions } from './blog.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { PageTags } from '../../platform/live/tags.ts';
import { readAll, readStaffList, readStaffPost } from './blog-staff.queries.ts';
import {
  demandFiles,
  freeSlug,
  keepVersion,
  linkProducts,
  moveSlug,
  planAppearance,
  postTexts,
  type PostRow,
  productsOf,
  publishingMoment,
  storable,
  tagsOf,
} from './blog.writing.ts';

export type BlogAdminService = ReturnType<typeof createBlogAdminService>;

type Dependencies = { db: Database; tags: PageTags; jobs: Pick<JobService, 'enqueue'> };

/** Changes of blog posts by the staff. */
export function createBlogAdminService({ db, tags, jobs }: Dependencies) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'post',
    read: (id) => readStaffPost(db, id),
    shown: {
      tags,
      of: async (rows, tx) => {
        const ids = rows.map(({ id }) => id);
        return tagsOf(ids, await productsOf(tx, ids));
      },
    },
    texts: postTexts,
    keepTexts: (tx, before, actor) => keepVersion(tx, before, actor!.username),
    afterUpdate: async (tx, row) => {
      await planAppearance(jobs, tx, row);
      await linkProducts(tx, row);
    },
  });
  const { open } = lifecycle;

  return {
    ...lifecycle,

    async list(actor: Actor, query: StaffPostQuery, language: Locale) {
      demand(actor, 'staff');
      return readStaffList(db, query, language);
    },

    /** All posts outside the trash with their texts, for GET /api/blog?status=all. */
    async listWhole(actor: Actor) {
      demand(actor, 'staff');
      return readAll(db);
    },

    /** @param key of the request, by which a repetition is recognised (create-once.ts) */
    async create(actor: Actor, given: NewPost, key: string | null): Promise<StaffPost> {
      const { publishedAt: _moment, content, ...logged } = storable(given);
      const values = { ...logged, content, publishedAt: publishingMoment(given, null), authorId: actor?.id };
      const made = await lifecycle.create(actor, values, key, {
        logged,
        beforeWrite: async (tx) => {
          await demandFiles(tx, values, null);
          const id = crypto.randomUUID();
          return { id, slug: await freeSlug(tx, { ...logged, id }) };
        },
        afterWrite: async (tx, row) => {
          await planAppearance(jobs, tx, row);
          await linkProducts(tx, row);
        },
      });
      return open(actor, made.id);
    },

    /**
     * Changes a post. Fields that are not given keep their value; former texts are stored, and a former address
     * redirects.
     * @throws AppError `conflict` if another user has saved since `version` was opened
     */
    async update(actor: Actor, id: string, given: PostChange): Promise<StaffPost> {
      const { publishedAt: _moment, ...values } = storable(given);
      await lifecycle.update(actor, id, values, {
        beforeWrite: async (tx, before) => {
          await demandFiles(tx, values, before);
          return {
            slug: await moveSlug(tx, before, values),
            publishedAt: publishingMoment(given, before),
          };
        },
      });
      return open(actor, id);
    },

    /** Makes the same change to many posts. Returns the former values, so that the change can be undone. */
    async bulk(actor: Actor, { ids, action }: PostBulkChange) {
      const now = new Date();
      const where = action === 'restore' ? isNotNull(blogPosts.deletedAt) : isNull(blogPosts.deletedAt);
      const valuesOf = (before: PostRow) => bulkValues(action, before, now);
      return bulkAnswer(await lifecycle.updateMany(actor, ids, valuesOf, where));
    },

    /** Takes a bulk change back, except in posts whose status or date was changed again. @returns how many it changed */
    undoBulk: async (actor: Actor, former: readonly Former[]): Promise<number> =>
      (await lifecycle.undoMany(actor, former)).length,

    /** The former versions, newest first. */
    async versions(actor: Actor, id: string): Promise<PostVersion[]> {
      await open(actor, id);
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

    /**
     * Drops the cached pages that show a post, or should show it, when its publication time has come. Called by a
     * job.
     */
    appear: async (id: string) => tags.changed(tagsOf([id], await productsOf(db, [id]))),

    /** Queues the appearance of every post with a publication time in the future, if it is not queued yet. */
    async planAll(): Promise<void> {
      const rows = await db.select().from(blogPosts).where(gt(blogPosts.publishedAt, new Date()));
      for (const row of rows) await planAppearance(jobs, db, row);
    },
  };
}

function bulkValues(action: PostBulkChange['action'], { publishedAt }: PostRow, now: Date): Partial<PostRow> {
  if (action === 'delete') return { deletedAt: now };
  if (action === 'restore') return { deletedAt: null };
  if (action === 'publish') {
    // A past date stays: a post that is published again is not new.
    const isPast = publishedAt !== null && publishedAt <= now;
    return { status: 'published', publishedAt: isPast ? publishedAt : now };
  }
  return { status: action === 'archive' ? 'archived' : 'draft' };
}
