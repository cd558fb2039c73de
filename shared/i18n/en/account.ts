import type { SameShape } from '../translate.ts';

/** Texts of the sign-in pages; only these pages load them. */
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
  inviteHint: 'Accounts are created by invitation. Ask a super admin of the team for a link.',
  invitedAs: 'Your invitation: {role}.',
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
  signedOut: {
    reset:
      'A super admin has set a new password for your account, and you were signed out. Sign in with the new password.',
    deactivated:
      'A super admin has deactivated your account, and you were signed out. Ask your team if this is a mistake.',
  },
  staffLanguage: 'Language of the admin area',
  visitSite: 'Visit Main Website',
  deniedTitle: 'Access Denied',
  deniedText: 'Your account ({name}) has no access to the admin area.',
  returnToSite: 'Return to Main Site',
  logout: 'Logout',
  forgot: 'Forgot your password?',
  resetTitle: 'A new password',
  resetText:
    'Enter your username or e-mail address. If an active account with an address matches, it gets a link.',
  resetName: 'Username or e-mail address',
  resetSend: 'Send me a link',
  resetSent:
    'If an active account matches, a mail with a link is on its way to its address. The link works once and expires after one hour.',
  resetNoMail: 'This site sends no mail. Please ask a super admin of the team for a new password.',
  resetChoose: 'Choose a new password. Every open session of your account ends; the second factor stays on.',
  resetNew: 'New password',
  resetSave: 'Save the password',
  resetDone: 'Your password has been changed. Please sign in.',
  resetLapsed: 'This link is not valid: it has been used, has expired after one hour, or is incomplete.',
  resetAgain: 'Ask for a new link',
  resetFailed: 'That did not work',
  stopTitle: 'Mails about contact messages',
  stopText:
    'Do you want no more mails about contact messages? You can change this at any time under My account.',
  stopButton: 'Stop these mails',
  stopDone: 'No more mails about contact messages will be sent to you.',
  stopFigures: {
    title: 'Weekly mail of the figures',
    text: 'Do you want no more weekly mails of the figures? You can change this at any time under My account.',
    done: 'No more weekly mails of the figures will be sent to you.',
  },
  stopInvalid: 'This link is not valid. You can choose under My account which mails you get.',
  networkFailed: 'No connection. Nothing was lost; please try again.',
} as const;

/** The same texts in any language. */
export type AccountTexts = SameShape<typeof account>;
