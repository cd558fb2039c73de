import { AppError } from './errors.ts';
import type { Role } from './user-rules.ts';

type Holder =
  | {
      role: Role;
      /** Staff who must set up a second factor before anything else. */
      mustSetUpFactor?: boolean;
    }
  | null
  | undefined;

/**
 * What a route asks of its caller: nothing, any account (`identity`: also one that must still set up its second factor), the
 * staff, or the right to manage users (docs/specification/accounts.md#roles). Routes name it where they are declared;
 * services ask again.
 */
export type Permission = 'anyone' | 'identity' | 'account' | 'staff' | 'users';

/** Whether the user belongs to the staff and may open the admin area (docs/specification/accounts.md#roles). */
export function isStaff(user: Holder): boolean {
  return user?.role === 'admin' || user?.role === 'super_admin';
}

/** Whether the user may manage other users (docs/specification/accounts.md#roles). */
export function canManageUsers(user: Holder): boolean {
  return user?.role === 'super_admin';
}

/** Whether a user, or a signed-out visitor, may do this. */
export function isAllowed(user: Holder, permission: Permission): boolean {
  if (permission === 'anyone') return true;
  if (user?.mustSetUpFactor && permission !== 'identity') return false;
  switch (permission) {
    case 'identity':
    case 'account':
      return user !== null && user !== undefined;
    case 'staff':
      return isStaff(user);
    case 'users':
      return canManageUsers(user);
  }
}

/**
 * @throws AppError `unauthorized` without a signed-in user, `second_factor_required` when it must be set up
 * first, `forbidden` when it is the wrong user
 */
export function demand(user: Holder, permission: Permission): void {
  if (isAllowed(user, permission)) return;
  const code = user?.mustSetUpFactor ? 'second_factor_required' : user ? 'forbidden' : 'unauthorized';
  throw new AppError(code, `needs ${permission}`);
}
