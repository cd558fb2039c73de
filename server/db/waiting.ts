import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { conversations } from './schema/chat.ts';
import { contactMessages } from './schema/contact.ts';

// What waits for an answer: counts and lists read the same conditions, so that a count leads to exactly what it counts.

/** An unanswered message. */
export const messageWaits = () => and(eq(contactMessages.status, 'new'), isNull(contactMessages.deletedAt));

/** A conversation that is not put off. */
export const isAwake = () =>
  or(isNull(conversations.snoozedUntil), lte(conversations.snoozedUntil, new Date()));

/** A conversation whose customer has written last. */
export const conversationWaits = () =>
  and(isNotNull(conversations.needsReplySince), isAwake(), gt(conversations.lastSeq, 0));
