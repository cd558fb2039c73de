import { eq } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { isStaff } from '#shared/base/policy.ts';
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
