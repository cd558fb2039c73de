import { AppError } from './errors.ts';
import type { Role } from './user-rules.ts';

type Holder =
  | {
      role: Role;
      /** Whether the user must set up a second factor before anything else. */
      mustSetUpFactor?: boolean;
    }
  | null
  | undefined;

/**
 * What a route requires of its caller: nothing, any account (`identity`: also one that must still set up its second
 * factor), a staff account, or the permission to manage users (docs/specification/accounts.md#roles). Routes declare
 * it; services check it again.
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

/** Whether a user, or a visitor without an account, has a permission. */
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
 * Throws unless the user has the permission.
 * @throws AppError `unauthorized` without a signed-in user, `second_factor_required` if the user must set it up
 * first, `forbidden` otherwise
 */
export function demand(user: Holder, permission: Permission): void {
  if (isAllowed(user, permission)) return;
  const code = user?.mustSetUpFactor ? 'second_factor_required' : user ? 'forbidden' : 'unauthorized';
  throw new AppError(code, `needs ${permission}`);
}
