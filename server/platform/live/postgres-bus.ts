import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Bus } from './bus.ts';
import { type BusMessage, busMessage } from './messages.ts';

const channel = 'baobab_news';

/**
 * Milliseconds for which messages are collected before sending: a commit with NOTIFY locks the whole database server.
 */
const gatherMs = 25;
/** Maximum of message bytes in one notification; PostgreSQL accepts 8,000 including the envelope. */
const maxBytes = 7000;
/** More waiting messages than this are replaced by one `missed`: "anything may have changed". */
const maxWaiting = 2000;
/** Milliseconds before a lost connection is opened again; doubled each time. */
const firstPause = 250;
const longestPause = 5000;

const notification = z.object({ from: z.string(), messages: z.array(busMessage) });
const toText = (message: BusMessage): string => JSON.stringify(message);
const missed = toText({ kind: 'missed' });

/**
 * Sends messages with NOTIFY, on a connection of its own and outside of the writing transactions. A process that
 * lost the connection delivers `missed` as soon as it is connected again.
 */
export function openPostgresBus(url: string, logger: Logger): Bus {
  const id = randomUUID();
  const listeners: ((message: BusMessage) => void)[] = [];
  let client: pg.Client | null = null;
  let isClosed = false;
  let pause = firstPause;
  let retry: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Messages to be sent, as JSON; equal ones are sent once. */
  let waiting = new Set<string>();

  const deliver = (message: BusMessage) => listeners.forEach((listener) => listener(message));

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true });
    next.on('error', (error) => logger.warn({ err: error }, 'the connection for messages was lost'));
    next.once('end', () => lose(next));
    next.on('notification', ({ payload }) => receive(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      // A standby accepts connections and refuses LISTEN. Only the end of the connection leads to another attempt.
      await next.end();
      throw error;
    }
    if (isClosed) return next.end();
    client = next;
    pause = firstPause;
    deliver({ kind: 'missed' });
    if (waiting.size > 0) gather();
  }

  function lose(lost: pg.Client): void {
    if (client === lost) client = null;
    if (isClosed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch(() => {});
    }, pause);
    pause = Math.min(longestPause, pause * 2);
  }

  function receive(payload: string): void {
    const { from, messages } = parse(payload);
    if (from !== id) messages.forEach(deliver);
  }

  function gather(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void send().catch(() => {});
    }, gatherMs);
  }

  /** Sends the waiting messages. Without a connection they keep waiting. */
  async function send(): Promise<void> {
    if (!client) return;
    const sent = waiting;
    waiting = new Set();
    try {
      for (const part of chunks(sent))
        await client.query('select pg_notify($1, $2)', [channel, `{"from":"${id}","messages":[${part}]}`]);
    } catch (error) {
      logger.warn({ err: error }, 'messages could not be sent');
      wait([...sent, ...waiting]);
      // A new connection sends the messages again, after a pause.
      await client?.end().catch(() => {});
    }
  }

  function wait(texts: readonly string[]): void {
    for (const text of texts) {
      // Of equal messages the last one counts, for example typing, not typing, and typing again.
      waiting.delete(text);
      waiting.add(Buffer.byteLength(text) > maxBytes ? missed : text);
    }
    if (waiting.has(missed) || waiting.size > maxWaiting) waiting = new Set([missed]);
  }

  connect().catch((error: unknown) => logger.warn({ err: error }, 'no connection for messages yet'));
  return {
    publish: (message) => {
      if (isClosed) return;
      wait(split(message).map(toText));
      gather();
    },
    subscribe: (listener) => void listeners.push(listener),
    close: async () => {
      clearTimeout(retry);
      clearTimeout(timer);
      await send();
      isClosed = true;
      await client?.end().catch(() => {});
    },
  };
}

/** Splits a message with many tags into messages of one tag each, which fit into a notification and are sent once. */
const split = (message: BusMessage): BusMessage[] =>
  message.kind === 'tags' ? message.tags.map((tag) => ({ kind: 'tags', tags: [tag] })) : [message];

/**
 * Parses a notification. An unreadable one, for example from another version, means that anything may have
 * changed.
 */
function parse(payload: string): z.output<typeof notification> {
  try {
    return notification.parse(JSON.parse(payload));
  } catch {
    return { from: '', messages: [{ kind: 'missed' }] };
  }
}

/** The texts joined by commas, in parts with a limited number of bytes. */
function chunks(texts: ReadonlySet<string>): string[] {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > maxBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)!.push(text);
    bytes += size;
  }
  return parts.map((part) => part.join(','));
}
