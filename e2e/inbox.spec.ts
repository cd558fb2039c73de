import type { Locator } from '@playwright/test';
import { readDemo } from '#server/operations/demo/demo-content.ts';
import { admin } from '#shared/i18n/en/admin.ts';
import { unanswered } from './support/answers.ts';
import { opener } from './support/parts.ts';
import { thread } from './support/chat-panel.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, rootElement, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const { inbox } = admin;

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
});

/** Opens the inbox with these filters and waits until it can be used. */
async function open(page: Page, filter = ''): Promise<void> {
  await page.goto(`/admin/contact-messages${filter}`);
  await untilHydrated(page);
}

/** The visible copy of a message; screen readers get a second one in a separate element. */
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });

const replyBox = (page: Page, language = 'English') =>
  thread(page).getByLabel(inbox.yourReply.replace('{language}', language));

async function openMessage(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('link').click();
  await expect(thread(page).getByRole('heading', { level: 2 })).toHaveText(name);
}

test('a French buyer’s message is found, answered from a canned reply, noted, assigned, resolved', async ({
  page,
}) => {
  const name = 'Aïcha Touré-Exemple';
  await open(page);
  await page.getByRole('searchbox').fill('ABIDJAN');
  await page.waitForURL(/search=ABIDJAN/);
  await expect(page.getByRole('heading', { name: '1 message' })).toBeVisible();
  const found = card(page, name);
  for (const badge of [inbox.new, inbox.urgent, 'Français'])
    await expect(found.getByText(badge, { exact: true })).toBeVisible();

  await openMessage(page, name);
  await expect(found.getByText(inbox.unread)).toHaveCount(0);
  await expect(thread(page).getByText('Côte d’Ivoire')).toBeVisible();
  await expect(thread(page).getByRole('link', { name: inbox.whatsApp })).toHaveAttribute(
    'href',
    'https://wa.me/447700900311',
  );
  await expect(thread(page).getByRole('link', { name: /sandales pour enfants/ })).toBeVisible();

  await test.step('a canned reply in the buyer’s language, its open placeholder named', async () => {
    const french = readDemo().cannedReplies.filter(({ language }) => language === 'fr');
    const groups = thread(page).getByLabel(inbox.canned).locator('optgroup');
    await expect(groups.first()).toHaveAttribute('label', 'Français');
    await thread(page).getByLabel(inbox.canned).selectOption({ label: french[1]!.title });
    await thread(page).getByRole('button', { name: inbox.insert }).click();
    await expect(replyBox(page, 'Français')).toHaveValue(
      /^Bonjour Aïcha Touré-Exemple,[^]*Ama Mensah admin$/,
    );
    await expect(thread(page).getByText(inbox.open.replace('{names}', '{product}'))).toBeVisible();
    const text = await replyBox(page, 'Français').inputValue();
    await replyBox(page, 'Français').fill(text.replace('{product}', 'les chaussures'));
    await expect(thread(page).getByText(inbox.draftKept)).toBeVisible();
  });

  await test.step('the same from the phrasebook; Ctrl-Enter does not send what is still open', async () => {
    await replyBox(page, 'Français').fill('/sample');
    const phrases = thread(page).getByRole('listbox', { name: admin.chat.phrases });
    await expect(phrases.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(replyBox(page, 'Français')).toHaveValue(/un échantillon/);
    await page.keyboard.press('Control+Enter');
    await expect(said(page, inbox.open.replace('{names}', '{product}'))).toBeVisible();
    await expect(replyBox(page, 'Français')).toHaveValue(/{product}/);
    const text = await replyBox(page, 'Français').inputValue();
    await replyBox(page, 'Français').fill(text.replace('{product}', 'les chaussures'));
  });

  await test.step('nothing typed is lost', async () => {
    await page.reload();
    await untilHydrated(page);
    await expect(replyBox(page, 'Français')).toHaveValue(/les chaussures/);
  });

  await thread(page).getByRole('button', { name: inbox.send }).click();
  await expect(said(page, inbox.keptTitle)).toBeVisible();
  await expect(said(page, inbox.keptText)).toBeVisible();
  await expect(thread(page).getByText(inbox.mailNotConfigured)).toBeVisible();
  await expect(replyBox(page, 'Français')).toHaveValue('');
  await expect(found.getByText(inbox.replied, { exact: true })).toBeVisible();

  await thread(page).getByLabel(inbox.note).fill('Wants EU sizes.');
  await thread(page).getByRole('button', { name: inbox.addNote }).click();
  await expect(thread(page).getByText('Wants EU sizes.')).toBeVisible();
  await thread(page).getByRole('button', { name: inbox.deleteNote }).click();
  await expect(thread(page).getByText('Wants EU sizes.')).toHaveCount(0);

  await thread(page).getByLabel(inbox.assigned).selectOption({ label: 'Ama Mensah admin' });
  await expect(found.getByText('Ama Mensah admin')).toBeVisible();

  await thread(page).getByRole('button', { name: inbox.resolve, exact: true }).click();
  await expect(said(page, inbox.resolvedTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${inbox.resolve}`) })).toHaveCount(0);
  await expect(thread(page).getByRole('button', { name: inbox.reply, exact: true })).toBeVisible();
  // Reopening is possible even after the five seconds of Undo.
  await thread(page).getByRole('button', { name: inbox.reopen }).click();
  await expect(thread(page).getByRole('button', { name: inbox.resolve, exact: true })).toBeVisible();
  await expect(found.getByText(inbox.replied, { exact: true })).toBeVisible();
});

test(
  'who answers what a colleague has just answered is asked first',
  slowTest,
  async ({ page, problems }) => {
    problems.expect(/409/);
    await open(page);
    await openMessage(page, '示例先生');
    const { searchParams } = new URL(page.url());
    await page.keyboard.press('/');
    await expect(thread(page).getByRole('listbox', { name: admin.chat.phrases })).toBeVisible();
    await replyBox(page, '中文').fill('It takes forty days.');
    // The screen stays out of date, since updates are blocked.
    await page.route('**/api/contact', (route) => route.abort());
    problems.expect(/ERR_FAILED/);
    const answered = await fetch(`${origin}/api/contact/${searchParams.get('message')}/reply`, {
      method: 'POST',
      headers: {
        cookie: `baobab_staff=${staffTokens.super_admin}`,
        origin,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ replyMessage: 'It takes thirty days.' }),
    });
    expect(answered.status).toBe(200);
    await replyBox(page, '中文').press('Control+Enter');
    const warning = thread(page).getByRole('alert');
    await expect(warning).toContainText('It takes thirty days.');
    await expect(replyBox(page, '中文')).toHaveValue('It takes forty days.');
    await thread(page).getByRole('button', { name: inbox.sendAnywayResolve }).click();
    await expect(said(page, inbox.keptTitle)).toBeVisible();
    await expect(warning).toHaveCount(0);
    await expect(thread(page).getByRole('button', { name: inbox.reopen })).toBeVisible();
  },
);

test(
  'a colleague’s answer that arrives while one writes is asked about, and sent by its button only',
  slowTest,
  async ({ page, problems }) => {
    problems.expect(/409/);
    await open(page, '?search=asked');
    await openMessage(page, 'Asked Twice');
    const id = new URL(page.url()).searchParams.get('message');
    await replyBox(page).fill('Forty days.');
    const answered = await fetch(`${origin}/api/contact/${id}/reply`, {
      method: 'POST',
      headers: {
        cookie: `baobab_staff=${staffTokens.super_admin}`,
        origin,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ replyMessage: 'Thirty days.' }),
    });
    expect(answered.status).toBe(200);
    const warning = thread(page).getByRole('alert');
    await expect(warning).toContainText('Thirty days.');
    // The keys may have been pressed before the user saw the warning.
    const refused = page.waitForResponse((response) => response.status() === 409);
    await replyBox(page).press('Control+Enter');
    await refused;
    await expect(replyBox(page)).toHaveValue('Forty days.');
    await thread(page).getByRole('button', { name: inbox.sendAnyway, exact: true }).click();
    await expect(said(page, inbox.keptTitle)).toBeVisible();
  },
);

test('a reply that fails says so and keeps what was typed; tried again, it goes out once', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await open(page);
  await openMessage(page, 'Kofi Sample');
  await replyBox(page).fill('Thirty days.');
  // The first answer is lost on its way back.
  await page.route('**/reply', unanswered);
  await replyBox(page).press('Control+Enter');
  await expect(said(page, admin.common.error)).toBeVisible();
  await expect(said(page, inbox.sendFailed)).toBeVisible();
  await expect(replyBox(page)).toHaveValue('Thirty days.');
  await page.unroute('**/reply');
  await replyBox(page).press('Control+Enter');
  await expect(said(page, inbox.keptTitle)).toBeVisible();
  await expect(thread(page).getByRole('article').filter({ hasText: 'Thirty days.' })).toHaveCount(1);
});

test('marked unread, a message stays so until it is opened again', slowTest, async ({ page }) => {
  await open(page);
  await openMessage(page, 'Inés Prueba');
  const dot = card(page, 'Inés Prueba').getByText(inbox.unread);
  await expect(dot).toHaveCount(0);
  await opener(thread(page), inbox.more).click();
  await thread(page).getByRole('button', { name: inbox.markUnread }).click();
  await expect(dot).toHaveCount(1);
  await expect(page).toHaveTitle(/^\(\d+\) Contact messages$/);
  await openMessage(page, '示例先生');
  await openMessage(page, 'Inés Prueba');
  await expect(dot).toHaveCount(0);
});

test('many are resolved at once', async ({ page }) => {
  await open(page, '?search=bulk');
  await page.getByRole('button', { name: admin.list.selectAll }).click();
  await page.getByRole('group', { name: '2 selected' }).getByRole('button', { name: inbox.resolve }).click();
  await expect(said(page, '2 messages changed.')).toBeVisible();
  for (const name of ['Bulk Alpha', 'Bulk Beta'])
    await expect(card(page, name).getByText(inbox.resolved, { exact: true })).toBeVisible();
});

test('a deleted message disappears; Undo restores it', async ({ page }) => {
  const name = 'Thrown Away';
  await open(page);
  await openMessage(page, name);
  await opener(thread(page), inbox.more).click();
  await thread(page).getByRole('button', { name: inbox.delete }).click();
  await expect(said(page, inbox.deleted.replace('{name}', name))).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: admin.common.undo }).click();
  await expect(card(page, name)).toHaveCount(1);
});

test('a user without a mouse clears the messages', slowTest, async ({ page }) => {
  await open(page, '?search=keyboard&status=new');
  const title = thread(page).getByRole('heading', { level: 2 });
  await page.keyboard.press('j');
  await expect(title).toHaveText('Keyboard One');
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveText('Keyboard Two');
  await page.keyboard.press('k');
  await expect(title).toHaveText('Keyboard One');
  await page.keyboard.press('r');
  await expect(replyBox(page)).toBeFocused();
  // Shortcut letters are plain text while the user types.
  await page.keyboard.type('just jokes, e r u k');
  await expect(title).toHaveText('Keyboard One');
  await page.keyboard.press('Control+Enter');
  await expect(said(page, inbox.keptTitle)).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 messages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();
  await page.keyboard.press('j');
  await expect(title).toHaveText('Keyboard Two');
  await page.keyboard.press('e');
  await expect(said(page, inbox.resolvedTitle)).toBeVisible();
  await expect(title).toHaveText('Keyboard Three');
  await expect(card(page, 'Keyboard Three').getByText(inbox.unread)).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(card(page, 'Keyboard Three').getByText(inbox.unread)).toHaveCount(1);

  await test.step('who speaks to the computer switches the letters off', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: admin.keys.title });
    await help.getByLabel(admin.keys.isOn).uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.getByRole('main').focus();
    await page.keyboard.press('k');
    await page.keyboard.press('e');
    await expect(title).toHaveText('Keyboard Three');
    await expect(card(page, 'Keyboard Three').getByText(inbox.new, { exact: true })).toBeVisible();
  });
});

test(
  'a new message rings and is counted, and takes nothing from what is typed',
  slowTest,
  async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      class Counted extends AudioContext {
        override createOscillator() {
          document.documentElement.dataset['tones'] = String(
            Number(document.documentElement.dataset['tones'] ?? 0) + 1,
          );
          return super.createOscillator();
        }
      }
      window.AudioContext = Counted;
    });
    await open(page);
    await openMessage(page, 'Phone Reader');
    // A page makes no sound before somebody has touched it.
    await replyBox(page).click();
    await replyBox(page).fill('Half a sentence');
    const list = await (await page.request.get('/api/contact')).json();
    // A new message, as it would arrive with the next poll.
    await page.route('**/api/contact', (route) =>
      route.fulfill({ json: [{ ...list[0], createdAt: '2999-01-01T00:00:00.000Z' }, ...list] }),
    );
    const polled = page.waitForResponse('**/api/contact');
    await page.clock.fastForward(31_000);
    await polled;
    await expect(rootElement(page)).toHaveAttribute('data-tones', '2');
    await expect(replyBox(page)).toHaveValue('Half a sentence');
    await expect(replyBox(page)).toBeFocused();
    await page.clock.fastForward(31_000);
    await expect(rootElement(page)).toHaveAttribute('data-tones', '2');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the list gives way to the message, the reply is a dialog, and back leads to the list', async ({
    page,
  }) => {
    await open(page, '?search=phone');
    await openMessage(page, 'Phone Reader');
    await expect(card(page, 'Phone Reader')).toHaveCount(0);
    await expect(thread(page).getByRole('heading', { level: 2 })).toBeFocused();
    await thread(page).getByRole('button', { name: inbox.reply, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const box = dialog.getByLabel(inbox.yourReply.replace('{language}', 'English'));
    await expect(box).toBeFocused();
    await box.fill('From the market.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await thread(page).getByRole('button', { name: inbox.reply, exact: true }).click();
    await expect(box).toHaveValue('From the market.');
    await dialog.getByRole('button', { name: inbox.send }).click();
    await expect(said(page, inbox.keptTitle)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(thread(page).getByText('From the market.')).toBeVisible();
    await page.getByRole('link', { name: inbox.back }).click();
    await expect(card(page, 'Phone Reader')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test('canned replies are kept by language', async ({ page, problems }) => {
  problems.expect(/400/);
  await page.goto('/admin/canned-replies');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('row')).toHaveCount(7);
  // Not by their number alone, which is the same in each language.
  await expect(page.getByRole('row', { name: /Muestras/ })).toBeVisible();
  await page.getByRole('button', { name: inbox.cannedAdd }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(inbox.cannedName).fill('Prueba');
  await dialog.getByLabel(inbox.cannedBody).fill('Hola, {nombre}:');
  await dialog.getByRole('button', { name: admin.common.save }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is no placeholder with this name.');
  await dialog.getByLabel(inbox.cannedBody).fill('Hola, {name}:');
  await dialog.getByRole('button', { name: admin.common.save }).click();
  await expect(page.getByRole('row', { name: /Prueba/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Prueba' }).click();
  const row = page.getByRole('row', { name: /Prueba/ });
  await expect(row).toContainText(admin.products.statusTrash);
  await page.getByRole('button', { name: admin.common.undo }).click();
  await expect(row.getByRole('button', { name: 'Delete Prueba' })).toBeVisible();
});
