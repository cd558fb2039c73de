import type { InboxMessage } from '#shared/conversations/contact-inbox.ts';
import type { AdminTextKey } from '../../../lib/admin-text.ts';

/** Name and badge style of each state. */
export const statusBadges: Record<InboxMessage['status'], [AdminTextKey, string]> = {
  new: ['inbox.new', ''],
  replied: ['inbox.replied', 'badge-plain'],
  resolved: ['inbox.resolved', 'badge-plain'],
};
