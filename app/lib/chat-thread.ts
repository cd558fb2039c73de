import type { ChatMessage, ClientEvent, ServerEvent } from '#shared/conversations/chat.ts';
import { chatProtocol, type ChatSide } from '#shared/conversations/chat-rules.ts';
import { maxChatCaption, typingStopMs } from '#shared/conversations/chat-limits.ts';
import type { ChatConnection, ConnectionOptions, ConnectionState } from './chat-connection.ts';
import { type ChatOutbox, type Outgoing, stillOutgoing } from './chat-outbox.ts';
import { type SenderOptions, startSender, type UploadProgress } from './chat-sender.ts';
import { newKey } from './new-key.ts';

/** The state of a conversation that both sides show. */
export type ThreadState = {
  connection: ConnectionState;
  messages: readonly ChatMessage[];
  /** Messages that are not yet acknowledged by the server. */
  outgoing: readonly Outgoing[];
  /** The file that is being uploaded. */
  upload: UploadProgress | null;
  /** Position up to which the other side has read. */
  readSeq: number;
  /** The other participant who is typing. */
  typing: { name: string; side: ChatSide } | null;
};

export const emptyThread: ThreadState = {
  connection: 'connecting',
  messages: [],
  outgoing: [],
  upload: null,
  readSeq: 0,
  typing: null,
};

/** The conversation that was joined, and the name under which this side writes in it. */
type Entered = { id: string; name: string };

type Options = Omit<SenderOptions, 'outbox' | 'conversation' | 'send' | 'onChange' | 'onProgress'> & {
  side: ChatSide;
  outbox: ChatOutbox;
  /** Opens the connection, or joins a shared one. */
  open: (options: ConnectionOptions) => ChatConnection;
  /** Whether the user sees the messages. Only then are they marked as read. */
  isSeen: () => boolean;
  onChange: (state: ThreadState) => void;
  onRead?: () => void;
  onState?: (state: ConnectionState) => void;
  /** Receives events that the thread does not handle itself, and messages after they are shown. */
  onEvent?: (event: ServerEvent) => void;
};

export type ChatThread = ReturnType<typeof createChatThread>;

/** Minimum milliseconds between two typing signals. */
const typingEveryMs = 1000;

/**
 * One conversation in the browser, for the visitor and for the staff (decision 022). Joins it on every new
 * connection, merges received messages by position, sends what waits in the outbox, and handles read marks and typing
 * signals.
 */
