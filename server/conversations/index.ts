// What other domains may call.
export { findCustomer, recognisedBy } from './customer/known-customer.ts';
export { readReplies } from './contact/reply-figures.queries.ts';
