import { count, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { NewPartner, PartnerChange, StaffPartner } from '../../shared/partner-form.ts';
import { demand } from '../../shared/policy.ts';
import type { CurrentUser } from '../../shared/user.ts';
import { audit } from '../db/audit.ts';
import type { Database } from '../db/client.ts';
import { partners } from '../db/schema/partner.ts';
import { products } from '../db/schema/product.ts';
import type { PageTags } from '../live/tags.ts';

export type PartnerAdminService = ReturnType<typeof createPartnerAdminService>;

type Needs = {
  db: Database;
  tags: PageTags;
  /** Products are found by their supplier's name too: they are indexed anew when it changes. */
  reindex: (tx: Database, partnerId: string) => Promise<void>;
};

/** What the staff do to suppliers. */
export function createPartnerAdminService({ db, tags, reindex }: Needs) {
  async function lock(tx: Database, id: string) {
    const [row] = z.uuid().safeParse(id).success
      ? await tx.select().from(partners).where(eq(partners.id, id)).for('update')
      : [];
    if (!row) throw new AppError('not_found', `no partner ${id}`);
    return row;
  }

  const tell = (id: string) => tags.changed(['partners', `partner:${id}`, 'list']);

  async function setDeleted(actor: CurrentUser | null, id: string, deletedAt: Date | null, action: string) {
    demand(actor, 'staff');
    await db.transaction(async (tx) => {
      const before = await lock(tx, id);
      if ((before.deletedAt === null) === (deletedAt === null)) return;
      await tx.update(partners).set({ deletedAt }).where(eq(partners.id, id));
      await audit(tx, actor, { action, noun: 'partner', id, title: before.name });
    });
    tell(id);
  }

  return {
    /** All suppliers, those in the trash last, with the number of their products. */
    async list(actor: CurrentUser | null): Promise<StaffPartner[]> {
      demand(actor, 'staff');
      const [rows, counts] = await Promise.all([
        db
          .select()
          .from(partners)
          .orderBy(sql`${partners.deletedAt} is not null`, sql`${partners.name} collate "C"`),
        db
          .select({ id: products.partnerId, number: count() })
          .from(products)
          .where(isNull(products.deletedAt))
          .groupBy(products.partnerId),
      ]);
      const numbers = new Map(counts.map(({ id, number }) => [id, number]));
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        description: row.description,
        logoUrl: row.logoUrl,
        location: row.location,
        country: row.country,
        website: row.website,
        contactEmail: row.contactEmail,
        contactPhone: row.contactPhone,
        establishedYear: row.establishedYear,
        isVerified: row.isVerified,
        verifiedAt: row.verifiedAt,
        verificationNote: row.verificationNote,
        isDeleted: row.deletedAt !== null,
        productCount: numbers.get(row.id) ?? 0,
      }));
    },

    /** @returns the new supplier's id */
    async create(actor: CurrentUser | null, values: NewPartner): Promise<string> {
      demand(actor, 'staff');
      const id = await db.transaction(async (tx) => {
        const [row] = await tx.insert(partners).values(values).returning();
        await audit(tx, actor, {
          action: 'create',
          noun: 'partner',
          id: row!.id,
          title: values.name,
          after: values,
        });
        return row!.id;
      });
      tell(id);
      return id;
    },

    async update(actor: CurrentUser | null, id: string, values: PartnerChange): Promise<void> {
      demand(actor, 'staff');
      await db.transaction(async (tx) => {
        const before = await lock(tx, id);
        const [after] = await tx
          .update(partners)
          .set({ ...values, updatedAt: new Date() })
          .where(eq(partners.id, id))
          .returning();
        await audit(tx, actor, {
          action: 'update',
          noun: 'partner',
          id,
          title: after!.name,
          before,
          after: after!,
        });
        await reindex(tx, id);
      });
      tell(id);
    },

    remove: (actor: CurrentUser | null, id: string) => setDeleted(actor, id, new Date(), 'delete'),

    restore: (actor: CurrentUser | null, id: string) => setDeleted(actor, id, null, 'restore'),
  };
}
