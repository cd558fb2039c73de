import { randomUUID } from 'node:crypto';
import type { ConversationQuery, InboxConversation } from '#shared/chat-inbox.ts';
import type { InboxMessage } from '#shared/contact-inbox.ts';
import { admin } from '#shared/i18n/zh/admin.ts';
import { register, signIn } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false });

const chats = 15;
/** The contact form takes only so many from one address, and other journeys write too. */
const messages = 4;

/** What a person without a mouse does: opens the first, and answers and resolves one after the other. */
async function answerAll(page: Page, count: number, sendKey: string): Promise<void> {
  const title = page.locator('#thread-title');
  const reply = page.locator('.inbox-thread .reply-field').first();
  await page.keyboard.press('j');
  for (let i = 1; i <= count; i++) {
    await expect(title).toBeVisible();
    const name = await title.innerText();
    await page.keyboard.press('r');
    await expect(reply).toBeFocused();
    await page.keyboard.type('谢谢，今天给您报价。');
    await page.keyboard.press(sendKey);
    await expect(reply).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(reply).not.toBeFocused();
    await page.keyboard.press('e');
    if (i < count) await expect(title).not.toHaveText(name);
  }
}

test('a morning by keyboard only, in Chinese: chats and messages are answered and resolved', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const staff = { headers: { origin, cookie: `baobab_staff=${staffTokens.super_admin}` } };
  const made = await request.post('/api/invitations', { ...staff, data: { role: 'admin' } });
  const { link } = (await made.json()) as { link: string };
  const [username, password] = [`keys-${Date.now()}`, 'a long secret of keys'];
  await register(page, link, username, password);
  await signIn(page, username, password);
  const chosen = await page.request.put('/api/account/language', {
    headers: { origin },
    data: { staffLanguage: 'zh' },
  });
  expect(chosen.ok()).toBe(true);
  const stamp = `Morning${Date.now()}`;
  // Each without cookies: a customer of their own.
  const write = async (path: string, body: URLSearchParams | string, type?: string) => {
    const headers = { origin, ...(type ? { 'content-type': type } : {}) };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', redirect: 'manual', headers, body });
    expect(answer.status).toBeLessThan(400);
  };
  for (let i = 0; i < chats; i++)
    await write('/chat', new URLSearchParams({ name: `${stamp} ${i}`, message: '价格?', key: randomUUID() }));
  for (let i = 0; i < messages; i++) {
    const message = {
      fullName: `${stamp} ${i}`,
      email: `m${i}@${stamp}.example`,
      country: 'KE',
      message: '价格?',
    };
    await write('/api/contact', JSON.stringify(message), 'application/json');
  }

  await page.goto(`/admin/chat?search=${stamp}`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.chat.title);
  await answerAll(page, chats, 'Enter');
  const open = async () => {
    const status: ConversationQuery['status'] = 'all';
    const found = await request.get('/api/conversations', { ...staff, params: { search: stamp, status } });
    return ((await found.json()) as InboxConversation[]).filter(
      (one) => one.status !== 'resolved' || one.needsReplySince !== null,
    ).length;
  };
  await expect.poll(open).toBe(0);

  await page.goto(`/admin/contact-messages?search=${stamp}`);
  await untilHydrated(page);
  await answerAll(page, messages, 'Control+Enter');
  const unresolved = async () => {
    const found = await request.get('/api/contact', { ...staff, params: { search: stamp } });
    return ((await found.json()) as InboxMessage[]).filter(({ status }) => status !== 'resolved').length;
  };
  await expect.poll(unresolved).toBe(0);
});
