import type { ConversationQuery } from '#shared/conversations/chat-inbox.ts';
import { listPath } from '../../../staff/list/list-path.ts';

export const chatHome = '/admin/chat';

/** Address of the inbox with these filters, and with an open conversation. */
export const conversationPath = ({ status, ...query }: ConversationQuery, id?: string): string =>
  listPath(chatHome, { ...query, status: status === 'all' ? '' : status, id });

/** Id of the link that opens a conversation, for the focus. */
export const conversationLinkId = (id: string) => `conversation-${id}`;
