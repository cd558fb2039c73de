import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientEvent } from '#shared/conversations/chat.ts';
import { createChatOutbox, type Outgoing } from './chat-outbox.ts';
import { startSender } from './chat-sender.ts';

const conversationId = randomUUID();

/** What is called after a round, before the browser reports that its lock is released. */
let beforeRelease = () => {};

beforeEach(() => {
  beforeRelease = () => {};
  const { setTimeout } = globalThis;
  vi.stubGlobal('window', { setTimeout });
  const request = async (_: string, __: object, round: () => Promise<void>) => {
    await round();
    beforeRelease();
    await setImmediate();
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

const message = (more: Partial<Outgoing> = {}): Outgoing => ({
  clientMessageId: randomUUID(),
  conversationId,
  text: 'Two dollars',
  writtenAt: Date.now(),
  ...more,
});

/** A sender over a connection that acknowledges every message. Without IndexedDB its outbox is in memory. */
function start(outbox = createChatOutbox('test')) {
  const sent: ClientEvent[] = [];
  let joined: string | null = conversationId;
  const sender = startSender({
    outbox,
    lock: 'test',
    conversation: () => joined,
    send: (event) => {
      sent.push(event);
      if (event.type !== 'message') return false;
      const { clientMessageId } = event;
      const ack = { type: 'message_ack', clientMessageId: clientMessageId!, id: randomUUID() } as const;
      queueMicrotask(() => sender.receive({ ...ack, seq: sent.length, duplicate: false }));
      return true;
    },
    onChange: () => {},
    uploadFailedText: '',
  });
  return { sender, sent, outbox, leave: () => (joined = null) };
}

test('a message is not sent if its conversation was left while the outbox was read', async () => {
  const outbox = createChatOutbox('test');
  let reads = 0;
  const { sender, sent, leave } = start({
    ...outbox,
    read: async () => {
      const waiting = await outbox.read();
      // The first reading starts the round, the later one looks for refused messages.
      if (++reads > 1) {
        leave();
        sender.end();
      }
      return waiting;
    },
  });
  await outbox.add(message({ resolveUpTo: 1 }));
  sender.sendNext();
  await expect.poll(() => reads).toBe(2);
  await setImmediate();
  expect(sent).toEqual([]);
});

test('a message names its conversation, so that a server with another one refuses it', async () => {
  const { sender, sent, outbox } = start();
  await outbox.add(message());
  sender.sendNext();
  await expect.poll(() => sent).toMatchObject([{ type: 'message', conversationId }]);
  sender.end();
});

test('a message written between the end of a round and the release of its lock is sent', async () => {
  const { sender, sent, outbox } = start();
  const late = message({ text: 'And to Lomé?' });
  await outbox.add(late);
  await outbox.change(late.clientMessageId, { refused: 'Not yet' });
  beforeRelease = () => {
    beforeRelease = () => {};
    void outbox.change(late.clientMessageId, { refused: undefined });
    sender.sendNext();
  };
  sender.sendNext();
  await expect.poll(() => sent).toMatchObject([{ message: late.text }]);
  sender.end();
});
