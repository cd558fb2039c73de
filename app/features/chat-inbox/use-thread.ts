import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChatMessage, ServerEvent } from '#shared/chat.ts';
import { chatProtocol } from '#shared/chat-rules.ts';
import { maxChatUploadBytes, typingStopMs } from '#shared/chat-limits.ts';
import { ta } from '../../lib/admin-text.ts';
import type { ConnectionState } from '../../lib/chat-connection.ts';
import { type ChatOutbox, type Outgoing, stillOutgoing } from '../../lib/chat-outbox.ts';
import { startSender } from '../../lib/chat-sender.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { followStaffNews, sayToServer } from '../../lib/staff-live.ts';
import { openThreads, staffOutbox, staffOutboxLock } from '../../lib/staff-outbox.ts';
import { toast } from '../../ui/toast.ts';
import { newKey } from '../../lib/new-key.ts';

/** A line of the thread that no message stands for. */
export type SystemLine = { id: string; text: string; at: string };

export type Thread = ReturnType<typeof useThread>;

/** Milliseconds between two signals that somebody types. */
const typingEveryMs = 1000;

/** The open conversation as it stands and grows, and what is on its way into it. */
export function useThread(conversationId: string, user: { id: string; name: string }) {
  const { name: userName } = user;
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const [lines, setLines] = useState<readonly SystemLine[]>([]);
  const [readSeq, setReadSeq] = useState(0);
  const [typing, setTyping] = useState<{ name: string; isColleague: boolean } | null>(null);
  const [state, setState] = useState<ConnectionState>('connecting');
  const live = useRef({ lastSeq: 0, isJoined: false, typedAt: 0, typingEnd: 0, typingSeen: 0 });
  const outbox = useRef<ChatOutbox | null>(null);
  outbox.current ??= staffOutbox(user.id);
  const sender = useRef<ReturnType<typeof startSender> | null>(null);

  const reload = async () => {
    const all = await outbox.current!.read();
    setOutgoing(all.filter((message) => message.conversationId === conversationId));
  };

  const markRead = () => {
    const { isJoined, lastSeq } = live.current;
    // Only while somebody can see it (docs/specification/inbox.md#chat).
    if (isJoined && document.visibilityState === 'visible')
      sayToServer({ type: 'mark_read', upToSeq: lastSeq });
  };

  const take = (fresh: readonly ChatMessage[]) => {
    const newer = fresh.filter(
      (message) => message.conversationId === conversationId && message.seq > live.current.lastSeq,
    );
    if (newer.length === 0) return;
    live.current.lastSeq = newer.at(-1)!.seq;
    setMessages((known) => [...known, ...newer]);
    setTyping(null);
    void reload();
  };

  const join = (send: (event: Parameters<typeof sayToServer>[0]) => void) =>
    send({
      type: 'join',
      conversationId,
      customerName: userName,
      userType: 'admin',
      protocol: chatProtocol,
      lastSeq: live.current.lastSeq,
    });

  const receive = useEffectEvent((event: ServerEvent) => {
    sender.current?.receive(event);
    switch (event.type) {
      case 'history':
        if (event.conversation.id !== conversationId) return;
        take(event.messages);
        if (event.hasMore) return join(sayToServer);
        live.current.isJoined = true;
        markRead();
        return sender.current?.sendNext();
      case 'new_message':
        take([event.message]);
        if (event.message.senderType === 'customer') markRead();
        return;
      case 'messages_read':
        if (event.userType === 'customer') setReadSeq((known) => Math.max(known, event.upToSeq));
        return;
      case 'user_typing':
        clearTimeout(live.current.typingSeen);
        live.current.typingSeen = window.setTimeout(() => setTyping(null), typingStopMs * 3);
        if (event.userType === 'customer' || event.userName !== userName)
          setTyping({ name: event.userName, isColleague: event.userType === 'admin' });
        return;
      case 'user_stop_typing':
        return setTyping(null);
      case 'user_joined': {
        if (event.conversationId !== conversationId) return;
        const line = {
          id: newKey(),
          text: ta('chat.joined', { name: event.customerName }),
          at: new Date().toISOString(),
        };
        return setLines((known) => [...known, line]);
      }
      case 'error':
        if (!event.clientMessageId) toast({ title: ta('chat.error'), text: event.message, isError: true });
        break;
      default:
    }
  });
  const greet = useEffectEvent(join);
  const changed = useEffectEvent(() => void reload());
  const seen = useEffectEvent(markRead);

  useEffect(() => {
    const current = live.current;
    const started = startSender({
      outbox: outbox.current!,
      lock: staffOutboxLock(user.id, conversationId),
      conversation: () => (current.isJoined ? conversationId : null),
      send: sayToServer,
      onChange: () => changed(),
      onClosed: () => toast({ title: ta('chat.error'), text: ta('chat.closedText'), isError: true }),
      uploadFailedText: ta('chat.uploadFailed'),
    });
    sender.current = started;
    openThreads.add(conversationId);
    changed();
    const end = followStaffNews({
      greet: (send) => greet(send),
      onEvent: (event) => receive(event),
      onState: (next) => {
        setState(next);
        if (next === 'connected') return;
        current.isJoined = false;
        started.interrupt();
      },
    });
    const onTurn = () => seen();
    document.addEventListener('visibilitychange', onTurn);
    return () => {
      document.removeEventListener('visibilitychange', onTurn);
      end();
      started.end();
      openThreads.delete(conversationId);
    };
  }, [conversationId, user.id]);

  const add = async (message: Pick<Outgoing, 'text' | 'file'>) => {
    await outbox.current!.add({
      ...message,
      conversationId,
      clientMessageId: newKey(),
      writtenAt: Date.now(),
      seenSeq: live.current.lastSeq,
    });
    await reload();
    sender.current?.sendNext();
  };

  const change = async (clientMessageId: string, wanted: Partial<Outgoing> | null) => {
    await outbox.current!.change(clientMessageId, wanted);
    await reload();
    sender.current?.sendNext();
  };

  return {
    messages,
    outgoing: stillOutgoing(outgoing, messages),
    lines,
    readSeq,
    typing,
    state,
    send: async (text: string) => add({ text }),
    /** @returns names of files that are too large, even made smaller */
    attach: async (files: readonly File[]): Promise<string[]> => {
      const tooLarge: string[] = [];
      for (const file of files) {
        const fitting = await shrinkPicture(file, maxChatUploadBytes);
        if (fitting.size > maxChatUploadBytes) tooLarge.push(file.name);
        else await add({ text: fitting.name, file: { blob: fitting, name: fitting.name } });
      }
      return tooLarge;
    },
    /** Sends what was refused all the same: also a second answer. */
    confirm: async (id: string) => change(id, { refused: undefined, seenSeq: undefined, isConfirmed: true }),
    discard: async (id: string) => change(id, null),
    type: () => {
      const { current } = live;
      clearTimeout(current.typingEnd);
      current.typingEnd = window.setTimeout(() => {
        current.typedAt = 0;
        sayToServer({ type: 'stop_typing' });
      }, typingStopMs);
      if (!current.isJoined || Date.now() - current.typedAt < typingEveryMs) return;
      current.typedAt = Date.now();
      sayToServer({ type: 'typing' });
    },
  };
}
