import { and, eq, inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type Actor, audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import {
  type FileChange,
  fileOf,
  markOf,
  namesFile,
  type ReplaceFiles,
} from '../../platform/db/file-address.ts';
import { blogMedia, blogPosts, blogTranslations } from './blog.schema.ts';
import { withFile } from './blog.html.ts';
import { keepVersion, type PostRow, productsOf, tagsOf } from './blog.writing.ts';

/**
 * Replaces one picture or video by another in all posts: featured pictures, texts in all languages, and media
 * records.
 */
export const replacePostFiles: ReplaceFiles = async (tx, actor, change) => {
  const { from } = change;
  const translated = tx
    .select({ id: blogTranslations.blogPostId })
    .from(blogTranslations)
    .where(mayName(blogTranslations.content, from));
  const recorded = tx
    .select({ id: blogMedia.blogPostId })
    .from(blogMedia)
    .where(or(namesFile(blogMedia.storageUrl, from), namesFile(blogMedia.thumbnailUrl, from)));
  // Locked in one order, to avoid deadlocks between two such changes.
  const posts = await tx
    .select()
    .from(blogPosts)
    .where(
      or(
        namesFile(blogPosts.featuredImageUrl, from),
        mayName(blogPosts.content, from),
        inArray(blogPosts.id, translated),
        inArray(blogPosts.id, recorded),
      ),
    )
    .orderBy(blogPosts.id)
    .for('update');
  const ids: string[] = [];
  for (const post of posts) {
    const changes = [
      await inPost(tx, actor, post, change),
      await inTranslations(tx, actor, post, change),
      await inMedia(tx, actor, post, change),
    ];
    if (changes.includes(true)) ids.push(post.id);
  }
  return { count: ids.length, tags: tagsOf(ids, await productsOf(tx, ids)) };
};

/** Condition: a text may contain the file's address. Parsing the text gives the exact answer. */
const mayName = (content: SQLWrapper, file: string): SQL =>
  sql`position(${markOf(file).replaceAll('&', '&amp;')} in ${content}) > 0`;

async function inPost(tx: Database, actor: Actor, before: PostRow, { from, to }: FileChange) {
  const { id, featuredImageUrl: featured } = before;
  const content = withFile(before.content, from, to);
  const featuredImageUrl = featured !== null && fileOf(featured) === from ? to : featured;
  if (content === before.content && featuredImageUrl === featured) return false;
  if (content !== before.content) await keepVersion(tx, before, actor?.username ?? null);
  const [after] = await tx
    .update(blogPosts)
    // Does not change the time of the texts: their words are the same, so translations stay as current as before.
    .set({ content, featuredImageUrl, version: before.version + 1 })
    .where(eq(blogPosts.id, id))
    .returning();
  await audit(tx, actor, {
    action: 'update',
    noun: 'post',
    id,
    title: before.title,
    before,
    after: after!,
  });
  return true;
}

async function inTranslations(tx: Database, actor: Actor, post: PostRow, { from, to }: FileChange) {
  const rows = await tx
    .select()
    .from(blogTranslations)
    .where(and(eq(blogTranslations.blogPostId, post.id), mayName(blogTranslations.content, from)));
  let isChanged = false;
  for (const before of rows) {
    const content = withFile(before.content, from, to);
    if (content === before.content) continue;
    isChanged = true;
    await tx
      .update(blogTranslations)
      // An open form detects a conflict by this time. The current time would make an outdated translation look
      // current.
      .set({ content, updatedAt: sql`${blogTranslations.updatedAt} + interval '1 millisecond'` })
      .where(eq(blogTranslations.id, before.id));
    await audit(tx, actor, {
      action: 'update',
      noun: 'post_translation',
      id: post.id,
      title: `${post.title} (${before.language})`,
      before: { content: before.content },
      after: { content },
    });
  }
  return isChanged;
}

async function inMedia(tx: Database, actor: Actor, post: PostRow, { from, to, known }: FileChange) {
  const ofPost = eq(blogMedia.blogPostId, post.id);
  const files = await tx
    .update(blogMedia)
    // The duration of the new video is unknown.
    .set({ ...known, storageUrl: to, duration: null })
    .where(and(ofPost, namesFile(blogMedia.storageUrl, from)))
    .returning();
  const stills = await tx
    .update(blogMedia)
    .set({ thumbnailUrl: to })
    .where(and(ofPost, namesFile(blogMedia.thumbnailUrl, from)))
    .returning();
  for (const { originalName } of [...files, ...stills])
    await audit(tx, actor, {
      action: 'update',
      noun: 'post_media',
      id: post.id,
      title: originalName,
      before: { url: from },
      after: { url: to },
    });
  return files.length + stills.length > 0;
}
