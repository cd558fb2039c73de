import { customerCalls } from '#shared/customer-calls.ts';
import { recordRoutes } from '../http/record-routes.ts';
import type { CustomerService } from './customer.service.ts';

/** Customers, for the staff. */
export const customerRoutes = ({ customers }: { customers: CustomerService }) =>
  recordRoutes(customerCalls, customers);
