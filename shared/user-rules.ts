/** Words and rules about users that need no schema: the browser takes these without the validation library. */

export const roles = ['super_admin', 'admin', 'customer'] as const;
export type Role = (typeof roles)[number];

type Named = { username: string; firstName: string | null; lastName: string | null };

/** The name to greet a user by. */
export const shortName = (user: Omit<Named, 'lastName'>): string => user.firstName || user.username;

const isHan = /^\p{Script=Han}+$/u;

/** First and last name, or the user name where neither is known; a Chinese name begins with the surname. */
export const fullName = ({ firstName, lastName, username }: Named): string =>
  firstName && lastName && isHan.test(firstName) && isHan.test(lastName)
    ? lastName + firstName
    : [firstName, lastName].filter(Boolean).join(' ') || username;

/** What the list of users is sorted by, and the direction where none is said. */
export const userOrders = { name: 'asc', lastLogin: 'desc' } as const;
