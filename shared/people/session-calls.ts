import { call } from '../base/contract.ts';
import { anonymousSessionAnswer, sessionAnswer } from './session.ts';

/** The session of the anonymous visitor (docs/specification/calls.md#session-and-account). */
export const sessionCalls = {
  read: call('GET', '/api/session', 'anyone', {
    answer: sessionAnswer,
    summary: 'The visitor’s session; made if there is none',
  }),
  create: call('POST', '/api/session/anonymous', 'anyone', {
    answer: anonymousSessionAnswer,
    summary: 'The visitor’s session as a flat object',
  }),
};
