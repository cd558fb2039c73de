import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RawData } from 'ws';
import {
  clientEvent,
  type CustomerConversation,
  type ServerEvent,
  serverEvent,
} from '#shared/conversations/chat.ts';
import { errorStatus } from '#shared/base/errors.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import type { Client } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { createLogger } from '../../platform/logger.ts';

// Frames that no page sends (docs/security.md). The answer must always be an event and never a server error, and
// the socket stays open unless it was closed because of the frame.
const lines: string[] = [];
let app: TestApp;
let site: Awaited<ReturnType<typeof listenForSockets>>;
beforeAll(async () => {
  const logger = createLogger({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
  app = await createTestApp({ logger });
  site = await listenForSockets(app);
});
afterAll(async () => {
  await site.stop();
  app.services.chatHub.stop();
});
beforeEach(async () => {
  await app.reset();
  lines.length = 0;
});

async function begin(client: Client): Promise<CustomerConversation> {
  const response = await client.post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@buyer.example',
  });
  return ((await response.json()) as { conversation: CustomerConversation }).conversation;
}

/** A socket of a visitor and one of a staff member, both in the conversation. */
async function bothSides() {
  const client = app.client();
  const { id } = await begin(client);
  const sockets = [await site.open(client), await site.open(await signedIn(app, { role: 'admin' }))] as const;
  for (const socket of sockets) await socket.join(id);
  return { id, sockets };
}

type Socket = Awaited<ReturnType<typeof site.open>>;

/** Sends a frame and then a ping; returns the events that came before the pong. */
async function answersTo({ socket, say }: Socket, frame: string): Promise<ServerEvent[]> {
  const heard: ServerEvent[] = [];
  const answered = new Promise<void>((resolve, reject) => {
    const hear = (data: RawData) => {
      const event = serverEvent.parse(JSON.parse((data as Buffer).toString()));
      if (event.type !== 'pong') return void heard.push(event);
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear);
    socket.once('close', (code) => reject(new Error(`closed with ${code} after ${frame.slice(0, 200)}`)));
  });
  socket.send(frame);
  say({ type: 'ping' });
  await answered;
  return heard;
}

const faults = (events: readonly ServerEvent[]) =>
  events.filter((event) => event.type === 'error' && errorStatus[event.code] >= 500);

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    Number.MAX_SAFE_INTEGER,
    -1,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    '\0',
    '\ud800',
    '',
    ' ',
    'x'.repeat(3000),
    '__proto__',
    null,
    [],
    {},
    { toString: 1 },
    { length: -1 },
    "'; drop table users; --",
    '%00',
    'NaN',
    true,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const fields = [...new Set(clientEvent.options.flatMap((option) => Object.keys(option.shape)))];
const types = clientEvent.options.map((option) => option.shape.type.value);

