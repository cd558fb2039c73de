import type { InboxMessage } from '#shared/contact-inbox.ts';
import type { AdminTextKey } from '../../lib/admin-text.ts';

/** What a state is called, and the look of its badge. */
export const statusBadges: Record<InboxMessage['status'], [AdminTextKey, string]> = {
  new: ['inbox.new', ''],
  replied: ['inbox.replied', 'badge-plain'],
  resolved: ['inbox.resolved', 'badge-plain'],
};
