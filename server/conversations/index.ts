// What other domains may call.
export { findCustomer, recognisedBy } from './customer/known-customer.ts';
