import { accountRoutes } from './user/account.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { personRoutes } from './personal-data/person.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { userRoutes } from './user/user.routes.ts';
import type { Services } from '../services.ts';

/** All calls of this domain. */
export const peopleCalls = (services: Services) => [
  ...personRoutes(services),
  ...sessionRoutes(),
  ...accountRoutes(services),
  ...userRoutes(services),
  ...auditRoutes(services),
];
