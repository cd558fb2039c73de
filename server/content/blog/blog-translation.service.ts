import { targetLanguages } from '#shared/base/locale.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { PostTranslationChange, StaffPost } from '#shared/content/blog-form.ts';
import { AppError } from '#shared/base/errors.ts';
import { isSameForm } from '#shared/base/merge-values.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import { blogTranslations } from './blog.schema.ts';
import type { BlogAdminService } from './blog-admin.service.ts';
import { demandFiles, storable } from './blog.writing.ts';

export type BlogTranslationService = ReturnType<typeof createBlogTranslationService>;

/** Translations of posts, each published separately. */
export function createBlogTranslationService({ posts }: { posts: BlogAdminService }) {
  const find = (id: string, language: string) => {
    const target = targetLanguages.find((name) => name === language);
    if (!target) throw new AppError('not_found', `no language ${language}`);
    const where = and(eq(blogTranslations.blogPostId, id), eq(blogTranslations.language, target));
    return { target, where };
  };

  return {
    /** @throws AppError `conflict` if it was saved since it was opened */
    async save(
      actor: Actor,
      id: string,
      language: string,
      { savedAt, ...given }: PostTranslationChange,
    ): Promise<StaffPost> {
      await posts.changePart(actor, id, async (tx, post) => {
        const { target, where } = find(id, language);
        const values = storable(given);
        const [before] = await tx.select().from(blogTranslations).where(where);
        if ((before?.updatedAt.toISOString() ?? null) !== savedAt) {
          if (!before || !isSameForm(values, before)) throw new AppError('conflict');
          // The same texts again: the client lost the answer.
          return false;
        }
        const known = { ...post, content: post.content + (before?.content ?? '') };
        await demandFiles(tx, values, known);
        // The clock that also stamps the original's texts, not the start of the transaction.
        const updatedAt = sql`clock_timestamp()`;
        await (before
          ? tx
              .update(blogTranslations)
              .set({ ...values, updatedAt })
              .where(where)
          : tx.insert(blogTranslations).values({ ...values, blogPostId: id, language: target, updatedAt }));
        await audit(tx, actor, {
          action: before ? 'update' : 'create',
          noun: 'post_translation',
          id,
          title: `${post.title} (${target})`,
          ...(before ? { before } : {}),
          after: values,
        });
        return true;
      });
      return posts.open(actor, id);
    },

    /** @throws AppError `not_found` */
    async remove(actor: Actor, id: string, language: string): Promise<void> {
      await posts.changePart(actor, id, async (tx, post) => {
        const [before] = await tx.delete(blogTranslations).where(find(id, language).where).returning();
        if (!before) throw new AppError('not_found', `no translation ${language}`);
        await audit(tx, actor, {
          action: 'delete',
          noun: 'post_translation',
          id,
          title: `${post.title} (${language})`,
          before,
        });
      });
    },
  };
}
