import type { Browser, BrowserContext, WebSocketRoute } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { chat as english } from '#shared/i18n/en/chat.ts';
import { en } from '#shared/i18n/en/index.ts';
import { chat as french } from '#shared/i18n/fr/chat.ts';
import { firstReconnectMs, heartbeatMs } from '#shared/conversations/chat-limits.ts';
import { expectAccessible } from './support/accessible.ts';
import {
  bubbles,
  connection,
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
import { chatLink, opener } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, findProduct, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const inbox = admin.chat;

/** A page of a staff member in a separate browser. */
async function staffPage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  return { context, page: await context.newPage() };
}

/** Opens a conversation in the inbox by its customer's text. */
async function openConversation(page: Page, text: string): Promise<void> {
  await page.goto(`/admin/chat?search=${encodeURIComponent(text)}`);
  await untilHydrated(page);
  await inboxRows(page).getByRole('link').click();
  await expect(replies(page).filter({ hasText: text })).toBeVisible();
}

test('visitor and staff talk: receipts, typing, badge, resolve', async ({ page, browser }) => {
  const hello = `Hello, 500 pieces? ${Date.now()}`;
  await page.goto('/products');
  await openChat(page);
  await expectAccessible(page, 'an open chat');
  await write(page, hello);
  await expect(bubbles(page).filter({ hasText: hello })).toContainText(english.sent);

  const staff = await staffPage(browser);
  await openConversation(staff.page, hello);
  await expectAccessible(staff.page, 'an open conversation');
  await expect(bubbles(page).filter({ hasText: hello })).toContainText(english.received);

  const reply = replyBox(staff.page);
  await reply.pressSequentially('Good morning');
  await expect(panel(page).getByText(english.typing.replace('{name}', ''))).toBeVisible();
  await reply.press('Enter');
  await expect(bubbles(page).filter({ hasText: 'Good morning' })).toBeVisible();
  await expect(replies(staff.page).filter({ hasText: 'Good morning' })).toContainText(inbox.read);

  await test.step('with the panel put aside by Back, the badge counts', async () => {
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/products$/);
    await reply.fill('One more thing');
    await reply.press('Enter');
    await expect(pill(page)).toContainText('1');
    await pill(page).click();
    await expect(bubbles(page).filter({ hasText: 'One more thing' })).toBeVisible();
    await expect(replies(staff.page).filter({ hasText: 'One more' })).toContainText(inbox.read);
  });

  await test.step('resolved, it opens again when the visitor writes', async () => {
    await thread(staff.page).getByRole('button', { name: inbox.resolve, exact: true }).click();
    await expect(thread(staff.page).getByRole('button', { name: inbox.reopen })).toBeVisible();
    await write(page, 'Thank you!');
    await expect(thread(staff.page).getByRole('button', { name: inbox.resolve, exact: true })).toBeVisible();
  });
  await staff.context.close();
});

test('nothing is lost while the network is away, over a reload, and in two tabs', async ({
  page,
  context,
  browser,
  problems,
}) => {
  problems.expect(/WebSocket connection/);
  const first = `First ${Date.now()}`;
  // A page without slides, which would load pictures meanwhile.
  await page.goto('/about');
  await openChat(page);
  await write(page, first);
  await expect(bubbles(page).filter({ hasText: first })).toContainText(english.sent);
  const staff = await staffPage(browser);
  await openConversation(staff.page, first);

  await context.setOffline(true);
  await write(page, 'Written without a network');
  await write(page, 'And a second');
  await expect(bubbles(page).filter({ hasText: 'Written without' })).toContainText(english.queued);
  const reply = replyBox(staff.page);
  await reply.fill('An answer meanwhile');
  await reply.press('Enter');
  await expect(replies(staff.page).filter({ hasText: 'An answer' })).toContainText(inbox.sent);
  await page.waitForEvent('console', (message) => message.text().includes('WebSocket connection'));
  await context.setOffline(false);
  await page.reload();
  const other = await context.newPage();
  await other.goto('/process');
  await openChat(other);
  const texts = [first, 'An answer meanwhile', 'Written without a network', 'And a second'];
  for (const tab of [page, other]) {
    await expect(panel(tab)).toBeVisible();
    await expect(wordsOf(tab)).toHaveText(texts);
  }
  await expect(replies(staff.page).getByRole('paragraph')).toHaveText(texts);
  await staff.context.close();
});

