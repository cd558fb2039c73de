import type { StaffPost } from '#shared/content/blog-form.ts';
import {
  defaultReadingTime,
  isScheduled,
  plainText,
  type PostStatus,
  readingMinutes,
  slugOf,
} from '#shared/content/blog-rules.ts';
import { maxMetaDescription } from '#shared/base/limits.ts';
import { officeZone, fromZoned, toZoned } from '#shared/base/zoned-time.ts';
import { type AdminTextKey, spokenLanguage } from '../../../lib/admin-text.ts';

/** Time zones for the publishing time: ours, and those of our readers. */
export const timeZones = [
  officeZone,
  'Africa/Lagos',
  'Africa/Abidjan',
  'Africa/Nairobi',
  'Africa/Johannesburg',
  'Africa/Cairo',
  'UTC',
] as const;

/** The title of a post for the reader: that of its translation, if there is one. */
export const shownTitle = ({ title, translations }: Pick<StaffPost, 'title' | 'translations'>): string =>
  translations.find(({ language }) => language === spokenLanguage())?.title ?? title;

/** The form values of a new post. */
export const emptyPost = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: 'general',
  tags: '',
  status: 'draft',
  /** The value of a `datetime-local` field, in the time zone `timeZone`. */
  publishAt: '',
  timeZone: timeZones[0] as string,
  readingTime: String(defaultReadingTime),
  featuredImageUrl: '',
  featuredImageAlt: '',
  metaDescription: '',
  metaKeywords: '',
};
export type PostValues = typeof emptyPost;

export const toValues = (post: StaffPost): PostValues => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt ?? '',
  content: post.content,
  category: post.category,
  tags: post.tags.join(', '),
  status: post.status,
  publishAt: post.publishedAt === null ? '' : toZoned(new Date(post.publishedAt), timeZones[0]),
  timeZone: timeZones[0],
  readingTime: String(post.readingTime),
  featuredImageUrl: post.featuredImageUrl ?? '',
  featuredImageAlt: post.featuredImageAlt ?? '',
  metaDescription: post.metaDescription ?? '',
  metaKeywords: post.metaKeywords ?? '',
});

/** Converts form values to the body of the API. An unchanged publishing time keeps its full precision. */
export function toBody(typed: PostValues, saved: PostValues, post: StaffPost | null) {
  const { publishAt, timeZone, ...values } = typed;
  const isSame = publishAt === saved.publishAt && timeZone === saved.timeZone;
  return { ...values, publishedAt: isSame ? (post?.publishedAt ?? null) : momentOf(typed) };
}

/** The publishing time of the form as an exact time; null if there is none. */
const momentOf = ({ publishAt, timeZone }: PostValues) =>
  fromZoned(publishAt, timeZone)?.toISOString() ?? null;

/** The state of a post according to its form. */
export function stateOf(values: PostValues, now: number): PostStatus | 'scheduled' {
  const status = values.status as PostStatus;
  return isScheduled({ status, publishedAt: momentOf(values) }, now) ? 'scheduled' : status;
}

/** Names of the fields, shown where two states are compared. */
export const fieldNames: Record<keyof PostValues, AdminTextKey> = {
  title: 'blog.postTitle',
  slug: 'blog.slug',
  excerpt: 'blog.excerpt',
  content: 'blog.content',
  category: 'blog.category',
  tags: 'blog.tags',
  status: 'blog.status',
  publishAt: 'blog.publishAt',
  timeZone: 'blog.timeZone',
  readingTime: 'blog.readingTime',
  featuredImageUrl: 'blog.picture',
  featuredImageAlt: 'blog.pictureAlt',
  metaDescription: 'blog.metaDescription',
  metaKeywords: 'blog.metaKeywords',
};

/** The slug that a post will have. */
export const shownSlug = ({ slug, title }: PostValues): string => slug || slugOf(title) || 'post-…';

const leastWords = 300;
const within = (text: string, least: number, most: number) => text.length >= least && text.length <= most;

/** What search engines and readers would miss, in the order of the form. */
export function checklist(values: PostValues): [AdminTextKey, boolean][] {
  const { content } = values;
  const words = plainText(content);
  const images = content.match(/<img\b[^>]*>/g) ?? [];
  const count =
    (words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) + (words.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;
  return [
    ['blog.checkTitle', within(values.title.trim(), 30, 65)],
    ['blog.checkExcerpt', values.excerpt.trim() !== ''],
    ['blog.checkWords', count >= leastWords],
    ['blog.checkHeadings', /<h2\b/.test(content)],
    ['blog.checkAlt', images.every((tag) => /\balt="[^"]+"/.test(tag))],
    ['blog.checkPicture', values.featuredImageUrl !== '' && values.featuredImageAlt.trim() !== ''],
    ['blog.checkTags', values.tags.trim() !== ''],
    ['blog.checkMeta', within(values.metaDescription.trim(), 70, maxMetaDescription)],
  ];
}

export const proposedMinutes = (values: PostValues): number => readingMinutes(values.content);
