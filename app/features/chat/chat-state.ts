import type { ChatMessage, CurrentAnswer, CustomerConversation } from '#shared/chat.ts';
import type { ConnectionState } from '../../lib/chat-connection.ts';
import type { Outgoing } from '../../lib/chat-outbox.ts';

export type ChatView = 'closed' | 'open' | 'minimised';

/** What the panel shows of the visitor's chat. */
export type ChatState = {
  view: ChatView;
  connection: ConnectionState;
  conversation: CustomerConversation | null;
  office: CurrentAnswer['office'] | null;
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  /** Position up to which the staff have read. */
  readSeq: number;
  /** Who of the staff is typing. */
  typing: string | null;
  unread: number;
  error: { title: string; text: string } | null;
  /** A file has just arrived. */
  hasShared: boolean;
};

/** Before anything is known. */
export const beforeConversation: ChatState = {
  view: 'closed',
  connection: 'connecting',
  conversation: null,
  office: null,
  messages: [],
  outgoing: [],
  readSeq: 0,
  typing: null,
  unread: 0,
  error: null,
  hasShared: false,
};
