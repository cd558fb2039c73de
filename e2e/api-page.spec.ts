import { admin } from '#shared/i18n/en/admin.ts';
import { opener } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';

test('the calls of the API are found from the palette, searched and read by keyboard', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  await page.goto('/admin/dashboard');
  await untilHydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('api');
  await expect(page.getByRole('option', { name: admin.api.title })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: admin.api.title, level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: admin.api.searchLabel }).focus();
  await page.keyboard.type('favorite delete');
  await page.keyboard.press('Enter');
  const call = opener(page, '/api/');
  await expect(call).toHaveCount(1);
  await expect(call).toContainText('/api/products/:id/favorite');
  await call.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('isFavorited: boolean')).toBeVisible();
  await expect(page.getByText('not_found')).toBeVisible();
});

test('the account menu leads to the calls of the API, and they can be read without script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  const page = await context.newPage();
  await page.goto('/admin/dashboard');
  await opener(page.getByRole('banner')).click();
  await page.getByRole('banner').getByRole('link', { name: admin.api.title }).click();
  await page.getByRole('searchbox').fill('openapi');
  await opener(page, '/api/openapi.json').click();
  await expect(page.getByText('unauthorized').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('link', { name: admin.api.document }).click();
  await expect(page.locator('body')).toContainText('"openapi":"3.1.1"');
  await context.close();
});
