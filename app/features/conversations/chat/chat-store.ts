import type { ChatMessage, CustomerConversation, ServerEvent } from '#shared/conversations/chat.ts';
import type { ChatTexts } from '#shared/i18n/en/chat.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { quietReconnectMs } from '#shared/conversations/chat-limits.ts';
import { linkify } from '#shared/conversations/linkify.ts';
import { callApi } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { openChatConnection, withJitter } from '../../../lib/chat-connection.ts';
import { createChatOutbox } from '../../../lib/chat-outbox.ts';
import { createChatThread } from '../../../lib/chat-thread.ts';
import { showListCount } from '../../../lib/list-count.ts';
import { notify } from '../../../lib/notify.ts';
import { beforeConversation, type ChatState, type ChatView } from './chat-state.ts';
import { type Contact, keepCode, openConversation, readCurrent, resumeConversation } from './chat-session.ts';

export type ChatStore = ReturnType<typeof createChatStore>;

type History = ServerEvent & { type: 'history' };

/** Milliseconds for which a notice is shown (docs/specification/limits.md#chat). */
const noticeMs = 5000;

/**
 * The visitor's chat: the current conversation, its shown state, and the count of unread messages. It lives outside
 * React, which only draws it, and continues while the panel is closed.
 */
export function createChatStore(texts: ChatTexts) {
  let state: ChatState = beforeConversation;
  const listeners = new Set<() => void>();
  let again: number | undefined;

  function change(next: Partial<ChatState>): void {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  }

  const isSeen = () => state.view === 'open' && document.visibilityState === 'visible';
  const thread = createChatThread({
    side: 'customer',
    outbox: createChatOutbox('baobab-chat'),
    lock: 'baobab-chat-outbox',
    open: openChatConnection,
    isSeen,
    onChange: change,
    onRead: () => state.unread > 0 && change({ unread: 0 }),
    onState: (next) => {
      if (next === 'connected') clearTimeout(again);
      const error = next === 'disconnected' ? { title: texts.connectionError, text: texts.exhausted } : null;
      change({ error });
    },
    onEvent: (event) => {
      if (event.type === 'new_message') arrive([event.message], state.unread + 1);
      if (event.type === 'history') catchUp(event);
      if (event.type === 'error' && !event.clientMessageId)
        change({ error: { title: texts.error, text: event.message } });
    },
    onClosed: () => void begin(),
    onShared: () => {
      change({ hasShared: true });
      window.setTimeout(() => change({ hasShared: false }), noticeMs);
    },
    uploadFailedText: texts.uploadFailedText,
  });

  /** Reports new messages of the staff. `unread` is the count with them. */
  function arrive(messages: readonly ChatMessage[], unread: number): void {
    const answers = messages.filter(({ senderType }) => senderType === 'admin');
    const newest = answers.at(-1);
    if (!newest) return;
    const links = answers.flatMap(({ message }) => linkify(message, location.origin));
    // Staff have added something to the quote list. The answer to this call updates the count in a cookie.
    if (links.some(({ ownPath }) => ownPath === '/quote-list'))
      void callApi('GET /api/quote-list').then(showListCount, () => {});
    if (isSeen()) return;
    change({ unread });
    if (document.visibilityState !== 'visible')
      notify(fillText(texts.newMessage, { name: newest.senderName }), newest.message, 'baobab-chat');
  }

  /** Reports what came while there was no connection. A page that has just loaded has the count already. */
  function catchUp({ messages, conversation: { unreadCustomerCount } }: History): void {
    if (unreadCustomerCount <= state.unread) return;
    arrive(
      messages.filter(({ isRead }) => !isRead),
      unreadCustomerCount,
    );
  }

  function follow(conversation: CustomerConversation): void {
    const isOther = conversation.id !== state.conversation?.id;
    change({ conversation, ...(isOther ? { unread: conversation.unreadCustomerCount } : {}) });
    thread.enter({ id: conversation.id, name: conversation.customerName });
  }

  /** Retries work that failed while the server was unreachable, like a lost connection. */
  function repeat(error: unknown, work: () => Promise<void>): void {
    clearTimeout(again);
    const { status } = failureOf(error);
    if (status !== null && status < 500) return;
    again = window.setTimeout(() => void work(), withJitter(quietReconnectMs));
  }

  /** Opens the visitor's conversation, or a new one if it was closed. */
  async function begin(more: { productId?: string } = {}): Promise<void> {
    try {
      const name = state.conversation?.customerName ?? texts.visitor;
      follow(await openConversation(name, more));
      change({ error: null });
    } catch (error) {
      change({ error: { title: texts.connectionError, text: texts.startFailed } });
      repeat(error, () => begin(more));
    }
  }

  /** Resumes an existing conversation in the background. */
  async function goOn(): Promise<void> {
    try {
      const { conversation, office } = await readCurrent();
      showListCount();
      change({ office });
      if (!conversation) return;
      keepCode(conversation.code);
      follow(conversation);
    } catch (error) {
      // The panel shows the error when it is opened.
      repeat(error, goOn);
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,

    continue: goOn,

    async open(): Promise<void> {
      change({ view: 'open', unread: 0 });
      thread.markRead();
      if (state.conversation) return thread.connect();
      await goOn();
      if (!state.conversation) await begin();
    },

    show: (view: ChatView) => {
      change({ view });
      thread.markRead();
    },

    /** Requests the conversation again: the session may have ended meanwhile, which a socket does not report. */
    retry: () => void begin(),

    attach: thread.attach,
    confirm: thread.confirm,
    discard: thread.discard,
    type: thread.type,

    /** Sends the visitor's contact details. @throws ApiError with the errors of the details */
    introduce: async (contact: Contact): Promise<void> =>
      follow(await openConversation(texts.visitor, { contact })),
    /** Shows the question at once: on a slow connection, visitors who see no reaction tap again. */
    askAbout: async (productId: string, text: string): Promise<void> => {
      await thread.write({ text });
      await begin({ productId });
    },
    resume: async (code: string): Promise<void> => follow(await resumeConversation(code)),
    /** Opens a new conversation in place of a closed one. */
    restart: async (): Promise<void> => begin(),
  };
}
