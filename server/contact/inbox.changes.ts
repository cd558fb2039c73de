import { createHash } from 'node:crypto';
import { and, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { InboxAction } from '#shared/contact-inbox.ts';
import { type Actor, audit } from '../db/audit.ts';
import type { Database } from '../db/client.ts';
import { contactMessages } from '../db/schema/contact.ts';

type Row = typeof contactMessages.$inferSelect;

/** The id of the reply that a key makes: the same request makes the same id, nobody else's request does. */
export function replyIdOf(userId: string, messageId: string, key: string): string {
  const hash = createHash('sha256').update(`${userId} ${messageId} ${key}`).digest('hex');
  // Version 8 of RFC 9562: an id of one's own making.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Which messages a bulk change concerns: those that it changes. */
export const waiting: Record<InboxAction, SQL | undefined> = {
  resolve: and(isNull(contactMessages.deletedAt), ne(contactMessages.status, 'resolved')),
  read: and(isNull(contactMessages.deletedAt), isNull(contactMessages.readAt)),
  unread: and(isNull(contactMessages.deletedAt), isNotNull(contactMessages.readAt)),
  delete: isNull(contactMessages.deletedAt),
  restore: isNotNull(contactMessages.deletedAt),
};

/** What a bulk change sets. */
export function changeBy(action: InboxAction): Partial<Row> {
  switch (action) {
    case 'resolve':
      return { status: 'resolved' };
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

/** An entry of the audit log: what changed of the message's fields. */
export function tell(
  tx: Database,
  actor: Actor,
  action: string,
  row: Row,
  after: Partial<Row> = {},
): Promise<void> {
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, row[key as keyof Row]]));
  return audit(tx, actor, { action, noun: 'contact', id: row.id, title: row.fullName, before, after });
}
