import { boolean, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { roles } from '#shared/base/user-rules.ts';
import { staffLanguages } from '#shared/base/locale.ts';
import { contactMailChoices } from '#shared/conversations/mail.ts';
import { createdAt, id, moment, oneOf, refersTo, updatedAt } from '../../platform/db/columns.ts';

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
    /** Secret of the second factor, base32; valid from `totpEnabledAt` on. */
    totpSecret: text(),
    totpEnabledAt: moment(),
    /** The last time step that was used: each code is accepted once. */
    totpLastStep: integer(),
    /** How the user is notified by mail of new contact messages. */
    contactMail: text({ enum: contactMailChoices }).notNull().default('each'),
    /** Language of the admin area, its errors and the user's mails. The language of public pages is separate. */
    staffLanguage: text({ enum: staffLanguages }).notNull().default('en'),
    /** Time up to which the daily digest has reported. */
    digestSentAt: moment(),
    /** Last day of which the weekly mail of the figures has reported; null if the user does not want it. */
    figuresMailedTo: date({ mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('users_role_check', t.role, roles),
    oneOf('users_contact_mail_check', t.contactMail, contactMailChoices),
    oneOf('users_staff_language_check', t.staffLanguage, staffLanguages),
  ],
);

/** Signed-in sessions. Only the hash of the cookie's secret is stored. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: id(),
    userId: refersTo(() => users.id, 'cascade').notNull(),
    tokenHash: text().notNull().unique(),
    userAgent: text(),
    address: text(),
    expiresAt: moment().notNull(),
    lastSeenAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
);

/** Single-use invitations to an account (docs/specification/accounts.md#invitations). */
export const invitations = pgTable('invitations', {
  id: id(),
  codeHash: text().notNull().unique(),
  role: text({ enum: roles }).notNull(),
  /** The address to which the link was mailed. */
  email: text(),
  createdBy: refersTo(() => users.id, 'set null'),
  expiresAt: moment().notNull(),
  usedAt: moment(),
  usedBy: refersTo(() => users.id, 'set null'),
  createdAt: createdAt(),
});

/** One-time codes for users who lost the device of the second factor; only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: refersTo(() => users.id, 'cascade').notNull(),
    codeHash: text().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
);

/** Browsers in which a user has signed in before: failed attempts from elsewhere do not slow these down. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    userId: refersTo(() => users.id, 'cascade').notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
);

/** Links with which a user sets a new password. Only hashes are stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: refersTo(() => users.id, 'cascade').notNull(),
    codeHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
);

/**
 * Failed sign-ins: one row with a count for each account, network and quarter of an hour. Attempts with unknown
 * names share a row without an account: the typed name may be a password and is not stored.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: id(),
    userId: refersTo(() => users.id, 'cascade'),
    /** The first 24 bits of the address, or 48 of IPv6; empty beyond the limit of separate rows. */
    network: text().notNull(),
    windowStart: moment().notNull(),
    count: integer().notNull().default(1),
    lastAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('sign_in_failures_key').on(t.userId, t.network, t.windowStart).nullsNotDistinct(),
    index().on(t.lastAt),
  ],
);
