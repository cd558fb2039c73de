import { cannedReplyCalls } from '#shared/conversations/canned-reply-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import type { CannedReplyService } from './canned-reply.service.ts';

/** /api/canned-replies, for the staff. */
export function cannedReplyRoutes({ cannedReplies }: { cannedReplies: CannedReplyService }) {
  return routesOf(
    handle(cannedReplyCalls.list, ({ user, query }) => cannedReplies.list(user, query.language)),
    ...recordRoutes(cannedReplyCalls, cannedReplies),
  );
}
