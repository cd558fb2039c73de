import type { InboxMessage } from '#shared/contact-inbox.ts';
import { minPhoneDigits } from '#shared/limits.ts';
import type { AdminTextKey } from '../../lib/admin-text.ts';

/** What a state is called, and the look of its badge. */
export const statusBadges: Record<InboxMessage['status'], [AdminTextKey, string]> = {
  new: ['inbox.new', ''],
  replied: ['inbox.replied', 'badge-plain'],
  resolved: ['inbox.resolved', 'badge-plain'],
};

/** Chat address of a number with its country code; null where there is none. */
export function whatsAppUrl(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.trim().startsWith('+') && digits.length >= minPhoneDigits ? `https://wa.me/${digits}` : null;
}
