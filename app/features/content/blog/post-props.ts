import type { PostCard } from '#shared/content/blog.ts';
import type { PostCategory } from '#shared/content/blog-rules.ts';
import { formatDate } from '#shared/base/formatting.ts';
import type { BlogTexts } from '#shared/i18n/en/blog.ts';
import type { Picture } from '#shared/content/image.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { pick } from '#shared/base/pick.ts';
import { officeZone } from '#shared/base/zoned-time.ts';

/** The fields of a post that a card shows as they are. */
export const cardFields = [
  'id',
  'slug',
  'title',
  'excerpt',
  'category',
  'tags',
  'featuredImageUrl',
  'readingTime',
  'viewCount',
  'language',
] as const;

/** The label of a category. A category that is no longer listed is shown as stored. */
export const categoryName = (texts: BlogTexts, category: string): string =>
  texts.categories[category as PostCategory] ?? category;

/** "March 5, 2024" in English, as specified; in other languages in their usual format. */
export const postDate = (iso: string | null, locale: Locale): string =>
  iso === null ? '' : formatDate(localeTags[locale], 'day', iso, officeZone);

/** Prepares a post for a card. Dates are formatted on the server; the browser receives only the finished texts. */
export function toShownCard(post: PostCard, pictures: ReadonlyMap<string, Picture>, locale: Locale) {
  const picture = pictures.get(post.featuredImageUrl ?? '');
  return {
    ...pick(post, cardFields),
    date: postDate(post.publishedAt, locale),
    picture: picture ? { ...picture, placeholder: undefined } : null,
  };
}
export type ShownCard = ReturnType<typeof toShownCard>;
