import { z } from 'zod';
import { bulkCalls } from '../base/bulk.ts';
import { call, made, requestKeyHeader } from '../base/contract.ts';
import { maxPageSize } from '../base/limits.ts';
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
import { recordCalls } from '../base/record-calls.ts';

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
  list: call('GET', path, 'staff', {
    query: customerQuery,
    answer: z.array(customerRow),
    summary: 'One page of customers; X-Total-Count is their number',
  }),
  read: call('GET', one, 'staff', {
    answer: customerRecord,
    summary: 'One customer with requests, messages, chats, favourites and tasks',
  }),
  ...bulkCalls({ path, body: customerBulk, values: z.object({}), max: maxPageSize }),
  merge: call('POST', `${one}/merge`, 'staff', {
    body: customerMerge,
    summary: 'Merges another customer into this one; restoring the other from the trash undoes it',
  }),
  addTask: call('POST', `${one}/tasks`, 'staff', {
    headers: requestKeyHeader,
    body: newCustomerTask,
    answer: made,
    status: 201,
    summary: 'Adds a task for a customer',
  }),
  changeTask: call('PUT', `${one}/tasks/:taskId`, 'staff', {
    body: customerTaskChange,
    summary: 'Completes or reopens a task',
  }),
  removeTask: call('DELETE', `${one}/tasks/:taskId`, 'staff', {
    summary: 'Deletes a task',
  }),
};
