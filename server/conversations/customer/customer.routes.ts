import { customerCalls } from '#shared/conversations/customer-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import { readRequestKey } from '../../platform/http/request-key.ts';
import type { CustomerService } from './customer.service.ts';

/** Customers, for the staff. */
export const customerRoutes = ({ customers }: { customers: CustomerService }) => [
  ...recordRoutes(customerCalls, customers),
  ...routesOf(
    handle(customerCalls.list, async ({ user, query, c }) => {
      const list = await customers.list(user, query);
      c.header('X-Total-Count', String(list.total));
      return list.customers;
    }),
    handle(customerCalls.read, ({ user, params, c }) => customers.read(user, params.id, c.get('locale'))),
    handle(customerCalls.bulk, async ({ user, body }) => ({
      success: true as const,
      ...(await customers.bulk(user, body)),
    })),
    handle(customerCalls.undoBulk, async ({ user, body }) => ({
      success: true as const,
      count: await customers.undoBulk(user, body.former),
    })),
    handle(customerCalls.merge, ({ user, params, body }) => customers.merge(user, params.id, body.otherId)),
    handle(customerCalls.addTask, async ({ user, params, body, c }) => ({
      success: true as const,
      id: await customers.addTask(user, params.id, body, readRequestKey(c)),
    })),
    handle(customerCalls.changeTask, ({ user, params, body }) =>
      customers.changeTask(user, params.id, params.taskId, body.isDone),
    ),
    handle(customerCalls.removeTask, ({ user, params }) =>
      customers.removeTask(user, params.id, params.taskId),
    ),
  ),
];
