import { z } from 'zod';
import { contactStatuses } from './contact.ts';
import { conversationStatuses } from './chat-rules.ts';
import { customerFacts, staffCustomer } from './customer-form.ts';
import { requiredText, searchedText } from '../base/form-text.ts';
import { maxNameLength, maxPageSize, maxSearchLength, maxTagLength } from '../base/limits.ts';
import { quoteStages } from '../deals/quote-rules.ts';
import { choice, choiceOfKeys, direction, pageNumber } from '../base/list-query.ts';

const moment = z.iso.datetime();

/** Sort keys of the list of customers, each with its default direction. */
export const customerOrders = { created: 'desc', name: 'asc' } as const;

/** Filters of the list of customers, from the address; invalid values are ignored. */
export const customerQuery = z.object({
  search: searchedText(maxSearchLength),
  tag: searchedText(maxTagLength),
  /** `tasks`: only customers with open tasks; `own_tasks`: with open tasks of the reader. */
  status: choice(['', 'tasks', 'own_tasks', 'trash'], ''),
  sort: choiceOfKeys(customerOrders, 'created'),
  order: direction,
  page: pageNumber,
});
export type CustomerQuery = z.infer<typeof customerQuery>;

/** A row of the list of customers. */
export const customerRow = z.object({
  id: z.uuid(),
  ...customerFacts,
  tags: z.array(z.string()),
  /** Due day of the next open task. */
  nextTaskOn: z.string().nullable(),
  createdAt: moment,
  isDeleted: z.boolean(),
});
export type CustomerRow = z.infer<typeof customerRow>;

const day = z.union(
  [z.iso.date('dateInvalid'), z.literal('').transform(() => null), z.null()],
  'dateInvalid',
);

/** Body of POST /api/customers/{id}/tasks. */
export const newCustomerTask = z.object({ title: requiredText(maxNameLength), dueOn: day.optional() });
export type NewCustomerTask = z.infer<typeof newCustomerTask>;

/** Body of PUT /api/customers/{id}/tasks/{taskId}. */
export const customerTaskChange = z.object({ isDone: z.boolean('choiceInvalid') });

/** Body of POST /api/customers/{id}/merge: the customer whose requests, tasks and details are moved to this one. */
export const customerMerge = z.object({ otherId: z.uuid('choiceInvalid') });

/** Body of POST /api/customers/bulk. */
export const customerBulk = z.object({
  ids: z.array(z.uuid('choiceInvalid'), 'required').min(1, 'required').max(maxPageSize, 'tooLong'),
  action: z.enum(['delete', 'restore'], 'choiceInvalid'),
});
export type CustomerBulk = z.infer<typeof customerBulk>;

const customerTask = z.object({
  id: z.uuid(),
  title: z.string(),
  dueOn: z.string().nullable(),
  isDone: z.boolean(),
});
export type CustomerTask = z.infer<typeof customerTask>;

/** One customer with all messages and requests, the newest first. */
export const customerRecord = z.object({
  customer: staffCustomer,
  tasks: z.array(customerTask),
  /** Customers that were merged into this one: messages from their addresses belong to this one. */
  merged: z.array(customerRow.pick({ id: true, name: true, email: true, phone: true })),
  requests: z.array(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      stage: z.enum(quoteStages),
      totalMinor: z.int().nullable(),
      currency: z.string().nullable(),
      createdAt: moment,
    }),
  ),
  messages: z.array(
    z.object({ id: z.uuid(), message: z.string(), status: z.enum(contactStatuses), createdAt: moment }),
  ),
  conversations: z.array(
    z.object({
      id: z.uuid(),
      customerName: z.string(),
      status: z.enum(conversationStatuses),
      lastMessageAt: moment.nullable(),
    }),
  ),
  favorites: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type CustomerRecord = z.infer<typeof customerRecord>;
