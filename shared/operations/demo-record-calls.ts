import { call } from '../base/contract.ts';
import { demoRemoval } from './demo-record.ts';

const path = '/api/demo-records';

/** The customers, messages and requests of the demo company, for super admins. */
export const demoRecordCalls = {
  preview: call({
    method: 'GET',
    path,
    permission: 'users',
    answer: demoRemoval,
    summary: 'Which demo records a removal would remove, and which it would leave',
  }),
  remove: call({
    method: 'POST',
    path: `${path}/remove`,
    permission: 'users',
    answer: demoRemoval,
    summary: 'Removes the demo records that nobody has changed',
  }),
};
