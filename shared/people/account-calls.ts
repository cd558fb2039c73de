import { z } from 'zod';
import { call } from '../base/contract.ts';
import { locales } from '../base/locale.ts';
import {
  contactMailChange,
  credentials,
  currentUser,
  figureMailChange,
  newUser,
  passwordChange,
  passwordConfirmation,
  profileChange,
  recoveryCodes,
  secondFactorCode,
  secondFactorSecret,
  secondFactorState,
  sessionRow,
  staffLanguageChange,
} from './user.ts';

const sessions = '/api/account/sessions';
const factor = '/api/account/second-factor';

/** Sign-in, sign-out, registration and the user's own account (docs/specification/calls.md#session-and-account). */
export const accountCalls = {
  read: call('GET', '/api/user', 'identity', {
    answer: currentUser,
    summary: 'Who is signed in',
  }),
  signIn: call('POST', '/api/login', 'anyone', {
    // Language of the page that the form is on.
    query: z.object({ lng: z.enum(locales, 'choiceInvalid') }).partial(),
    body: credentials,
    answer: currentUser,
    errors: ['bad_credentials', 'code_required'],
    summary: 'Signs in; after too many failures at an account it asks for a proof of work first',
  }),
  signOut: call('POST', '/api/logout', 'anyone', {
    changes: 'sessions',
    formLeadsTo: '/',
    summary: 'Signs out',
  }),
  // For a super_admin, or any caller with an invitation in the body; the service checks it.
  register: call('POST', '/api/register', 'anyone', {
    body: newUser,
    answer: currentUser,
    status: 201,
    errors: ['unauthorized', 'forbidden', 'second_factor_required', 'conflict', 'beneficiary_open'],
    summary: 'Makes an account, for a super_admin or with an invitation',
  }),
  changeProfile: call('PUT', '/api/account/profile', 'account', {
    body: profileChange,
    summary: 'Changes the display name',
  }),
  changePassword: call('POST', '/api/change-password', 'account', {
    body: passwordChange,
    changes: 'sessions',
    summary: 'Changes the password and ends all other sessions',
  }),
  sessions: call('GET', sessions, 'account', {
    answer: z.array(sessionRow),
    summary: 'Where the account is signed in',
  }),
  endOtherSessions: call('DELETE', sessions, 'account', {
    body: passwordConfirmation,
    changes: 'sessions',
    summary: 'Ends all sessions but this one',
  }),
  endSession: call('DELETE', `${sessions}/:id`, 'account', {
    body: passwordConfirmation,
    changes: 'sessions',
    summary: 'Ends one session',
  }),
  secondFactor: call('GET', factor, 'identity', {
    answer: secondFactorState,
    summary: 'Whether the account has a second factor',
  }),
  beginSecondFactor: call('POST', factor, 'identity', {
    body: passwordConfirmation,
    answer: secondFactorSecret,
    errors: ['conflict', 'forbidden'],
    summary: 'Makes a secret for an authenticator',
  }),
  confirmSecondFactor: call('PUT', factor, 'identity', {
    body: secondFactorCode,
    changes: 'sessions',
    answer: recoveryCodes,
    errors: ['conflict', 'forbidden'],
    summary: 'Turns the second factor on, with a code of the authenticator',
  }),
  endSecondFactor: call('DELETE', factor, 'identity', {
    body: passwordConfirmation,
    changes: 'sessions',
    errors: ['conflict', 'forbidden'],
    summary: 'Turns the second factor off',
  }),
  chooseContactMail: call('PUT', '/api/account/contact-mail', 'staff', {
    body: contactMailChange,
    summary: 'How the user is notified of contact messages by mail',
  }),
  chooseFigureMail: call('PUT', '/api/account/figure-mail', 'users', {
    body: figureMailChange,
    summary: 'Whether the user gets the weekly mail of the figures',
  }),
  chooseLanguage: call('PUT', '/api/account/language', 'staff', {
    body: staffLanguageChange,
    summary: 'Sets the language of the admin area and its mails',
  }),
};
