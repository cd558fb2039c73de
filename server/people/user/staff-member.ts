import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { isStaff } from '#shared/base/policy.ts';
import type { Former } from '../../platform/db/bulk.ts';
import type { Database } from '../../platform/db/client.ts';
import { users } from './user.schema.ts';

/** Checks that a user is an active staff member; null is accepted. @throws AppError `invalid` at the field */
export async function demandStaffMember(
  tx: Database,
  userId: string | null,
  field = 'userId',
): Promise<void> {
  if (userId === null) return;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.isActive || !isStaff(user))
    throw new AppError('invalid', `${userId} is not of the staff`, { [field]: 'choiceInvalid' });
}

/** Hooks of `undoMany`: a record does not go back to somebody who is no longer an active staff member. */
export function formerAssignees(former: readonly Former[]) {
  const ids = former.map(({ before }) => before['assignedToUserId']).filter((id) => typeof id === 'string');
  let staff: ReadonlySet<string> = new Set();
  return {
    beforeLock: async (tx: Database): Promise<void> => {
      const rows = await tx
        .select()
        .from(users)
        .where(and(inArray(users.id, ids), eq(users.isActive, true)));
      staff = new Set(rows.filter(isStaff).map(({ id }) => id));
    },
    restorable: <V extends { assignedToUserId?: string | null }>(_row: unknown, values: V): V | null =>
      values.assignedToUserId && !staff.has(values.assignedToUserId) ? null : values,
  };
}
