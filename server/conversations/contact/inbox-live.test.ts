import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { signedIn } from '#tests/factories.ts';

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

const filled = {
  fullName: 'Awa Diop',
  email: 'awa@diop.example',
  country: 'SN',
  message: 'How much are they?',
};

test('staff see at once what a visitor sends, with script and without, and what a colleague does with it', async () => {
  const staff = await signedIn(app, { role: 'admin' });
  const socket = await site.open(staff);
  const receivesNews = async () => socket.next({ type: 'inbox_changed' });
  const { id } = (await (await app.client().post('/api/contact', filled)).json()) as { id: string };
  await receivesNews();
  const startedAt = await app.services.contacts.issueMark(Date.now() - 10_000);
  const plain = new URLSearchParams({ ...filled, message: 'And in red?', startedAt });
  expect((await app.client().post('/contact', plain)).status).toBe(303);
  await receivesNews();
  expect((await staff.post(`/api/contact/${id}/resolve`)).status).toBe(200);
  await receivesNews();
  // A failed call changes nothing.
  expect((await staff.post('/api/contact/none/resolve')).status).toBe(404);
  expect((await staff.post(`/api/contact/${id}/reopen`)).status).toBe(200);
  await receivesNews();
  expect(socket.events).toEqual([]);
});
