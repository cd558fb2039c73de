import { z } from 'zod';
import { mailAddress } from '../base/form-text.ts';
import {
  maxEmailLength,
  maxNameLength,
  maxPasswordLength,
  minPasswordLength,
  minUsernameLength,
} from '../base/limits.ts';
import { staffLanguages } from '../base/locale.ts';
import { contactMailChoices, figureMailChoices } from '../conversations/mail.ts';
import { isVisible } from '../base/typed-text.ts';
import { roles } from '../base/user-rules.ts';
import { choice, direction, pageNumber } from '../base/list-query.ts';

const role = z.enum(roles);

/** The signed-in user, for the screens and as the answer of GET /api/user. */
export const currentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  role,
});
export type CurrentUser = z.infer<typeof currentUser>;

/** A name that PostgreSQL can store, in NFC and without control characters, so that names that look alike are equal. */
const plainText = (missing = 'textInvalid') =>
  z
    .string(missing)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.isWellFormed() && !/\p{C}/u.test(text), 'textInvalid')
    .refine((text) => text === '' || isVisible(text), 'textInvalid');

const username = plainText('usernameRequired').pipe(
  z.string().min(minUsernameLength, 'usernameShort').max(maxNameLength, 'tooLong'),
);
const optionalName = plainText().pipe(z.string().max(maxNameLength, 'tooLong')).optional();
const optionalEmail = z.union([z.literal(''), mailAddress()], 'emailInvalid').optional();
const givenPassword = z
  .string('passwordRequired')
  .min(1, 'passwordRequired')
  .max(maxPasswordLength, 'passwordLong');
const newPassword = z
  .string('passwordRequired')
  .min(minPasswordLength, 'passwordShort')
  .max(maxPasswordLength, 'passwordLong');
const roleChoice = z.enum(roles, 'roleInvalid');

/** Body of POST /api/login. `code` is the second factor, if the account has one. */
export const credentials = z.object({
  username: plainText('usernameRequired').pipe(
    z.string().min(1, 'usernameRequired').max(maxNameLength, 'tooLong'),
  ),
  password: givenPassword,
  code: z.string('codeWrong').trim().max(40, 'codeWrong').optional(),
  /** Language chosen on the staff's sign-in page; stored with the account. */
  staffLanguage: z.enum(staffLanguages, 'choiceInvalid').optional(),
});
export type Credentials = z.infer<typeof credentials>;

/**
 * Body of POST /api/register; `role` and `isActive` are used only for a super_admin
 * (docs/specification/accounts.md#invitations).
 */
export const newUser = z.object({
  username,
  email: optionalEmail,
  password: newPassword,
  firstName: optionalName,
  lastName: optionalName,
  role: roleChoice.default('admin'),
  isActive: z.boolean('choiceInvalid').default(true),
  invite: z.string('inviteInvalid').trim().max(100, 'inviteInvalid').optional(),
});
export type NewUser = z.infer<typeof newUser>;

/** Body of PUT /api/users/{id}. */
export const userChange = z
  .object({
    isActive: z.boolean('choiceInvalid'),
    role: roleChoice,
    firstName: optionalName,
    lastName: optionalName,
    email: optionalEmail,
  })
  .partial();
export type UserChange = z.infer<typeof userChange>;

/**
 * Body of PUT /api/account/profile: the user's own name. The mail address can be changed only by another super_admin.
 */
export const profileChange = z.object({ firstName: optionalName, lastName: optionalName });
export type ProfileChange = z.infer<typeof profileChange>;

export const passwordReset = z.object({ newPassword });

/** Body of POST /api/change-password. */
export const passwordChange = z.object({
  currentPassword: givenPassword,
  newPassword,
});

/** Body of POST /api/password-resets: a user name or an e-mail address. */
export const passwordResetRequest = z.object({
  name: plainText('required').pipe(z.string().min(1, 'required').max(maxEmailLength, 'tooLong')),
});

/** Body of POST /api/password-resets/complete. */
export const passwordResetCompletion = z.object({
  code: z.string('resetInvalid').max(100, 'resetInvalid'),
  newPassword,
});

/** Body of PUT /api/account/language: the user's language for the admin area, its errors and mails. */
export const staffLanguageChange = z.object({ staffLanguage: z.enum(staffLanguages, 'choiceInvalid') });

/** Body of PUT /api/account/contact-mail. */
export const contactMailChange = z.object({ contactMail: z.enum(contactMailChoices, 'choiceInvalid') });

/** Body of PUT /api/account/figure-mail. */
export const figureMailChange = z.object({ figureMail: z.enum(figureMailChoices, 'choiceInvalid') });

/** Body of POST /api/invitations; with `email` the link is mailed too. */
export const newInvitation = z.object({ role: roleChoice.default('admin'), email: optionalEmail });
export type NewInvitation = z.infer<typeof newInvitation>;

/** An account in the user management. */
export const userRow = currentUser.extend({
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastLogin: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type UserRow = z.infer<typeof userRow>;

/** Filters of /admin/users; `staff` is everybody except customers. */
export const userQuery = z.object({
  search: z.string().trim().max(maxNameLength).catch('').default(''),
  role: choice(['', 'staff', ...roles], ''),
  status: choice(['', 'active', 'inactive'], ''),
  sort: choice(['', 'name', 'lastLogin'], ''),
  order: direction,
  page: pageNumber,
});
export type UserQuery = z.infer<typeof userQuery>;

/** An invitation that can still be used; its code is shown only once, when it is made. */
export const invitationRow = z.object({
  id: z.uuid(),
  role,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  invitedBy: z.string().nullable(),
  /** Address to which the link was mailed. */
  email: z.string().nullable(),
});
export type InvitationRow = z.infer<typeof invitationRow>;

/** Answer of POST /api/invitations. */
export const madeInvitation = z.object({ link: z.string(), invitation: invitationRow });

/** Action of a super admin by which a user was signed out. */
export type SignOutReason = 'reset' | 'deactivated';

/** One of the user's own signed-in sessions. */
export const sessionRow = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type SessionRow = z.infer<typeof sessionRow>;

/** Body of calls that require the password again. */
export const passwordConfirmation = passwordChange.pick({ currentPassword: true });

/** Wrong passwords for one account from one network within a quarter of an hour. */
export type SignInFailure = {
  id: string;
  /** Null if there is no account of this name. */
  username: string | null;
  /** Empty for the shared row that counts failures beyond the maximum number of rows. */
  network: string;
  count: number;
  since: string;
  lastAt: string;
};

export const secondFactorCode = z.object({
  code: z.string('codeRequired').trim().min(1, 'codeRequired').max(20, 'codeWrong'),
});

/** Answers of /api/account/second-factor: GET, POST and PUT. */
export const secondFactorState = z.object({ isOn: z.boolean(), codesLeft: z.number().int() });
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>;
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
