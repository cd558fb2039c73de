import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { en } from '#shared/i18n/en/index.ts';
import { inboxRows, thread } from './support/chat-panel.ts';
import { origin, type SignedInRole, staffTokens } from './support/site.ts';
import { expect, findProduct, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const { chat, keys } = admin;

/**
 * Makes customers who have each written once, the last one most recently. The returned function lets one write again.
 */
async function customers(browser: Browser, names: readonly string[]) {
  const written = [];
  for (const name of names) {
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
    written.push({ name, write });
  }
  return written;
}

/** Opens the inbox as a staff member in a separate browser, with the conversations of these customers. */
async function desk(browser: Browser, search: string, role: SignedInRole = 'admin') {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens[role], url: origin, httpOnly: true }]);
  const page = await context.newPage();
  await page.goto(`/admin/chat?search=${encodeURIComponent(search)}`);
  await untilHydrated(page);
  return { context, page };
}

const rows = inboxRows;
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const title = (page: Page) => thread(page).getByRole('heading', { level: 2 });
const reply = (page: Page) => page.getByRole('textbox', { name: chat.reply.split('{')[0]! });
const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('the list follows customers and colleagues without being loaded again, and makes up for what it missed', async ({
  browser,
}) => {
  const stamp = `Live${Date.now()}`;
  const [awa, ben] = await customers(browser, [`${stamp} Awa`, `${stamp} Ben`]);
  const { page, context } = await desk(browser, stamp);
  await expect(rows(page)).toContainText([ben!.name, awa!.name]);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/admin/chat.data')) loads.push(request.url());
  });

  await awa!.write('How long to Lagos?');
  await expect(row(page, awa!.name)).toContainText('How long to Lagos?');
  await expect(rows(page)).toContainText([awa!.name, ben!.name]);
  const known = await context.request.get(`/api/conversations?search=${stamp}`);
  const [{ id }] = (await known.json()) as [{ id: string }];
  await context.request.put(`/api/conversations/${id}`, {
    headers: { origin },
    data: { tags: ['VIP'] },
  });
  await expect(row(page, awa!.name)).toContainText('VIP');
  expect(loads).toEqual([]);

  await context.setOffline(true);
  await ben!.write('Written while the desk was away');
  await context.setOffline(false);
  await expect(row(page, ben!.name)).toContainText('Written while the desk was away', { timeout: 30_000 });
  await context.close();
});

test('the list names pages of ours instead of their addresses', slowTest, async ({ browser, request }) => {
  const stamp = `Named${Date.now()}`;
  const product = await findProduct(request, 'flip-flops');
  const [awa, ben] = await customers(browser, [`${stamp} Awa`, `${stamp} Ben`]);
  await awa!.write(`${product.name}\n${origin}/product/${product.id}`);
  await ben!.write(`How much is ${origin}/product/${product.id} to Tema?`);
  const { page, context } = await desk(browser, stamp);
  const preview = (name: string, text: string) => row(page, name).getByText(text, { exact: true });
  await expect(preview('Awa', product.name)).toBeVisible();
  await expect(preview('Ben', `How much is ${product.name} to Tema?`)).toBeVisible();
  await context.close();
});

test(
  'a conversation that is opened stays where it is until the list is left',
  slowTest,
  async ({ browser }) => {
    const stamp = `Steady${Date.now()}`;
    await customers(browser, [`${stamp} Awa`, `${stamp} Ben`, `${stamp} Chi`]);
    const { page, context } = await desk(browser, stamp);
    await row(page, 'Chi').getByRole('link').click();
    await expect(title(page)).toHaveText(`${stamp} Chi`);
    // After reading, the conversation is no longer urgent; a list that is sorted again would show it last.
    await expect(row(page, 'Chi').getByText(chat.low)).toBeVisible();
    await expect(rows(page)).toContainText([/Chi/, /Ben/, /Awa/]);
    await reply(page).click();
    await expect(rows(page)).toContainText([/Ben/, /Awa/, /Chi/]);
    await context.close();
  },
);

test('by keyboard: keys walk, write, resolve and mark, and never type into a field', async ({ browser }) => {
  const stamp = `Keys${Date.now()}`;
  await customers(browser, [`${stamp} Awa`, `${stamp} Ben`, `${stamp} Chi`]);
  const { page, context } = await desk(browser, stamp);
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText(`${stamp} Chi`);
  await page.keyboard.down('r');
  await expect(reply(page)).toBeFocused();
  // The key is still held down.
  await page.keyboard.down('r');
  await page.keyboard.up('r');
  await expect(reply(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText(`${stamp} Ben`);
  await expect(reply(page)).not.toBeFocused();
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText(`${stamp} Awa`);
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText(`${stamp} Ben`);
  await expect(bubble(page, `Hello from ${stamp} Ben`)).toBeVisible();
  await page.keyboard.press('e');
  await expect(title(page)).toHaveText(`${stamp} Awa`);
  await expect(row(page, 'Awa').getByText(chat.low)).toBeVisible();
  await expect(bubble(page, `Hello from ${stamp} Awa`)).toBeVisible();
  await page.keyboard.press('u');
  const unread = row(page, 'Awa').getByText(chat.unreadCount.one.replace('{count}', '1'));
  await expect(unread).toBeVisible();
  // Returning to the tab does not reload anything.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.keyboard.press('k');
  await expect(bubble(page, `Hello from ${stamp} Ben`)).toBeVisible();
  await expect(unread).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: keys.title })).toContainText(keys.resolve);
  await expect(unread).toBeVisible();
  await context.close();
});

