import { z } from 'zod';
import { post, postCard, postMedia } from './blog.ts';
import { formerMoment } from '../base/bulk.ts';
import {
  defaultReadingTime,
  maxReadingTime,
  maxSlugLength,
  minReadingTime,
  postCategories,
  postMediaTypes,
  postOrders,
  postStatuses,
} from './blog-rules.ts';
import {
  fileAddress,
  optionalAddress,
  optionalText,
  requiredText,
  searchedText,
  typedText,
  wholeNumber,
} from '../base/form-text.ts';
import {
  maxMetaDescription,
  maxPageSize,
  maxPostLength,
  maxPostTags,
  maxShortText,
  maxTagLength,
  maxTitleLength,
} from '../base/limits.ts';
import { locales } from '../base/locale.ts';
import { choice, direction, pageNumber } from '../base/list-query.ts';

const texts = {
  title: requiredText(maxTitleLength, 'postNeeded'),
  excerpt: optionalText(maxShortText),
  content: requiredText(maxPostLength, 'postNeeded'),
  metaDescription: optionalText(maxMetaDescription),
};

/** Tags as a list, or as staff type them: separated by commas. Duplicates are removed. */
const tags = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/[,，、]/))], 'textInvalid')
  .pipe(z.array(typedText(maxTagLength, 'textInvalid')))
  .transform((list) => [...new Set(list.filter(Boolean))])
  .refine((list) => list.length <= maxPostTags, 'tooLong');

const fields = {
  ...texts,
  /** If empty, it is made from the title. */
  slug: typedText(maxSlugLength).refine((slug) => /^[a-z0-9]*(-[a-z0-9]+)*$/.test(slug), 'slugInvalid'),
  featuredImageUrl: optionalAddress,
  featuredImageAlt: optionalText(maxShortText),
  category: z.enum(postCategories, 'choiceInvalid'),
  tags,
  status: z.enum(postStatuses, 'choiceInvalid'),
  /** A time in the future schedules the post. Null: the moment of the first publishing. */
  publishedAt: z.union(
    [z.iso.datetime({ offset: true }), z.literal('').transform(() => null), z.null()],
    'dateInvalid',
  ),
  readingTime: wholeNumber(minReadingTime, maxReadingTime),
  metaKeywords: optionalText(maxShortText),
};

/** Body of POST /api/blog. */
export const newPost = z.object({
  ...fields,
  slug: fields.slug.default(''),
  excerpt: fields.excerpt.default(null),
  metaDescription: fields.metaDescription.default(null),
  featuredImageUrl: fields.featuredImageUrl.default(null),
  featuredImageAlt: fields.featuredImageAlt.default(null),
  category: fields.category.default('general'),
  tags: fields.tags.default([]),
  status: fields.status.default('draft'),
  publishedAt: fields.publishedAt.default(null),
  readingTime: fields.readingTime.default(defaultReadingTime),
  metaKeywords: fields.metaKeywords.default(null),
});
export type NewPost = z.infer<typeof newPost>;

/**
 * Body of PUT /api/blog/{id}: fields that are not given keep their value. `version` is the version that was opened;
 * without it the change overwrites any version.
 */
export const postChange = z.object(fields).partial().extend({ version: z.number().int().optional() });
export type PostChange = z.infer<typeof postChange>;

/** Body of PUT /api/blog/{id}/translations/{language}. */
export const postTranslationChange = z.object({
  ...texts,
  isPublished: z.boolean('choiceInvalid'),
  /** When the opened translation was last saved; null for a new one. */
  savedAt: z.iso.datetime().nullable(),
});
export type PostTranslationChange = z.infer<typeof postTranslationChange>;

const postTranslation = z.object({
  language: z.enum(locales),
  title: z.string(),
  excerpt: z.string().nullable(),
  content: z.string(),
  metaDescription: z.string().nullable(),
  isPublished: z.boolean(),
  /** Whether the original has changed since. */
  isStale: z.boolean(),
  savedAt: z.iso.datetime(),
});
export type PostTranslation = z.infer<typeof postTranslation>;

/** A post as the staff edit it. */
export const staffPost = post.omit({ language: true, languages: true }).extend({
  metaKeywords: z.string().nullable(),
  version: z.number(),
  isDeleted: z.boolean(),
  /** Part of the private address that shows the post before it is published. */
  previewKey: z.string(),
  translations: z.array(postTranslation),
  media: z.array(postMedia),
});
export type StaffPost = z.infer<typeof staffPost>;

/** A post in the staff's list. */
const staffPostRow = postCard.omit({ language: true }).extend({
  version: z.number(),
  author: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  isDeleted: z.boolean(),
  /** Languages of its published translations. */
  languages: z.array(z.enum(locales)),
  media: z.array(postMedia.pick({ id: true, storageUrl: true, thumbnailUrl: true, mediaType: true })),
});
export type StaffPostRow = z.infer<typeof staffPostRow>;

/** A former version of a post. */
export const postVersion = z.object({
  version: z.number(),
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
  title: z.string(),
  excerpt: z.string().nullable(),
  content: z.string(),
  metaDescription: z.string().nullable(),
});
export type PostVersion = z.infer<typeof postVersion>;

/** Filters of /admin/blog-management. */
export const staffPostQuery = z.object({
  search: searchedText(200),
  status: choice(['', ...postStatuses, 'scheduled', 'trash'], ''),
  category: choice(['', ...postCategories], ''),
  /** Empty: the newest first. */
  sort: z
    .enum(['', ...(Object.keys(postOrders) as (keyof typeof postOrders)[])])
    .catch('')
    .default(''),
  order: direction,
  page: pageNumber,
});
export type StaffPostQuery = z.infer<typeof staffPostQuery>;

const postBulkActions = ['publish', 'draft', 'archive', 'delete', 'restore'] as const;

/** Body of POST /api/blog/bulk. */
export const postBulkChange = z.object({
  ids: z.array(z.uuid()).min(1).max(maxPageSize),
  action: z.enum(postBulkActions, 'choiceInvalid'),
});
export type PostBulkChange = z.infer<typeof postBulkChange>;

/** What a bulk change sets, for its Undo. */
export const postBulkValues = z.object({ status: z.enum(postStatuses), publishedAt: formerMoment });

/** Body of POST /api/blog/{id}/media (docs/specification/posts.md#media). */
export const newPostMedia = z.object({
  fileName: requiredText(maxTitleLength),
  originalName: requiredText(maxTitleLength),
  mimeType: z.string().regex(/^(image|video)\/[\w.+-]+$/, 'choiceInvalid'),
  fileSize: wholeNumber(1),
  storageUrl: fileAddress,
  mediaType: z.enum(postMediaTypes, 'choiceInvalid'),
  width: wholeNumber(1).nullable().default(null),
  height: wholeNumber(1).nullable().default(null),
  duration: wholeNumber(0).nullable().default(null),
  thumbnailUrl: optionalAddress.default(null),
  altText: optionalText(maxShortText).default(null),
  caption: optionalText(maxShortText).default(null),
  displayOrder: wholeNumber(0).default(0),
});
export type NewPostMedia = z.infer<typeof newPostMedia>;

/** Body of PUT /api/blog/{id}/media/{mediaId}. */
export const postMediaChange = z
  .object({
    altText: optionalText(maxShortText),
    caption: optionalText(maxShortText),
    displayOrder: wholeNumber(0),
  })
  .partial();
export type PostMediaChange = z.infer<typeof postMediaChange>;
