import type { CurrentAnswer, CustomerConversation } from '#shared/chat.ts';
import { fullScreenQuery } from '../../lib/chat-screen.ts';
import { emptyThread, type ThreadState } from '../../lib/chat-thread.ts';

export type ChatView = 'closed' | 'open' | 'minimised';

/** Where Escape and Back lead: over a whole phone the chat is put aside, and stays at hand. */
export const viewAfterLeaving = (): ChatView =>
  matchMedia(fullScreenQuery).matches ? 'minimised' : 'closed';

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