test('a colleague’s answer that arrives while one writes is asked about', slowTest, async ({ browser }) => {
  const stamp = `Second${Date.now()}`;
  const [awa] = await customers(browser, [`${stamp} Awa`]);
  const [one, other] = [await desk(browser, stamp), await desk(browser, stamp, 'super_admin')];
  for (const { page } of [one, other]) {
    await row(page, awa!.name).getByRole('link').click();
    await expect(bubble(page, `Hello from ${awa!.name}`)).toBeVisible();
  }
  await reply(one.page).fill('From Ningbo');
  await reply(other.page).fill('From Shanghai');
  await reply(other.page).press('Enter');
  await expect(bubble(one.page, 'From Shanghai')).toBeVisible();
  await reply(one.page).press('Enter');
  const refused = bubble(one.page, en.errors.answered_meanwhile);
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: chat.sendAnyway }).click();
  await expect(bubble(other.page, 'From Ningbo')).toBeVisible();
  for (const { context } of [one, other]) await context.close();
});

test('many are resolved and assigned at once with Undo; an assignment is announced to its user', async ({
  browser,
}) => {
  const stamp = `Many${Date.now()}`;
  await customers(browser, [`${stamp} Awa`, `${stamp} Ben`]);
  const { page, context } = await desk(browser, stamp);
  const colleague = await desk(browser, stamp, 'super_admin');
  const names = ['Awa', 'Ben'];
  const waits = (name: string) => row(page, name).getByTitle(chat.waitingHint);
  const bar = page.getByRole('group', { name: '2 selected' });
  const select = async () => {
    for (const name of names) await row(page, name).getByRole('checkbox').check();
  };
  const undo = page.getByRole('button', { name: admin.common.undo });

  await select();
  await bar.getByRole('button', { name: chat.resolve }).click();
  await expect(page.getByText(chat.bulkDone.other.replace('{count}', '2'), { exact: true })).toBeVisible();
  for (const name of names) await expect(waits(name)).toHaveCount(0);
  await undo.click();
  for (const name of names) await expect(waits(name)).toBeVisible();

  await select();
  await bar.getByRole('button', { name: admin.common.more }).click();
  await bar
    .getByRole('combobox', { name: chat.bulkAssign })
    .selectOption({ label: 'Ama Mensah super_admin' });
  for (const name of names) await expect(row(page, name)).toContainText('Ama Mensah super_admin');
  await expect(colleague.page.getByText(/^Ama Mensah admin assigned Many\d+ /).first()).toBeVisible();
  await colleague.page.getByRole('button', { name: chat.openAssigned }).last().click();
  await expect(title(colleague.page)).toHaveText(new RegExp(stamp));
  await undo.click();
  for (const name of names) await expect(row(page, name)).not.toContainText('super_admin');

  await test.step('a priority that is set comes first', async () => {
    await row(page, 'Awa').getByRole('link').click();
    await page.getByRole('combobox', { name: chat.priority, exact: true }).selectOption('urgent');
    await expect(row(page, 'Awa').getByText(chat.urgent, { exact: true })).toBeVisible();
  });
  for (const one of [context, colleague.context]) await one.close();
});

test(
  'what a customer writes while the conversation is resolved keeps it open, and the user is told',
  slowTest,
  async ({ browser }) => {
    const stamp = `Unseen${Date.now()}`;
    const [awa, ben] = await customers(browser, [`${stamp} Awa`, `${stamp} Ben`]);
    const { page, context } = await desk(browser, stamp);
    const waits = (name: string) => row(page, name).getByTitle(chat.waitingHint);
    /** Lets Awa write after the next click, before its change arrives. */
    const writeBeforeChange = (text: string) =>
      page.route(
        /\/api\/conversations\/[^/]+$/,
        async (route) => {
          await awa!.write(text);
          await route.continue();
        },
        { times: 1 },
      );

    await test.step('one of many', async () => {
      for (const name of ['Ben', 'Awa']) await row(page, name).getByRole('checkbox').check();
      // The list has Ben first: the message comes before the change of both.
      await writeBeforeChange('And to Lomé?');
      await page
        .getByRole('group', { name: '2 selected' })
        .getByRole('button', { name: chat.resolve })
        .click();
      const told = `${chat.bulkDone.one.replace('{count}', '1')} ${validation.unseenMessage}`;
      await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
      await expect(waits(awa!.name)).toBeVisible();
      await expect(waits(ben!.name)).toHaveCount(0);
    });

    await test.step('the open one', async () => {
      await row(page, awa!.name).getByRole('link').click();
      await expect(bubble(page, 'And to Lomé?')).toBeVisible();
      await writeBeforeChange('And to Tema?');
      const resolve = thread(page).getByRole('button', { name: chat.resolve, exact: true });
      await resolve.click();
      await expect(page.getByText(validation.unseenMessage, { exact: true }).first()).toBeVisible();
      await expect(waits(awa!.name)).toBeVisible();
      await expect(bubble(page, 'And to Tema?')).toBeVisible();
      await resolve.click();
      await expect(thread(page).getByRole('button', { name: chat.reopen })).toBeVisible();
    });
    await context.close();
  },
);
