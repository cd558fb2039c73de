import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { roles } from '../../../shared/user.ts';
import { createdAt, id, moment, oneOf, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull().unique(),
    email: text().unique(),
    password: text().notNull(),
    role: text({ enum: roles }).notNull().default('admin'),
    firstName: text(),
    lastName: text(),
    isActive: boolean().notNull().default(true),
    lastLogin: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [oneOf('users_role_check', t.role, roles)],
);

/** Signed-in sessions: only the hash of the cookie's secret is kept. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    lastSeenAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
);

/** Single-use invitations to an account (decisions.md, Identity). */
export const invitations = pgTable('invitations', {
  id: id(),
  codeHash: text().notNull().unique(),
  role: text({ enum: roles }).notNull(),
  createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  expiresAt: moment().notNull(),
  usedAt: moment(),
  usedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});