test('a link that died without a word is given up within two beats', slowTest, async ({ page }) => {
  const links: WebSocketRoute[] = [];
  let isDead = false;
  let onAnswer = () => {};
  await page.routeWebSocket(/\/ws(\?|$)/, (link) => {
    const server = link.connectToServer();
    const isSilent = () => isDead && link === links[0];
    links.push(link);
    link.onMessage((message) => (isSilent() ? undefined : server.send(message)));
    server.onMessage((message) => {
      if (isSilent()) return;
      link.send(message);
      if (String(message).includes('"pong"')) onAnswer();
    });
  });
  await page.clock.install();
  await page.goto('/about');
  await openChat(page);
  await write(page, 'Before');
  await expect(bubbles(page).filter({ hasText: 'Before' })).toContainText(english.sent);

  // From here on only the test advances the time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const answered = new Promise<void>((resolve) => (onAnswer = resolve));
  await page.clock.runFor(heartbeatMs);
  await answered;
  isDead = true;
  await write(page, 'Into the dead link');
  await expect(bubbles(page).filter({ hasText: 'Into the dead link' })).toContainText(english.queued);
  await page.clock.runFor(heartbeatMs * 2);
  await expect(connection(page)).not.toBeEmpty();
  // The pause is random, up to twice as long.
  await page.clock.runFor(2 * firstReconnectMs);
  await expect(bubbles(page).filter({ hasText: 'Into the dead link' })).toContainText(english.sent);
  expect(links).toHaveLength(2);
});

test('in French on a phone: the product with one tap, the visitor’s details, a code for another phone', async ({
  browser,
  request,
}) => {
  const product = await findProduct(request, 'ballet flats');
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
  const page = await phone.newPage();
  await page.goto(`/product/${product.id}`);
  await openChat(page);
  const width = await panel(page).evaluate((element) => [element.scrollWidth, innerWidth]);
  expect(width[0]).toBe(width[1]);
  await panel(page).getByText(french.about, { exact: true }).click();
  await panel(page).getByLabel(french.name).fill('Aminata Exemple');
  await panel(page).getByLabel(french.email).fill('aminata@buyer.example');
  await panel(page).getByRole('button', { name: french.save, exact: true }).click();
  await expect(panel(page).getByText(french.saved.replace('{name}', 'Aminata Exemple'))).toBeVisible();
  await panel(page)
    .getByRole('button', { name: french.askProduct.split('{')[0] })
    .click();
  const card = bubbles(page).first().getByRole('link');
  await expect(card).toHaveAttribute('href', `/product/${product.id}`);
  await expect(card).toContainText('Commande min.');
  await expect(bubbles(page).first()).not.toContainText(product.id);
  const code = (await opener(panel(page), french.code.split('{')[0]).textContent())!.split(': ')[1]!;

  const staff = await staffPage(browser);
  await staff.page.goto(`/admin/chat?search=${code}`);
  await untilHydrated(staff.page);
  await inboxRows(staff.page).getByRole('link').click();
  await expect(thread(staff.page).getByRole('heading', { level: 2 })).toHaveText('Aminata Exemple');
  await expect(thread(staff.page).getByRole('complementary')).toContainText(product.name);
  await expect(thread(staff.page).getByRole('complementary')).toContainText('aminata@buyer.example');
  await expect(thread(staff.page).getByRole('article').getByRole('link')).toContainText('Min. order');

  const elsewhere = await browser.newContext({ locale: 'fr-FR' });
  const second = await elsewhere.newPage();
  await second.goto('/');
  await openChat(second);
  await panel(second).getByText(french.haveCode).click();
  await panel(second).getByLabel(french.enterCode).fill('0000-0000');
  await panel(second).getByRole('button', { name: french.continueHere }).click();
  await expect(panel(second).getByRole('alert')).toBeVisible();
  await panel(second).getByLabel(french.enterCode).fill(code.toLowerCase());
  await panel(second).getByRole('button', { name: french.continueHere }).click();
  await expect(bubbles(second).first().getByRole('link')).toHaveAttribute('href', `/product/${product.id}`);
  await expect(panel(second).getByLabel(french.enterCode)).toBeHidden();
  for (const context of [phone, elsewhere, staff.context]) await context.close();
});

test('a picture and a document arrive; nobody else can read them', async ({ page, browser, problems }) => {
  problems.expect(/400 \(Bad Request\).*upload/);
  const text = `Photos ${Date.now()}`;
  await page.goto('/');
  await openChat(page);
  await write(page, text);
  await panel(page)
    .getByLabel(english.attach)
    .setInputFiles([
      { name: 'sample.txt', mimeType: 'text/plain', buffer: Buffer.from('Order list') },
      {
        name: 'dot.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
      },
    ]);
  const send = panel(page).getByRole('button', { name: english.send, exact: true });
  await send.click();
  const file = bubbles(page).getByRole('link', { name: 'sample.txt' });
  await expect(file).toBeVisible();
  await expect(bubbles(page).getByRole('img', { name: 'dot.webp' })).toBeVisible();
  await expect(panel(page).getByText(`${english.uploaded}. ${english.uploadedText}`)).toBeVisible();
  await panel(page)
    .getByLabel(english.attach)
    .setInputFiles([{ name: 'evil.html.png', mimeType: 'image/png', buffer: Buffer.from([0, 1, 2, 3]) }]);
  await send.click();
  await expect(bubbles(page).filter({ hasText: english.uploadFailed })).toContainText(english.fileInvalid);
  await bubbles(page)
    .filter({ hasText: english.uploadFailed })
    .getByRole('button', { name: english.discard })
    .click();

  const staff = await staffPage(browser);
  await openConversation(staff.page, text);
  await expect(thread(staff.page).getByRole('link', { name: 'sample.txt' })).toBeVisible();
  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  const address = (await file.getAttribute('href'))!;
  expect((await visit.request.get(address)).status()).toBe(404);
  const mine = await page.request.get(address);
  expect(mine.headers()['content-disposition']).toContain('attachment');
  expect(mine.headers()['x-content-type-options']).toBe('nosniff');
  expect(await mine.text()).toBe('Order list');
  expect(
    (await page.request.get('/api/conversations/00000000-0000-4000-8000-000000000000/messages')).status(),
  ).toBe(404);
  await stranger.close();
  await staff.context.close();
});

