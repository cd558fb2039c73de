import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestListLength } from '#shared/base/limits.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, createUser, signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { contactMessages, outboxMails } from '../contact/contact.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { digestMoment, queueDigests } from './mail.digest.ts';

const app = await createTestApp();
beforeEach(app.reset);

const origin = 'https://baobab.test';
/** 08:30 in Beijing. */
const moment = new Date('2027-03-10T00:30:00Z');
const hours = (count: number) => new Date(moment.getTime() + count * 3_600_000);

const reader = (overrides: Partial<typeof users.$inferInsert> = {}) =>
  createUser(app.db, { role: 'admin', email: 'daily@staff.example', contactMail: 'daily', ...overrides });

const message = (overrides: Partial<typeof contactMessages.$inferInsert> = {}) =>
  app.db.insert(contactMessages).values({
    fullName: 'Awa Diop',
    email: 'awa@buyer.example',
    country: 'SN',
    message: 'Bonjour',
    createdAt: hours(-2),
    ...overrides,
  });

const outbox = () => app.db.select().from(outboxMails);
const sentAt = async () => (await app.db.select().from(users))[0]!.digestSentAt;

describe('the moment of a digest', () => {
  test.each([
    ['2027-03-10T00:30:59Z', '2027-03-09T00:30:00.000Z'],
    ['2027-03-10T00:31:00Z', '2027-03-10T00:30:00.000Z'],
    ['2027-03-10T23:59:59Z', '2027-03-10T00:30:00.000Z'],
    ['2027-03-11T00:00:00Z', '2027-03-10T00:30:00.000Z'],
  ])('at %s is %s', (now, expected) => {
    expect(digestMoment(new Date(now)).toISOString()).toBe(expected);
  });

  // China had summer time until 1991.
  test('is always half past eight in Beijing, and never more than a day and a minute ago', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date(4e12), noInvalidDate: true }),
        (now) => {
          const found = digestMoment(now);
          expect(found.toLocaleTimeString('en-GB', { timeZone: 'Asia/Shanghai' })).toBe('08:30:00');
          const age = now.getTime() - found.getTime();
          expect(age).toBeGreaterThanOrEqual(60_000);
          expect(age).toBeLessThan(24 * 3_600_000 + 60_000);
        },
      ),
    );
  });
});

describe('the daily digest', () => {
  test('lists what has come in since the last one and waits, oldest first', async () => {
    const { user } = await reader({ digestSentAt: hours(-24) });
    const product = await createProduct(app.db, { name: 'Solar lamp' });
    await message({ fullName: 'Second', message: `Long ${'x '.repeat(300)}`, productId: product.id });
    await message({ fullName: 'First', createdAt: hours(-20) });
    await message({ fullName: 'Told yesterday', createdAt: hours(-25) });
    await message({ fullName: 'Answered', status: 'replied' });
    await message({ fullName: 'Resolved', status: 'resolved' });
    await message({ fullName: 'In the trash', deletedAt: hours(-1) });
    await message({ fullName: 'Too new', createdAt: hours(0.01) });
    await queueDigests(app.db, app.services.jobs, moment, origin);
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'contact_digest',
      userId: user.id,
      recipient: 'daily@staff.example',
      subject: '2 messages are waiting for an answer',
    });
    expect(mail!.textBody).toMatch(
      /First: Senegal\n\n> Bonjour\n\nSecond: Senegal, Solar lamp\n\n> Long x x .*…/,
    );
    expect(mail!.textBody).not.toMatch(/Told|Answered|Resolved|trash|Too new/);
    expect(mail!.unsubscribeUrl).toContain(`${origin}/unsubscribe?mail=${mail!.id}&code=`);
    expect(await sentAt()).toEqual(moment);
  });

  test('is written once, even by several processes at once', async () => {
    await reader();
    await message();
    await Promise.all([1, 2, 3].map(() => queueDigests(app.db, app.services.jobs, moment, origin)));
    await queueDigests(app.db, app.services.jobs, moment, origin);
    expect(await outbox()).toHaveLength(1);
  });

  test('is not written when nothing waits, and the next one reports what comes after', async () => {
    await reader();
    await queueDigests(app.db, app.services.jobs, moment, origin);
    expect(await outbox()).toEqual([]);
    expect(await sentAt()).toEqual(moment);
    await message({ createdAt: hours(3) });
    await queueDigests(app.db, app.services.jobs, hours(24), origin);
    expect((await outbox())[0]!.subject).toBe('1 message is waiting for an answer');
  });

  test('reports all days that it missed', async () => {
    await reader({ digestSentAt: hours(-72) });
    await message({ createdAt: hours(-60) });
    await message({ createdAt: hours(-30) });
    await queueDigests(app.db, app.services.jobs, moment, origin);
    expect((await outbox())[0]!.subject).toBe('2 messages are waiting for an answer');
  });

  test.each([
    ['wants each', { contactMail: 'each' }],
    ['wants none', { contactMail: 'off' }],
    ['is inactive', { isActive: false }],
    ['is no longer of the staff', { role: 'customer' }],
    ['has no address', { email: null }],
  ] as const)('goes to no user who %s', async (_, overrides) => {
    await reader(overrides);
    await message();
    await queueDigests(app.db, app.services.jobs, moment, origin);
    expect(await outbox()).toEqual([]);
  });

  test('names so many and counts the rest', async () => {
    await reader();
    for (let i = 0; i < digestListLength + 3; i++) await message({ fullName: `Buyer ${i}.` });
    await queueDigests(app.db, app.services.jobs, moment, origin);
    const [mail] = await outbox();
    expect(mail!.subject).toBe(`${digestListLength + 3} messages are waiting for an answer`);
    expect([...mail!.textBody.matchAll(/Buyer \d+\./g)]).toHaveLength(digestListLength);
    expect(mail!.textBody).toContain('And 3 more.');
  });
});

describe('the choice under My account', () => {
  test('is kept, and a digest begins with it', async () => {
    const client = await signedIn(app, { role: 'admin', email: 'a@staff.example' });
    const before = Date.now();
    expect(
      (await sendJson(client, 'PUT', '/api/account/contact-mail', { contactMail: 'daily' })).status,
    ).toBe(200);
    const [row] = await app.db.select().from(users);
    expect(row!.contactMail).toBe('daily');
    expect(row!.digestSentAt!.getTime()).toBeGreaterThanOrEqual(before - 1);
    const page = await client.get('/admin/account');
    expect(await page.text()).toMatch(/value="daily" selected/);
  });

  test('of mails needs an address; of none it does not', async () => {
    const client = await signedIn(app, { role: 'admin' });
    const refused = await sendJson(client, 'PUT', '/api/account/contact-mail', { contactMail: 'daily' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: { contactMail: 'This account has no e-mail address.' },
    });
    expect((await sendJson(client, 'PUT', '/api/account/contact-mail', { contactMail: 'off' })).status).toBe(
      200,
    );
    expect((await sendJson(client, 'PUT', '/api/account/contact-mail', { contactMail: 'x' })).status).toBe(
      400,
    );
    expect((await app.db.select().from(users))[0]!.contactMail).toBe('off');
  });
});
