import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { chat as texts } from '#shared/i18n/en/chat.ts';
import { bubbles, openChat, panel, write } from './support/chat-panel.ts';
import { origin } from './support/site.ts';
import { expect, type Page, test } from './support/test.ts';

/** The link of a conversation in which something was written in another browser. */
async function linkOf(browser: Browser, message: string): Promise<string> {
  const { request } = await browser.newContext();
  const form = { name: 'Awa', message, key: randomUUID() };
  await request.post(`${origin}/chat`, { headers: { origin }, form, maxRedirects: 0 });
  const answer = await request.get(`${origin}/api/conversations/current`);
  return ((await answer.json()) as { conversation: { resumePath: string } }).conversation.resumePath;
}

const question = (page: Page) => page.getByRole('heading', { name: texts.resumeTitle });

test('asks first, and then shows its conversation in the panel', async ({ page, browser }) => {
  const link = await linkOf(browser, 'Written on the other phone');
  await page.goto('/about');
  await openChat(page);
  await write(page, 'Written here');
  await expect(bubbles(page)).toContainText(texts.sent);
  await page.goto(link);
  await expect(question(page)).toBeVisible();
  await page.getByRole('link', { name: texts.resumeNot }).tap();
  await expect(bubbles(page)).toContainText('Written here');

  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: texts.continueHere }).tap();
  await expect(page).toHaveURL('/chat');
  await expect(bubbles(page)).toContainText('Written on the other phone');
  // The link of the conversation that is open already asks nothing.
  await page.goto(link);
  await expect(page).toHaveURL('/chat');
  await expect(panel(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('asks first, and then shows its conversation on the page', async ({ page, browser }) => {
    const link = await linkOf(browser, 'Written on the other phone');
    await page.goto(link);
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: texts.continueHere }).tap();
    await expect(page.getByRole('listitem').filter({ hasText: 'Written on the other phone' })).toBeVisible();
  });
});
