import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#shared/base/locale.ts';
import { blogPosts, blogTranslations } from './blog.schema.ts';

/**
 * The title of a post for staff who read this language: that of its translation, published or not, else its own. For
 * queries that select from `blog_posts`.
 */
export const postTitleIn = (language: Locale): SQL<string> => sql`coalesce((
  select translated.title from ${blogTranslations} translated
  where translated.blog_post_id = ${blogPosts}.id and translated.language = ${language}
), ${blogPosts}.title)`;
