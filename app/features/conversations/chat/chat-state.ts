import type { CurrentAnswer, CustomerConversation } from '#shared/conversations/chat.ts';
import { fullScreenQuery } from './chat-screen.ts';
import { emptyThread, type ThreadState } from '../../../lib/chat-thread.ts';

export type ChatView = 'closed' | 'open' | 'minimised';

/** The view after Escape or Back. A panel that covers a whole phone is minimised, so that it stays at hand. */
export const viewAfterLeaving = (): ChatView =>
  matchMedia(fullScreenQuery).matches ? 'minimised' : 'closed';

/** The state of the visitor's chat that the panel shows. */
export type ChatState = ThreadState & {
  view: ChatView;
  conversation: CustomerConversation | null;
  office: CurrentAnswer['office'] | null;
  unread: number;
  error: { title: string; text: string } | null;
  /** A file has just been sent. */
  hasShared: boolean;
};

/** The state before anything is loaded. */
export const beforeConversation: ChatState = {
  ...emptyThread,
  view: 'closed',
  conversation: null,
  office: null,
  unread: 0,
  error: null,
  hasShared: false,
};
