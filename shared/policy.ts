import type { Role } from './user.ts';

type Holder = { role: Role } | null | undefined;

/** Whether the user belongs to the staff and may open the admin area (public-site section 6). */
export function isStaff(user: Holder): boolean {
  return user?.role === 'admin' || user?.role === 'super_admin';
}

/** Whether the user may manage other users (back-office section 6). */
export function canManageUsers(user: Holder): boolean {
  return user?.role === 'super_admin';
}
