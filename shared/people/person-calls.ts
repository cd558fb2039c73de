import { call } from '../base/contract.ts';
import { personErasure, personFound, personQuery } from './person.ts';

const path = '/api/personal-data';

/**
 * Personal data of one visitor or buyer (decision 037). The person is named in bodies, not in addresses, because
 * addresses are logged.
 */
export const personCalls = {
  find: call('POST', `${path}/find`, 'users', {
    body: personQuery,
    answer: personFound,
    errors: ['not_found'],
    summary: 'How much is stored of one person, by kind',
  }),
  export: call('POST', `${path}/export`, 'users', {
    body: personQuery,
    answer: 'application/zip',
    errors: ['not_found'],
    summary: 'All that is stored of one person: data.json and the files',
  }),
  erase: call('POST', `${path}/erase`, 'users', {
    body: personErasure,
    changes: 'sessions',
    errors: ['not_found', 'conflict'],
    summary: 'Erases a person, if the stored data are still those that were shown',
  }),
};
