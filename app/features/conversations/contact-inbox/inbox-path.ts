import type { InboxQuery } from '#shared/conversations/contact-inbox.ts';
import { listPath } from '../../../staff/list/list-path.ts';

export const inboxHome = '/admin/contact-messages';

/** Address of the inbox with these filters, and with an open message. */
export const inboxPath = (query: InboxQuery, message?: string): string =>
  listPath(inboxHome, { ...query, message });
