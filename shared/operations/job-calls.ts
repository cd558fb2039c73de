import { z } from 'zod';
import { call } from '../base/contract.ts';
import { job, jobQuery } from './job.ts';

const path = '/api/jobs';

/** Background work (decision 020). */
export const jobCalls = {
  list: call('GET', path, 'users', {
    query: jobQuery,
    answer: z.array(job),
    summary: 'Background jobs of the last days, the newest first; X-Total-Count is their number',
  }),
  tryAgain: call('POST', `${path}/:id/try-again`, 'users', {
    errors: ['conflict'],
    summary: 'Retries a failed job',
  }),
};
