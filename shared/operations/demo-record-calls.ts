import { call } from '../base/contract.ts';
import { demoRemoval } from './demo-record.ts';

const path = '/api/demo-records';

/** The customers, messages and requests of the demo company, for super admins. */
export const demoRecordCalls = {
  preview: call('GET', path, 'users', {
    answer: demoRemoval,
    summary: 'Which demo records a removal would remove, and which it would leave',
  }),
  remove: call('POST', `${path}/remove`, 'users', {
    answer: demoRemoval,
    summary: 'Removes the demo records that nobody has changed',
  }),
};
