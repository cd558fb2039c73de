import type { ConversationQuery } from '#shared/chat-inbox.ts';

/** Address of the inbox with these filters, and with a conversation open; what is not said is not filtered. */
export function conversationPath({ status, search, page }: ConversationQuery, id?: string): string {
  const said = {
    status: status === 'all' ? '' : status,
    search,
    page: page > 1 ? String(page) : '',
    id: id ?? '',
  };
  return `/admin/chat?${new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))}`;
}

/** Id of the link that opens a conversation, for the focus. */
export const conversationLinkId = (id: string) => `conversation-${id}`;
