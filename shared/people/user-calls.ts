import { z } from 'zod';
import { call, requestKeyHeader } from '../base/contract.ts';
import {
  invitationRow,
  madeInvitation,
  newInvitation,
  passwordReset,
  passwordResetCompletion,
  passwordResetRequest,
  userChange,
  userRow,
} from './user.ts';

const one = '/api/users/:id';

/** User management (docs/specification/accounts.md#users). */
export const userCalls = {
  list: call('GET', '/api/users', 'users', {
    answer: z.array(userRow),
    summary: 'All accounts',
  }),
  update: call('PUT', one, 'users', {
    body: userChange,
    changes: 'sessions',
    answer: userRow,
    errors: ['conflict', 'own_account', 'last_super_admin', 'beneficiary_open'],
    summary: 'Changes the given fields',
  }),
  remove: call('DELETE', one, 'users', {
    changes: 'sessions',
    errors: ['own_account', 'last_super_admin', 'beneficiary_open'],
    summary: 'Deletes an account',
  }),
  resetPassword: call('POST', `${one}/reset-password`, 'users', {
    body: passwordReset,
    changes: 'sessions',
    errors: ['own_account', 'beneficiary_open'],
    summary: 'Gives an account a new password',
  }),
  sendResetLink: call('POST', `${one}/reset-link`, 'users', {
    errors: ['invalid'],
    summary: 'Mails a link for setting the password',
  }),
};

/** Resetting a password. The answer is the same whether or not the account exists. */
export const passwordResetCalls = {
  request: call('POST', '/api/password-resets', 'anyone', {
    body: passwordResetRequest,
    summary: 'Mails a link for setting the password, if the account exists and has a mail address',
  }),
  complete: call('POST', '/api/password-resets/complete', 'anyone', {
    body: passwordResetCompletion,
    changes: 'sessions',
    summary: 'Sets the password with the code of the link',
  }),
};

/** Invitations to an account. */
export const invitationCalls = {
  list: call('GET', '/api/invitations', 'users', {
    answer: z.array(invitationRow),
    summary: 'Invitations that can still be used',
  }),
  create: call('POST', '/api/invitations', 'users', {
    headers: requestKeyHeader,
    body: newInvitation,
    answer: madeInvitation,
    status: 201,
    summary:
      'Makes an invitation and answers its link, which is never shown again; the same key again replaces it',
  }),
  withdraw: call('DELETE', '/api/invitations/:id', 'users', {
    summary: 'Revokes an invitation',
  }),
};
