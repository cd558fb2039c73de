import type { Category } from '#shared/catalogue/category.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import type { Synonyms } from '#shared/catalogue/search-query.ts';
import type { ReferenceRow } from '#shared/deals/reference-rules.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { PostWords } from './content/blog/blog.search.ts';
import { CachedValues } from './platform/live/cached-values.ts';
import { cacheTags } from './platform/live/tags.ts';
import type { CountedDays } from './operations/figure/figure.queries.ts';
import type { FigureTables } from '#shared/operations/figure.ts';
import type { PublicFigures } from '#shared/operations/figure-public.ts';
import type { CategoryCounts } from './catalogue/product/listing-rows.ts';

/** Values that a process caches besides pages, each until one of its tags changes. */
export const createCaches = () => ({
  counts: new CachedValues<CategoryCounts>(cacheTags.products),
  shelves: new CachedValues<ProductCard[]>(cacheTags.products),
  categories: new CachedValues<Category[]>(cacheTags.categories),
  synonyms: new CachedValues<Synonyms>(cacheTags.synonyms),
  postWords: new CachedValues<PostWords>(cacheTags.posts),
  reference: new CachedValues<ReferenceRow[]>(cacheTags.reference),
  /** Numbers of finished days, and the figures made of them and of rows that change. */
  counted: new CachedValues<CountedDays>(),
  figures: new CachedValues<FigureTables>(),
  published: new CachedValues<PublicFigures>(),
  settings: new CachedValues<SiteSettings>(cacheTags.settings),
});
