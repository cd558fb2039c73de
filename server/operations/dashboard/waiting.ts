import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { QuoteStage } from '#shared/deals/quote-rules.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages } from '../../conversations/contact/contact.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';

// Conditions for records that wait for an answer. Counts and lists share them, so that a list shows exactly what
// was counted.

/** A contact message without an answer. */
export const messageWaits = () => and(eq(contactMessages.status, 'new'), isNull(contactMessages.deletedAt));

/** A conversation that is not snoozed. */
export const isAwake = () =>
  or(isNull(conversations.snoozedUntil), lte(conversations.snoozedUntil, new Date()));

/** A conversation with an unanswered message, unless it is snoozed. */
export const conversationWaits = () =>
  and(isNotNull(conversations.needsReplySince), isAwake(), gt(conversations.lastSeq, 0));

const isOpen = () => and(isNull(quoteRequests.acceptedAt), isNull(quoteRequests.declinedAt));

/** The condition of a stage, equivalent to `stageOf` (shared/deals/quote-rules.ts). */
export function isStage(stage: QuoteStage): SQL | undefined {
  const { acceptedAt, declinedAt, turn, readAt, validUntil } = quoteRequests;
  const now = new Date();
  switch (stage) {
    case 'accepted':
      return isNotNull(acceptedAt);
    case 'declined':
      return isNotNull(declinedAt);
    case 'expired':
      return and(isOpen(), eq(turn, 'buyer'), lte(validUntil, now));
    case 'buyer':
      return and(isOpen(), eq(turn, 'buyer'), or(isNull(validUntil), gt(validUntil, now)));
    case 'factory':
      return and(isOpen(), eq(turn, 'factory'));
    case 'ours':
      return and(isOpen(), eq(turn, 'us'), isNotNull(readAt));
    case 'new':
      return and(isOpen(), eq(turn, 'us'), isNull(readAt));
  }
}

/** A request for a quote that waits for the staff, or whose draft waits for the approval of a colleague. */
export const quoteWaits = () =>
  and(
    isOpen(),
    or(eq(quoteRequests.turn, 'us'), isNotNull(quoteRequests.approvalSince)),
    isNull(quoteRequests.deletedAt),
  );
