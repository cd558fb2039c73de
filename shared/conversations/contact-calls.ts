import { newContactMessage } from './contact-form.ts';
import { call, made } from '../base/contract.ts';

/** The contact form (docs/specification/calls.md#contact). */
export const contactCalls = {
  send: call('POST', '/api/contact', 'anyone', {
    body: newContactMessage,
    answer: made,
    status: 201,
    summary: 'Sends a message by the contact form',
  }),
};
