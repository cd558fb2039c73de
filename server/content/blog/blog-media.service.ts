import { and, eq } from 'drizzle-orm';
import type { PostMedia } from '#shared/content/blog.ts';
import type { NewPostMedia, PostMediaChange } from '#shared/content/blog-form.ts';
import { AppError } from '#shared/base/errors.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { blogMedia } from './blog.schema.ts';
import type { MediaUploadService } from '../media/media-upload.service.ts';
import type { BlogAdminService } from './blog-admin.service.ts';

export type BlogMediaService = ReturnType<typeof createBlogMediaService>;

/** Pictures and videos of posts, recorded by the staff after the upload (docs/specification/posts.md#media). */
export function createBlogMediaService({
  posts,
  mediaUploads,
}: {
  posts: BlogAdminService;
  mediaUploads: MediaUploadService;
}) {
  const ofPost = (id: string, mediaId: string) => {
    if (!isUuid(mediaId)) throw new AppError('not_found', `no file ${mediaId}`);
    return and(eq(blogMedia.id, mediaId), eq(blogMedia.blogPostId, id));
  };

  /** Runs a change of one file; throws if the file is unknown. */
  const changeOne = (
    actor: Actor,
    id: string,
    action: string,
    run: (tx: Database) => Promise<{ originalName: string } | undefined>,
  ) =>
    posts.changePart(actor, id, async (tx) => {
      const row = await run(tx);
      if (!row) throw new AppError('not_found', `no such file of post ${id}`);
      await audit(tx, actor, { action, noun: 'post_media', id, title: row.originalName });
    });

  return {
    /** Records an uploaded file. A repetition after a lost answer returns the same record. */
    async add(actor: Actor, id: string, given: NewPostMedia): Promise<PostMedia> {
      await posts.open(actor, id);
      const values = { ...given, ...(await mediaUploads.claim(given.storageUrl)) };
      const isUpload = values.storageUrl !== given.storageUrl;
      return posts.changePart(actor, id, async (tx, post) => {
        const isKnown = and(
          eq(blogMedia.blogPostId, id),
          eq(blogMedia.storageUrl, values.storageUrl),
          // An upload can be recorded only once. Another file may be at several places of a post.
          isUpload ? undefined : eq(blogMedia.displayOrder, values.displayOrder),
        );
        const [known] = await tx.select().from(blogMedia).where(isKnown);
        if (known) return known;
        const [row] = await tx
          .insert(blogMedia)
          .values({ ...values, blogPostId: id })
          .returning();
        await audit(tx, actor, {
          action: 'create',
          noun: 'post_media',
          id,
          title: `${post.title}: ${values.originalName}`,
        });
        return row!;
      });
    },

    change: (actor: Actor, id: string, mediaId: string, values: PostMediaChange): Promise<void> =>
      changeOne(actor, id, 'update', async (tx) => {
        const where = ofPost(id, mediaId);
        if (Object.keys(values).length === 0) {
          const [row] = await tx.select().from(blogMedia).where(where);
          return row;
        }
        const [row] = await tx.update(blogMedia).set(values).where(where).returning();
        return row;
      }),

    remove: (actor: Actor, id: string, mediaId: string): Promise<void> =>
      changeOne(actor, id, 'delete', async (tx) => {
        const [row] = await tx.delete(blogMedia).where(ofPost(id, mediaId)).returning();
        return row;
      }),
  };
}
