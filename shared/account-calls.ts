import { z } from 'zod';
import { call, done } from './contract.ts';
import { locales } from './locale.ts';
import {
  contactMailChange,
  credentials,
  currentUser,
  newUser,
  passwordChange,
  passwordConfirmation,
  recoveryCodes,
  secondFactorCode,
  secondFactorSecret,
  secondFactorState,
  sessionRow,
  staffLanguageChange,
} from './user.ts';

const sessions = '/api/account/sessions';
const factor = '/api/account/second-factor';

/** Signing in and out, registering, and one's own account (public-site section 7). */
export const accountCalls = {
  read: call({
    method: 'GET',
    path: '/api/user',
    permission: 'identity',
    answer: currentUser,
    summary: 'Who is signed in',
  }),
  signIn: call({
    method: 'POST',
    path: '/api/login',
    permission: 'anyone',
    // What the page speaks that it is made from.
    query: z.object({ lng: z.enum(locales, 'choiceInvalid') }).partial(),
    body: credentials,
    answer: currentUser,
    errors: ['bad_credentials', 'code_required', 'work_required'],
    summary: 'Signs in; after too many failures at an account it asks for a proof of work first',
  }),
  signOut: call({
    method: 'POST',
    path: '/api/logout',
    permission: 'anyone',
    answer: done,
    formLeadsTo: '/',
    summary: 'Ends the session that it is made in',
  }),
  register: call({
    method: 'POST',
    path: '/api/register',
    // Of a super_admin, or of anybody with an invitation in the body; the service decides.
    permission: 'anyone',
    body: newUser,
    answer: currentUser,
    status: 201,
    errors: ['unauthorized', 'forbidden', 'second_factor_required', 'conflict'],
    summary: 'Makes an account: for a super_admin, or for whoever has an invitation',
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/change-password',
    permission: 'account',
    body: passwordChange,
    answer: done,
    summary: 'Changes the own password and ends all other sessions',
  }),
  sessions: call({
    method: 'GET',
    path: sessions,
    permission: 'account',
    answer: z.array(sessionRow),
    summary: 'Where the account is signed in',
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: sessions,
    permission: 'account',
    body: passwordConfirmation,
    answer: done,
    summary: 'Ends all sessions but this one',
  }),
  endSession: call({
    method: 'DELETE',
    path: `${sessions}/:id`,
    permission: 'account',
    body: passwordConfirmation,
    answer: done,
    errors: ['not_found'],
    summary: 'Ends one session',
  }),
  secondFactor: call({
    method: 'GET',
    path: factor,
    permission: 'identity',
    answer: secondFactorState,
    summary: 'Whether the account has a second factor',
  }),
  beginSecondFactor: call({
    method: 'POST',
    path: factor,
    permission: 'identity',
    body: passwordConfirmation,
    answer: secondFactorSecret,
    errors: ['conflict', 'forbidden'],
    summary: 'Makes a secret for an authenticator',
  }),
  confirmSecondFactor: call({
    method: 'PUT',
    path: factor,
    permission: 'identity',
    body: secondFactorCode,
    answer: recoveryCodes,
    errors: ['conflict', 'forbidden'],
    summary: 'Turns the second factor on, with a code of the authenticator',
  }),
  endSecondFactor: call({
    method: 'DELETE',
    path: factor,
    permission: 'identity',
    body: passwordConfirmation,
    answer: done,
    errors: ['conflict', 'forbidden'],
    summary: 'Turns the second factor off',
  }),
  chooseContactMail: call({
    method: 'PUT',
    path: '/api/account/contact-mail',
    permission: 'staff',
    body: contactMailChange,
    answer: done,
    summary: 'How one hears of contact messages by mail',
  }),
  chooseLanguage: call({
    method: 'PUT',
    path: '/api/account/language',
    permission: 'staff',
    body: staffLanguageChange,
    answer: done,
    summary: 'What the admin area, its errors and mails speak to one',
  }),
};
