import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { NewOfferTemplate, OfferTemplate, OfferTemplateChange } from '#shared/deals/offer-template.ts';
import { demand } from '#shared/base/policy.ts';
import { type Actor, auditAll } from '../../platform/db/audit.ts';
import { type Database, sqlState, uniqueViolation } from '../../platform/db/client.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { offerTemplates } from './offer-template.schema.ts';

export type OfferTemplateService = ReturnType<typeof createOfferTemplateService>;

const t = offerTemplates;

/** Named, recurring parts of offers (decision 035). */
export function createOfferTemplateService({ db }: { db: Database }) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'offer_template',
    read: async (id) => (await read(eq(t.id, id)))[0],
    // Two templates became the default at once: the second one violates the unique index.
    explain: (error) => (sqlState(error) === uniqueViolation ? new AppError('conflict') : error),
  });

  async function read(where?: SQL): Promise<OfferTemplate[]> {
    const rows = await db
      .select()
      .from(t)
      .where(where)
      .orderBy(
        sql`${t.deletedAt} is not null`,
        desc(t.isDefault),
        sql`lower(${t.name}) collate "C"`,
        asc(t.id),
      );
    return rows.map(({ createdAt: _created, updatedAt: _updated, deletedAt, ...row }) => ({
      ...row,
      isDefault: row.isDefault && deletedAt === null,
      isDeleted: deletedAt !== null,
    }));
  }

  /** Removes the default mark from all other templates, including those in the trash. */
  async function clearDefault(tx: Database, actor: Actor, id: string | null): Promise<void> {
    const others = await tx
      .update(t)
      .set({ isDefault: false, version: sql`${t.version} + 1` })
      .where(and(t.isDefault, id === null ? undefined : ne(t.id, id)))
      .returning();
    await auditAll(
      tx,
      actor,
      others.map((row) => ({
        action: 'update',
        noun: 'offer_template',
        id: row.id,
        title: row.name,
        before: { isDefault: true },
        after: { isDefault: false },
      })),
    );
  }

  return {
    ...lifecycle,

    /** The templates outside the trash, the default one first. */
    async list(actor: Actor): Promise<OfferTemplate[]> {
      demand(actor, 'staff');
      return read(isNull(t.deletedAt));
    },

    /** All templates; those in the trash come last. */
    async listForEditing(actor: Actor): Promise<OfferTemplate[]> {
      demand(actor, 'staff');
      return read();
    },

    /** @throws AppError `conflict` if another template became the default at the same moment */
    create: (actor: Actor, given: NewOfferTemplate, key: string | null) =>
      lifecycle.create(actor, given, key, {
        beforeWrite: async (tx) => {
          if (given.isDefault) await clearDefault(tx, actor, null);
          return {};
        },
      }),

    /** @throws AppError `not_found`, `conflict` */
    update: (actor: Actor, id: string, given: OfferTemplateChange) =>
      lifecycle.update(actor, id, given, {
        beforeWrite: async (tx, before) => {
          if (given.isDefault && !before.isDefault) await clearDefault(tx, actor, id);
          return {};
        },
      }),
  };
}
