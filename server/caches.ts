import type { Category } from '#shared/category.ts';
import type { ProductCard } from '#shared/product.ts';
import type { Synonyms } from '#shared/search-query.ts';
import type { ReferenceRow } from '#shared/reference-rules.ts';
import type { SiteSettings } from '#shared/setting.ts';
import type { PostWords } from './blog/blog.search.ts';
import { CachedValues } from './live/cached-values.ts';
import { cacheTags } from './live/tags.ts';
import type { CategoryCounts } from './product/listing-rows.ts';

/** Values that a process caches besides pages, each until one of its tags changes. */
export const createCaches = () => ({
  counts: new CachedValues<CategoryCounts>(cacheTags.products),
  shelves: new CachedValues<ProductCard[]>(cacheTags.products),
  categories: new CachedValues<Category[]>(cacheTags.categories),
  synonyms: new CachedValues<Synonyms>(cacheTags.synonyms),
  postWords: new CachedValues<PostWords>(cacheTags.posts),
  reference: new CachedValues<ReferenceRow[]>(cacheTags.reference),
  settings: new CachedValues<SiteSettings>(cacheTags.settings),
});
