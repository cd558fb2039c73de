import { count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { toCountryCode } from '#shared/base/country.ts';
import type { PartnerChange, StaffPartner } from '#shared/catalogue/partner-form.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import type { Database } from '../../platform/db/client.ts';
import { normalPhone } from '../../platform/db/phone.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { partners } from './partner.schema.ts';
import { products } from '../product/product.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { PageTags } from '../../platform/live/tags.ts';
import { tagsOf } from './partner.tags.ts';

export type PartnerAdminService = ReturnType<typeof createPartnerAdminService>;

type Dependencies = {
  db: Database;
  tags: PageTags;
  jobs: Pick<JobService, 'enqueue'>;
  /** Keeps the products of a purged supplier, without a supplier. */
  release: (tx: Database, partnerId: string) => Promise<void>;
};

/** Changes of suppliers by the staff. */
export function createPartnerAdminService({ db, tags, jobs, release }: Dependencies) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'partner',
    read: async (id) => (await read(eq(partners.id, id)))[0],
    shown: { tags, of: (rows) => rows.flatMap(({ id }) => tagsOf(id)) },
    // Products are also found by their supplier's name, so a job reindexes them.
    afterUpdate: (tx, { id }) => jobs.enqueue(tx, 'reindex', { by: 'partner', id }),
    beforePurge: release,
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

  /** Call Supplier dials the number from abroad. Most suppliers are Chinese and write it as dialled at home. */
  function dialled<T extends PartnerChange>(values: T, country: string | null | undefined): T {
    const { contactPhone } = values;
    if (!contactPhone) return values;
    return { ...values, contactPhone: normalPhone(contactPhone, toCountryCode(country ?? '') ?? 'CN') };
  }

  return {
    ...lifecycle,
    create: ((actor, values, ...rest) =>
      lifecycle.create(actor, dialled(values, values.country), ...rest)) as typeof lifecycle.create,
    update: (async (actor, id, values, ...rest) => {
      const country =
        values.contactPhone && values.country === undefined
          ? (await lifecycle.open(actor, id)).country
          : values.country;
      return lifecycle.update(actor, id, dialled(values, country), ...rest);
    }) as typeof lifecycle.update,

    /** All suppliers, those in the trash last, with the number of their products. */
    async list(actor: CurrentUser | null): Promise<StaffPartner[]> {
      demand(actor, 'staff');
      return read();
    },
  };
}
