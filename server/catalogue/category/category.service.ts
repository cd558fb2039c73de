import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Category } from '#shared/catalogue/category.ts';
import type { Locale } from '#shared/base/locale.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { Database } from '../../platform/db/client.ts';
import { categories, categoryTranslations } from './category.schema.ts';
import type { CachedValues } from '../../platform/live/cached-values.ts';

export type CategoryService = ReturnType<typeof createCategoryService>;

const isPublic = and(eq(categories.isActive, true), isNull(categories.deletedAt));

/** Categories for visitors, in their display order. */
export function createCategoryService({ db, cached }: { db: Database; cached: CachedValues<Category[]> }) {
  const read = (locale: Locale, id?: string): Promise<Category[]> =>
    db
      .select({
        id: categories.id,
        name: sql<string>`coalesce(nullif(${categoryTranslations.name}, ''), ${categories.name})`,
        description: sql<
          string | null
        >`coalesce(nullif(${categoryTranslations.description}, ''), ${categories.description})`,
        imageUrl: categories.imageUrl,
      })
      .from(categories)
      .leftJoin(
        categoryTranslations,
        and(eq(categoryTranslations.categoryId, categories.id), eq(categoryTranslations.language, locale)),
      )
      .where(and(isPublic, id === undefined ? undefined : eq(categories.id, id)))
      .orderBy(asc(categories.displayOrder), sql`${categories.name} collate "C"`);

  return {
    list: (locale: Locale) => cached.get(locale, () => read(locale)),

    /** @throws AppError `not_found` */
    async get(id: string, locale: Locale): Promise<Category> {
      return findById(id, () => read(locale, id));
    },
  };
}
