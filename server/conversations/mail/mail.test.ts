import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadMailTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { type Locale, locales } from '#shared/base/locale.ts';
import { createTestApp } from '#tests/app.ts';
import { createUser, signedIn } from '#tests/factories.ts';
import { type Received, startSmtpServer } from '#tests/smtp.ts';
import { sendJson } from '#tests/client.ts';
import type { Database } from '../../platform/db/client.ts';
import { contactMessages, contactReplies, outboxMails } from '../contact/contact.schema.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { isMailAddress, oneLine } from './address.ts';
import { layOut } from './layout.ts';
import { createMailSender } from './mail-sender.service.ts';

const smtp = await startSmtpServer();
const app = await createTestApp({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://baobab.test' } });
const { config, jobs, logger, settings, mail } = app.services;

beforeEach(async () => {
  smtp.reset();
  await app.reset();
});
afterAll(smtp.close);

/** Sends everything that is queued. */
async function sendAll(env: { MAIL_FROM?: string } = {}): Promise<Received[]> {
  const queued = await app.db.select().from(outboxMails).where(eq(outboxMails.status, 'queued'));
  const sender = createMailSender({ config: { ...config, ...env }, logger, settings, db: app.db, jobs });
  for (const { id } of queued) await sender.send(id, new AbortController().signal);
  sender.close();
  return smtp.taken;
}

const inTransaction = (work: (tx: Database) => Promise<void>) => app.db.transaction(work);

const notice = {
  messageId: randomUUID(),
  fullName: 'Awa Diop',
  companyName: 'Diop & Filles',
  country: 'SN',
  message: 'Bonjour,\nvos prix ?',
  productName: 'Solar lamp',
};

async function reply(overrides: Partial<Parameters<typeof mail.queueReply>[1]> = {}) {
  const [message] = await app.db
    .insert(contactMessages)
    .values({ fullName: 'Awa Diop', email: 'awa@buyer.example', country: 'SN', message: 'x' })
    .returning();
  const [row] = await app.db
    .insert(contactReplies)
    .values({ messageId: message!.id, replyMessage: 'x' })
    .returning();
  await inTransaction((tx) =>
    mail.queueReply(tx, {
      replyId: row!.id,
      recipient: 'awa@buyer.example',
      name: 'Awa Diop',
      language: 'fr',
      text: 'Nos prix sont joints.\n\nBien à vous',
      original: 'Bonjour,\nvos prix <b>?',
      ...overrides,
    }),
  );
}

const header = (received: Received, name: string) => received.headers[name]?.join('\n');

describe('a reply', () => {
  test.each(locales)('speaks the customer’s language in both parts: %s', async (language) => {
    await reply({ language });
    const [received] = await sendAll();
    const t = createTranslator(language, await loadMailTexts(language));
    const phrases = [
      t('greeting', { name: 'Awa Diop' }),
      t('reply.youWrote'),
      t('reply.answerTo', { email: 'hello@baobab-sourcing.example' }),
    ];
    expect(header(received!, 'subject')).toBe(t('reply.subject', { company: 'Baobab Sourcing' }));
    for (const phrase of phrases) {
      expect(received!.text).toContain(phrase);
      expect(received!.html).toContain(phrase);
    }
    expect(received!.text).toContain('Nos prix sont joints.\n\nBien à vous');
    expect(received!.text).toContain('> Bonjour,\n> vos prix <b>?');
    expect(received!.html).toContain('vos prix &lt;b&gt;?');
    expect(received!.html).toContain(`<html lang="${language === 'zh' ? 'zh-Hans' : language}">`);
    expect(header(received!, 'content-type')).toMatch(/^multipart\/alternative/);
  });

  test('comes from the company, and replies go to the address that is read', async () => {
    await app.db.insert(siteSettings).values([
      { key: 'companyName', value: 'Baobab & Co "West", Ltd' },
      { key: 'email', value: 'desk@baobab.example' },
    ]);
    app.services.tags.clear();
    await reply();
    const [received] = await sendAll();
    const [row] = await app.db.select().from(outboxMails);
    expect(header(received!, 'from')).toBe(String.raw`"Baobab & Co \"West\", Ltd" <desk@baobab.example>`);
    expect(header(received!, 'reply-to')).toBe(header(received!, 'from'));
    expect(header(received!, 'to')).toBe('awa@buyer.example');
    expect(received!.envelope).toEqual({ from: 'desk@baobab.example', to: ['awa@buyer.example'] });
    expect(header(received!, 'message-id')).toBe(`<${row!.id}@baobab.example>`);
    expect(Date.parse(header(received!, 'date')!)).toBe(Math.floor(row!.createdAt.getTime() / 1000) * 1000);
    // A person wrote it, to a customer.
    for (const name of [
      'auto-submitted',
      'list-unsubscribe',
      'list-unsubscribe-post',
      'x-mailer',
      'bcc',
      'cc',
    ]) {
      expect(header(received!, name)).toBeUndefined();
    }
    expect(received!.text).toContain('desk@baobab.example');
  });

  test('with MAIL_FROM comes from there and is still answered to the company', async () => {
    await reply();
    await sendAll({ MAIL_FROM: 'robot@mail.baobab.example' });
    expect(header(smtp.taken[0]!, 'from')).toBe('Baobab Sourcing <robot@mail.baobab.example>');
    expect(header(smtp.taken[0]!, 'reply-to')).toBe('Baobab Sourcing <hello@baobab-sourcing.example>');
    expect(header(smtp.taken[0]!, 'message-id')).toMatch(/@mail\.baobab\.example>$/);
  });

  test('that greets the customer by name is not given a second greeting', async () => {
    await reply({ text: 'Chère Awa,\n\nvoici nos prix.' });
    const [received] = await sendAll();
    expect(received!.text).toMatch(/^Chère Awa,\n\nvoici nos prix\./);
  });
});

describe('a notice of a new message', () => {
  test('goes to the active staff who want each, in English, with a way out', async () => {
    const wanted = await createUser(app.db, { role: 'admin', email: 'each@staff.example' });
    await createUser(app.db, { role: 'super_admin', email: 'boss@staff.example' });
    await createUser(app.db, { role: 'admin', email: 'daily@staff.example', contactMail: 'daily' });
    await createUser(app.db, { role: 'admin', email: 'off@staff.example', contactMail: 'off' });
    await createUser(app.db, { role: 'admin', email: 'gone@staff.example', isActive: false });
    await createUser(app.db, { role: 'customer', email: 'customer@buyer.example' });
    await createUser(app.db, { role: 'admin' });
    await inTransaction((tx) => mail.queueContactNotices(tx, notice));
    const received = await sendAll();
    expect(received.map((it) => it.envelope.to[0]).toSorted()).toEqual([
      'boss@staff.example',
      'each@staff.example',
    ]);
    const mine = received.find((it) => it.envelope.to[0] === 'each@staff.example')!;
    expect(header(mine, 'subject')).toBe('New message from Awa Diop');
    expect(mine.text).toContain(
      'Name: Awa Diop\nCompany: Diop & Filles\nCountry: Senegal\nProduct: Solar lamp',
    );
    expect(mine.text).toContain('> Bonjour,\n> vos prix ?');
    expect(mine.text).toContain('https://baobab.test/admin/contact-messages');
    expect(mine.html).toContain('Diop &amp; Filles');
    expect(header(mine, 'auto-submitted')).toBe('auto-generated');
    expect(header(mine, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header(mine, 'list-unsubscribe')).toMatch(
      /^<https:\/\/baobab\.test\/unsubscribe\?mail=[\da-f-]{36}&code=[\w-]{43}>$/,
    );
    const [row] = await app.db.select().from(outboxMails).where(eq(outboxMails.userId, wanted.user.id));
    expect(row).toMatchObject({ kind: 'contact_notice', status: 'sent', isSecret: false });
  });

  test('is not written when the message is not stored', async () => {
    await createUser(app.db, { role: 'admin', email: 'each@staff.example' });
    const failing = inTransaction(async (tx) => {
      await mail.queueContactNotices(tx, notice);
      throw new Error('the message could not be stored');
    });
    await expect(failing).rejects.toThrow('the message');
    expect(await app.db.select().from(outboxMails)).toEqual([]);
  });
});

describe('the way out', () => {
  async function receiveNotice() {
    const { user } = await createUser(app.db, { role: 'admin', email: 'each@staff.example' });
    await inTransaction((tx) => mail.queueContactNotices(tx, notice));
    const [received] = await sendAll();
    const link = header(received!, 'list-unsubscribe')!.slice(1, -1);
    const choice = async () =>
      (await app.db.select({ contactMail: users.contactMail }).from(users).where(eq(users.id, user.id)))[0]!
        .contactMail;
    return { link: new URL(link), path: link.slice('https://baobab.test'.length), choice };
  }

  test('shows a question when it is looked at, and changes nothing', async () => {
    const { path, choice } = await receiveNotice();
    const response = await app.client().get(`${path}&lng=fr`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Ne plus recevoir ces e-mails');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await choice()).toBe('each');
  });

  test('ends the mails when a mail program posts to it, as RFC 8058 says, without a cookie', async () => {
    const { path, choice } = await receiveNotice();
    const response = await app.app.request(`https://baobab.test${path}`, {
      method: 'POST',
      headers: { host: 'baobab.test', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('No more mails about contact messages');
    expect(await choice()).toBe('off');
    await inTransaction((tx) => mail.queueContactNotices(tx, notice));
    expect(await app.db.select().from(outboxMails)).toHaveLength(1);
  });

  test('ends them from the page’s button, too, and twice is no harm', async () => {
    const { path, choice } = await receiveNotice();
    for (let i = 0; i < 2; i++) {
      const response = await app.client().post(path, new URLSearchParams());
      expect(response.status).toBe(200);
    }
    expect(await choice()).toBe('off');
  });

  test.each([
    ['another code', (link: URL) => link.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (link: URL) => link.searchParams.delete('code')],
    ['another mail', (link: URL) => link.searchParams.set('mail', randomUUID())],
    ['no mail', (link: URL) => link.searchParams.set('mail', "' or true --")],
  ])('with %s ends nothing', async (_, change) => {
    const { link, choice } = await receiveNotice();
    change(link);
    const response = await app.client().post(link.pathname + link.search, new URLSearchParams());
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('This link is not valid');
    expect(await choice()).toBe('each');
  });
});

describe('an invitation', () => {
  test('is mailed in the transaction that makes it, and shown as well', async () => {
    const boss = await signedIn(app, { role: 'super_admin' });
    const response = await sendJson(boss, 'POST', '/api/invitations', {
      role: 'admin',
      email: 'new@staff.example',
    });
    expect(response.status).toBe(201);
    const { link, invitation } = (await response.json()) as { link: string; invitation: { email: string } };
    expect(invitation.email).toBe('new@staff.example');
    const [received] = await sendAll();
    expect(received!.envelope.to).toEqual(['new@staff.example']);
    expect(received!.text).toContain(link);
    expect(received!.html).toContain(link);
    expect(received!.text).toContain('as admin');
    expect(header(received!, 'auto-submitted')).toBe('auto-generated');
    expect(header(received!, 'list-unsubscribe')).toBeUndefined();
    const [row] = await app.db.select().from(outboxMails);
    expect(JSON.stringify(row)).not.toContain(new URL(link).searchParams.get('invite'));
  });

  test('without an address is only shown, with a wrong one not made', async () => {
    const boss = await signedIn(app, { role: 'super_admin' });
    expect((await sendJson(boss, 'POST', '/api/invitations', { role: 'admin', email: '' })).status).toBe(201);
    const refused = await sendJson(boss, 'POST', '/api/invitations', {
      email: 'a@x.example\r\nBcc: b@x.example',
    });
    expect(refused.status).toBe(400);
    expect(await app.db.select().from(outboxMails)).toEqual([]);
  });
});

describe('lines smuggled into a header', () => {
  const smuggled = [
    '\r\nBcc: thief@x.example',
    '\nBcc: thief@x.example',
    '\u2028Bcc: thief@x.example',
    '\r\n\r\nBody',
  ];

  test.each(smuggled)('come out as plain text, wherever they stand: %j', async (line) => {
    await createUser(app.db, { role: 'admin', email: 'each@staff.example' });
    await app.db.insert(siteSettings).values([{ key: 'companyName', value: `Baobab${line}` }]);
    app.services.tags.clear();
    await reply({ name: `Awa${line}`, text: `Text${line}`, original: `Original${line}` });
    await inTransaction((tx) =>
      mail.queueContactNotices(tx, {
        ...notice,
        fullName: `Awa${line}`,
        companyName: `Diop${line}`,
        country: `SN${line}`,
        productName: `Lamp${line}`,
      }),
    );
    for (const received of await sendAll()) {
      expect(Object.keys(received.headers).toSorted()).toEqual(
        [
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
          'subject',
          'to',
          ...(received.envelope.to[0] === 'each@staff.example'
            ? ['auto-submitted', 'list-unsubscribe', 'list-unsubscribe-post']
            : []),
        ].toSorted(),
      );
      expect(received.envelope.to).toHaveLength(1);
    }
  });

  test.each([
    'b@x.example\r\nBcc: e@x.example',
    '"b@x\r\nBcc: e@x"',
    'a@x.example, b@x.example',
    'Group: a@x.example;',
    'Awa <a@x.example>',
    'a@x.example ',
    ...smuggled.map((line) => `a@x.example${line}`),
  ])('an address like %j is sent nowhere', async (recipient) => {
    await reply({ recipient });
    await sendAll();
    const [row] = await app.db.select().from(outboxMails);
    expect(row).toMatchObject({ status: 'failed', lastError: 'Not sent: this is no mail address.' });
    expect(smtp.taken).toEqual([]);
  });

  test('one line is one line, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect([...line].length).toBeLessThanOrEqual(200);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });

  test('no address holds what separates addresses', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...',;:<>()[]\\" \r\n\t\0'),
        (text, sign) => {
          expect(isMailAddress(`${text}${sign}b@x.example`)).toBe(false);
          expect(isMailAddress(`b@x.example${sign}${text}`)).toBe(false);
        },
      ),
    );
  });

  test('whatever is written, the HTML part has no other elements than its own', () => {
    const elements = (html: string) => [...html.matchAll(/<[/\w!][^>]*>/g)].map(([tag]) => tag);
    const make = (text: string, language: Locale = 'en') =>
      elements(
        layOut(language, text, [
          { kind: 'text', text },
          { kind: 'quote', text },
          { kind: 'facts', rows: [[text, text]] },
          { kind: 'link', text, url: 'https://x.example/' },
          { kind: 'small', text },
        ]).html,
      );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(make(text).filter((tag) => tag !== '<br>')).toEqual(make('x').filter((tag) => tag !== '<br>'));
      }),
    );
  });
});
