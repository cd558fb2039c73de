// What other domains may call.
export { findCustomer, recognisedBy } from './customer/known-customer.ts';
export { readReplies, type ReplyRow } from './contact/reply-figures.queries.ts';
