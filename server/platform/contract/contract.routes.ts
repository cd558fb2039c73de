import { contractCalls } from '#shared/platform/contract-calls.ts';
import { cookieNames, secretCookieName } from '../http/cookies.ts';
import { handle, routesOf } from '../http/implement.ts';
import type { ContractService } from './contract.service.ts';

/** GET /api/openapi.json, for the staff. */
export function contractRoutes({ contract }: { contract: ContractService }) {
  return routesOf(
    handle(contractCalls.document, ({ user, c }) => {
      const origin = c.get('origin');
      const sessionCookie = secretCookieName(cookieNames.staff, origin);
      return c.json(contract.document(user, { origin, sessionCookie }));
    }),
  );
}
