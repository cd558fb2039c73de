/** Words and rules about users that need no schema: the browser takes these without the validation library. */

export const roles = ['super_admin', 'admin', 'customer'] as const;
export type Role = (typeof roles)[number];

type Named = { username: string; firstName: string | null; lastName: string | null };

/** The name to greet a user by. */
export const shortName = (user: Omit<Named, 'lastName'>): string => user.firstName || user.username;

/** First and last name, or the user name where neither is known. */
export const fullName = (user: Named): string =>
  [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;

/** What the list of users is sorted by, and the direction where none is said. */
export const userOrders = { name: 'asc', lastLogin: 'desc' } as const;
