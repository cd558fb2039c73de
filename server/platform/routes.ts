import { contractRoutes } from './contract/contract.routes.ts';
import type { Services } from '../services.ts';

/** All calls of this domain. */
export const platformCalls = (services: Services) => [...contractRoutes(services)];
