import type { ChatSide } from '#shared/conversations/chat-rules.ts';
import type { ServerEvent } from '#shared/conversations/chat.ts';
import { conversationPageSize, visitGapMinutes } from '#shared/conversations/chat-limits.ts';
import type { BusMessage } from '../../platform/live/messages.ts';
import type { Logger } from '../../platform/logger.ts';
import type { ChatService } from './chat.service.ts';
import type { Marks } from './chat.queries.ts';

export type ChatHub = ReturnType<typeof createChatHub>;

/** A socket that follows one conversation. */
export type Member = {
  side: ChatSide;
  /** Position of the newest message that was sent to the socket. */
  cursor: number;
  /** Read marks as last sent to the socket. */
  sentMarks: Pick<Marks, 'adminReadSeq' | 'customerReadSeq'>;
  send: (event: ServerEvent) => void;
};

/** A socket of a staff member, whose lists follow all conversations. */
export type Watcher = { send: (event: ServerEvent) => void; check: () => void };

type MessageOf<K extends BusMessage['kind']> = Extract<BusMessage, { kind: K }>;

type Room = { members: Set<Member>; isReading: boolean; isDirty: boolean };

/**
 * Interval at which all followed conversations are compared with the database, because a message on the bus is
 * only a hint that may be lost.
 */
const sweepMs = 3000;
/** A customer who reconnects within this time is still on the same visit: phones often lose the connection. */
const visitGapMs = visitGapMinutes * 60_000;
/** Time for which changes of the inbox are collected into one event to the staff. */
const gatherMs = 150;
/** Time for which joining sockets are collected, so that thousands that reconnect cost few statements. */
const joinMs = 50;

/**
 * Sends stored messages to the sockets of this process. Each socket has a position. When a conversation changes,
 * its new messages are read from the database once for all its sockets.
 */
