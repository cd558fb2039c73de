import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Bus, News } from './bus.ts';

const channel = 'baobab_news';

/** Milliseconds in which news is gathered: at its commit a NOTIFY takes a lock on the whole database server. */
const gatherMs = 25;
/** Bytes of tags in one notification; PostgreSQL takes 8,000 with everything around them. */
const maxTagBytes = 7000;
/** More than this many tags are no longer told one by one. */
const maxTags = 2000;
/** Milliseconds before a lost connection is made anew: doubled each time. */
const firstPause = 250;
const longestPause = 5000;

const message = z.object({ from: z.string(), tags: z.array(z.string()).nullable() });

/**
 * News over NOTIFY, on a connection of its own and outside of the writing transactions. Whoever loses the connection is
 * told that news was missed as soon as it stands again.
 */
export function openPostgresBus(url: string, logger: Logger): Bus {
  const id = randomUUID();
  const listeners: ((news: News) => void)[] = [];
  let client: pg.Client | null = null;
  let isClosed = false;
  let pause = firstPause;
  let retry: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Tags that wait to be told; null for everything. */
  let waiting: Set<string> | null = new Set();

  const tell = (news: News) => listeners.forEach((listener) => listener(news));

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true });
    next.on('error', (error) => logger.warn({ err: error }, 'the connection for news was lost'));
    next.once('end', () => lose(next));
    next.on('notification', ({ payload }) => receive(payload ?? ''));
    await next.connect();
    await next.query(`listen ${channel}`);
    if (isClosed) return next.end();
    client = next;
    pause = firstPause;
    tell({ kind: 'missed' });
    if (waiting === null || waiting.size > 0) gather();
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
    const { from, tags } = parse(payload);
    if (from !== id) tell(tags ? { kind: 'changed', tags } : { kind: 'missed' });
  }

  function gather(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void send().catch(() => {});
    }, gatherMs);
  }

  /** Sends what waits. Where there is no connection it goes on waiting for one. */
  async function send(): Promise<void> {
    if (!client) return;
    const sent = waiting;
    waiting = new Set();
    try {
      for (const tags of sent ? chunks([...sent]) : [null])
        await client.query('select pg_notify($1, $2)', [channel, JSON.stringify({ from: id, tags })]);
    } catch (error) {
      logger.warn({ err: error }, 'news could not be told');
      wait(sent ? [...sent] : null);
      // A new connection sends it again, after a pause.
      await client?.end().catch(() => {});
    }
  }

  function wait(tags: readonly string[] | null): void {
    if (tags === null || waiting === null) waiting = null;
    else for (const tag of tags) waiting.add(tag);
    if (waiting && waiting.size > maxTags) waiting = null;
  }

  connect().catch((error: unknown) => logger.warn({ err: error }, 'no connection for news yet'));
  return {
    publish: (news) => {
      if (isClosed) return;
      wait(news.kind === 'changed' ? news.tags : null);
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

/** A notification as it was sent; one that cannot be read stands for anything. */
function parse(payload: string): z.infer<typeof message> {
  try {
    return message.parse(JSON.parse(payload));
  } catch {
    return { from: '', tags: null };
  }
}

/** Parts of a list whose texts take a bounded number of bytes. */
function chunks(tags: readonly string[]): string[][] {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const tag of tags) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (bytes + size > maxTagBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)!.push(tag);
    bytes += size;
  }
  return parts;
}