test(
  'the phrasebook by keyboard; what is open is not sent; a second answer is asked about',
  slowTest,
  async ({ page, browser }) => {
    const text = `Which port? ${Date.now()}`;
    await page.goto('/?lng=fr');
    await openChat(page);
    await write(page, text);
    const staff = await staffPage(browser);
    await openConversation(staff.page, text);
    const reply = replyBox(staff.page);
    await reply.fill('/');
    await expect(reply).toHaveRole('combobox');
    await expect(reply).toHaveAttribute('aria-autocomplete', 'list');
    const phrases = thread(staff.page).getByRole('listbox', { name: admin.chat.phrases });
    await reply.press('ArrowDown');
    const second = (await phrases.getByRole('option', { selected: true }).getAttribute('id'))!;
    await expect(phrases.getByRole('option').nth(1)).toHaveAttribute('id', second);
    await expect(reply).toHaveAttribute('aria-activedescendant', second);
    await reply.pressSequentially('quote');
    await expect(phrases.getByRole('option')).toHaveCount(1);
    await expect(thread(staff.page).getByText('1 suggestion', { exact: true })).toBeAttached();
    await reply.press('Enter');
    // In the customer's language; the conversation has no product, so one placeholder stays open.
    await expect(reply).toHaveValue(/Bonjour[\s\S]*\{product\}/);
    await reply.press('Enter');
    await expect(staff.page.getByText(/\{product\}/).first()).toBeVisible();
    await expect(reply).toHaveValue(/\{product\}/);
    await reply.fill('Port de Ningbo');

    const colleague = await staffPage(browser);
    await colleague.context.clearCookies();
    await colleague.context.addCookies([
      { name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true },
    ]);
    await staff.context.setOffline(true);
    await openConversation(colleague.page, text);
    const otherReply = replyBox(colleague.page);
    await otherReply.fill('Shanghai');
    await otherReply.press('Enter');
    await expect(bubbles(page).filter({ hasText: 'Shanghai' })).toBeVisible();
    await reply.press('Enter');
    await staff.context.setOffline(false);
    const refused = replies(staff.page).filter({ hasText: en.errors.answered_meanwhile });
    await expect(refused).toBeVisible({ timeout: 30_000 });
    await refused.getByRole('button', { name: inbox.sendAnyway }).click();
    await expect(bubbles(page).filter({ hasText: 'Port de Ningbo' })).toBeVisible();
    await staff.context.close();
    await colleague.context.close();
  },
);

test('notes save themselves, and those of two people are never lost', slowTest, async ({ page, browser }) => {
  const text = `Notes ${Date.now()}`;
  await page.goto('/');
  await openChat(page);
  await write(page, text);
  await expect(bubbles(page)).toContainText([english.sent]);
  const [one, other] = [await staffPage(browser), await staffPage(browser)];
  await openConversation(one.page, text);
  await openConversation(other.page, text);
  const notes = (at: Page) => thread(at).getByLabel(inbox.notes);
  const status = (at: Page, state: string) => thread(at).getByText(state, { exact: true });

  // One user types while the other's notes are being loaded.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await one.page.route(/\/api\/conversations\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await notes(one.page).fill('Wants samples ');
  await expect(status(one.page, admin.form.saving)).toBeVisible();
  await notes(other.page).fill('Pays by bank transfer');
  await expect(status(other.page, admin.form.saved)).toBeVisible();
  goOn();
  const conflict = thread(one.page).getByRole('alert');
  await expect(conflict).toContainText('Pays by bank transfer');
  // The user may still be typing.
  await expect(notes(one.page)).toBeFocused();
  await notes(one.page).pressSequentially('. Pays by bank transfer');
  await conflict.getByRole('button', { name: admin.conflict.keepMine }).click();
  await expect(notes(one.page)).toBeFocused();
  await expect(status(one.page, admin.form.saved)).toBeVisible();
  await expect(notes(other.page)).toHaveValue('Wants samples . Pays by bank transfer');
  await one.context.close();
  await other.context.close();
});

test('without scripts the page /chat does it all', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await chatLink(page).click();
  await page.waitForURL('**/chat');
  await page.getByLabel(english.email).fill('not an address');
  await page.getByLabel(english.placeholder).fill('Hello without scripts');
  await page.getByRole('button', { name: english.send, exact: true }).click();
  // The typed text comes back with the error.
  await expect(page.getByLabel(english.placeholder)).toHaveValue('Hello without scripts');
  await page.getByLabel(english.email).fill('');
  await page.getByRole('button', { name: english.send, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hello without scripts' })).toContainText(
    english.sent,
  );
  await context.close();
});
