import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { postMediaTypes, postStatuses } from '#shared/content/blog-rules.ts';
import { locales } from '#shared/base/locale.ts';
import {
  createdAt,
  id,
  lifecycle,
  moment,
  oneOf,
  refersTo,
  textList,
  textsChangedAt,
  updatedAt,
} from '../../platform/db/columns.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { users } from '../../people/user/user.schema.ts';

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text(),
    content: text().notNull(),
    featuredImageUrl: text(),
    featuredImageAlt: text(),
    category: text().notNull().default('general'),
    tags: textList(),
    status: text({ enum: postStatuses }).notNull().default('draft'),
    authorId: refersTo(() => users.id, 'set null'),
    publishedAt: moment(),
    viewCount: integer().notNull().default(0),
    readingTime: integer().notNull().default(5),
    isActive: boolean().notNull().default(true),
    metaDescription: text(),
    metaKeywords: text(),
    /** Last change of title, excerpt, content or meta description. Translations are compared with it. */
    textsChangedAt: textsChangedAt(),
    /** Secret part of the address that shows the post before it is published. */
    previewKey: uuid().notNull().defaultRandom(),
    ...lifecycle(),
  },
  (t) => [index().on(t.status, t.publishedAt), oneOf('blog_posts_status_check', t.status, postStatuses)],
);

/** Former slugs, which redirect to the post's current slug (docs/specification/blog.md#addresses). */
export const blogSlugs = pgTable('blog_slugs', {
  slug: text().primaryKey(),
  blogPostId: refersTo(() => blogPosts.id, 'cascade').notNull(),
  createdAt: createdAt(),
});

export const blogMedia = pgTable(
  'blog_media',
  {
    id: id(),
    blogPostId: refersTo(() => blogPosts.id, 'cascade').notNull(),
    fileName: text().notNull(),
    originalName: text().notNull(),
    mimeType: text().notNull(),
    fileSize: integer().notNull(),
    width: integer(),
    height: integer(),
    /** In seconds. */
    duration: integer(),
    storageUrl: text().notNull(),
    thumbnailUrl: text(),
    altText: text(),
    caption: text(),
    mediaType: text({ enum: postMediaTypes }).notNull(),
    displayOrder: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    uploadedAt: createdAt(),
  },
  (t) => [index().on(t.blogPostId), oneOf('blog_media_media_type_check', t.mediaType, postMediaTypes)],
);

/** A post in a language other than English. Each translation is published separately. */
export const blogTranslations = pgTable(
  'blog_translations',
  {
    id: id(),
    blogPostId: refersTo(() => blogPosts.id, 'cascade').notNull(),
    language: text({ enum: locales }).notNull(),
    title: text().notNull(),
    excerpt: text(),
    content: text().notNull(),
    metaDescription: text(),
    isPublished: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique().on(t.blogPostId, t.language),
    oneOf('blog_translations_language_check', t.language, locales),
  ],
);

/** Former versions: the texts of a post before a change. */
export const blogVersions = pgTable(
  'blog_versions',
  {
    blogPostId: refersTo(() => blogPosts.id, 'cascade').notNull(),
    version: integer().notNull(),
    texts: jsonb()
      .$type<{ title: string; excerpt: string | null; content: string; metaDescription: string | null }>()
      .notNull(),
    author: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.blogPostId, t.version] })],
);

/** One row for each visitor, post and day: a view counts once, as for products. */
export const blogViews = pgTable(
  'blog_views',
  {
    blogPostId: refersTo(() => blogPosts.id, 'cascade').notNull(),
    viewerId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.blogPostId, t.viewerId, t.day] })],
);

/** Products that a post links to, in order. Derived from its content at each change. */
export const blogProducts = pgTable(
  'blog_products',
  {
    blogPostId: refersTo(() => blogPosts.id, 'cascade').notNull(),
    productId: refersTo(() => products.id, 'cascade').notNull(),
    displayOrder: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.blogPostId, t.productId] }), index().on(t.productId)],
);
