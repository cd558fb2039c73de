import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isOwnAddress } from '#shared/conversations/chat-rules.ts';
import { normalPhone } from '../../platform/db/phone.ts';
import type { Database } from '../../platform/db/client.ts';
import { customers } from './customer.schema.ts';

/** Ids of this customer and of all customers merged into it, directly or through others. */
export const familyOf = (id: string): SQL => sql`(
  with recursive family(id) as (
    select ${id}::uuid
    union select c.id from customers c join family f on c.merged_into_id = f.id
  ) select id from family
)`;

/** Ids of this customer and of all customers into which it was merged, directly or through others. */
export const heirsOf = (id: string): SQL => sql`(
  with recursive way(id) as (
    select ${id}::uuid
    union select c.merged_into_id from customers c join way w on c.id = w.id
    where c.merged_into_id is not null
  ) select id from way
)`;

/**
 * The id of the customer into which this one was finally merged, or its own; undefined if that customer is in the
 * trash.
 */
async function standsFor(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(sql`${customers.id} in ${heirsOf(id)}`, isNull(customers.deletedAt)))
    .limit(1);
  return row?.id;
}

type Contact = { email: string | null; phone: string | null };

/**
 * The one contact by which a stranger is recognised: the mail address, or the number if there is no address. Anybody
 * can type the address of one person beside the number of another, which must not connect the two.
 */
export const recognisedBy = ({ email, phone }: Contact): Contact => ({ email, phone: email ? null : phone });

/** The customer with the contact by which this sender is recognised, in the form of `normalContact`; null if unknown. */
export async function findCustomer(db: Database, given: Contact): Promise<string | null> {
  const { email, phone } = recognisedBy(given);
  if (!email && !phone) return null;
  const isThem = email ? eq(customers.email, email) : eq(customers.phone, phone!);
  const isLinked = or(isNull(customers.deletedAt), isNotNull(customers.mergedIntoId));
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(isThem, isLinked))
    // Customers that have the address themselves come before those merged into another one.
    .orderBy(sql`${customers.deletedAt} is not null`, customers.createdAt);
  for (const { id } of rows) {
    const now = await standsFor(db, id);
    if (now) return now;
  }
  return null;
}

/** The customer to whom a thread links, found by the sender's contact; null if none is known. */
export async function customerOfThread(
  db: Database,
  given: { email: string | null; phone: string | null; country?: string | null },
): Promise<{ id: string; name: string } | null> {
  const id = await findCustomer(db, {
    email: isOwnAddress(given.email) ? given.email.toLowerCase() : null,
    phone: given.phone ? normalPhone(given.phone, given.country ?? '') : null,
  });
  if (!id) return null;
  const [row] = await db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(eq(customers.id, id));
  return row ?? null;
}
