import type { ChatSide } from '#shared/chat-rules.ts';
import type { ServerEvent } from '#shared/chat.ts';
import { conversationPageSize, visitGapMinutes } from '#shared/chat-limits.ts';
import type { BusMessage } from '../live/messages.ts';
import type { Logger } from '../logger.ts';
import type { ChatService } from './chat.service.ts';
import type { Marks } from './chat.queries.ts';

export type ChatHub = ReturnType<typeof createChatHub>;

/** Who follows a conversation, or the news of all of them, over a socket. */
export type Member = {
  side: ChatSide;
  /** Position of the newest message that was sent to it. */
  cursor: number;
  /** Read marks as last sent to it. */
  sentMarks: Pick<Marks, 'adminReadSeq' | 'customerReadSeq'>;
  send: (event: ServerEvent) => void;
};

/** A member of the staff, whose lists follow all conversations. */
export type Watcher = { send: (event: ServerEvent) => void; check: () => void };

type MessageOf<K extends BusMessage['kind']> = Extract<BusMessage, { kind: K }>;

type Room = { members: Set<Member>; isReading: boolean; isDirty: boolean };

/** How often everything that is followed is compared with the database: a message on the bus is only a hint. */
const sweepMs = 3000;
/** A customer who reconnects within so many milliseconds is on the same visit: phones often lose the connection. */
const visitGapMs = visitGapMinutes * 60_000;
/** Pause in which changes of the inbox are gathered into one hint to the staff. */
const gatherMs = 150;
/** Pause in which sockets that join are gathered, so that thousands which come back cost few statements. */
const joinMs = 50;

/**
 * Brings what is stored to the sockets of this process. A socket keeps its position; what it is woken for is read from the
 * database, once for all that follow the conversation.
 */
export function createChatHub({ logger }: { logger: Logger }) {
  const rooms = new Map<string, Room>();
  const watchers = new Set<Watcher>();
  /** When the customer of a conversation was last in it. */
  const visits = new Map<string, number>();
  let chat: ChatService | null = null;
  let timer: NodeJS.Timeout | undefined;
  let hint: NodeJS.Timeout | undefined;
  let joined: NodeJS.Timeout | undefined;
  const joinedIds = new Set<string>();
  /** Conversations to report to the staff with the next hint, or that any may have changed. */
  const changedIds = new Set<string>();
  let isAnyChanged = false;

  const failed = (error: unknown) =>
    logger.warn({ err: error }, 'messages could not be brought to their sockets');

  /** Brings a conversation's members up to date; what comes meanwhile makes it go round again. */
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
        // Without a gap: members further behind get the messages between in a later round.
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

  /** Compares these conversations with the database; one statement, however many sockets there are. */
  async function catchUp(ids: readonly string[]): Promise<void> {
    for (const [id, marks] of await chat!.marks(ids)) {
      const room = rooms.get(id);
      if (!room) continue;
      // With messages that are missing, the marks come after them.
      if ([...room.members].some(({ cursor }) => cursor < marks.lastSeq)) void wake(id);
      else sendMarks(room.members, marks);
    }
  }

  async function sweep(): Promise<void> {
    await catchUp([...rooms.keys()]);
    for (const watcher of watchers) watcher.check();
  }

  /** Notes which customers are there, and forgets visits that have ended. */
  function noteVisits(): void {
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

  /** Reports to the staff what has changed in the chat; where that is too much or cannot be read, only that it has. */
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
      // Colleagues see it too: two must not answer the same.
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
    /** Brings what another part of this process, or another process, has published to the sockets. */
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
        noteVisits();
        if (rooms.size > 0 || watchers.size > 0) sweep().catch(failed);
      }, sweepMs);
      timer.unref();
    },

    /** Follows a conversation until the returned function is called. */
    join(id: string, member: Member): () => void {
      const room = rooms.get(id) ?? { members: new Set(), isReading: false, isDirty: false };
      rooms.set(id, room);
      room.members.add(member);
      // What was stored between the history and now, and how far each side has read.
      joinedIds.add(id);
      joined ??= setTimeout(catchUpJoined, joinMs);
      return () => {
        room.members.delete(member);
        // Its place may have been taken by a later room already.
        if (room.members.size === 0 && rooms.get(id) === room) rooms.delete(id);
      };
    },

    /** Notifies the staff who follow everything that a customer has come, once a visit. */
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