export function createChatHub({ logger }: { logger: Logger }) {
  const rooms = new Map<string, Room>();
  const watchers = new Set<Watcher>();
  /** The last time at which the customer of a conversation was present. */
  const visits = new Map<string, number>();
  let chat: ChatService | null = null;
  let timer: NodeJS.Timeout | undefined;
  let hint: NodeJS.Timeout | undefined;
  let joined: NodeJS.Timeout | undefined;
  const joinedIds = new Set<string>();
  /** Conversations to report to the staff with the next event; or `isAnyChanged` if any may have changed. */
  const changedIds = new Set<string>();
  let isAnyChanged = false;

  const failed = (error: unknown) =>
    logger.warn({ err: error }, 'messages could not be brought to their sockets');

  /** Sends new messages to the members of a conversation. A call while this is running makes it run once more. */
  async function wake(id: string): Promise<void> {
    const room = rooms.get(id);
    if (!room || !chat) return;
    room.isDirty = true;
    if (room.isReading) return;
    room.isReading = true;
    try {
      while (room.isDirty && room.members.size > 0) {
        room.isDirty = false;
        await bring(id, room);
      }
    } catch (error) {
      // The next sweep tries again.
      failed(error);
    } finally {
      room.isReading = false;
    }
  }

  async function bring(id: string, room: Room): Promise<void> {
    const { members } = room;
    const behind = Math.min(...[...members].map((member) => member.cursor));
    const messages = await chat!.readAfter(id, behind);
    for (const message of messages) {
      for (const member of members) {
        // Never skip a message: members that are further behind get the missing ones in a later round.
        if (message.seq !== member.cursor + 1) continue;
        member.cursor = message.seq;
        member.send({ type: 'new_message', message });
      }
    }
    const marks = (await chat!.marks([id])).get(id);
    if (!marks) return;
    sendMarks(members, marks);
    if ([...members].some((member) => member.cursor < marks.lastSeq)) room.isDirty = true;
  }

  function sendMarks(members: ReadonlySet<Member>, marks: Marks): void {
    for (const member of members) {
      notifyRead(member, 'admin', marks.adminReadSeq);
      notifyRead(member, 'customer', marks.customerReadSeq);
    }
  }

  function notifyRead(member: Member, userType: ChatSide, upToSeq: number): void {
    const mark = userType === 'admin' ? 'adminReadSeq' : 'customerReadSeq';
    if (member.sentMarks[mark] >= upToSeq) return;
    member.sentMarks[mark] = upToSeq;
    member.send({ type: 'messages_read', userType, upToSeq });
  }

  /** Compares these conversations with the database, in one statement for all sockets. */
  async function catchUp(ids: readonly string[]): Promise<void> {
    for (const [id, marks] of await chat!.marks(ids)) {
      const room = rooms.get(id);
      if (!room) continue;
      // If messages are missing, send them first; the read marks follow.
      if ([...room.members].some(({ cursor }) => cursor < marks.lastSeq)) void wake(id);
      else sendMarks(room.members, marks);
    }
  }

  async function sweep(): Promise<void> {
    await catchUp([...rooms.keys()]);
    for (const watcher of watchers) watcher.check();
  }

  /** Records which customers are present, and removes visits that have ended. */
  function recordVisits(): void {
    const now = Date.now();
    for (const [id, { members }] of rooms)
      if ([...members].some(({ side }) => side === 'customer')) visits.set(id, now);
    for (const [id, lastThere] of visits) if (now - lastThere > visitGapMs) visits.delete(id);
  }

  function catchUpJoined(): void {
    joined = undefined;
    const ids = [...joinedIds];
    joinedIds.clear();
    catchUp(ids).catch(failed);
  }

  function hintInbox(): void {
    hint ??= setTimeout(() => void reportChanged(), gatherMs);
  }

  /**
   * Reports changed conversations to the staff. If there are too many, or if they cannot be read, reports only
   * that something changed.
   */
  async function reportChanged(): Promise<void> {
    hint = undefined;
    const ids = [...changedIds];
    const isAny = isAnyChanged || ids.length > conversationPageSize;
    changedIds.clear();
    isAnyChanged = false;
    if (watchers.size === 0) return;
    const rows = isAny ? undefined : await chat!.inboxRows(ids).catch(failed);
    const event: ServerEvent = { type: 'inbox_changed', ...(rows ? { conversations: rows } : {}) };
    for (const watcher of watchers) watcher.send(event);
  }

  async function announce(conversationId: string): Promise<void> {
    const message = await chat!.readNewestOf(conversationId, 'customer');
    if (!message) return;
    for (const watcher of watchers) watcher.send({ type: 'new_customer_message', conversationId, message });
  }

  function notifyTyping({ conversationId, side, isTyping, name }: MessageOf<'typing'>): void {
    const event = {
      type: isTyping ? 'user_typing' : 'user_stop_typing',
      userType: side,
      userName: name,
    } as const;
    for (const member of rooms.get(conversationId)?.members ?? []) {
      // Colleagues see it too, so that two staff members do not write the same answer.
      if (member.side !== side || side === 'admin') member.send(event);
    }
  }

  function bringChange({ conversationId, side }: MessageOf<'chat'>): void {
    void wake(conversationId);
    changedIds.add(conversationId);
    hintInbox();
    if (side === 'customer' && watchers.size > 0) announce(conversationId).catch(failed);
  }

  function catchUpAll(): void {
    for (const id of rooms.keys()) void wake(id);
    for (const watcher of watchers) watcher.check();
    isAnyChanged = true;
    hintInbox();
  }

  return {
    /** Passes a message from this process or another process to the sockets. */
    receive: (message: BusMessage): void => {
      if (rooms.size === 0 && watchers.size === 0) return;
      switch (message.kind) {
        case 'chat':
          return bringChange(message);
        case 'typing':
          return notifyTyping(message);
        case 'answering': {
          const { messageId, userId, name: userName } = message;
          return watchers.forEach(({ send }) => send({ type: 'answering', messageId, userId, userName }));
        }
        case 'assigned': {
          const { kind: type, ...assignment } = message;
          return watchers.forEach(({ send }) => send({ type, ...assignment }));
        }
        case 'quotes': {
          const { kind: type, ...news } = message;
          return watchers.forEach(({ send }) => send({ type, ...news }));
        }
        case 'inbox':
          return hintInbox();
        case 'sessions':
          return watchers.forEach(({ check }) => check());
        case 'missed':
          return catchUpAll();
        case 'tags':
      }
    },

    start(service: ChatService): void {
      chat = service;
      timer = setInterval(() => {
        recordVisits();
        if (rooms.size > 0 || watchers.size > 0) sweep().catch(failed);
      }, sweepMs);
      timer.unref();
    },

    /** Follows a conversation until the returned function is called. */
    join(id: string, member: Member): () => void {
      const room = rooms.get(id) ?? { members: new Set(), isReading: false, isDirty: false };
      rooms.set(id, room);
      room.members.add(member);
      // Fetches messages stored since the history was read, and the read marks of both sides.
      joinedIds.add(id);
      joined ??= setTimeout(catchUpJoined, joinMs);
      return () => {
        room.members.delete(member);
        // A later room may have replaced this one already.
        if (room.members.size === 0 && rooms.get(id) === room) rooms.delete(id);
      };
    },

    /** Notifies the staff's lists that a customer has come, once per visit. */
    greet(id: string, customerName: string): void {
      const lastThere = visits.get(id);
      visits.set(id, Date.now());
      if (lastThere !== undefined && Date.now() - lastThere <= visitGapMs) return;
      for (const watcher of watchers)
        watcher.send({ type: 'user_joined', userType: 'customer', conversationId: id, customerName });
    },

    watch(watcher: Watcher): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },

    stop(): void {
      clearInterval(timer);
      clearTimeout(hint);
      clearTimeout(joined);
    },
  };
}