/** An event that may be valid, may contain fields of other events, or may contain wrong values. */
const frame = (id: string) => {
  const right: Record<string, fc.Arbitrary<unknown>> = {
    type: fc.constantFrom(...types),
    conversationId: fc.constantFrom(id, randomUUID()),
    message: fc.string({ minLength: 1, maxLength: 30 }),
    clientMessageId: fc.uuid(),
    seenSeq: fc.maxSafeNat(),
    upToSeq: fc.maxSafeNat(),
    lastSeq: fc.maxSafeNat(),
    protocol: fc.constantFrom(1, 2),
    userType: fc.constantFrom('admin', 'customer'),
    messageType: fc.constantFrom('image', 'file'),
    attachmentUrl: fc.constantFrom(`/api/conversations/${id}/attachments/chat-0`, 'javascript:1'),
    fileName: fc.constantFrom('a.pdf', '../../a'),
    caption: fc.string({ maxLength: 30 }),
  };
  const mostly = (name: string) =>
    fc.oneof({ weight: 6, arbitrary: right[name] ?? odd }, { weight: 1, arbitrary: odd });
  const event = fc.record(Object.fromEntries(fields.map((name) => [name, mostly(name)])), {
    requiredKeys: ['type'],
  });
  return fc.oneof(
    { weight: 8, arbitrary: event.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: odd.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  );
};

test('frames made of the schemas, and of nothing: no fault of the server, from either side', async () => {
  const { id, sockets } = await bothSides();
  for (const socket of sockets) {
    const found = await fc.check(
      fc.asyncProperty(frame(id), async (text) => {
        expect(faults(await answersTo(socket, text))).toEqual([]);
      }),
      { numRuns: 150, seed: 20261123 },
    );
    expect(found.failed ? await fc.asyncDefaultReportMessage(found) : '').toBe('');
  }
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

describe('a frame that is', () => {
  const deep = (open: string, close: string, inner = '') => open.repeat(2500) + inner + close.repeat(2500);

  test.each<[string, string, string]>([
    ['no JSON', '{"type":', 'bad_request'],
    ['empty', '', 'bad_request'],
    ['deep', deep('[', ']'), 'invalid'],
    ['deep in a field', `{"type":"message","message":${deep('{"a":', '}', '1')}}`, 'invalid'],
    ['of a number for a type', '{"type":7}', 'invalid'],
    ['a list', '[{"type":"ping"}]', 'invalid'],
    ['null', 'null', 'invalid'],
    ['after a prototype', '{"__proto__":{"type":"ping"}}', 'invalid'],
    ['of two types', '{"type":"ping","type":"constructor"}', 'invalid'],
    ['a position that no number holds', '{"type":"mark_read","upToSeq":1e400}', 'invalid'],
    ['a position beyond the column', '{"type":"message","message":"a","seenSeq":2147483648}', 'invalid'],
    ['a read position beyond the column', '{"type":"mark_read","upToSeq":2147483648}', 'invalid'],
  ])('%s is refused, and the socket stays open', async (_, text, code) => {
    const { sockets } = await bothSides();
    for (const socket of sockets) {
      // The staff may also receive events of the inbox.
      const refusals = (await answersTo(socket, text)).filter(({ type }) => type === 'error');
      expect(refusals).toMatchObject([{ code }]);
    }
    expect({}).not.toHaveProperty('type');
  });

  test('of bytes, or more than 16 kB, ends its socket and no other', async () => {
    const { sockets } = await bothSides();
    const [visitor, staff] = sockets;
    visitor.socket.send(Buffer.from('{"type":"ping"}'));
    expect(await visitor.closed).toBe(1003);
    staff.socket.send(`{"type":"message","message":"${'x'.repeat(16 * 1024)}"}`);
    expect(await staff.closed).toBe(1009);
    const again = await site.open(await signedIn(app, { role: 'admin' }));
    again.say({ type: 'ping' });
    await expect(again.next({ type: 'pong' })).resolves.toBeDefined();
  });

  test('no UTF-8 ends its socket', async () => {
    const { sockets } = await bothSides();
    sockets[0].socket.send(Buffer.from([0x7b, 0xff, 0xfe]), { binary: false });
    expect(await sockets[0].closed).toBe(1007);
  });
});

test('a position beyond the column is ignored over HTTP too', async () => {
  const client = app.client();
  const { id } = await begin(client);
  for (const after of ['2147483648', '9007199254740991', '1e400', '-1', 'x'])
    expect((await client.get(`/api/conversations/${id}/messages?after=${after}`)).status).toBe(200);
});

describe('the log', () => {
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  test('logs a refused socket, and refused events on an open one', async () => {
    await expect(site.open(null)).rejects.toThrow('401');
    expect(logged()).toContainEqual(
      expect.objectContaining({ msg: 'socket refused', status: 401, from: expect.any(String) }),
    );
    const { id } = await begin(app.client());
    const stranger = app.client();
    await stranger.get('/api/session');
    const socket = await site.open(stranger);
    socket.say({ type: 'join', conversationId: id, customerName: 'marker-name' });
    await socket.next({ type: 'error', code: 'not_found' });
    expect(logged()).toContainEqual(
      expect.objectContaining({ msg: 'event refused', code: 'not_found', event: 'join' }),
    );
    expect(lines.join('')).not.toContain('marker-name');
  });
});
