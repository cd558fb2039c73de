import type { SameShape } from '../translate.ts';

/** Texts of the sign-in pages; they travel with those pages only. */
export const account = {
  metaTitle: 'Sign in',
  title: 'Your account',
  text: 'Sign in, or register with the invitation you were sent.',
  loginTab: 'Login',
  registerTab: 'Register',
  username: 'Username',
  password: 'Password',
  code: 'Code of your authenticator, or a recovery code',
  firstName: 'First name (optional)',
  lastName: 'Last name (optional)',
  email: 'Email (optional)',
  invite: 'Invitation code',
  inviteHint: 'Accounts are made by invitation. Ask a super admin of the team for a link.',
  invitedAs: 'You are invited as {role}.',
  login: 'Login',
  register: 'Create account',
  working: 'One moment…',
  loggedInTitle: 'Login successful',
  loggedInText: 'Welcome back, {name}!',
  loginFailed: 'Login failed',
  registeredTitle: 'User created successfully',
  registeredText: 'Admin account for {name} has been created.',
  registerFailed: 'User creation failed',
  portalTitle: 'Staff portal',
  portalText: 'For the team of {company}.',
  visitSite: 'Visit Main Website',
  deniedTitle: 'Access Denied',
  deniedText: 'Your account ({name}) does not belong to the staff.',
  returnToSite: 'Return to Main Site',
  logout: 'Logout',
  networkFailed: 'The network does not answer. Nothing was lost; please try again.',
} as const;

/** The same texts in any language. */
export type AccountTexts = SameShape<typeof account>;
