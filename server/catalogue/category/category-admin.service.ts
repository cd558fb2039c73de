import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CategoryChange, NewCategory, StaffCategory } from '#shared/catalogue/category-form.ts';
import { forTargets, targetLanguages } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { categories, categoryTranslations } from './category.schema.ts';
import { products } from '../product/product.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { PageTags } from '../../platform/live/tags.ts';
import { tagsOf } from './category.tags.ts';

export type CategoryAdminService = ReturnType<typeof createCategoryAdminService>;

type Dependencies = {
  db: Database;
  tags: PageTags;
  jobs: Pick<JobService, 'enqueue'>;
  /** Keeps the products of a purged category, without a category. */
  release: (tx: Database, categoryId: string) => Promise<void>;
};

type Named = { id: string; name: string };

/** Changes of categories by the staff. */
export function createCategoryAdminService({ db, tags, jobs, release }: Dependencies) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'category',
    read: async (id) => (await read(eq(categories.id, id)))[0],
    shown: { tags, of: (rows) => rows.flatMap(({ id }) => tagsOf(id)) },
    // The category's form contains the translations.
    partsInForm: true,
    // Products are also found by their category's names, so a job reindexes them when these change.
    afterUpdate: (tx, { id }) => jobs.enqueue(tx, 'reindex', { by: 'category', id }),
    beforePurge: release,
  });

  /**
   * Replaces the given translations that differ; one without a name is deleted. Unchanged translations keep their
   * time.
   */
  async function translate(
    tx: Database,
    actor: CurrentUser | null,
    { id, name }: Named,
    given: NewCategory['translations'],
  ): Promise<void> {
    for (const language of targetLanguages) {
      const text = given[language];
      const isIt = and(eq(categoryTranslations.categoryId, id), eq(categoryTranslations.language, language));
      const { name: translated, description } = categoryTranslations;
      const [before] = await tx
        .select({ name: translated, description })
        .from(categoryTranslations)
        .where(isIt);
      if (!text || (!text.name && !before)) continue;
      if (text.name === before?.name && text.description === before.description) continue;
      if (before) await tx.delete(categoryTranslations).where(isIt);
      // Not the start of the transaction: the original's texts may have changed within it (migration 0005).
      const updatedAt = sql`clock_timestamp()`;
      if (text.name)
        await tx.insert(categoryTranslations).values({ categoryId: id, language, ...text, updatedAt });
      await audit(tx, actor, {
        action: text.name ? (before ? 'update' : 'create') : 'delete',
        noun: 'category_translation',
        id,
        title: `${name} (${language})`,
        ...(before ? { before } : {}),
        ...(text.name ? { after: text } : {}),
      });
    }
  }

  async function read(where?: SQL): Promise<StaffCategory[]> {
    const [rows, texts, counts] = await Promise.all([
      db
        .select()
        .from(categories)
        .where(where)
        .orderBy(
          sql`${categories.deletedAt} is not null`,
          asc(categories.displayOrder),
          sql`${categories.name} collate "C"`,
        ),
      db.select().from(categoryTranslations),
      db
        .select({ id: products.categoryId, number: count() })
        .from(products)
        .where(isNull(products.deletedAt))
        .groupBy(products.categoryId),
    ]);
    const numbers = new Map(counts.map(({ id, number }) => [id, number]));
    const textOf = (id: string, language: string) =>
      texts.find((text) => text.categoryId === id && text.language === language) ?? null;
    return rows.map(({ deletedAt, ...row }) => ({
      ...row,
      isDeleted: deletedAt !== null,
      productCount: numbers.get(row.id) ?? 0,
      translations: forTargets((language) => textOf(row.id, language)),
    }));
  }

  return {
    ...lifecycle,

    /** All categories, those in the trash last, with the number of their products. */
    async list(actor: CurrentUser | null): Promise<StaffCategory[]> {
      demand(actor, 'staff');
      return read();
    },

    create: (actor: CurrentUser | null, { translations, ...values }: NewCategory, key: string | null) =>
      lifecycle.create(actor, values, key, {
        afterWrite: (tx, row) => translate(tx, actor, row, translations),
      }),

    update: (actor: CurrentUser | null, id: string, { translations = {}, ...values }: CategoryChange) =>
      lifecycle.update(actor, id, values, {
        afterWrite: (tx, row) => translate(tx, actor, row, translations),
      }),
  };
}
