import { z } from 'zod';
import { call, done } from '../base/contract.ts';
import { outboxMail, outboxQuery, outboxText } from './outbox.ts';

const path = '/api/mail';
const one = `${path}/:id` as const;
const errors = ['not_found'] as const;

/** The mail outbox (decision 012). */
export const mailCalls = {
  list: call('GET', path, 'users', {
    query: outboxQuery,
    answer: z.array(outboxMail),
    summary: 'Mails, the newest first; X-Total-Count is their number',
  }),
  read: call('GET', one, 'users', {
    answer: outboxText,
    errors,
    summary: 'The text of a mail; null if it contains a secret link',
  }),
  html: call('GET', `${one}/html`, 'users', {
    answer: 'text/html',
    errors,
    summary: 'The mail as a page',
  }),
  sendAgain: call('POST', `${one}/send-again`, 'users', {
    answer: done,
    errors: ['not_found', 'conflict'],
    summary: 'Sends a failed mail again',
  }),
};
