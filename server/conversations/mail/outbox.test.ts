import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OutboxMail } from '#shared/conversations/outbox.ts';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { outboxMails } from '../contact/contact.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

async function queue(values: Partial<typeof outboxMails.$inferInsert> = {}) {
  const [row] = await app.db
    .insert(outboxMails)
    .values({
      kind: 'reply',
      recipient: 'awa@buyer.example',
      subject: 'Prices',
      textBody: 'Hello Awa',
      htmlBody: '<!DOCTYPE html><p style="margin:0">Hello Awa</p>',
      ...values,
    })
    .returning();
  return row!;
}

const boss = () => signedIn(app, { role: 'super_admin' });

describe('the outbox', () => {
  test('lists newest first, without texts, and counts', async () => {
    await queue({ subject: 'old', createdAt: new Date('2026-01-01') });
    await queue({ subject: 'new', status: 'failed', attempts: 3, lastError: '550 no such mailbox' });
    const client = await boss();
    const response = await client.get('/api/mail');
    expect(response.headers.get('x-total-count')).toBe('2');
    const text = await response.text();
    expect(text).not.toContain('Hello Awa');
    const mails = JSON.parse(text) as OutboxMail[];
    expect(mails.map((mail) => mail.subject)).toEqual(['new', 'old']);
    expect(mails[0]).toMatchObject({ status: 'failed', attempts: 3, lastError: '550 no such mailbox' });
    expect(mails[0]!.nextAttemptAt).toBeNull();
  });

  test.each(['queued', 'sent', 'failed'] as const)('shows only what is %s', async (status) => {
    for (const each of ['queued', 'sent', 'failed'] as const) await queue({ status: each });
    const client = await boss();
    const mails = await client.read<OutboxMail[]>(`/api/mail?status=${status}`);
    expect(mails.map((mail) => mail.status)).toEqual([status]);
    expect(await client.read<OutboxMail[]>('/api/mail?status=nonsense')).toHaveLength(3);
  });

  test('is shown by /admin/mail to super admins, with a note that nothing is sent', async () => {
    await queue({ lastError: '451 try later', attempts: 2 });
    const page = await (await boss()).get('/admin/mail?status=queued');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('Mail is not configured (SMTP_URL)');
    expect(html).toContain('451 try later');
    expect((await (await signedIn(app, { role: 'admin' })).get('/admin/mail')).status).toBe(302);
  });
});

describe('a mail', () => {
  test('can be read; its HTML is a page that can do nothing', async () => {
    const { id } = await queue();
    const client = await boss();
    expect(await client.read(`/api/mail/${id}`)).toEqual({ text: 'Hello Awa' });
    const page = await client.get(`/api/mail/${id}/html`);
    expect(await page.text()).toContain('<p style="margin:0">Hello Awa</p>');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('with a secret link is not shown', async () => {
    const { id } = await queue({ isSecret: true, kind: 'password_reset' });
    const client = await boss();
    expect(await client.read(`/api/mail/${id}`)).toEqual({ text: null });
    expect((await client.get(`/api/mail/${id}/html`)).status).toBe(404);
    expect(await (await client.get('/admin/mail')).text()).not.toContain('Hello Awa');
  });

  test('that does not exist is not found', async () => {
    const client = await boss();
    for (const id of [randomUUID(), 'x']) {
      expect((await client.get(`/api/mail/${id}`)).status).toBe(404);
      expect((await client.post(`/api/mail/${id}/send-again`)).status).toBe(404);
    }
  });
});

describe('sending again', () => {
  test('queues a failed mail anew, and is logged', async () => {
    const { id } = await queue({ status: 'failed', attempts: 20, nextAttemptAt: new Date('2026-01-01') });
    const client = await boss();
    expect((await client.post(`/api/mail/${id}/send-again`)).status).toBe(200);
    const [row] = await app.db.select().from(outboxMails).where(eq(outboxMails.id, id));
    expect(row).toMatchObject({ status: 'queued', attempts: 0 });
    const [entry] = await app.db.select().from(auditEntries).orderBy(desc(auditEntries.createdAt));
    expect(entry).toMatchObject({ action: 'send_again', noun: 'mail', recordId: id });
  });

  test('is refused, with the reason, for one whose secret link has expired', async () => {
    const createdAt = new Date(Date.now() - 2 * 3_600_000);
    const values = { isSecret: true, status: 'failed', createdAt } as const;
    const { id } = await queue({ ...values, kind: 'password_reset' });
    const { id: fresh } = await queue({ ...values, kind: 'invitation' });
    const client = await boss();
    const response = await client.post(`/api/mail/${id}/send-again`);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'conflict',
      fields: { link: 'The link in this mail has expired. Please send a new one.' },
    });
    expect((await client.post(`/api/mail/${fresh}/send-again`)).status).toBe(200);
  });

  test.each(['queued', 'sent'] as const)('is refused for one that is %s', async (status) => {
    const { id } = await queue({ status });
    const response = await (await boss()).post(`/api/mail/${id}/send-again`);
    expect(response.status).toBe(409);
    expect((await app.db.select().from(outboxMails))[0]).toMatchObject({ status });
  });
});
