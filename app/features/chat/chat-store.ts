import type { ChatMessage, CustomerConversation, ServerEvent } from '#shared/chat.ts';
import { chatProtocol } from '#shared/chat-rules.ts';
import type { ChatTexts } from '#shared/i18n/en/chat.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { maxChatUploadBytes, quietReconnectMs, typingStopMs } from '#shared/chat-limits.ts';
import { failureOf } from '../../lib/failure.ts';
import { type ChatConnection, openChatConnection, withJitter } from '../../lib/chat-connection.ts';
import { notify } from '../../lib/notify.ts';
import { newKey } from '../../lib/new-key.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { createChatOutbox, type Outgoing, stillOutgoing } from '../../lib/chat-outbox.ts';
import { startSender } from '../../lib/chat-sender.ts';
import { beforeConversation, type ChatState, type ChatView } from './chat-state.ts';
import { type Contact, keepCode, openConversation, readCurrent, resumeConversation } from './chat-session.ts';

export type ChatStore = ReturnType<typeof createChatStore>;

/** Milliseconds between two signals that the visitor types. */
const typingEveryMs = 1000;

/** Milliseconds that a notice stays (docs/specification/limits.md#toasts). */
const noticeMs = 5000;

/**
 * The visitor's chat: what is shown of it, and what keeps it going. It lives outside of React, which draws it, and goes on
 * while the panel is closed.
 */
