import { randomUUID } from 'node:crypto';
import { chatProtocol, closeCodes, fileText } from '#shared/conversations/chat-rules.ts';
import { type ClientEvent, clientEvent, type ServerEvent } from '#shared/conversations/chat.ts';
import { AppError } from '#shared/base/errors.ts';
import { chatJoinsAtOnce } from '#shared/conversations/chat-limits.ts';
import { isAllowed } from '#shared/base/policy.ts';
import { createTurns } from '#shared/base/turns.ts';
import { explainError } from '../../platform/http/on-error.ts';
import type { Caller, SocketConnection } from '../../platform/http/socket-server.ts';
import type { ChatInboxService } from './chat-inbox.service.ts';
import type { ChatHub, Member } from './chat-hub.service.ts';
import type { ChatService, Sender } from './chat.service.ts';

/** Maximum number of messages that may wait on a socket for earlier ones. */
const maxWaiting = 64;

type Dependencies = { chat: ChatService; chatInbox: ChatInboxService; chatHub: ChatHub };

/** The conversation that a socket has joined. */
type Joined = { id: string; isNew: boolean; member: Member; leave: () => void };

/**
 * The chat over one socket: the specified messages (docs/specification/chat.md#socket) and protocol 2. The
 * caller's identity comes from the session, which is read again for each message; claims in a message are
 * ignored.
 */
