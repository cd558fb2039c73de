import { staffPageSize } from '#shared/base/limits.ts';
import { isStaff } from '#shared/base/policy.ts';
import type { UserQuery, UserRow } from '#shared/people/user.ts';
import { fullName, userOrders } from '#shared/base/user-rules.ts';

/** One page of the matching users in the requested order, and their number. Without an order, the given order stays. */
export function filterUsers(
  users: readonly UserRow[],
  query: UserQuery,
): { users: UserRow[]; total: number } {
  const { search, role, status, sort, order, page } = query;
  const wanted = search.toLowerCase();
  const found = users.filter(
    (user) =>
      (role === '' || (role === 'staff' ? isStaff(user) : user.role === role)) &&
      (status === '' || user.isActive === (status === 'active')) &&
      [user.username, fullName(user), user.email ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (sort !== '') {
    const by = (user: UserRow) => (sort === 'name' ? fullName(user).toLowerCase() : (user.lastLogin ?? ''));
    const direction = (order || userOrders[sort]) === 'asc' ? 1 : -1;
    found.sort((a, b) => direction * (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));
  }
  const first = (page - 1) * staffPageSize;
  return { users: found.slice(first, first + staffPageSize), total: found.length };
}