export function createChatThread(options: Options) {
  const { side, outbox, lock, isSeen } = options;
  let state = emptyThread;
  let entered: Entered | null = null;
  let connection: ChatConnection | null = null;
  let isJoined = false;
  /** Whether this side has marked the conversation as unread, and whether the server has been sent that. */
  let leftUnread: 'no' | 'wanted' | 'sent' = 'no';
  let typedAt = 0;
  let typingEnd: number | undefined;
  let typingSeen: number | undefined;
  /** Channel to other tabs, which show the same outbox. */
  let tabs = 'BroadcastChannel' in window ? new BroadcastChannel(lock) : null;

  function change(next: Partial<ThreadState>): void {
    state = { ...state, ...next };
    options.onChange(state);
  }

  const send = (event: ClientEvent) => connection?.send(event) ?? false;
  const lastSeq = () => state.messages.at(-1)?.seq ?? 0;

  const sender = startSender({
    ...options,
    conversation: () => (isJoined ? entered!.id : null),
    send,
    onChange: () => void reload(true),
    onProgress: (upload) => change({ upload }),
  });

  /** Shows the contents of the outbox. `isOurs`: this tab has changed it, so the other tabs are notified. */
  async function reload(isOurs: boolean): Promise<void> {
    const waiting = (await outbox.read()).filter(
      ({ conversationId }) => !conversationId || conversationId === entered?.id,
    );
    change({ outgoing: stillOutgoing(waiting, state.messages) });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has only one origin
    if (isOurs) tabs?.postMessage('outbox');
  }

  async function resend(): Promise<void> {
    await reload(true);
    sender.sendNext();
  }

  tabs?.addEventListener('message', () => {
    void reload(false);
    sender.sendNext();
  });
  void reload(false);

  function join(say: (event: ClientEvent) => unknown): void {
    isJoined = false;
    if (!entered) return;
    say({
      type: 'join',
      conversationId: entered.id,
      customerName: entered.name,
      userType: side,
      protocol: chatProtocol,
      lastSeq: lastSeq(),
    });
  }

  function connect(): void {
    if (connection) return connection.retry();
    connection = options.open({
      greet: join,
      onEvent: receive,
      onState: (next) => {
        if (next !== 'connected') {
          isJoined = false;
          sender.interrupt();
        }
        change({ connection: next, typing: null });
        options.onState?.(next);
      },
    });
  }

  function receive(event: ServerEvent): void {
    sender.receive(event);
    switch (event.type) {
      case 'history':
        // A late answer to an earlier join.
        if (event.conversation.id !== entered?.id) return;
        addMessages(event.messages);
        options.onEvent?.(event);
        if (event.hasMore) return join(send);
        isJoined = true;
        if (leftUnread === 'wanted') leaveUnread();
        else markRead();
        return sender.sendNext();
      case 'new_message':
        addMessages([event.message]);
        if (event.message.senderType === side) break;
        leftUnread = 'no';
        markRead();
        break;
      case 'messages_read':
        if (event.userType !== side) change({ readSeq: Math.max(state.readSeq, event.upToSeq) });
        return;
      case 'user_typing': {
        const { userName: name, userType } = event;
        // Staff also receive their own signals back.
        if (userType === side && name === entered?.name) return;
        clearTimeout(typingSeen);
        // A lost stop event must not keep the typing indicator on for ever.
        typingSeen = window.setTimeout(() => change({ typing: null }), typingStopMs * 3);
        return change({ typing: { name, side: userType } });
      }
      case 'user_stop_typing':
        if (state.typing?.side === event.userType && state.typing.name === event.userName)
          change({ typing: null });
        return;
      default:
    }
    options.onEvent?.(event);
  }

  /** Adds new messages by position. Own messages among them are no longer outgoing. */
  function addMessages(messages: readonly ChatMessage[]): void {
    const last = lastSeq();
    const fresh = messages.filter((message) => message.conversationId === entered?.id && message.seq > last);
    if (fresh.length === 0) return;
    change({
      messages: [...state.messages, ...fresh],
      outgoing: stillOutgoing(state.outgoing, fresh),
      typing: null,
    });
  }

  function markRead(): void {
    if (leftUnread !== 'no' || !isSeen() || !isJoined || state.messages.length === 0) return;
    options.onRead?.();
    send({ type: 'mark_read', upToSeq: lastSeq() });
  }
  document.addEventListener('visibilitychange', markRead);

  /** Marks the conversation as unread until a new message comes, over the same connection as the read marks. */
  function leaveUnread(): void {
    leftUnread = isJoined && send({ type: 'mark_unread' }) ? 'sent' : 'wanted';
  }

  function stopTyping(): void {
    clearTimeout(typingEnd);
    if (typedAt === 0) return;
    typedAt = 0;
    send({ type: 'stop_typing' });
  }

  async function write(message: Omit<Outgoing, 'clientMessageId' | 'writtenAt'>): Promise<void> {
    stopTyping();
    const page = side === 'customer' ? { page: location.pathname } : {};
    await outbox.add({ ...message, ...page, clientMessageId: newKey(), writtenAt: Date.now() });
    await resend();
  }

  return {
    connect,
    markRead,
    leaveUnread,
    /** Position of the newest shown message. */
    lastSeq,
    write,

    /** Shows another conversation, or the same one anew, and joins it. */
    enter(conversation: Entered): void {
      if (conversation.id !== entered?.id) change({ messages: [], readSeq: 0 });
      entered = conversation;
      if (connection?.state() === 'connected') join(send);
      else connect();
    },

    /**
     * Puts files and their text into the outbox. The text is the last file's caption, or a message if too long. Only
     * the last message resolves the conversation.
     */
    attach: async (
      files: readonly File[],
      written: string,
      { resolveUpTo, ...more }: Pick<Outgoing, 'conversationId' | 'seenSeq' | 'resolveUpTo'> = {},
    ): Promise<void> => {
      const isCaption = files.length > 0 && written.length <= maxChatCaption;
      const isText = written !== '' && !isCaption;
      for (const [at, file] of files.entries()) {
        const isLast = at === files.length - 1;
        const caption = isCaption && written && isLast ? { caption: written } : {};
        const resolving = isLast && !isText ? { resolveUpTo } : {};
        const named = { text: file.name, file: { blob: file, name: file.name } };
        await write({ ...more, ...caption, ...resolving, ...named });
      }
      if (isText) await write({ ...more, resolveUpTo, text: written });
    },

    /** Sends a message again that was refused (also as a second answer) or that had waited for a day. */
    confirm: async (clientMessageId: string): Promise<void> => {
      await outbox.change(clientMessageId, { refused: undefined, seenSeq: undefined, isConfirmed: true });
      await resend();
    },

    discard: async (clientMessageId: string): Promise<void> => {
      await outbox.change(clientMessageId, null);
      await resend();
    },

    /**
     * Signals that the user types, and two seconds after the last call that they have stopped
     * (docs/specification/chat.md).
     */
    type: (): void => {
      clearTimeout(typingEnd);
      typingEnd = window.setTimeout(stopTyping, typingStopMs);
      if (!isJoined || Date.now() - typedAt < typingEveryMs) return;
      typedAt = Date.now();
      send({ type: 'typing' });
    },

    end(): void {
      document.removeEventListener('visibilitychange', markRead);
      clearTimeout(typingEnd);
      clearTimeout(typingSeen);
      tabs?.close();
      tabs = null;
      sender.end();
      connection?.end();
    },
  };
}
