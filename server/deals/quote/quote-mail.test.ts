import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct, createUser, signedIn } from '#tests/factories.ts';
import { acceptOffer, openQuote, requestQuote, sendOffer } from '#tests/quotes.ts';
import { sendJson } from '#tests/client.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';
import { quoteRequests } from './quote-request.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { createMailService } from '../../conversations/mail/mail.service.ts';
import { readSettings } from '../../content/setting/setting.service.ts';
import { createQuoteMailService } from './quote-mail.service.ts';

const app = await createTestApp();
beforeEach(app.reset);

// Runs the work of the jobs directly, without waiting for them.
const mail = createMailService({
  config: { ...app.services.config, PUBLIC_URL: 'https://baobab.example' },
  readSettings,
  jobs: app.services.jobs,
});
const quoteMail = createQuoteMailService({ db: app.db, mail });
const outbox = () =>
  app.db.select().from(outboxMails).orderBy(asc(outboxMails.createdAt), asc(outboxMails.id));
const request = async () => (await app.db.select().from(quoteRequests))[0]!;

async function begin(given: object = {}) {
  const { id: product } = await createProduct(app.db, { name: 'Sandal' });
  const { code } = await requestQuote(app.client(), [product], given);
  return { code, id: (await request()).id };
}

describe('the buyer', () => {
  test('gets the secret address, offer and answer in the language of the request', async () => {
    const { id, code } = await begin({ locale: 'fr' });
    const staff = await signedIn(app);
    await quoteMail.send(id, 'requested');
    await sendOffer(staff, id);
    await quoteMail.send(id, 'offer');
    await staff.post(`/api/quotes/${id}/answer`, { text: 'Oui, en caoutchouc.' });
    await quoteMail.send(id, 'answer');
    const mails = await outbox();
    expect(mails).toHaveLength(3);
    for (const one of mails) {
      expect(one).toMatchObject({
        recipient: 'awa@diop.example',
        language: 'fr',
        kind: 'quote_offer',
        isSecret: true,
      });
      expect(one.textBody).toContain(`https://baobab.example/quotes/${code}`);
    }
    expect(mails[1]!.subject).toContain('votre offre');
    expect(mails[2]!.textBody).toContain('Oui, en caoutchouc.');
  });

  test('gets each answer once, also if several were given before the first was mailed', async () => {
    const { id } = await begin();
    const staff = await signedIn(app);
    const answer = (text: string) => staff.post(`/api/quotes/${id}/answer`, { text });
    await answer('Yes, in rubber.');
    await answer('And in black.');
    for (const _ of [1, 2]) await quoteMail.send(id, 'answer');
    await answer('The carton holds 24 pairs.');
    await quoteMail.send(id, 'answer');
    const mails = await outbox();
    expect(mails).toHaveLength(2);
    expect(mails[0]!.textBody).toMatch(/Yes, in rubber\.[\s>]+And in black\./);
    expect(mails[1]!.textBody).toContain('The carton holds 24 pairs.');
    expect(mails[1]!.textBody).not.toContain('rubber');
  });

  test('gets what was accepted, once for each acceptance, unless it was withdrawn', async () => {
    const { id, code } = await begin({ locale: 'fr' });
    await sendOffer(await signedIn(app), id);
    const buyer = app.client();
    const queued = async () => {
      const { rows } = await app.db.execute(
        sql`select 1 from jobs.job where name = 'quote_mail' and data ->> 'requestId' = ${id} and data ->> 'about' = 'accepted'`,
      );
      return rows.length;
    };
    const requestKey = randomUUID();
    for (const _ of [1, 2]) expect((await acceptOffer(buyer, code, { requestKey })).status).toBe(200);
    expect(await queued()).toBe(1);
    await quoteMail.send(id, 'accepted');
    const [one, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ kind: 'quote_offer', recipient: 'awa@diop.example', language: 'fr' });
    const text = one!.textBody.replaceAll(/\s+/g, ' ');
    for (const part of [
      '690,60 USD',
      '207,18 USD (30 %)',
      'facture proforma',
      'la retirer jusqu’à',
      `/quotes/${code}`,
    ])
      expect(text).toContain(part);
    await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {});
    await quoteMail.send(id, 'accepted');
    expect(await outbox()).toHaveLength(1);
  });

  test('learns of the proforma invoice, and that the staff have withdrawn the acceptance', async () => {
    const { id, code } = await begin({ locale: 'fr' });
    const staff = await signedIn(app);
    await sendOffer(staff, id);
    await acceptOffer(app.client(), code);
    await quoteMail.send(id, 'proforma');
    expect(await outbox()).toEqual([]);
    await staff.post(`/api/quotes/${id}/proforma`, { revision: 1 });
    await quoteMail.send(id, 'proforma');
    await staff.post(`/api/quotes/${id}/withdraw`, { reason: 'The factory has closed' });
    for (const about of ['withdrawn', 'proforma'] as const) await quoteMail.send(id, about);
    const mails = await outbox();
    expect(mails.map(({ subject }) => subject.split(': ')[1])).toEqual([
      'votre facture proforma',
      'nous avons annulé l’acceptation',
    ]);
    // The reason is a note of the staff, in their language.
    expect(mails[1]!.textBody).not.toContain('factory');
  });

  test('is asked 45 days after the acceptance how it went, unless that was withdrawn or said already', async () => {
    const { id, code } = await begin();
    await sendOffer(await signedIn(app), id);
    await quoteMail.send(id, 'review');
    expect((await acceptOffer(app.client(), code)).status).toBe(200);
    await quoteMail.send(id, 'review');
    expect(await outbox()).toEqual([]);
    await app.db.update(quoteRequests).set({ acceptedAt: new Date(Date.now() - 45 * 86_400_000) });
    await quoteMail.send(id, 'review');
    const [sent] = await outbox();
    expect(sent!.subject).toContain('how did it go?');
    expect(sent!.textBody).toContain(`/quotes/${code}`);
    const said = { rating: 4, message: 'Good', customerName: 'Awa' };
    expect((await app.client().post(`/api/buyer-quotes/${code}/testimonial`, said)).status).toBe(200);
    await quoteMail.send(id, 'review');
    expect(await outbox()).toHaveLength(1);
  });

  test('without an address gets no mail', async () => {
    const { id } = await begin({ email: '', phone: '+447700900123' });
    await quoteMail.send(id, 'requested');
    expect(await outbox()).toEqual([]);
  });

  test('is reminded once of each offer before it ends, and after silence', async () => {
    const { id } = await begin();
    await sendOffer(await signedIn(app), id);
    await quoteMail.remind();
    expect(await outbox()).toEqual([]);
    await app.db.update(quoteRequests).set({ turnSince: new Date(Date.now() - 6 * 86_400_000) });
    for (const _ of [1, 2]) await quoteMail.remind();
    expect((await outbox()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('have you seen our offer?') as string,
    ]);
    await app.db.update(quoteRequests).set({ validUntil: new Date(Date.now() + 3_600_000) });
    for (const _ of [1, 2]) await quoteMail.remind();
    const mails = await outbox();
    expect(mails).toHaveLength(2);
    expect(mails.map(({ subject }) => subject).join()).toContain('your offer ends on');
  });

  test.each<[string, object]>([
    ['expired', { validUntil: new Date(0) }],
    ['declined', { declinedAt: new Date(), declineReason: 'price', turn: 'none' }],
    ['with us again', { turn: 'us' }],
    ['in the trash', { deletedAt: new Date() }],
  ])('is not reminded of an offer that is %s', async (_, facts) => {
    const { id } = await begin();
    await sendOffer(await signedIn(app), id);
    await app.db.update(quoteRequests).set({ validUntil: new Date(Date.now() + 3_600_000), ...facts });
    await quoteMail.remind();
    expect(await outbox()).toEqual([]);
  });
});

