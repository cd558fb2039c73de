import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { StaffOrder } from '#shared/deals/order.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { openFirstOrder, sendEvidence } from '#tests/orders.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';
import { markSent } from '../../conversations/mail/mail.queries.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { orders } from './order.schema.ts';

const app = await createTestApp();
let staff: Client;
let code: string;
let id: string;

/** An order that was opened at 02:00 in Dakar. */
const opened = new Date('2026-11-02T02:00:00Z');
const after = (days: number, hour = 9) =>
  new Date(opened.getTime() + days * 86_400_000 + (hour - 2) * 3_600_000);

beforeEach(async () => {
  ({ staff, code, id } = await openFirstOrder(app, { depositPercent: 0 }));
  await app.db.update(orders).set({ createdAt: opened });
  await app.db.update(quoteRequests).set({ locale: 'fr' });
});

const mails = () =>
  app.db.select().from(outboxMails).where(like(outboxMails.subject, 'OR-%')).orderBy(outboxMails.createdAt);
const queue = (now: Date) => app.services.orderDigests.queue(now);
/** The facts are entered now; the test moves them to a moment. */
async function enter(step: string, given: object, at: Date, seen = 0) {
  const response = await staff.post(`/api/orders/${id}/facts`, { step, seen, ...given });
  expect(response.status).toBe(200);
  await app.db.execute(sql`alter table order_facts disable trigger user`);
  await app.db.execute(
    sql`update order_facts set created_at = ${at.toISOString()} where created_at > '2026-11-20'`,
  );
  await app.db.execute(sql`alter table order_facts enable trigger user`);
}

test('once a week, by day, in one mail of two processes, the buyer reads what happened, with one photo', async () => {
  await enter('material', { kind: 'promised', day: '2026-11-04' }, after(1));
  await enter('material', { kind: 'kept', day: '2026-11-05' }, after(3), 1);
  await enter('packed', { kind: 'promised', day: '2026-11-20' }, after(3));
  await enter('packed', { kind: 'promised', day: '2026-11-28', reason: 'material' }, after(4), 1);
  const of = { step: 'material', takenOn: '2026-11-05' };
  expect((await sendEvidence(staff, id, { ...of, text: 'Rolls of sole' })).status).toBe(201);
  expect((await sendEvidence(staff, id, { ...of, text: 'Invoice of the rolls' }, '%PDF-1.7\n')).status).toBe(
    201,
  );
  const early = [after(6), after(7, 5), after(7, 23)];
  for (const now of early) await queue(now);
  expect(await mails()).toEqual([]);
  await Promise.all([queue(after(7)), queue(after(7))]);
  await queue(after(13));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'awa@diop.example', language: 'fr', kind: 'quote_offer' });
  expect(mail!.subject).toMatch(/^OR-\d{4}-000001\u00a0: votre commande cette semaine/);
  expect(mail!.textBody).toMatch(/Fait le 5 novembre 2026/);
  expect(mail!.textBody).toMatch(/20 novembre 2026 devenu 28 novembre 2026/);
  expect(mail!.textBody).toContain('Rolls of sole');
  expect(mail!.textBody).toMatch(/Document du 5 novembre 2026\u00a0: Invoice of the rolls/);
  expect(mail!.htmlBody).toMatch(new RegExp(`<img src="http[^"]+/api/buyer-quotes/${code}/photos/`));
  expect(mail!.textBody).toContain(`/quotes/${code}#act-weekly`);
  // The address is a secret: it does not outlive the sending.
  expect(mail!.unsubscribeUrl).toMatch(new RegExp(`/quotes/${code}$`));
  await markSent(app.db, mail!);
  expect((await mails())[0]).toMatchObject({ textBody: '', htmlBody: null, unsubscribeUrl: null });
});

test('a week without news is said to be one; after the end of the order there is none', async () => {
  await queue(after(7));
  await queue(after(14));
  const [, quiet] = await mails();
  expect(quiet!.subject).toMatch(/rien de nouveau cette semaine/);
  await staff.post(`/api/orders/${id}/close`, { as: 'delivered', text: 'Done', day: '2026-11-20' });
  await queue(after(21));
  expect(await mails()).toHaveLength(2);
});

test('the buyer ends it on the page, with and without script, or from the mail program; the staff’s page shows it', async () => {
  const buyer = app.client({ address: '203.0.113.1' });
  const isOn = async () => (await staff.read<StaffOrder>(`/api/orders/${id}`)).hasWeeklyMail;
  const form = (fields: Record<string, string>) =>
    buyer.request('POST', `/quotes/${code}`, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect(await isOn()).toBe(true);
  expect((await buyer.post(`/api/buyer-quotes/${code}/weekly`, { weekly: 'no' })).status).toBe(200);
  expect(await isOn()).toBe(false);
  await queue(after(7));
  expect(await mails()).toEqual([]);
  expect((await form({ intent: 'weekly', weekly: 'yes' })).status).toBe(303);
  expect(await isOn()).toBe(true);
  expect((await form({ 'List-Unsubscribe': 'One-Click' })).status).toBe(303);
  expect(await isOn()).toBe(false);
  expect((await buyer.post(`/api/buyer-quotes/${code}/weekly`, { weekly: 'maybe' })).status).toBe(400);
  await app.db.update(quoteRequests).set({ email: null }).where(eq(quoteRequests.code, code));
  expect(await isOn()).toBeNull();
});
