import type { InboxQuery } from '#shared/contact-inbox.ts';

/** The filters as they stand in an address: what is not said is not filtered. */
export function inboxParams({ search, status, assigned, page }: InboxQuery): URLSearchParams {
  const said = { search, status, assigned, page: page > 1 ? String(page) : '' };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}

/** Address of the inbox with these filters, and with a message open. */
export function inboxPath(query: InboxQuery, message?: string): string {
  const params = inboxParams(query);
  if (message) params.set('message', message);
  return `/admin/contact-messages?${params}`;
}
