import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createContactMessage, createProduct, signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { keptDays } from '#shared/base/limits.ts';
import { usualRetention } from '#shared/operations/retention-rules.ts';
import { purge } from './purge.ts';
import { contactMessages, contactReplies, outboxMails } from '../../conversations/contact/contact.schema.ts';
import { userFavorites } from '../../catalogue/favorite/favorite.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

async function visitor(lastSeenAt: Date) {
  const { visitor: made, token } = await app.services.sessions.createVisitor('192.0.2.1');
  await app.db.update(visitorSessions).set({ lastSeenAt }).where(eq(visitorSessions.id, made.sessionId));
  return { id: made.sessionId, token };
}

describe('what is kept for a while only', () => {
  test('a visitor is deleted with their favourites, long after the last visit; their message stays', async () => {
    const product = await createProduct(app.db);
    const gone = await visitor(daysAgo(keptDays + 1));
    const here = await visitor(daysAgo(keptDays - 1));
    for (const { id } of [gone, here]) {
      await app.db.insert(userFavorites).values({ sessionId: id, productId: product.id });
      await createContactMessage(app.db, { sessionId: id });
    }
    expect(await purge(app.db)).toMatchObject({ visitors: 1, mails: 0 });
    expect(await app.services.sessions.findVisitor(gone.token)).toBeNull();
    expect(await app.services.sessions.findVisitor(here.token)).not.toBeNull();
    expect((await app.db.select().from(userFavorites)).map((row) => row.sessionId)).toEqual([here.id]);
    const messages = await app.db.select().from(contactMessages);
    expect(messages.map((row) => row.sessionId).toSorted()).toEqual([here.id, null].toSorted());
  });

  test('a mail goes long after it was sent, unless it shows what became of a reply', async () => {
    const message = await createContactMessage(app.db);
    const [reply] = await app.db
      .insert(contactReplies)
      .values({ messageId: message.id, replyMessage: 'Yes' })
      .returning();
    const mail = (subject: string, values: Partial<typeof outboxMails.$inferInsert>) =>
      app.db.insert(outboxMails).values({
        kind: 'contact_notice',
        recipient: 'a@staff.example',
        textBody: 'text',
        subject,
        createdAt: daysAgo(keptDays + 2),
        ...values,
      });
    const longAgo = daysAgo(keptDays + 1);
    await mail('old', { status: 'sent', sentAt: longAgo });
    await mail('young', { status: 'sent', sentAt: daysAgo(keptDays - 1) });
    await mail('waits', { status: 'queued' });
    await mail('failed', { status: 'failed' });
    await mail('reply', { status: 'sent', sentAt: longAgo, replyId: reply!.id });
    expect(await purge(app.db)).toMatchObject({ visitors: 0, mails: 1 });
    const left = (await app.db.select().from(outboxMails)).map((row) => row.subject);
    expect(left.toSorted()).toEqual(['failed', 'reply', 'waits', 'young']);
  });

  test('however many there are, a few at a time', async () => {
    for (let n = 0; n < 7; n++) await visitor(daysAgo(keptDays + 1));
    expect(await purge(app.db, usualRetention, 3)).toMatchObject({ visitors: 7, mails: 0 });
    expect(await app.db.select().from(visitorSessions)).toEqual([]);
  });

  test('goes by the periods of the settings, which say before what they would delete; 0 deletes nothing', async () => {
    const resolved = await createContactMessage(app.db, { status: 'resolved', createdAt: daysAgo(40) });
    const open = await createContactMessage(app.db, { createdAt: daysAgo(40) });
    await visitor(daysAgo(40));
    const owner = await signedIn(app, { role: 'super_admin' });
    const preview = async (given: object) => {
      const retention = { ...usualRetention, ...given };
      const response = await owner.post('/api/settings/retention/preview', { retention });
      expect(response.status).toBe(200);
      return (await response.json()) as object;
    };
    expect(await preview({})).toMatchObject({ visitors: 0, contacts: 0 });
    expect(await preview({ visitors: 30, contacts: 30 })).toMatchObject({ visitors: 1, contacts: 1 });
    const retention = { ...usualRetention, contacts: 30 };
    const saved = await sendJson(owner, 'PUT', '/api/settings/retention', { retention, version: null });
    expect(saved.status, await saved.clone().text()).toBe(200);
    expect(await (await app.client().get('/privacy')).text()).toContain('after they are resolved: 30 days');
    await purge(app.db, (await app.services.settings.read()).retention);
    expect((await app.db.select().from(contactMessages)).map(({ id }) => id)).toEqual([open.id]);
    expect(resolved.id).not.toBe(open.id);
    expect(await app.db.select().from(visitorSessions)).toHaveLength(1);
    const low = await sendJson(owner, 'PUT', '/api/settings/retention', {
      retention: { ...retention, visitors: 1 },
      version: null,
    });
    expect(low.status).toBe(400);
  });
});