export function createChatSocket({ chat, chatInbox, chatHub }: Dependencies) {
  const joins = createTurns(chatJoinsAtOnce);
  return function serve(connection: SocketConnection, caller: Caller): void {
    let joined: Joined | null = null;
    let queue = Promise.resolve();
    let waiting = 0;

    const send = (event: ServerEvent) => connection.send(JSON.stringify(event));

    /**
     * The side for which the caller speaks. Staff who are also visitors in the same browser may choose to speak
     * as the visitor, which only removes rights.
     * @throws AppError `unauthorized` if there is no session any more
     */
    async function identify(wanted: string | undefined): Promise<Sender> {
      const user = await caller.user();
      const isStaff = isAllowed(user, 'staff');
      const visitor = isStaff && wanted !== 'customer' ? null : await caller.visitor();
      if (visitor) return { side: 'customer', sessionId: visitor.sessionId, email: visitor.visitorEmail };
      if (user && isStaff) return { side: 'admin', user };
      throw new AppError('unauthorized', 'no session');
    }

    async function join(event: ClientEvent & { type: 'join' }): Promise<void> {
      const sender = await identify(event.userType);
      const conversation = await chat.enter(sender, event.conversationId);
      const isNew = (event.protocol ?? 1) >= chatProtocol;
      const lastSeq = event.lastSeq ?? 0;
      const { messages, hasMore } = isNew
        ? await chat.messagesOfEntered(conversation, lastSeq)
        : { messages: await chat.newest(sender, conversation.id), hasMore: false };
      // The socket was closed meanwhile: nothing would remove it from the hub later.
      if (!connection.isOpen()) return;
      leave();
      const { id, status, unreadCustomerCount, adminReadSeq, customerReadSeq } = conversation;
      const userName =
        sender.side === 'admin' ? sender.user.firstName || sender.user.username : conversation.customerName;
      send({ type: 'auth_status', isAuthenticated: true, userType: sender.side, userName });
      send({ type: 'history', messages, conversation: { id, status, unreadCustomerCount }, hasMore });
      const member: Member = {
        side: sender.side,
        cursor: messages.at(-1)?.seq ?? lastSeq,
        sentMarks: { adminReadSeq: isNew ? 0 : adminReadSeq, customerReadSeq: isNew ? 0 : customerReadSeq },
        send,
      };
      // While there are more messages, the socket does not follow yet: it requests the next page with its own
      // position.
      joined = { id, isNew, member, leave: hasMore ? () => {} : chatHub.join(id, member) };
      if (sender.side === 'customer') chatHub.greet(id, conversation.customerName);
    }

    function leave(): void {
      joined?.leave();
      joined = null;
    }

    async function post(event: ClientEvent & { type: 'message' | 'file_uploaded' }): Promise<void> {
      const { id, isNew, sender } = await speak();
      // A tab may have joined another conversation while it prepared the message. It sends it again later.
      if (event.conversationId !== undefined && event.conversationId !== id)
        throw new AppError('conflict', 'another conversation was joined', undefined, 1);
      await chat.admit(sender, caller.address);
      const clientMessageId = event.clientMessageId ?? randomUUID();
      const isFile = event.type === 'file_uploaded';
      const { message, isDuplicate } = await chat.post(sender, id, {
        clientMessageId,
        page: event.page,
        message: isFile ? fileText(event.fileName, event.caption) : event.message,
        ...(isFile ? { attachment: { url: event.attachmentUrl, type: event.messageType } } : {}),
        ...(event.seenSeq === undefined ? {} : { seenSeq: event.seenSeq }),
        ...(event.resolveUpTo === undefined ? {} : { resolveUpTo: event.resolveUpTo }),
      });
      if (!isNew) return;
      const { seq } = message;
      send({ type: 'message_ack', clientMessageId, id: message.id, seq, duplicate: isDuplicate });
    }

    /**
     * The joined conversation and the caller's side.
     * @throws AppError if no conversation was joined or if the caller may no longer use it
     */
    async function speak() {
      if (!joined) throw new AppError('bad_request', 'join first');
      const { id, isNew, member } = joined;
      const sender = await identify(member.side);
      if (sender.side !== member.side) throw new AppError('forbidden', 'another side than joined');
      return { id, isNew, sender };
    }

    async function handle(event: ClientEvent): Promise<void> {
      switch (event.type) {
        case 'ping':
          return send({ type: 'pong' });
        case 'join':
          // Skip a client that disconnected before its turn.
          return joins(async () => (connection.isOpen() ? join(event) : undefined));
        case 'message':
        case 'file_uploaded':
          return post(event);
        case 'mark_read': {
          const { id, sender } = await speak();
          return chat.markRead(sender, id, event.upToSeq);
        }
        case 'mark_unread': {
          const { id, sender } = await speak();
          if (sender.side !== 'admin') throw new AppError('forbidden', 'customers mark nothing as unread');
          return chatInbox.markUnread(sender.user, id);
        }
        case 'answering':
          return chat.tellAnswering(await identify(undefined), event.messageId);
        case 'typing':
        case 'stop_typing': {
          const { id, sender } = await speak();
          return chat.tellTyping(sender, id, event.type === 'typing');
        }
      }
    }

    async function receive(text: string): Promise<void> {
      let clientMessageId: string | undefined;
      let type: string | undefined;
      let isCounted = false;
      try {
        // Counted before parsing, because every message costs something, valid or not.
        await caller.admit();
        isCounted = true;
        const event = parse(text);
        ({ type } = event);
        if ('clientMessageId' in event) ({ clientMessageId } = event);
        await handle(event);
      } catch (error) {
        const { code, message, retryAfter, isPassing } = await explainError(error, caller.locale);
        caller.report(isPassing ? error : null, { code, event: type });
        const id = clientMessageId ? { clientMessageId } : {};
        // A temporary error closes the socket: the client reconnects and sends what was not acknowledged.
        send({ type: 'error', message, code, ...id, retry: retryAfter ?? (isPassing ? 1 : null) });
        if (isPassing) connection.close(closeCodes.tryLater);
        else if (code === 'unauthorized') connection.close(closeCodes.refused);
        else if (!isCounted) connection.close(closeCodes.tryLater);
      }
    }

    connection.onMessage((text) => {
      if (++waiting > maxWaiting) return connection.close(closeCodes.tryLater);
      // Process messages one after the other, so that they are stored in the order in which they were sent.
      queue = queue
        .then(async () => (connection.isOpen() ? receive(text) : undefined))
        .finally(() => waiting--);
    });

    const closeUnlessAllowed = async () => {
      if (!isAllowed(await caller.user({ isUse: false }), 'staff')) connection.close(closeCodes.refused);
    };
    const unwatch = caller.isStaff
      ? chatHub.watch({ send, check: () => void closeUnlessAllowed().catch(() => {}) })
      : () => {};

    connection.onClose(() => {
      leave();
      unwatch();
    });
  };
}

/** @throws AppError `bad_request`, or `invalid` with the errors of the fields */
function parse(text: string): ClientEvent {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('bad_request', 'not JSON');
  }
  const result = clientEvent.safeParse(value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.filter((issue) => issue.path.length > 0).map((i) => [i.path.join('.'), i.message]),
  );
  throw new AppError('invalid', 'not an event of the chat', fields);
}
