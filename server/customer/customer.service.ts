import { eq, type SQL, sql } from 'drizzle-orm';
import {
  type CustomerChange,
  maxCustomerTags,
  type NewCustomer,
  type StaffCustomer,
} from '#shared/customer-form.ts';
import { maxTagLength } from '#shared/limits.ts';
import { demand } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import { normalPhone } from '../db/normal-phone.ts';
import type { Database } from '../db/client.ts';
import { createRecordLifecycle } from '../db/record.ts';
import { customers } from '../db/schema/customer.ts';
import { quoteRequests } from '../db/schema/quote-request.ts';

export type CustomerService = ReturnType<typeof createCustomerService>;

type Actor = CurrentUser | null;

/** Who asks for quotes, as the staff keep them (decision 035). */
export function createCustomerService({ db }: { db: Database }) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'customer',
    read: async (id) => (await read(eq(customers.id, id)))[0],
  });

  async function read(where?: SQL): Promise<StaffCustomer[]> {
    const number = (condition: SQL) =>
      sql<number>`(select count(*) from ${quoteRequests} r where r.customer_id = ${customers.id} and r.deleted_at is null and ${condition})`.mapWith(
        Number,
      );
    const rows = await db
      .select({
        customer: customers,
        requestCount: number(sql`true`),
        acceptedCount: number(sql`r.accepted_at is not null`),
      })
      .from(customers)
      .where(where)
      .orderBy(sql`${customers.deletedAt} is not null`, sql`lower(${customers.name}) collate "C"`);
    return rows.map(({ customer: { deletedAt, ...row }, ...counts }) => ({
      ...row,
      tags: row.tags.join(', '),
      ...counts,
      isDeleted: deletedAt !== null,
    }));
  }

  /** Contacts as customers are found by them. */
  const normal = <T extends CustomerChange>({ email, phone, tags, ...rest }: T) => ({
    ...rest,
    ...(tags === undefined ? {} : { tags: tagsOf(tags) }),
    ...(email === undefined ? {} : { email: email?.toLowerCase() ?? null }),
    ...(phone === undefined ? {} : { phone: phone && normalPhone(phone, rest.country ?? '') }),
  });

  return {
    ...lifecycle,

    /** All customers by name, those in the trash last. */
    async list(actor: Actor): Promise<StaffCustomer[]> {
      demand(actor, 'staff');
      return read();
    },

    create: (actor: Actor, given: NewCustomer, key: string | null) =>
      lifecycle.create(actor, normal(given), key),

    update: (actor: Actor, id: string, given: CustomerChange) => lifecycle.update(actor, id, normal(given)),
  };
}

/** The tags of a text with commas between them, each once. */
const tagsOf = (text: string | null): string[] =>
  [...new Set((text ?? '').split(/[,，、]/).map((tag) => tag.trim().slice(0, maxTagLength)))]
    .filter(Boolean)
    .slice(0, maxCustomerTags);
