import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CustomerConversation } from '#shared/conversations/chat.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { conversations } from './chat.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

type Answer = { conversation: CustomerConversation };

/** A conversation that was begun in a browser of its own. */
async function begin(client: Client = app.client()): Promise<CustomerConversation> {
  const body = { customerName: 'Awa', customerEmail: 'awa@buyer.example' };
  return ((await (await client.post('/api/conversations', body)).json()) as Answer).conversation;
}

const resume = (client: Client, code: string) => client.post('/api/conversations/resume', { code });
const current = async (client: Client) =>
  ((await (await client.get('/api/conversations/current')).json()) as Answer).conversation;

const setStatus = async (id: string, status: string) => {
  const staff = await signedIn(app, { role: 'admin' });
  const answer = await staff.request('PUT', `/api/conversations/${id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  });
  expect(answer.status).toBe(200);
};

const post = async (client: Client, path: string, fields: Record<string, string> = {}) =>
  client.post(path, new URLSearchParams(fields));

describe('a code or link', () => {
  test('opens its conversation every time, whatever this browser has opened since', async () => {
    const [phone, other] = [await begin(), await begin()];
    const client = app.client();
    const own = await begin(client);
    for (const { id, code } of [phone, other, phone, own, other, phone]) {
      const answer = await resume(client, code);
      expect(((await answer.json()) as Answer).conversation.id).toBe(id);
      expect((await current(client)).id).toBe(id);
    }
  });

  test('of a closed conversation opens no other one instead', async () => {
    const phone = await begin();
    const client = app.client();
    const own = await begin(client);
    await setStatus(phone.id, 'closed');
    const answer = await resume(client, phone.code);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'conversation_closed' });
    expect((await current(client)).id).toBe(own.id);
    // Reopened by the staff, it still is not this browser's.
    await setStatus(phone.id, 'active');
    expect((await current(client)).id).toBe(own.id);
    expect((await resume(client, phone.code)).status).toBe(200);
  });
});

describe('the page of a link', () => {
  test('asks before it changes the conversation of this browser, in each language', async () => {
    const phone = await begin();
    const client = app.client();
    const own = await begin(client);
    for (const [language, question, button] of [
      ['en', 'Continue this conversation here?', 'Continue here'],
      ['fr', 'Continuer cette conversation ici\u202f?', 'Continuer ici'],
      ['es', '¿Seguir aquí esta conversación?', 'Seguir aquí'],
      ['zh', '在此继续这次对话吗？', '在此继续'],
    ]) {
      const asked = await client.get(`${phone.resumePath}&lng=${language}`);
      expect(asked.status).toBe(200);
      const html = await asked.text();
      expect(html).toContain(question);
      expect(html).toContain(button);
    }
    // Nor does data that a browser fetches in advance.
    await client.get(phone.resumePath.replace('/chat?', '/chat.data?'));
    expect((await current(client)).id).toBe(own.id);

    const answer = await post(client, phone.resumePath);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat']);
    expect((await current(client)).id).toBe(phone.id);
    // It is the one that is shown already.
    expect((await client.get(phone.resumePath)).headers.get('location')).toBe('/chat');
  });

  test('gives a stranger who only looks at it no session and no conversation', async () => {
    const phone = await begin();
    const client = app.client();
    const html = await (await client.get(phone.resumePath)).text();
    expect(html).toContain('Continue this conversation here?');
    expect(await current(client)).toBeNull();
  });

  test('says why a link opens nothing', async () => {
    const phone = await begin();
    const client = app.client();
    const forged = await post(client, `/chat?resume=${phone.id}.${'A'.repeat(22)}`);
    expect(forged.status).toBe(400);
    expect(await forged.text()).toContain('role="alert"');
    for (const wrong of ['a\0b', 'A'.repeat(500)])
      expect((await post(client, `/chat?resume=${encodeURIComponent(wrong)}`)).status).toBe(400);
    await setStatus(phone.id, 'closed');
    const closed = await post(client, phone.resumePath);
    expect(closed.status).toBe(409);
    expect(await closed.text()).toContain('This conversation is closed.');
    // The form of the page itself still works.
    const written = await post(client, '/chat', { name: 'Awa', message: 'Hello', key: randomUUID() });
    expect(written.status).toBe(303);
    const rows = await app.db.select().from(conversations).where(eq(conversations.status, 'active'));
    expect(rows).toHaveLength(1);
  });
});
