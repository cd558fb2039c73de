import { z } from 'zod';
import { call, done } from '../base/contract.ts';
import { outboxMail, outboxQuery, outboxText } from './outbox.ts';

const path = '/api/mail';
const one = `${path}/:id` as const;
const errors = ['not_found'] as const;

/** The mail outbox (decision 012). */
export const mailCalls = {
  list: call({
    method: 'GET',
    path,
    permission: 'users',
    query: outboxQuery,
    answer: z.array(outboxMail),
    summary: 'Mails, the newest first; X-Total-Count is their number',
  }),
  read: call({
    method: 'GET',
    path: one,
    permission: 'users',
    answer: outboxText,
    errors,
    summary: 'The text of a mail; null if it contains a secret link',
  }),
  html: call({
    method: 'GET',
    path: `${one}/html`,
    permission: 'users',
    answer: 'text/html',
    errors,
    summary: 'The mail as a page',
  }),
  sendAgain: call({
    method: 'POST',
    path: `${one}/send-again`,
    permission: 'users',
    answer: done,
    errors: ['not_found', 'conflict'],
    summary: 'Sends a failed mail again',
  }),
};
