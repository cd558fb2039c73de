import { count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import type { StaffPartner } from '#shared/partner-form.ts';
import { demand } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { Database } from '../db/client.ts';
import { createRecordLife } from '../db/record.ts';
import { partners } from '../db/schema/partner.ts';
import { products } from '../db/schema/product.ts';
import type { JobService } from '../jobs/job.service.ts';
import type { PageTags } from '../live/tags.ts';
import { tagsOf } from './partner.tags.ts';

export type PartnerAdminService = ReturnType<typeof createPartnerAdminService>;

type Needs = {
  db: Database;
  tags: PageTags;
  jobs: Pick<JobService, 'enqueue'>;
  /** Products outlive their supplier. */
  release: (tx: Database, partnerId: string) => Promise<void>;
};

/** What the staff do to suppliers. */
export function createPartnerAdminService({ db, tags, jobs, release }: Needs) {
  const life = createRecordLife({
    db,
    noun: 'partner',
    shown: { tags, of: tagsOf },
    // Products are found by their supplier's name too.
    onUpdate: (tx, id) => jobs.enqueue(tx, 'reindex', { by: 'partner', id }),
    onPurge: release,
  });

  async function read(where?: SQL): Promise<StaffPartner[]> {
    const [rows, counts] = await Promise.all([
      db
        .select()
        .from(partners)
        .where(where)
        .orderBy(sql`${partners.deletedAt} is not null`, sql`${partners.name} collate "C"`),
      db
        .select({ id: products.partnerId, number: count() })
        .from(products)
        .where(isNull(products.deletedAt))
        .groupBy(products.partnerId),
    ]);
    const numbers = new Map(counts.map(({ id, number }) => [id, number]));
    return rows.map(({ deletedAt, ...row }) => ({
      ...row,
      isDeleted: deletedAt !== null,
      productCount: numbers.get(row.id) ?? 0,
    }));
  }

  return {
    ...life,

    /** All suppliers, those in the trash last, with the number of their products. */
    async list(actor: CurrentUser | null): Promise<StaffPartner[]> {
      demand(actor, 'staff');
      return read();
    },

    /** @throws AppError `not_found` */
    async open(actor: CurrentUser | null, id: string): Promise<StaffPartner> {
      demand(actor, 'staff');
      const [partner] = z.uuid().safeParse(id).success ? await read(eq(partners.id, id)) : [];
      if (!partner) throw new AppError('not_found', `no partner ${id}`);
      return partner;
    },
  };
}
