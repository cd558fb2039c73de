import type { CurrentAnswer, CustomerConversation } from '#shared/chat.ts';
import { emptyThread, type ThreadState } from '../../lib/chat-thread.ts';

export type ChatView = 'closed' | 'open' | 'minimised';

/** What the panel shows of the visitor's chat. */
export type ChatState = ThreadState & {
  view: ChatView;
  conversation: CustomerConversation | null;
  office: CurrentAnswer['office'] | null;
  unread: number;
  error: { title: string; text: string } | null;
  /** A file has just arrived. */
  hasShared: boolean;
};

/** Before anything is known. */
export const beforeConversation: ChatState = {
  ...emptyThread,
  view: 'closed',
  conversation: null,
  office: null,
  unread: 0,
  error: null,
  hasShared: false,
};
