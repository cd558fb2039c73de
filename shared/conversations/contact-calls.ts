import { newContactMessage } from './contact-form.ts';
import { call, made } from '../base/contract.ts';

/** The contact form (docs/specification/calls.md#contact). */
export const contactCalls = {
  send: call({
    method: 'POST',
    path: '/api/contact',
    permission: 'anyone',
    body: newContactMessage,
    answer: made,
    status: 201,
    summary: 'Sends a message by the contact form',
  }),
};
