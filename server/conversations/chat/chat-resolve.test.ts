import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CustomerConversation } from '#shared/conversations/chat.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { conversations } from './chat.schema.ts';

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

/** A visitor who has written once, and a staff member; both are in the conversation. */
async function talk() {
  const client = app.client();
  const body = { customerName: 'Awa', customerEmail: 'awa@buyer.example' };
  const answer = await client.post('/api/conversations', body);
  const { id } = ((await answer.json()) as { conversation: CustomerConversation }).conversation;
  const visitor = await site.open(client);
  await visitor.join(id);
  await visitor.write('How much is it?');
  const desk = await signedIn(app, { role: 'admin', firstName: 'Li' });
  const staff = await site.open(desk);
  await staff.join(id);
  const stored = async () => {
    const [row] = await app.db.select().from(conversations).where(eq(conversations.id, id));
    return row!;
  };
  return { id, visitor, desk, staff, stored };
}

test('an answer resolves its conversation when it is stored, once, and the audit log says who did', async () => {
  const { id, visitor, staff, stored } = await talk();
  const key = randomUUID();
  const resolving = { seenSeq: 1, resolveUpTo: 1 };
  await staff.write('Two dollars', key, resolving);
  expect(await stored()).toMatchObject({
    status: 'resolved',
    needsReplySince: null,
    unreadAdminCount: 0,
    adminReadSeq: 2,
  });
  // A repetition after a lost acknowledgement must not resolve what the customer has reopened.
  await visitor.write('And for a thousand?');
  expect(await staff.write('Two dollars', key, resolving)).toMatchObject({ duplicate: true });
  expect(await stored()).toMatchObject({ status: 'active', unreadAdminCount: 1 });
  const entries = await app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.recordId, id), eq(auditEntries.action, 'resolved')));
  expect(entries).toHaveLength(1);
});

test('it stays open if the customer has written something that the writer had not seen', async () => {
  const { visitor, staff, stored } = await talk();
  await visitor.write('And to Lomé?');
  await staff.write('Two dollars', randomUUID(), { resolveUpTo: 1 });
  expect(await stored()).toMatchObject({ status: 'active', lastSeq: 3, unreadAdminCount: 2 });
});

test('it stays open if the answer is refused, and a customer resolves nothing', async () => {
  const { id, visitor, staff, stored } = await talk();
  const colleague = await site.open(await signedIn(app, { role: 'admin', firstName: 'Wei' }));
  await colleague.join(id);
  await colleague.write('Three dollars');
  const clientMessageId = randomUUID();
  staff.say({ type: 'message', message: 'Two dollars', clientMessageId, seenSeq: 1, resolveUpTo: 1 });
  await staff.next({ type: 'error', code: 'answered_meanwhile' });
  await visitor.write('Which is it?', randomUUID(), { resolveUpTo: 9 });
  expect(await stored()).toMatchObject({ status: 'active', lastSeq: 3 });
});

test.each(['resolved', 'archived', 'closed'])(
  'a conversation is not %s while the customer has written something that was not seen',
  async (status) => {
    const { id, visitor, desk, staff, stored } = await talk();
    const change = (more: object) => sendJson(desk, 'PUT', `/api/conversations/${id}`, more);
    await visitor.write('And to Lomé?');
    const refused = await change({ status, seenSeq: 1 });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ fields: { status: validation.unseenMessage } });
    const waiting = { status: 'active', unreadAdminCount: 2, needsReplySince: expect.any(Date) as Date };
    expect(await stored()).toMatchObject(waiting);
    // A colleague's answer is no message of the customer.
    await staff.write('Two dollars');
    expect((await change({ status, seenSeq: 2 })).status).toBe(200);
    expect(await stored()).toMatchObject({ status, unreadAdminCount: 0, needsReplySince: null });
    expect((await change({ status: 'active', seenSeq: 0 })).status).toBe(200);
  },
);
