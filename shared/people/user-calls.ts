import { z } from 'zod';
import { call, done, requestKeyHeader } from '../base/contract.ts';
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
  list: call({
    method: 'GET',
    path: '/api/users',
    permission: 'users',
    answer: z.array(userRow),
    summary: 'All accounts',
  }),
  update: call({
    method: 'PUT',
    path: one,
    permission: 'users',
    body: userChange,
    changes: 'sessions',
    answer: userRow,
    errors: ['not_found', 'conflict', 'own_account', 'last_super_admin', 'beneficiary_open'],
    summary: 'Changes the given fields',
  }),
  remove: call({
    method: 'DELETE',
    path: one,
    permission: 'users',
    changes: 'sessions',
    answer: done,
    errors: ['not_found', 'own_account', 'last_super_admin', 'beneficiary_open'],
    summary: 'Deletes an account',
  }),
  resetPassword: call({
    method: 'POST',
    path: `${one}/reset-password`,
    permission: 'users',
    body: passwordReset,
    changes: 'sessions',
    answer: done,
    errors: ['not_found', 'own_account', 'beneficiary_open'],
    summary: 'Gives an account a new password',
  }),
  sendResetLink: call({
    method: 'POST',
    path: `${one}/reset-link`,
    permission: 'users',
    answer: done,
    errors: ['not_found', 'invalid'],
    summary: 'Mails a link for setting the password',
  }),
};

/** Resetting a password. The answer is the same whether or not the account exists. */
export const passwordResetCalls = {
  request: call({
    method: 'POST',
    path: '/api/password-resets',
    permission: 'anyone',
    body: passwordResetRequest,
    answer: done,
    summary: 'Mails a link for setting the password, if the account exists and has a mail address',
  }),
  complete: call({
    method: 'POST',
    path: '/api/password-resets/complete',
    permission: 'anyone',
    body: passwordResetCompletion,
    changes: 'sessions',
    answer: done,
    summary: 'Sets the password with the code of the link',
  }),
};

/** Invitations to an account. */
export const invitationCalls = {
  list: call({
    method: 'GET',
    path: '/api/invitations',
    permission: 'users',
    answer: z.array(invitationRow),
    summary: 'Invitations that can still be used',
  }),
  create: call({
    method: 'POST',
    path: '/api/invitations',
    permission: 'users',
    headers: requestKeyHeader,
    body: newInvitation,
    answer: madeInvitation,
    status: 201,
    summary:
      'Makes an invitation and answers its link, which is never shown again; the same key again replaces it',
  }),
  withdraw: call({
    method: 'DELETE',
    path: '/api/invitations/:id',
    permission: 'users',
    answer: done,
    errors: ['not_found'],
    summary: 'Revokes an invitation',
  }),
};
