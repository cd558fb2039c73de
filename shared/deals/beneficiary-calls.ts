import { z } from 'zod';
import { newBeneficiary, staffBeneficiary } from './beneficiary.ts';
import { call, made } from '../base/contract.ts';
import { passwordConfirmation } from '../people/user.ts';

const path = '/api/beneficiaries';
const one = `${path}/:id` as const;
const params = z.object({ id: z.uuid() });

/** Beneficiaries, for super admins (decision 044). */
export const beneficiaryCalls = {
  list: call('GET', path, 'users', {
    answer: z.array(staffBeneficiary),
    summary: 'All versions of the beneficiary, the newest first',
  }),
  propose: call('POST', path, 'users', {
    body: newBeneficiary,
    answer: made,
    status: 201,
    errors: ['conflict'],
    summary: 'Proposes a new beneficiary; the first one of a site takes effect at once',
  }),
  confirm: call('POST', `${one}/confirm`, 'users', {
    params,
    body: passwordConfirmation,
    errors: ['conflict', 'not_independent'],
    summary: 'Confirms a change as the second person; it takes effect 24 hours later',
  }),
  withdraw: call('POST', `${one}/withdraw`, 'users', {
    params,
    errors: ['conflict'],
    summary: 'Withdraws a change that is not in effect yet',
  }),
};
