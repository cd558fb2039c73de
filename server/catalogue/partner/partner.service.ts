import { and, asc, desc, eq, isNull, isNotNull, sql } from 'drizzle-orm';
import { partnerLogoCount } from '#shared/base/limits.ts';
import { partner, type Partner } from '#shared/catalogue/partner.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { Database } from '../../platform/db/client.ts';
import { columnsIn } from '../../platform/db/columns.ts';
import { partners } from './partner.schema.ts';

export type PartnerService = ReturnType<typeof createPartnerService>;

/**
 * The columns of a supplier that visitors may see; the e-mail is never among them
 * (docs/specification/accounts.md#roles).
 */
const publicColumns = columnsIn(partners, partner);

export function createPartnerService({ db }: { db: Database }) {
  return {
    list: (): Promise<Partner[]> =>
      db
        .select(publicColumns)
        .from(partners)
        .where(isNull(partners.deletedAt))
        .orderBy(sql`${partners.name} collate "C"`),

    /** @throws AppError `not_found` */
    async get(id: string): Promise<Partner> {
      return findById(id, () =>
        db
          .select(publicColumns)
          .from(partners)
          .where(and(eq(partners.id, id), isNull(partners.deletedAt))),
      );
    },

    /** The logos of the home page's carousel: verified suppliers first. */
    async logos(): Promise<{ name: string; logoUrl: string }[]> {
      const rows = await db
        .select({ name: partners.name, logoUrl: partners.logoUrl })
        .from(partners)
        .where(and(isNull(partners.deletedAt), isNotNull(partners.logoUrl)))
        .orderBy(desc(partners.isVerified), asc(partners.createdAt), asc(partners.id))
        .limit(partnerLogoCount);
      return rows.map((row) => ({ ...row, logoUrl: row.logoUrl! }));
    },
  };
}
