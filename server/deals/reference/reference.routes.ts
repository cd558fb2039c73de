import { referenceCalls } from '#shared/deals/reference-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { attach, importRoutes, languageOf } from '../../platform/http/import-routes.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import type { ReferenceFileService } from './reference-file.service.ts';
import type { ReferenceService } from './reference.service.ts';

type Services = { reference: ReferenceService; referenceFiles: ReferenceFileService };

/** /api/reference, for the staff. */
export const referenceRoutes = ({ reference, referenceFiles }: Services) =>
  routesOf(
    ...recordRoutes(referenceCalls, reference),
    handle(referenceCalls.list, ({ user, query }) => reference.list(user, query)),
    handle(referenceCalls.check, async ({ user, body }) => ({
      success: true as const,
      count: await reference.check(user, body.ids),
    })),
    handle(referenceCalls.export, async ({ user, c }) => {
      const file = await referenceFiles.export(user, languageOf(c));
      return attach(c, { ...file, type: 'text/csv; charset=utf-8' });
    }),
    ...importRoutes(referenceCalls, referenceFiles.imports, 'reference-rows-with-errors.csv'),
  );
