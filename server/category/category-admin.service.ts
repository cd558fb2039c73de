import { asc, count, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CategoryChange, NewCategory, StaffCategory } from '../../shared/category-form.ts';
import { AppError } from '../../shared/errors.ts';
import { demand } from '../../shared/policy.ts';
import { targetLanguages } from '../../shared/translation.ts';
import type { CurrentUser } from '../../shared/user.ts';
import { audit } from '../db/audit.ts';
import type { Database } from '../db/client.ts';
import { categories, categoryTranslations } from '../db/schema/category.ts';
import { products } from '../db/schema/product.ts';
import type { PageTags } from '../live/tags.ts';

export type CategoryAdminService = ReturnType<typeof createCategoryAdminService>;

type Needs = {
  db: Database;
  tags: PageTags;
  /** Products are found by their category's name too: they are indexed anew when it changes. */
  reindex: (tx: Database, categoryId: string) => Promise<void>;
};

/** What the staff do to categories. */
export function createCategoryAdminService({ db, tags, reindex }: Needs) {
  async function lock(tx: Database, id: string) {
    const [row] = z.uuid().safeParse(id).success
      ? await tx.select().from(categories).where(eq(categories.id, id)).for('update')
      : [];
    if (!row) throw new AppError('not_found', `no category ${id}`);
    return row;
  }

  /** Replaces the named translations that differ; one without a name is taken away. What stays as it was grows no younger. */
  async function translate(
    tx: Database,
    categoryId: string,
    given: NewCategory['translations'],
  ): Promise<void> {
    const rows = await tx
      .select()
      .from(categoryTranslations)
      .where(eq(categoryTranslations.categoryId, categoryId));
    for (const language of targetLanguages) {
      const text = given[language];
      const before = rows.find((row) => row.language === language);
      if (!text || (text.name === before?.name && text.description === before.description)) continue;
      if (before) await tx.delete(categoryTranslations).where(eq(categoryTranslations.id, before.id));
      // Not the transaction's beginning: the original's texts may have changed within it (migration 0005).
      const updatedAt = sql`clock_timestamp()`;
      if (text.name)
        await tx.insert(categoryTranslations).values({ categoryId, language, ...text, updatedAt });
    }
  }

  const tagsOf = (id: string) => ['categories', `category:${id}`, 'list', `list:category:${id}`];
  const tell = (id: string) => tags.changed(tagsOf(id));

  async function setDeleted(actor: CurrentUser | null, id: string, deletedAt: Date | null, action: string) {
    demand(actor, 'staff');
    await db.transaction(async (tx) => {
      const before = await lock(tx, id);
      if ((before.deletedAt === null) === (deletedAt === null)) return;
      await tx.update(categories).set({ deletedAt }).where(eq(categories.id, id));
      await audit(tx, actor, { action, noun: 'category', id, title: before.name });
    });
    tell(id);
  }

  return {
    /** All categories, those in the trash last, with the number of their products. */
    async list(actor: CurrentUser | null): Promise<StaffCategory[]> {
      demand(actor, 'staff');
      const [rows, texts, counts] = await Promise.all([
        db
          .select()
          .from(categories)
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
      return rows.map(({ id, name, description, imageUrl, displayOrder, isActive, deletedAt }) => ({
        id,
        name,
        description,
        imageUrl,
        displayOrder,
        isActive,
        isDeleted: deletedAt !== null,
        productCount: numbers.get(id) ?? 0,
        translations: Object.fromEntries(
          texts
            .filter((text) => text.categoryId === id)
            .map((text) => [text.language, { name: text.name, description: text.description }]),
        ),
      }));
    },

    /** @returns the new category's id */
    async create(actor: CurrentUser | null, { translations, ...values }: NewCategory): Promise<string> {
      demand(actor, 'staff');
      const id = await db.transaction(async (tx) => {
        const [row] = await tx.insert(categories).values(values).returning();
        await translate(tx, row!.id, translations);
        await audit(tx, actor, {
          action: 'create',
          noun: 'category',
          id: row!.id,
          title: values.name,
          after: values,
        });
        return row!.id;
      });
      tell(id);
      return id;
    },

    async update(
      actor: CurrentUser | null,
      id: string,
      { translations, ...values }: CategoryChange,
    ): Promise<void> {
      demand(actor, 'staff');
      await db.transaction(async (tx) => {
        const before = await lock(tx, id);
        const [after] = await tx
          .update(categories)
          .set({ ...values, updatedAt: new Date() })
          .where(eq(categories.id, id))
          .returning();
        await translate(tx, id, translations ?? {});
        await audit(tx, actor, {
          action: 'update',
          noun: 'category',
          id,
          title: after!.name,
          before,
          after: after!,
        });
        await reindex(tx, id);
      });
      tell(id);
    },

    /** Into the trash: the page of its products stays, its name is no longer offered. */
    remove: (actor: CurrentUser | null, id: string) => setDeleted(actor, id, new Date(), 'delete'),

    restore: (actor: CurrentUser | null, id: string) => setDeleted(actor, id, null, 'restore'),

    /** Indexes what is found by a category's words, in the transaction that changed them. @returns the tags of what shows it */
    reindexCategory: async (tx: Database, id: string): Promise<string[]> => {
      await reindex(tx, id);
      return tagsOf(id);
    },
  };
}