export function createChatStore(texts: ChatTexts) {
  let state: ChatState = beforeConversation;
  const listeners = new Set<() => void>();
  let connection: ChatConnection | null = null;
  let isJoined = false;
  let typedAt = 0;
  let typingEnd: number | undefined;
  let typingSeen: number | undefined;
  let again: number | undefined;
  const news = 'BroadcastChannel' in window ? new BroadcastChannel('baobab-chat') : null;

  function change(next: Partial<ChatState>): void {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  }

  const outbox = createChatOutbox('baobab-chat');
  const sender = startSender({
    outbox,
    lock: 'baobab-chat-outbox',
    conversation: () => (isJoined ? (state.conversation?.id ?? null) : null),
    send: (event) => connection?.send(event) ?? false,
    onChange: () => void reload(true),
    onClosed: () => void begin(),
    onShared: () => {
      change({ hasShared: true });
      window.setTimeout(() => change({ hasShared: false }), noticeMs);
    },
    uploadFailedText: texts.uploadFailedText,
  });

  /** Shows the contents of the outbox; other tabs are notified when this one has changed it. */
  async function reload(isOurs: boolean): Promise<void> {
    const waiting = await outbox.read();
    change({ outgoing: stillOutgoing(waiting, state.messages) });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows this origin only
    if (isOurs) news?.postMessage('outbox');
  }

  news?.addEventListener('message', () => {
    void reload(false);
    sender.sendNext();
  });

  function join(): void {
    isJoined = false;
    const { conversation, messages } = state;
    if (!conversation || !connection) return;
    connection.send({
      type: 'join',
      conversationId: conversation.id,
      customerName: conversation.customerName,
      userType: 'customer',
      protocol: chatProtocol,
      lastSeq: messages.at(-1)?.seq ?? 0,
    });
  }

  function connect(): void {
    if (connection) return connection.retry();
    connection = openChatConnection({
      greet: join,
      onEvent: receive,
      onState: (next) => {
        if (next === 'connected') clearTimeout(again);
        else {
          isJoined = false;
          sender.interrupt();
        }
        const error =
          next === 'disconnected' ? { title: texts.connectionError, text: texts.exhausted } : null;
        change({ connection: next, typing: null, error });
      },
    });
  }

  function receive(event: ServerEvent): void {
    sender.receive(event);
    switch (event.type) {
      case 'history':
        take(event.messages);
        if (event.hasMore) return join();
        isJoined = true;
        markRead();
        return sender.sendNext();
      case 'new_message':
        take([event.message]);
        if (event.message.senderType === 'admin') arrive(event.message);
        return;
      case 'messages_read':
        if (event.userType === 'admin') change({ readSeq: Math.max(state.readSeq, event.upToSeq) });
        return;
      case 'user_typing':
        if (event.userType !== 'admin') return;
        clearTimeout(typingSeen);
        // A lost stop event must not leave the typing indicator on for ever.
        typingSeen = window.setTimeout(() => change({ typing: null }), typingStopMs * 3);
        return change({ typing: event.userName });
      case 'user_stop_typing':
        return change({ typing: null });
      case 'error':
        if (!event.clientMessageId) change({ error: { title: texts.error, text: event.message } });
        break;
      default:
    }
  }

  /** Adds messages that are new, by their positions; those of ours are no longer on their way. */
  function take(messages: readonly ChatMessage[]): void {
    const last = state.messages.at(-1)?.seq ?? 0;
    const fresh = messages.filter(({ seq }) => seq > last);
    if (fresh.length === 0) return;
    change({
      messages: [...state.messages, ...fresh],
      outgoing: stillOutgoing(state.outgoing, fresh),
      typing: null,
    });
  }

  const isSeen = () => state.view === 'open' && document.visibilityState === 'visible';
  function arrive(message: ChatMessage): void {
    if (isSeen()) return markRead();
    change({ unread: state.unread + 1 });
    if (document.visibilityState !== 'visible')
      notify(fillText(texts.newMessage, { name: message.senderName }), message.message, 'baobab-chat');
  }

  function markRead(): void {
    const last = state.messages.at(-1);
    if (!isSeen() || !isJoined || !last) return;
    if (state.unread > 0) change({ unread: 0 });
    connection?.send({ type: 'mark_read', upToSeq: last.seq });
  }
  document.addEventListener('visibilitychange', markRead);

  function follow(conversation: CustomerConversation): void {
    const isOther = conversation.id !== state.conversation?.id;
    change({
      conversation,
      ...(isOther ? { messages: [], readSeq: 0, unread: conversation.unreadCustomerCount } : {}),
    });
    if (connection?.state() === 'connected') join();
    else connect();
  }

  /** Retries work that failed while the server was unreachable, like a lost connection. */
  function repeat(error: unknown, work: () => Promise<void>): void {
    clearTimeout(again);
    const { status } = failureOf(error);
    if (status !== null && status < 500) return;
    again = window.setTimeout(() => void work(), withJitter(quietReconnectMs));
  }

  /** Opens the visitor's conversation, or a new one where it was closed. */
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
    await reload(false);
    try {
      const { conversation, office } = await readCurrent();
      change({ office });
      if (!conversation) return;
      keepCode(conversation.code);
      follow(conversation);
    } catch (error) {
      // The panel says so when it is opened.
      repeat(error, goOn);
    }
  }

  async function write(message: Omit<Outgoing, 'clientMessageId' | 'writtenAt'>): Promise<void> {
    await outbox.add({ ...message, clientMessageId: newKey(), writtenAt: Date.now() });
    await reload(true);
    sender.sendNext();
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
      markRead();
      if (state.conversation) return connect();
      await goOn();
      if (!state.conversation) await begin();
    },

    show: (view: ChatView) => {
      change({ view });
      markRead();
    },

    /**
     * Requests the conversation again: the session may have ended meanwhile, and a socket does not report
     * that.
     */
    retry: () => void begin(),

    send: async (text: string): Promise<void> => write({ text }),

    /** Puts files into the outbox; pictures that are too large are made smaller. @returns names of those still too large */
    async attach(files: readonly File[]): Promise<string[]> {
      const tooLarge: string[] = [];
      for (const file of files) {
        const fitting = await shrinkPicture(file, maxChatUploadBytes);
        if (fitting.size > maxChatUploadBytes) tooLarge.push(file.name);
        else await write({ text: fitting.name, file: { blob: fitting, name: fitting.name } });
      }
      return tooLarge;
    },

    /** Sends again what was refused, or what had waited for a day. */
    async confirm(clientMessageId: string): Promise<void> {
      await outbox.change(clientMessageId, { refused: undefined, isConfirmed: true });
      await reload(true);
      sender.sendNext();
    },

    async discard(clientMessageId: string): Promise<void> {
      await outbox.change(clientMessageId, null);
      await reload(true);
      sender.sendNext();
    },

    /** Signals that the visitor types, and two seconds later that they have stopped (docs/specification/chat.md#typing). */
    type(): void {
      clearTimeout(typingEnd);
      typingEnd = window.setTimeout(() => {
        typedAt = 0;
        connection?.send({ type: 'stop_typing' });
      }, typingStopMs);
      if (!isJoined || Date.now() - typedAt < typingEveryMs) return;
      typedAt = Date.now();
      connection?.send({ type: 'typing' });
    },
    /** Says who the visitor is. @throws ApiError with what is wrong with it */
    introduce: async (contact: Contact): Promise<void> =>
      follow(await openConversation(texts.visitor, { contact })),
    /** Shows the question at once: on a slow link, visitors who see no reaction tap again. */
    askAbout: async (productId: string, text: string): Promise<void> => {
      await write({ text });
      await begin({ productId });
    },
    resume: async (code: string): Promise<void> => follow(await resumeConversation(code)),
    /** A new conversation in place of one that was closed. */
    restart: async (): Promise<void> => begin(),
  };
}
