import { z } from 'zod';
import { call, counted, done, made, requestKeyHeader } from './contract.ts';
import { customerChange, newCustomer, staffCustomer } from './customer-form.ts';
import {
  customerBulk,
  customerMerge,
  customerQuery,
  customerRecord,
  customerRow,
  customerTaskChange,
  newCustomerTask,
} from './customer.ts';
import { recordCalls } from './record-calls.ts';

const path = '/api/customers';
const one = `${path}/:id` as const;

/** Customers, for the staff. */
export const customerCalls = {
  ...recordCalls({
    path,
    name: 'a customer',
    fresh: newCustomer,
    change: customerChange,
    staff: staffCustomer,
  }),
  list: call({
    method: 'GET',
    path,
    permission: 'staff',
    query: customerQuery,
    answer: z.array(customerRow),
    summary: 'One page of customers; X-Total-Count says how many match',
  }),
  read: call({
    method: 'GET',
    path: one,
    permission: 'staff',
    answer: customerRecord,
    errors: ['not_found'],
    summary: 'One customer with requests, messages, chats, favourites and tasks',
  }),
  bulk: call({
    method: 'POST',
    path: `${path}/bulk`,
    permission: 'staff',
    body: customerBulk,
    answer: counted,
    summary: 'Into the trash, or out of it',
  }),
  merge: call({
    method: 'POST',
    path: `${one}/merge`,
    permission: 'staff',
    body: customerMerge,
    answer: done,
    errors: ['not_found'],
    summary:
      'Moves what another customer has to this one, and the other to the trash; restoring it undoes that',
  }),
  addTask: call({
    method: 'POST',
    path: `${one}/tasks`,
    permission: 'staff',
    headers: requestKeyHeader,
    body: newCustomerTask,
    answer: made,
    status: 201,
    errors: ['not_found'],
    summary: 'Adds what is to be done for a customer',
  }),
  changeTask: call({
    method: 'PUT',
    path: `${one}/tasks/:taskId`,
    permission: 'staff',
    body: customerTaskChange,
    answer: done,
    errors: ['not_found'],
    summary: 'Ticks a task, or opens it again',
  }),
  removeTask: call({
    method: 'DELETE',
    path: `${one}/tasks/:taskId`,
    permission: 'staff',
    answer: done,
    errors: ['not_found'],
    summary: 'Deletes a task',
  }),
};
