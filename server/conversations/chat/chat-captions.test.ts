import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CustomerConversation, ServerEvent } from '#shared/conversations/chat.ts';
import { fileText, partsOfFile } from '#shared/conversations/chat-rules.ts';
import { maxChatCaption, maxChatMessage } from '#shared/conversations/chat-limits.ts';
import { maxTitleLength } from '#shared/base/limits.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { signedIn } from '#tests/factories.ts';
import { chatAttachments } from './chat.schema.ts';

let app: TestApp;
let site: Awaited<ReturnType<typeof listenForSockets>>;
beforeAll(async () => {
  app = await createTestApp();
  site = await listenForSockets(app);
});
afterAll(async () => {
  await site.stop();
  app.services.chatHub.stop();
});
beforeEach(async () => app.reset());

async function begin() {
  const client = app.client();
  const response = await client.post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@buyer.example',
  });
  const { conversation } = (await response.json()) as { conversation: CustomerConversation };
  return { client, id: conversation.id };
}

async function fileEvent(conversationId: string, more: object = {}) {
  const fileName = `chat-${randomUUID()}`;
  const attachmentUrl = `/api/conversations/${conversationId}/attachments/${fileName}`;
  await app.db.insert(chatAttachments).values({
    conversationId,
    fileName,
    originalName: 'list.pdf',
    mimeType: 'application/pdf',
    fileSize: 1,
    storageUrl: attachmentUrl,
  });
  const clientMessageId = randomUUID();
  return {
    type: 'file_uploaded',
    messageType: 'file',
    attachmentUrl,
    fileName: 'list.pdf',
    clientMessageId,
    ...more,
  };
}

test('what is written with a file is part of its message, for both sides and once', async () => {
  const { client, id } = await begin();
  const socket = await site.open(client);
  await socket.join(id);
  const staff = await site.open(await signedIn(app, { role: 'admin' }));
  await staff.join(id);
  const event = await fileEvent(id, { caption: 'Two colours,\nas ordered' });
  socket.say(event);
  for (const reader of [socket, staff]) {
    const { message } = await reader.next<ServerEvent & { type: 'new_message' }>({ type: 'new_message' });
    expect(message).toMatchObject({ seq: 1, messageType: 'file', attachmentUrl: event.attachmentUrl });
    expect(partsOfFile(message.message)).toEqual({ name: 'list.pdf', caption: 'Two colours,\nas ordered' });
  }
  socket.say(event);
  expect(await socket.next({ type: 'message_ack', duplicate: true })).toMatchObject({ seq: 1 });
});

test('a second answer of the staff is asked about when it is a file, too', async () => {
  const { client, id } = await begin();
  const socket = await site.open(client);
  await socket.join(id);
  await socket.write('How much?');
  const [li, chen] = await Promise.all(
    ['Li', 'Chen'].map(async (firstName) => {
      const staff = await site.open(await signedIn(app, { role: 'admin', firstName }));
      await staff.join(id);
      return staff;
    }),
  );
  await li!.write('12 dollars');
  const event = await fileEvent(id, { caption: '15 dollars', seenSeq: 1 });
  chen!.say(event);
  const { clientMessageId } = event;
  await chen!.next({ type: 'error', code: 'answered_meanwhile', clientMessageId });
  chen!.say({ ...event, seenSeq: undefined });
  expect(await chen!.next({ type: 'message_ack', clientMessageId })).toMatchObject({ seq: 3 });
});

test('the longest name and caption fit into one message; a longer caption is refused', async () => {
  const longest = fileText('n'.repeat(maxTitleLength), 'c'.repeat(maxChatCaption));
  expect(longest.length).toBeLessThanOrEqual(maxChatMessage);
  const { client, id } = await begin();
  const socket = await site.open(client);
  await socket.join(id);
  socket.say(await fileEvent(id, { caption: 'c'.repeat(maxChatCaption + 1) }));
  await socket.next({ type: 'error', code: 'invalid' });
});

test('a file without a caption is its name alone, and a name has no lines', () => {
  expect(fileText('a.pdf', undefined)).toBe('a.pdf');
  expect(partsOfFile('a.pdf')).toEqual({ name: 'a.pdf', caption: '' });
  expect(partsOfFile(fileText('a\nb.pdf', 'c')).name).toBe('a b.pdf');
});
