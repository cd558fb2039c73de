import { createBlogAdminService } from './blog/blog-admin.service.ts';
import { createBlogMediaService } from './blog/blog-media.service.ts';
import { createBlogTranslationService } from './blog/blog-translation.service.ts';
import { createPostSearch } from './blog/blog.search.ts';
import { createBlogService } from './blog/blog.service.ts';
import type { Platform } from '../platform/services.ts';
import type { Catalogue } from '../catalogue/services.ts';
import type { Content } from './services.ts';

export type Blog = ReturnType<typeof createBlog>;

/** The blog, which shows products. */
export function createBlog({
  db,
  tags,
  jobs,
  cached,
  images,
  mediaLibrary,
  mediaUploads,
  products,
  synonyms,
}: Platform & Content & Catalogue) {
  const blogAdmin = createBlogAdminService({ db, tags, jobs });
  return {
    blog: createBlogService({
      db,
      images,
      mediaLibrary,
      products,
      findPosts: createPostSearch({ db, cached: cached.postWords, synonyms: synonyms.all }),
    }),
    blogAdmin,
    blogTranslations: createBlogTranslationService({ posts: blogAdmin }),
    blogMedia: createBlogMediaService({ posts: blogAdmin, mediaUploads }),
  };
}
