import { linkCardCalls } from '#shared/conversations/link-card-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { LinkCardService } from './link-card.service.ts';

/** Link cards for messages. */
export function linkCardRoutes({ linkCards }: { linkCards: LinkCardService }) {
  return routesOf(
    handle(linkCardCalls.list, ({ query: { paths, language }, c }) =>
      linkCards.list(paths, language ?? c.get('locale')),
    ),
  );
}
