import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { InboxAction } from '#shared/conversations/contact-inbox.ts';
import { AppError } from '#shared/base/errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { contactMessages, contactReplies } from './contact.schema.ts';

type Row = typeof contactMessages.$inferSelect;

/** Which messages an action changes. */
export const waiting: Record<InboxAction, SQL | undefined> = {
  resolve: and(isNull(contactMessages.deletedAt), ne(contactMessages.status, 'resolved')),
  reopen: and(isNull(contactMessages.deletedAt), eq(contactMessages.status, 'resolved')),
  assign: isNull(contactMessages.deletedAt),
  read: and(isNull(contactMessages.deletedAt), isNull(contactMessages.readAt)),
  unread: and(isNull(contactMessages.deletedAt), isNotNull(contactMessages.readAt)),
  delete: isNull(contactMessages.deletedAt),
  restore: isNotNull(contactMessages.deletedAt),
};

/** The columns that an action sets on a message; null if it changes nothing. */
export function changeBy(action: InboxAction, row: Row, userId: string | null): Partial<Row> | null {
  switch (action) {
    case 'resolve':
      return { status: 'resolved' };
    case 'reopen':
      // As it was before it was resolved.
      return { status: row.repliedAt ? 'replied' : 'new' };
    case 'assign':
      return row.assignedToUserId === userId ? null : { assignedToUserId: userId };
    case 'read':
      return { readAt: new Date() };
    case 'unread':
      return { readAt: null };
    case 'delete':
      return { deletedAt: new Date() };
    case 'restore':
      return { deletedAt: null };
  }
}

/** The audit log's action for a change of messages; reading is not logged. */
export function actionOf(values: Partial<Row>): string | null {
  if ('readAt' in values) return null;
  if ('assignedToUserId' in values) return 'assign';
  if ('deletedAt' in values) return values.deletedAt ? 'delete' : 'restore';
  return values.status === 'resolved' ? 'resolve' : 'reopen';
}

/**
 * Refuses a second answer if its writer has not seen the first.
 * @param seen how many replies of others the writer has seen: a count, because times may not follow the order of
 * commits
 * @throws AppError `answered_meanwhile` if there are more
 */
export async function refuseSecondReply(
  tx: Database,
  messageId: string,
  userId: string,
  seen: number,
): Promise<void> {
  const { repliedBy } = contactReplies;
  const ofOthers = await tx.$count(
    contactReplies,
    and(eq(contactReplies.messageId, messageId), or(isNull(repliedBy), ne(repliedBy, userId))),
  );
  if (ofOthers > seen) throw new AppError('answered_meanwhile', `${ofOthers} replies, ${seen} seen`);
}
