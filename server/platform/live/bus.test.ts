import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createGate, findFreePort } from '#tests/gate.ts';
import { createLogger } from '../logger.ts';
import { createMemoryBus } from '#tests/memory-bus.ts';
import type { Bus } from './bus.ts';
import type { BusMessage } from './messages.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { cacheTags, type PageTags } from './tags.ts';

const logger = createLogger({ LOG_LEVEL: 'silent' });
const { url } = inject('server');

/** The adapters under test. Each creates two members of one bus. */
const adapters: [string, () => [Bus, Bus]][] = [
  [
    'memory',
    () => {
      const join = createMemoryBus();
      return [join(), join()];
    },
  ],
  ['PostgreSQL', () => [openPostgresBus(url, logger), openPostgresBus(url, logger)]],
];

const opened: Bus[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((bus) => bus.close()));
});

/** Collects the messages that a member receives. */
function record(bus: Bus) {
  const received: BusMessage[] = [];
  bus.subscribe((message) => received.push(message));
  return {
    received,
    tags: () => received.flatMap((message) => (message.kind === 'tags' ? message.tags : [])),
    clear: () => received.splice(0),
  };
}

const changed = (...ids: string[]): BusMessage => ({
  kind: 'tags',
  tags: ids.map((id) => cacheTags.product(id)),
});

/** Two members that already receive from each other; connecting may take a moment. */
async function pair(create: () => [Bus, Bus]) {
  const members = create();
  opened.push(...members);
  const [one, other] = members;
  const inbox = { one: record(one), other: record(other) };
  const hello = cacheTags.product('hello');
  const haveBothHeard = () => {
    one.publish(changed('hello'));
    other.publish(changed('hello'));
    return inbox.one.tags().includes(hello) && inbox.other.tags().includes(hello);
  };
  await expect.poll(haveBothHeard).toBe(true);
  return { one, other, inbox };
}

describe.each(adapters)('bus: %s', (_, create) => {
  test('what one publishes the other receives, and not itself', async () => {
    const { one, inbox } = await pair(create);
    const tags = [cacheTags.product('1'), cacheTags.products];
    one.publish({ kind: 'tags', tags });
    await expect.poll(() => inbox.other.tags()).toEqual(expect.arrayContaining(tags));
    expect(inbox.one.tags()).not.toContain(cacheTags.products);
  });

  test('messages of every kind arrive as they were, in their order', async () => {
    const { one, inbox } = await pair(create);
    inbox.other.clear();
    const conversationId = crypto.randomUUID();
    const typing = { kind: 'typing', conversationId, side: 'customer', name: 'O\'Brien: "Ñandú"\n' } as const;
    const messages: BusMessage[] = [
      { kind: 'chat', conversationId, side: 'admin' },
      { ...typing, isTyping: true },
      { ...typing, isTyping: false },
      { kind: 'answering', messageId: conversationId, userId: conversationId, name: '王' },
      { kind: 'sessions' },
      { kind: 'inbox' },
    ];
    messages.forEach((message) => one.publish(message));
    await expect.poll(() => inbox.other.received.filter(({ kind }) => kind !== 'tags')).toEqual(messages);
  });

  test('a thousand tags at once all arrive', async () => {
    const { one, inbox } = await pair(create);
    const tags = Array.from({ length: 1000 }, (__, i) => cacheTags.category(`${crypto.randomUUID()}:${i}`));
    one.publish({ kind: 'tags', tags: tags.slice(0, 500) });
    for (const tag of tags.slice(500)) one.publish({ kind: 'tags', tags: [tag] });
    await expect.poll(() => new Set(tags).difference(new Set(inbox.other.tags()))).toEqual(new Set());
  });

  test('that anything may have changed is received as such', async () => {
    const { one, inbox } = await pair(create);
    inbox.other.clear();
    one.publish({ kind: 'missed' });
    await expect.poll(() => inbox.other.received).toContainEqual({ kind: 'missed' });
  });

  test('a member that has left receives nothing, and may still publish', async () => {
    const { one, other, inbox } = await pair(create);
    await other.close();
    inbox.other.clear();
    one.publish(changed('late'));
    other.publish(changed('late'));
    await one.close();
    expect(inbox.other.received).toEqual([]);
  });
});

test('bus: PostgreSQL: after a lost connection `missed` is received, and then messages again', async () => {
  const { port, pathname, username, searchParams } = new URL(url);
  const near = await findFreePort();
  const gate = createGate(near, { path: `${searchParams.get('host')}/.s.PGSQL.${port}` });
  await gate.open();
  const cut = openPostgresBus(`postgres://${username}@127.0.0.1:${near}${pathname}`, logger);
  const { one, inbox } = await pair(() => [openPostgresBus(url, logger), cut]);
  await gate.close();
  one.publish(changed('unheard'));
  inbox.other.clear();
  await gate.open();
  await expect.poll(() => inbox.other.received).toContainEqual({ kind: 'missed' });
  const published = () => {
    one.publish(changed('again'));
    return inbox.other.tags();
  };
  await expect.poll(published).toContain(cacheTags.product('again'));
  await gate.close();
});

test('bus: PostgreSQL: what does not fit or cannot be read is received as `missed`', async () => {
  const { one, inbox } = await pair(() => [openPostgresBus(url, logger), openPostgresBus(url, logger)]);
  const missed = async () => await expect.poll(() => inbox.other.received).toContainEqual({ kind: 'missed' });
  inbox.other.clear();
  const [messageId, userId] = [crypto.randomUUID(), crypto.randomUUID()];
  one.publish({ kind: 'answering', messageId, userId, name: '王'.repeat(3000) });
  await missed();
  inbox.other.clear();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_notify('baobab_news', $1)", [
    JSON.stringify({ from: 'other', tags: ['list'] }),
  ]);
  await client.end();
  await missed();
});

/**
 * A server that admits everybody and answers the first statement with an error, as a standby answers LISTEN, and later
 * ones with success.
 */
async function startStandby() {
  let statements = 0;
  const packet = (type: string, body = '') => {
    const size = Buffer.alloc(4);
    size.writeInt32BE(4 + body.length);
    return Buffer.concat([Buffer.from(type), size, Buffer.from(body)]);
  };
  const ready = packet('Z', 'I');
  const refusal = packet('E', 'SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0');
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // The first packet has no type; it asks for a session.
    socket.once('data', () => {
      socket.write(Buffer.concat([packet('R', '\0\0\0\0'), ready]));
      socket.on('data', (data) => {
        if (data.toString('latin1', 0, 1) !== 'Q') return;
        statements++;
        socket.write(Buffer.concat([statements === 1 ? refusal : packet('C', 'LISTEN\0'), ready]));
      });
    });
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `postgres://baobab@127.0.0.1:${port}/baobab`, server };
}

test('bus: PostgreSQL: where LISTEN is refused at first, it is tried again', async () => {
  const standby = await startStandby();
  const bus = openPostgresBus(standby.url, logger);
  opened.push(bus);
  onTestFinished(() => void standby.server.close());
  const { received } = record(bus);
  await expect.poll(() => received).toContainEqual({ kind: 'missed' });
});

test('a tag that is not listed does not compile', () => {
  const neverRun = (tags: PageTags) => {
    // @ts-expect-error -- a text is no tag
    tags.changed(['list']);
    // @ts-expect-error -- no such tag
    tags.changed([cacheTags.featured]);
    // @ts-expect-error -- one product needs its id
    tags.changed([cacheTags.product]);
    // @ts-expect-error -- no such kind of message
    createMemoryBus()().publish({ kind: 'changed', tags: [] });
  };
  expect(neverRun).toBeTypeOf('function');
});
