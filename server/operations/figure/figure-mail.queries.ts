import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { users } from '../../people/user/user.schema.ts';
import type { Database } from '../../platform/db/client.ts';

const isDue = (to: string) =>
  and(
    lt(users.figuresMailedTo, to),
    eq(users.role, 'super_admin'),
    eq(users.isActive, true),
    isNotNull(users.email),
  );

/** Super admins who want the weekly mail and have not got that of the week until a day. */
export const readDueReaders = (db: Database, to: string) => db.select().from(users).where(isDue(to));

/**
 * Marks the week as mailed to a reader. @returns the address, or undefined if the mail is not due any more: another
 * process has written it, or the account has changed
 */
export async function markMailed(tx: Database, id: string, to: string): Promise<string | undefined> {
  const [row] = await tx
    .update(users)
    .set({ figuresMailedTo: to })
    .where(and(eq(users.id, id), isDue(to)))
    .returning({ email: users.email });
  return row?.email ?? undefined;
}
