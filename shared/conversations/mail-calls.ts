import { z } from 'zod';
import { call } from '../base/contract.ts';
import { outboxMail, outboxQuery, outboxText } from './outbox.ts';

const path = '/api/mail';
const one = `${path}/:id` as const;

/** The mail outbox (decision 012). */
export const mailCalls = {
  list: call('GET', path, 'users', {
    query: outboxQuery,
    answer: z.array(outboxMail),
    summary: 'Mails, the newest first; X-Total-Count is their number',
  }),
  read: call('GET', one, 'users', {
    answer: outboxText,
    summary: 'The text of a mail; null if it contains a secret link',
  }),
  html: call('GET', `${one}/html`, 'users', {
    answer: 'text/html',
    summary: 'The mail as a page',
  }),
  sendAgain: call('POST', `${one}/send-again`, 'users', {
    errors: ['conflict'],
    summary: 'Sends a failed mail again',
  }),
};
