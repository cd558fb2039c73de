import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin as english } from '#shared/i18n/en/admin.ts';
import { admin as chinese } from '#shared/i18n/zh/admin.ts';
import { mail } from '#shared/i18n/zh/mail.ts';
import { validation } from '#shared/i18n/zh/validation.ts';
import { createTestApp } from '#tests/app.ts';
import { createContactMessage } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { createAccount, newClient, rightPassword, signedInAccount } from '#tests/staff.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';
import { users } from './user.schema.ts';
import { queueDigests } from '../../conversations/mail/mail.digest.ts';

const env = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://baobab.test' };
const app = await createTestApp({ env });
beforeEach(app.reset);

const inChinese = (overrides: Partial<typeof users.$inferInsert> = {}) =>
  signedInAccount(app, { staffLanguage: 'zh', role: 'super_admin', ...overrides });

const languageOf = async (id: string) =>
  (await app.db.select().from(users).where(eq(users.id, id)))[0]!.staffLanguage;

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

describe('pages of the admin area', () => {
  test('rendered at the same time are each in their reader’s language', async () => {
    const { client: wei } = await inChinese();
    const { client: grace } = await signedInAccount(app, { role: 'super_admin' });
    const paths = ['products', 'categories', 'account'].flatMap((path) =>
      Array.from({ length: 2 }, () => `/admin/${path}`),
    );
    const pages = await Promise.all(
      paths.flatMap((path) =>
        [wei, grace].map(async (client) => ({
          path,
          language: client === wei ? 'zh' : 'en',
          html: await (await client.get(path)).text(),
        })),
      ),
    );
    for (const { path, language, html } of pages) {
      const [texts, tag] = language === 'zh' ? [chinese, 'zh-Hans'] : [english, 'en'];
      expect(html, path).toContain(`<html lang="${tag}"`);
      expect(html, path).toContain(`>${texts.common.myAccount}<`);
      expect(html, path).toContain(`<nav aria-label="${texts.common.sections}"`);
      const title = /<title>(.*?)<\/title>/.exec(html)![1]!;
      expect(headingOf(html)).toContain(title);
      const other = language === 'zh' ? english : chinese;
      expect(html, path).not.toContain(`>${other.audit.title}<`);
      expect(html, path).not.toContain(`<title>${other.products.title}</title>`);
    }
  });

  test('have a choice of their own beside that of the public side', async () => {
    const { client } = await inChinese();
    client.cookies.set('lng', 'fr');
    const page = await client.get('/admin/products?lng=es');
    expect(page.headers.get('content-language')).toBe('zh');
    expect(page.headers.getSetCookie().join()).not.toContain('lng=es');
    const home = await client.get('/');
    expect(home.headers.get('content-language')).toBe('fr');
    expect(await home.text()).toContain('<html lang="fr"');
  });
});

