import { transferCalls } from '#shared/catalogue/transfer-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { attach, importRoutes, languageOf } from '../../platform/http/import-routes.ts';
import type { TransferService } from './transfer.service.ts';

/** Import and export of products under /api/products, for the staff. */
export const transferRoutes = ({ transfers }: { transfers: TransferService }) =>
  routesOf(
    handle(transferCalls.export, async ({ user, query: { format, ...filter }, c }) =>
      attach(c, await transfers.export(user, filter, { format, language: languageOf(c) })),
    ),
    handle(transferCalls.template, async ({ user, query, c }) =>
      attach(c, await transfers.template(user, { format: query.format, language: languageOf(c) })),
    ),
    ...importRoutes(transferCalls, transfers.imports, 'products-rows-with-errors.csv'),
  );
