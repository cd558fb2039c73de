import type { Locator, Request } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, type Problems, test, untilHydrated } from './support/test.ts';

const call = { headers: { origin } };
/** Matches the name of a button whose text changes while it is busy. */
const orWorking = (name: string) => new RegExp(`^(${name}|${admin.common.working})$`);

test.beforeEach(async ({ context, page }) => {
  const value = staffTokens.super_admin;
  await context.addCookies([{ name: 'baobab_staff', value, url: origin, httpOnly: true }]);
  // Toasts appear and disappear by themselves; the test checks only the button.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

type Save = { page: Page; problems: Problems; button: Locator; method: string; path: RegExp };

/**
 * Saves by keyboard, first with an error and then successfully. While saving, the button is disabled and keeps the
 * focus, and pressing it again sends nothing. Afterwards the button still has the focus.
 */
async function keepsFocus({ page, problems, button, method, path }: Save): Promise<void> {
  problems.expect(/net::ERR_CONNECTION_RESET/);
  for (const isInVain of [true, false]) {
    const release = Promise.withResolvers<void>();
    const sent: Request[] = [];
    await page.route(path, async (route) => {
      if (route.request().method() !== method) return route.continue();
      sent.push(route.request());
      await release.promise;
      return isInVain ? route.abort('connectionreset') : route.continue();
    });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sent.length).toBe(1);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    const isSent = (one: Request) => one === sent[0];
    const ended = isInVain
      ? page.waitForEvent('requestfailed', isSent)
      : page.waitForEvent('requestfinished', isSent);
    release.resolve();
    await ended;
    // After a successful save there may be nothing left to save.
    if (isInVain) await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await expect(button).toBeFocused();
    expect(sent).toHaveLength(1);
    await page.unroute(path);
  }
}

test('a form of the account', async ({ page, problems }) => {
  await open(page, '/admin/account');
  const card = page.getByRole('region', { name: admin.profile.title });
  const button = card.getByRole('button');
  await keepsFocus({ page, problems, button, method: 'PUT', path: /\/api\/account\/profile$/ });
  await expect(button).toHaveText(admin.common.save);
  await expect(button).toBeFocused();
});

test('a section of the settings', async ({ page, problems }) => {
  await open(page, '/admin/settings/social');
  const card = page.getByRole('region', { name: admin.setting.social.title });
  const field = card.getByLabel(admin.setting.social.wechat);
  const before = await field.inputValue();
  await field.fill('BusyFocus');
  const button = card.getByRole('button', { name: admin.common.save });
  await keepsFocus({
    page,
    problems,
    button: card.getByRole('button', {
      name: orWorking(`${admin.common.save} ${admin.setting.social.title}`),
    }),
    method: 'PUT',
    path: /\/api\/settings\/social$/,
  });
  await expect(card.getByText(admin.setting.unsaved, { exact: true })).toHaveCount(0);
  await expect(button).toBeFocused();
  await field.fill(before);
  await button.click();
  await expect(card.getByText(admin.setting.unsaved, { exact: true })).toHaveCount(0);
});

test('a translation', async ({ page, problems }) => {
  const data = { name: 'Busy Beaker' };
  const made = await page.request.post('/api/products', { ...call, data });
  const { id } = (await made.json()) as { id: string };
  await open(page, '/admin/translations?search=Busy+Beaker&language=fr');
  await page.getByRole('button', { name: /^Français of Busy Beaker/ }).click();
  await page.getByLabel(admin.translation.name, { exact: true }).fill('Gobelet affairé');
  const button = page.getByRole('dialog').getByRole('button', { name: orWorking(admin.translation.save) });
  await keepsFocus({ page, problems, button, method: 'PUT', path: /\/api\/translations\// });
  await expect(button).toHaveText(admin.translation.save);
  await expect(button).toBeFocused();
  await page.request.delete(`/api/products/${id}`, call);
});

test('a note in the inbox, after which there is nothing to add any more', async ({ page, problems }) => {
  const data = {
    fullName: 'Busy Bola',
    email: 'busy@bola.example',
    country: 'KE',
    message: 'Do you ship beakers?',
  };
  expect((await page.request.post('/api/contact', { ...call, data })).ok()).toBe(true);
  const found = await page.request.get('/api/contact', { params: { search: 'busy@bola.example' } });
  const [message] = (await found.json()) as [{ id: string }];
  await open(page, `/admin/contact-messages?message=${message.id}`);
  await page.getByLabel(admin.inbox.note, { exact: true }).fill('Rings at noon.');
  const button = page.getByRole('button', { name: admin.inbox.addNote });
  await keepsFocus({ page, problems, button, method: 'POST', path: /\/api\/contact\/[^/]+\/notes$/ });
  await expect(page.getByText('Rings at noon.')).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await page.request.delete(`/api/contact/${message.id}`, call);
});

test('a button of a list', async ({ page, problems }) => {
  const data = { name: 'Busy Bucket' };
  const made = await page.request.post('/api/products', { ...call, data });
  const { id } = (await made.json()) as { id: string };
  // On a phone the button is in a menu, which closes.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/admin/products?search=Busy+Bucket');
  const row = page.getByRole('row', { name: /Busy Bucket/ });
  const button = row
    .getByRole('button', { name: admin.products.duplicate.replace('{name}', 'Busy Bucket') })
    .first();
  await keepsFocus({ page, problems, button, method: 'POST', path: /\/api\/products\/[^/]+\/duplicate$/ });
  await expect(page.getByRole('row', { name: /Busy Bucket/ })).toHaveCount(2);
  await page.request.delete(`/api/products/${id}`, call);
});
