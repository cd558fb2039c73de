import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, id, moment, oneOf, textList, updatedAt } from './columns.ts';
import { users } from './user.ts';

const postStatuses = ['draft', 'published', 'archived'] as const;
const blogMediaTypes = ['image', 'gif', 'video', 'animation'] as const;

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text(),
    content: text().notNull(),
    featuredImageUrl: text(),
    category: text().notNull().default('general'),
    tags: textList(),
    status: text({ enum: postStatuses }).notNull().default('draft'),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    publishedAt: moment(),
    viewCount: integer().notNull().default(0),
    readingTime: integer().notNull().default(5),
    isActive: boolean().notNull().default(true),
    metaDescription: text(),
    metaKeywords: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [index().on(t.status, t.publishedAt), oneOf('blog_posts_status_check', t.status, postStatuses)],
);

/** Former slugs, which redirect to the post's present one (decisions.md, Content). */
export const blogSlugs = pgTable('blog_slugs', {
  slug: text().primaryKey(),
  blogPostId: uuid()
    .notNull()
    .references(() => blogPosts.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

export const blogMedia = pgTable(
  'blog_media',
  {
    id: id(),
    blogPostId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    originalName: text().notNull(),
    mimeType: text().notNull(),
    fileSize: integer().notNull(),
    width: integer(),
    height: integer(),
    /** Seconds. */
    duration: integer(),
    storageUrl: text().notNull(),
    thumbnailUrl: text(),
    altText: text(),
    caption: text(),
    mediaType: text({ enum: blogMediaTypes }).notNull(),
    displayOrder: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    uploadedAt: createdAt(),
  },
  (t) => [index().on(t.blogPostId), oneOf('blog_media_media_type_check', t.mediaType, blogMediaTypes)],
);