describe('the choice', () => {
  test('is English until made, and made on the account page', async () => {
    const { user, client } = await signedInAccount(app);
    expect(await languageOf(user.id)).toBe('en');
    expect((await sendJson(client, 'PUT', '/api/account/language', { staffLanguage: 'fr' })).status).toBe(
      400,
    );
    expect((await sendJson(client, 'PUT', '/api/account/language', { staffLanguage: 'zh' })).status).toBe(
      200,
    );
    expect(await languageOf(user.id)).toBe('zh');
    // The next sign-in in this browser uses it; the public site does not.
    expect(client.cookies.get('staff_lng')).toBe('zh');
    expect(client.cookies.has('lng')).toBe(false);
    expect(headingOf(await (await client.get('/admin/account')).text())).toBe(chinese.account.title);
  });

  test('made at the sign-in is kept with the account; signing in without one changes nothing', async () => {
    const user = await createAccount(app);
    const client = newClient(app, { 'accept-language': 'fr' });
    const page = await client.get('/staffbiz-access?lng=zh');
    expect(headingOf(await page.text())).toBe('员工入口');
    expect(client.cookies.get('staff_lng')).toBe('zh');
    expect(client.cookies.has('lng')).toBe(false);
    const given = { username: user.username, password: rightPassword };
    const wrong = await client.post('/api/login?lng=zh', { ...given, password: 'no' });
    expect(((await wrong.json()) as { message: string }).message).toMatch(/\p{Script=Han}/u);
    await client.post('/api/login?lng=zh', { ...given, staffLanguage: 'zh' });
    expect(await languageOf(user.id)).toBe('zh');

    const colleague = newClient(app);
    colleague.cookies.set('staff_lng', 'en');
    await colleague.post('/api/login', given);
    expect(await languageOf(user.id)).toBe('zh');
    expect(colleague.cookies.get('staff_lng')).toBe('zh');
  });

  test('of the sign-in page is that of the browser, and a choice is remembered', async () => {
    const client = newClient(app, { 'accept-language': 'zh-CN,fr;q=0.5' });
    expect(headingOf(await (await client.get('/staffbiz-access')).text())).toBe('员工入口');
    await client.get('/admin/login?lng=en');
    expect(headingOf(await (await client.get('/admin/login')).text())).toBe('Staff portal');
  });
});

test('a call from the admin area answers errors in its language, one of the public side in that of the page', async () => {
  const { client } = await inChinese();
  client.cookies.set('lng', 'es');
  const refused = await sendJson(client, 'POST', '/api/invitations', { email: 'none' });
  const { fields } = (await refused.json()) as { fields: Record<string, string> };
  expect(fields['email']).toBe(validation.emailInvalid);
  const gone = await client.get('/api/contact/00000000-0000-4000-8000-000000000000');
  expect(((await gone.json()) as { message: string }).message).toMatch(/\p{Script=Han}/u);
  const open = await client.get('/api/blog/no-such-post');
  expect(((await open.json()) as { message: string }).message).not.toMatch(/\p{Script=Han}/u);
});

test('countries in the inbox are called as the reader calls them', async () => {
  const { client } = await inChinese();
  const { id } = await createContactMessage(app.db, { country: 'CI' });
  const { message } = await client.read<{ message: { countryName: string } }>(`/api/contact/${id}`);
  expect(message.countryName).toBe('科特迪瓦');
});

test('mails to the staff are in the language of each', async () => {
  const { client } = await inChinese({ email: 'wei@staff.example' });
  await createAccount(app, { email: 'grace@staff.example' });
  const daily = await createAccount(app, {
    email: 'lin@staff.example',
    staffLanguage: 'zh',
    contactMail: 'daily',
  });
  await newClient(app, { 'accept-language': 'fr' }).post('/api/contact', {
    fullName: 'Awa Ndiaye',
    email: 'awa@example.sn',
    country: 'SN',
    message: 'Bonjour, je cherche des chaussures.',
  });
  await queueDigests(app.db, app.services.jobs, new Date(Date.now() + 60_000), 'https://baobab.test');
  await client.post('/api/invitations', { role: 'super_admin', email: 'new@staff.example' });
  await client.post(`/api/users/${daily.id}/reset-link`);
  const mails = await app.db.select().from(outboxMails);
  const told = (recipient: string, kind: string) =>
    mails.find((one) => one.recipient === recipient && one.kind === kind)!;

  const notice = told('wei@staff.example', 'contact_notice');
  expect(notice).toMatchObject({
    language: 'zh',
    subject: mail.notice.subject.replace('{name}', 'Awa Ndiaye'),
  });
  expect(notice.textBody).toContain('塞内加尔');
  expect(told('grace@staff.example', 'contact_notice').subject).toBe('New message from Awa Ndiaye');
  expect(told('lin@staff.example', 'contact_digest').textBody).toContain(mail.digest.why);
  expect(told('new@staff.example', 'invitation').textBody).toContain('超级管理员');
  expect(told('lin@staff.example', 'password_reset').textBody).toContain(mail.reset.open);
});
