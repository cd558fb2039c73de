import { z } from 'zod';
import { call, done, requestKeyHeader } from './contract.ts';
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
    errors: ['not_found', 'conflict', 'own_account', 'last_super_admin'],
    summary: 'Changes what is named',
  }),
  remove: call({
    method: 'DELETE',
    path: one,
    permission: 'users',
    changes: 'sessions',
    answer: done,
    errors: ['not_found', 'own_account', 'last_super_admin'],
    summary: 'Deletes an account',
  }),
  resetPassword: call({
    method: 'POST',
    path: `${one}/reset-password`,
    permission: 'users',
    body: passwordReset,
    changes: 'sessions',
    answer: done,
    errors: ['not_found', 'own_account'],
    summary: 'Gives an account a new password',
  }),
  sendResetLink: call({
    method: 'POST',
    path: `${one}/reset-link`,
    permission: 'users',
    answer: done,
    errors: ['not_found', 'invalid'],
    summary: 'Mails a link by which the password can be set',
  }),
};

/** Forgotten passwords. The answer is the same, whether or not the account exists. */
export const passwordResetCalls = {
  request: call({
    method: 'POST',
    path: '/api/password-resets',
    permission: 'anyone',
    body: passwordResetRequest,
    answer: done,
    summary: 'Mails a link, if there is such an account with an address',
  }),
  complete: call({
    method: 'POST',
    path: '/api/password-resets/complete',
    permission: 'anyone',
    body: passwordResetCompletion,
    changes: 'sessions',
    answer: done,
    summary: 'Sets the password by the code of the link',
  }),
};

/** Invitations to an account. */
export const invitationCalls = {
  list: call({
    method: 'GET',
    path: '/api/invitations',
    permission: 'users',
    answer: z.array(invitationRow),
    summary: 'Those that can still be used',
  }),
  create: call({
    method: 'POST',
    path: '/api/invitations',
    permission: 'users',
    headers: requestKeyHeader,
    body: newInvitation,
    answer: madeInvitation,
    status: 201,
    summary: 'Makes a link, which is answered this once; repeated with its key, another in its place',
  }),
  withdraw: call({
    method: 'DELETE',
    path: '/api/invitations/:id',
    permission: 'users',
    answer: done,
    errors: ['not_found'],
    summary: 'Makes a link useless',
  }),
};
