import { admin } from '#shared/i18n/en/admin.ts';
import { field, open, said } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a session that has ended is renewed over the page, where everything typed still stands', async ({
  browser,
  playwright,
  problems,
}) => {
  const username = `renewed-${Date.now()}`;
  const password = 'a long secret of mine';
  const superAdmin = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin, cookie: `baobab_staff=${staffTokens.super_admin}` },
  });
  const made = await superAdmin.post('/api/register', { data: { username, password, role: 'admin' } });
  expect(made.status()).toBe(201);

  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  problems.watch(context);
  problems.expect(/401/);
  const signIn = () =>
    context.request.post('/api/login', { data: { username, password }, headers: { origin } });
  expect((await signIn()).status()).toBe(200);
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: admin.categories.add, exact: true }).click();
  const name = `Session kettles ${Date.now()}`;
  await field(page, admin.categories.nameEn).fill(name);

  await context.request.post('/api/logout', { headers: { origin } });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: admin.signedOut.title });
  await expect(dialog.getByLabel(admin.signedOut.password)).toBeFocused();
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(admin.signedOut.password)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(admin.signedOut.password).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, admin.categories.nameEn)).toHaveValue(name);
  await expect(field(page, admin.categories.nameEn)).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(said(page, admin.records.saved)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await context.close();
  await superAdmin.dispose();
});
