import { z } from 'zod';
import { postMediaTypes, postStatuses } from './blog-rules.ts';
import { searchedText } from '../base/form-text.ts';
import { maxPageSize, postPageSize } from '../base/limits.ts';
import { locales } from '../base/locale.ts';
import { choice, pageNumber } from '../base/list-query.ts';

/** A post in a list, in the visitor's language if it is translated (docs/specification/blog.md#list). */
export const postCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  status: z.enum(postStatuses),
  featuredImageUrl: z.string().nullable(),
  featuredImageAlt: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** In minutes. */
  readingTime: z.number(),
  viewCount: z.number(),
  /** Language of the texts: that of the original if there is no translation. */
  language: z.enum(locales),
});
export type PostCard = z.infer<typeof postCard>;

/** One post. */
export const post = postCard.extend({
  /** Sanitised HTML. */
  content: z.string(),
  metaDescription: z.string().nullable(),
  /** Languages in which the post can be read. */
  languages: z.array(z.enum(locales)),
  updatedAt: z.iso.datetime(),
});
export type Post = z.infer<typeof post>;

/** A picture or video of a post (docs/specification/posts.md#media). */
export const postMedia = z.object({
  id: z.uuid(),
  fileName: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  fileSize: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** In seconds. */
  duration: z.number().nullable(),
  storageUrl: z.string(),
  thumbnailUrl: z.string().nullable(),
  altText: z.string().nullable(),
  caption: z.string().nullable(),
  mediaType: z.enum(postMediaTypes),
  displayOrder: z.number(),
});
export type PostMedia = z.infer<typeof postMedia>;

/** The filters of /blog and of GET /api/blog; invalid values are ignored. */
export const postQuery = z.object({
  search: searchedText(200),
  category: searchedText(200).transform((value) => (value === 'all' ? '' : value)),
  tag: searchedText(200),
  page: pageNumber,
  limit: z.coerce.number().int().min(1).max(maxPageSize).catch(maxPageSize).default(postPageSize),
});
export type PostQuery = z.infer<typeof postQuery>;

/** GET /api/blog also accepts `status=all`, for the staff (docs/specification/calls.md#blog). */
export const postApiQuery = postQuery.extend({
  status: choice(['published', 'all'], 'published'),
  limit: z.coerce.number().int().min(1).max(maxPageSize).catch(maxPageSize).default(maxPageSize),
});
