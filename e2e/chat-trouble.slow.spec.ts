import type { Browser, WebSocketRoute } from '@playwright/test';
import { closeCodes } from '#shared/conversations/chat-rules.ts';
import { admin } from '#shared/i18n/en/admin.ts';
import { chat as english } from '#shared/i18n/en/chat.ts';
import { maxChatMessage } from '#shared/conversations/chat-limits.ts';
import {
  box,
  bubbles,
  inboxRows,
  openChat,
  panel,
  pill,
  replies,
  replyBox,
  thread,
  wordsOf,
  write,
} from './support/chat-panel.ts';
import { chatLink } from './support/parts.ts';
import { origin, type SignedInRole, staffTokens } from './support/site.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';

/** Unusual browsers, connections and sessions: the visitor's messages must arrive nevertheless. */

const bubble = (page: Page, text: string) => bubbles(page).filter({ hasText: text });

test('a tab that has no conversation does not hold up what another one sends', async ({ page, context }) => {
  await page.addInitScript(() => {
    localStorage.setItem('chat_session', JSON.stringify({ timestamp: Date.now() }));
  });
  const current = page.waitForResponse('**/api/conversations/current');
  await page.goto('/about');
  await current;
  const other = await context.newPage();
  await other.goto('/process');
  await openChat(other);
  await write(other, 'From the second tab');
  await expect(bubble(other, 'From the second tab')).toContainText(english.sent);
});

test('where nothing can be stored, each of two tabs sends what it has', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('/about');
  await openChat(page);
  await write(page, 'From the first');
  await expect(bubble(page, 'From the first')).toContainText(english.sent);
  const other = await context.newPage();
  await other.goto('/process');
  await openChat(other);
  await write(other, 'From the second');
  await expect(bubble(other, 'From the second')).toContainText(english.sent);
  await expect(bubble(page, 'From the second')).toContainText(english.sent);
});

test('when the session has ended, Retry sends the message into a new conversation', async ({
  page,
  context,
}) => {
  const links: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws(\?|$)/, (link) => {
    links.push(link);
    link.connectToServer();
  });
  await page.goto('/about');
  await openChat(page);
  await write(page, 'With a session');
  await expect(bubble(page, 'With a session')).toContainText(english.sent);
  await context.clearCookies();
  await links.at(-1)!.close({ code: closeCodes.refused });
  await write(page, 'Without one');
  await expect(panel(page).getByRole('alert')).toContainText(english.exhausted);
  await panel(page).getByRole('button', { name: english.retry }).click();
  await expect(bubble(page, 'Without one')).toContainText(english.sent);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

test('a text that is too long is not cut; Arabic is written from the right; the focus stays in the window', async ({
  page,
}) => {
  const lines = Array.from({ length: 1000 }, (_, at) => `line ${at}`).join('\n');
  await page.goto('/about');
  await openChat(page);
  await box(page).focus();
  await page.keyboard.insertText(lines);
  await expect(box(page)).toHaveValue(lines);
  await expect(panel(page).getByRole('alert')).toHaveText(
    english.tooLong.replace('{max}', maxChatMessage.toLocaleString('en-US')),
  );
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue(lines);
  await expect(bubbles(page)).toHaveCount(0);
  await write(page, 'مرحبا كم سعر 500 قطعة؟');
  await expect(wordsOf(page)).toHaveCSS('direction', 'rtl');
  for (let at = 0; at < 12; at++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
    );
    expect(isOutside).toBe(false);
  }
  await box(page).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(pill(page)).toBeFocused();
});

test('in a browser without sockets the button leads to the page that needs none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'));
  await page.goto('/about');
  await chatLink(page).click();
  await page.waitForURL('**/chat');
  await page.getByLabel(english.placeholder).fill(`${'Hello\n'.repeat(330)}end`);
  await page.getByRole('button', { name: english.send, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'end' })).toContainText(english.sent);
  await expect(panel(page)).toHaveCount(0);
});