describe('the staff', () => {
  test('hear of news the one who is responsible, else those who want a mail for each message', async () => {
    const { id } = await begin();
    const { user: wei } = await createUser(app.db, {
      role: 'admin',
      email: 'wei@staff.example',
      contactMail: 'off',
    });
    await createUser(app.db, { role: 'admin', email: 'lin@staff.example', contactMail: 'each' });
    await quoteMail.notify({ requestId: id, news: 'requested' });
    const staff = await signedIn(app);
    const { version } = await openQuote(staff, id);
    await sendJson(staff, 'PUT', `/api/quotes/${id}`, { version, assignedToUserId: wei.id });
    await quoteMail.notify({ requestId: id, news: 'accepted' });
    const mails = (await outbox()).filter(({ kind }) => kind === 'quote_notice');
    expect(mails.map(({ recipient }) => recipient)).toContain('lin@staff.example');
    expect(mails.at(-1)).toMatchObject({ recipient: 'wei@staff.example', userId: wei.id });
    expect(mails.at(-1)!.textBody).toContain(`https://baobab.example/admin/quotes/${id}`);
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, wei.id));
    await quoteMail.notify({ requestId: id, news: 'accepted' });
    expect((await outbox()).at(-1)).toMatchObject({ recipient: 'lin@staff.example' });
  });

  test('hear of an approval only if the prices are theirs', async () => {
    const { id } = await begin();
    const { user: wei } = await createUser(app.db, { role: 'admin', email: 'wei@staff.example' });
    await createUser(app.db, { role: 'admin', email: 'lin@staff.example', contactMail: 'each' });
    await quoteMail.notify({ requestId: id, news: 'approved', userId: wei.id, by: 'lin' });
    const mails = (await outbox()).filter(({ kind }) => kind === 'quote_notice');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['wei@staff.example']);
    expect(mails[0]!.subject).toContain('lin has approved your prices');
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, wei.id));
    await quoteMail.notify({ requestId: id, news: 'approved', userId: wei.id, by: 'lin' });
    expect((await outbox()).filter(({ kind }) => kind === 'quote_notice')).toHaveLength(1);
  });
});
