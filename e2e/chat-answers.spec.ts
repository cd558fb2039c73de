import { randomUUID } from 'node:crypto';
import type { Browser, WebSocketRoute } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { en } from '#shared/i18n/en/index.ts';
import { thread } from './support/chat-panel.ts';
import { origin, type SignedInRole, staffTokens } from './support/site.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

/** Answers of the staff that arrive late or are refused: nothing that follows from them happens before they arrive. */

const { chat } = admin;
const reply = (page: Page) => page.getByRole('textbox', { name: chat.reply.split('{')[0]! });
const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const button = (page: Page, name: string) => thread(page).getByRole('button', { name, exact: true });
const sendAndResolve = (page: Page) => page.getByRole('button', { name: chat.sendResolve });

/** A customer who has written once, and can write again. */
async function customer(browser: Browser, name: string) {
  const context = await browser.newContext();
  const write = async (message: string) => {
    const answer = await context.request.post(`${origin}/chat`, {
      headers: { origin },
      form: { name, message, key: randomUUID() },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
  };
  await write(`Hello from ${name}`);
  return { write };
}

/**
 * The conversation of a customer, opened by a staff member in a browser of their own. `hold` keeps back the messages
 * that it sends until the returned function is called.
 */
async function desk(browser: Browser, name: string, role: SignedInRole = 'admin') {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens[role], url: origin, httpOnly: true }]);
  const page = await context.newPage();
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/\/ws(\?|$)/, (link: WebSocketRoute) => {
    const server = link.connectToServer();
    link.onMessage((frame) => {
      const send = () => server.send(frame);
      if (held && String(frame).includes('"message"')) held.push(send);
      else send();
    });
  });
  await page.goto(`/admin/chat?search=${encodeURIComponent(name)}`);
  await untilHydrated(page);
  await page.getByRole('link').filter({ hasText: name }).first().click();
  await expect(bubble(page, `Hello from ${name}`)).toBeVisible();
  const known = await context.request.get(`/api/conversations?search=${name}`);
  const [{ id }] = (await known.json()) as [{ id: string }];
  return {
    page,
    context,
    hold: () => {
      held = [];
      return () => {
        const waiting = held ?? [];
        held = null;
        for (const send of waiting) send();
      };
    },
    setStatus: async (status: string) => {
      const change = { headers: { origin }, data: { status } };
      expect((await context.request.put(`/api/conversations/${id}`, change)).status()).toBe(200);
    },
    read: async () => {
      const answer = await context.request.get(`/api/conversations/${id}`);
      return ((await answer.json()) as { conversation: { status: string; code: string } }).conversation;
    },
  };
}

test('“Send and resolve” resolves when the answer has arrived, not before', async ({ browser }) => {
  const name = `Resolve${Date.now()}`;
  await customer(browser, name);
  const { page, context, hold, read } = await desk(browser, name);
  const release = hold();
  await reply(page).fill('From Ningbo');
  await sendAndResolve(page).click();
  await expect(bubble(page, 'From Ningbo')).toContainText(chat.queued);
  // A whole round trip later it is still open.
  await page.reload();
  await expect(bubble(page, 'From Ningbo')).toContainText(chat.queued);
  expect((await read()).status).toBe('active');
  release();
  await expect(bubble(page, 'From Ningbo')).toContainText(chat.sent);
  await expect(button(page, chat.reopen)).toBeVisible();
  await context.close();
});

test(
  '“Send and resolve” leaves open what the answer does not reach, with the text',
  slowTest,
  async ({ browser }) => {
    const name = `Refused${Date.now()}`;
    await customer(browser, name);
    const [one, other] = [await desk(browser, name), await desk(browser, name, 'super_admin')];
    await reply(one.page).fill('From Ningbo');
    await reply(other.page).fill('From Shanghai');
    await reply(other.page).press('Enter');
    await expect(bubble(one.page, 'From Shanghai')).toBeVisible();
    await sendAndResolve(one.page).click();
    const refused = bubble(one.page, en.errors.answered_meanwhile);
    await expect(refused).toContainText('From Ningbo');
    await one.page.reload();
    await expect(refused).toContainText('From Ningbo');
    expect((await one.read()).status).toBe('active');
    await expect(button(one.page, chat.resolve)).toBeVisible();
    await refused.getByRole('button', { name: chat.sendAnyway }).click();
    await expect(bubble(other.page, 'From Ningbo')).toBeVisible();
    await expect(button(one.page, chat.reopen)).toBeVisible();
    for (const { context } of [one, other]) await context.close();
  },
);

test(
  'an answer to a conversation that was ended is shown as refused at once, and can be sent after all',
  slowTest,
  async ({ browser }) => {
    const name = `Ended${Date.now()}`;
    await customer(browser, name);
    const { page, context, hold, setStatus } = await desk(browser, name);
    const release = hold();
    await reply(page).fill('From Ningbo');
    await reply(page).press('Enter');
    await expect(bubble(page, 'From Ningbo')).toContainText(chat.queued);
    await setStatus('closed');
    release();
    const refused = bubble(page, 'From Ningbo');
    await expect(refused.getByRole('alert')).toContainText(chat.closedText);
    await button(page, chat.reopen).click();
    await expect(reply(page)).toBeVisible();
    await refused.getByRole('button', { name: chat.sendAnyway }).click();
    await expect(refused).toContainText(chat.sent);
    await context.close();
  },
);

test(
  'an answer that is refused after its conversation was left is announced, with a way back to it',
  slowTest,
  async ({ browser }) => {
    const name = `Left${Date.now()}`;
    await customer(browser, name);
    const { page, context, hold, setStatus } = await desk(browser, name);
    hold();
    await reply(page).fill('From Ningbo');
    await reply(page).press('Enter');
    await expect(bubble(page, 'From Ningbo')).toContainText(chat.queued);
    await setStatus('closed');
    const other = await context.newPage();
    await page.close();
    await other.goto('/admin/dashboard');
    await untilHydrated(other);
    // Screen readers get a second copy of the notice.
    await expect(
      other.getByText(chat.notSent.replace('{reason}', chat.closedText), { exact: true }).first(),
    ).toBeVisible();
    await other.getByRole('link', { name: chat.openAssigned }).click();
    await expect(bubble(other, 'From Ningbo')).toContainText(chat.closedText);
    await context.close();
  },
);

test(
  'an answer to a conversation that was erased is announced with its text, and not tried for ever',
  slowTest,
  async ({ browser }) => {
    const name = `Erased${Date.now()}`;
    await customer(browser, name);
    const { page, context, hold, read } = await desk(browser, name, 'super_admin');
    hold();
    await reply(page).fill('From Ningbo');
    await reply(page).press('Enter');
    await expect(bubble(page, 'From Ningbo')).toContainText(chat.queued);
    const query = { by: 'contact', value: (await read()).code };
    const other = await context.newPage();
    await page.close();
    const ask = async (what: string, more: object = {}) => {
      const call = { headers: { origin }, data: { ...query, ...more } };
      const answer = await context.request.post(`/api/personal-data/${what}`, call);
      expect(answer.status()).toBe(200);
      return (await answer.json()) as { name: string; seal: string };
    };
    const { name: confirmation, seal } = await ask('find');
    await ask('erase', { seal, confirmation });
    await other.goto('/admin/dashboard');
    await untilHydrated(other);
    await expect(other.getByText(/^Not sent: /).first()).toBeVisible();
    await expect(other.getByText('From Ningbo').first()).toBeVisible();
    await context.close();
  },
);