test('where a proxy lets no socket through, the panel leads to the page that needs none', async ({
  page,
}) => {
  await page.clock.install();
  await page.routeWebSocket(/\/ws/, (socket) => void socket.close({ code: closeCodes.tryLater }));
  await page.goto('/about');
  await chatLink(page).click();
  await expect(panel(page)).toBeVisible();
  const way = panel(page).getByRole('link', { name: english.writePlainly });
  // The panel waits between its attempts, longer each time: twenty seconds in total.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(way).toBeVisible({ timeout: 500 });
  }).toPass();
  await way.click();
  await page.waitForURL('**/chat');
  await page.getByLabel(english.placeholder).fill('No socket comes through here');
  await page.getByRole('button', { name: english.send, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'No socket' })).toContainText(english.sent);
  await expect(panel(page)).toHaveCount(0);
});

test('what one of the staff could not send does not go out in the name of another', async ({
  page,
  browser,
}) => {
  const text = `Which port? ${Date.now()}`;
  await page.goto('/about');
  await openChat(page);
  await write(page, text);
  await expect(bubble(page, text)).toContainText(english.sent);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await context.newPage();
  const unsent = replies(desk).filter({ hasText: 'Of the first' });
  const open = async (role: SignedInRole) => {
    await context.addCookies([
      { name: 'baobab_staff', value: staffTokens[role], url: origin, httpOnly: true },
    ]);
    await desk.goto(`/admin/chat?search=${encodeURIComponent(text)}`);
    await untilHydrated(desk);
    await inboxRows(desk).getByRole('link').click();
    await expect(replies(desk).filter({ hasText: text })).toBeVisible();
  };
  await open('admin');
  await context.setOffline(true);
  const reply = replyBox(desk);
  await reply.fill('Of the first');
  await reply.press('Enter');
  await expect(unsent).toContainText(admin.chat.queued);
  // The network comes back only after the page is closed and another user has signed in.
  await desk.goto('about:blank').catch(() => {});
  await context.setOffline(false);
  await open('super_admin');
  await expect(thread(desk).getByRole('status').filter({ hasText: admin.chat.connected })).toHaveCount(1);
  await write(page, 'Still there?');
  await expect(replies(desk).filter({ hasText: 'Still there?' })).toBeVisible();
  await expect(unsent).toHaveCount(0);
  // It goes out although its writer is elsewhere.
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  await desk.goto('/admin/dashboard');
  await expect(bubble(page, 'Of the first')).toBeVisible();
  await context.close();
});

/** The conversation with this message, opened by a staff member in a browser of their own. */
async function openDesk(browser: Browser, text: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const cookie = { name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true };
  await context.addCookies([cookie]);
  const desk = await context.newPage();
  await desk.goto(`/admin/chat?search=${encodeURIComponent(text)}`);
  await untilHydrated(desk);
  await inboxRows(desk).getByRole('link').click();
  await expect(replies(desk).filter({ hasText: text })).toBeVisible();
  return { context, desk };
}

test('answers that come while a minimised chat has no connection are counted once it is back', async ({
  page,
  context,
  browser,
  problems,
}) => {
  problems.expect(/WebSocket connection/);
  const text = `Away ${Date.now()}`;
  await page.goto('/about');
  await openChat(page);
  await write(page, text);
  await expect(bubble(page, text)).toContainText(english.sent);
  const { context: office, desk } = await openDesk(browser, text);
  const answer = async (words: string) => {
    await replyBox(desk).fill(words);
    await replyBox(desk).press('Enter');
    await expect(replies(desk).filter({ hasText: words })).toContainText(admin.chat.sent);
  };
  await panel(page).getByRole('button', { name: english.minimise }).click();
  await answer('With a connection');
  await expect(pill(page).getByText('1', { exact: true })).toBeVisible();
  const failed = page.waitForEvent('console', (message) => message.text().includes('WebSocket connection'));
  await context.setOffline(true);
  await failed;
  await answer('Two dollars');
  await answer('A dollar for a thousand');
  await context.setOffline(false);
  await expect(pill(page).getByText('3', { exact: true })).toBeVisible({ timeout: 30_000 });
  await pill(page).click();
  await expect(bubble(page, 'Two dollars')).toBeVisible();
  await office.close();
});
