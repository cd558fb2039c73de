import { customerChange, newCustomer, staffCustomer } from './customer-form.ts';
import { recordCalls } from './record-calls.ts';

/** Customers, for the staff. */
export const customerCalls = recordCalls({
  path: '/api/customers',
  name: 'a customer',
  fresh: newCustomer,
  change: customerChange,
  staff: staffCustomer,
});
