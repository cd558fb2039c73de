/** Constants and rules of users without schemas, so that the browser loads them without the validation library. */

export const roles = ['super_admin', 'admin', 'customer'] as const;
export type Role = (typeof roles)[number];

type Named = { username: string; firstName: string | null; lastName: string | null };

/** The name for greeting a user. */
export const shortName = (user: Omit<Named, 'lastName'>): string => user.firstName || user.username;

const isHan = /^\p{Script=Han}+$/u;

/** First and last name, or the user name if one of them is missing; a Chinese name begins with the surname. */
export const fullName = ({ firstName, lastName, username }: Named): string =>
  firstName && lastName && isHan.test(firstName) && isHan.test(lastName)
    ? lastName + firstName
    : [firstName, lastName].filter(Boolean).join(' ') || username;

/** Sort keys of the list of users, each with its default direction. */
export const userOrders = { name: 'asc', lastLogin: 'desc' } as const;
