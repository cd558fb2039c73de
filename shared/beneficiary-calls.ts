import { z } from 'zod';
import { newBeneficiary, staffBeneficiary } from './beneficiary.ts';
import { call, done, made } from './contract.ts';
import { passwordConfirmation } from './user.ts';

const path = '/api/beneficiaries';
const one = `${path}/:id` as const;
const params = z.object({ id: z.uuid() });

/** Who is paid, for super admins (decision 044). */
export const beneficiaryCalls = {
  list: call({
    method: 'GET',
    path,
    permission: 'users',
    answer: z.array(staffBeneficiary),
    summary: 'All versions of who is paid, the newest first',
  }),
  propose: call({
    method: 'POST',
    path,
    permission: 'users',
    body: newBeneficiary,
    answer: made,
    status: 201,
    errors: ['conflict'],
    summary: 'Proposes who is paid from now on; the first one of a site counts at once',
  }),
  confirm: call({
    method: 'POST',
    path: `${one}/confirm`,
    permission: 'users',
    params,
    body: passwordConfirmation,
    answer: done,
    errors: ['conflict', 'not_found'],
    summary: 'Confirms a change as the second person; it counts 24 hours later',
  }),
  withdraw: call({
    method: 'POST',
    path: `${one}/withdraw`,
    permission: 'users',
    params,
    answer: done,
    errors: ['conflict', 'not_found'],
    summary: 'Stops a change that does not count yet',
  }),
};
