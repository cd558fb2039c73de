import { call } from '../base/contract.ts';

/** The OpenAPI description of the calls. */
export const contractCalls = {
  document: call('GET', '/api/openapi.json', 'staff', {
    answer: 'application/json',
    summary: 'All calls as an OpenAPI 3.1 document',
  }),
};
