import { cannedReplyCalls } from '#shared/canned-reply-calls.ts';
import { handle, routesOf } from '../http/implement.ts';
import { recordRoutes } from '../http/record-routes.ts';
import type { CannedReplyService } from './canned-reply.service.ts';

/** /api/canned-replies, for the staff. */
export function cannedReplyRoutes({ cannedReplies }: { cannedReplies: CannedReplyService }) {
  return routesOf(
    handle(cannedReplyCalls.list, ({ user, query }) => cannedReplies.list(user, query.language)),
    ...recordRoutes(cannedReplyCalls, cannedReplies),
  );
}
