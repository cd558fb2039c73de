import { synonymCalls } from '#shared/catalogue/synonym-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import type { SynonymService } from './synonym.service.ts';

/** /api/synonyms and the searches that found nothing, for the staff. */
export function synonymRoutes({ synonyms }: { synonyms: SynonymService }) {
  return routesOf(
    handle(synonymCalls.forgetMiss, ({ user, params }) => synonyms.forgetMiss(user, params.id)),
    ...recordRoutes(synonymCalls, synonyms),
  );
}
