import { figureCalls } from '#shared/operations/figure-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { attach, languageOf } from '../../platform/http/import-routes.ts';
import type { FigureService } from './figure.service.ts';

/** The figures of the company as files, for the staff. */
export const figureRoutes = ({ figures }: { figures: FigureService }) =>
  routesOf(
    handle(figureCalls.export, async ({ user, params, query, c }) => {
      const file = await figures.export(user, params.block, query, languageOf(c));
      return attach(c, { ...file, type: 'text/csv; charset=utf-8' });
    }),
  );
