import { referenceCalls } from '#shared/reference-calls.ts';
import { handle, routesOf } from '../http/implement.ts';
import { recordRoutes } from '../http/record-routes.ts';
import type { ReferenceService } from './reference.service.ts';

/** /api/reference, for the staff. */
export const referenceRoutes = ({ reference }: { reference: ReferenceService }) =>
  routesOf(
    ...recordRoutes(referenceCalls, reference),
    handle(referenceCalls.list, ({ user, query }) => reference.list(user, query)),
    handle(referenceCalls.check, async ({ user, body }) => ({
      success: true as const,
      count: await reference.check(user, body.ids),
    })),
  );
