import { admin } from '#shared/i18n/en/admin.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';

/** An admin page stays on the screen while the server cannot be reached, and then continues to work. */

test.beforeEach(async ({ context }) => {
  await context.addCookies([
    { name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true },
  ]);
});

/** Requests of the router for the data of pages. */
const pageData = /\.data(\?|$)/;

/** Makes the server unreachable for a page, like a restart behind a proxy. @returns a function that ends this */
async function blockServer(page: Page, how: 'abort' | 502): Promise<() => Promise<void>> {
  for (const address of [pageData, /\/readyz$/, /\/api\//])
    await page.route(address, (route) =>
      how === 'abort' ? route.abort('connectionfailed') : route.fulfill({ status: how, body: 'Bad gateway' }),
    );
  return async () => page.unrouteAll({ behavior: 'wait' });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const away = (page: Page) => page.getByText(admin.form.away);

test('a reading in the background that a proxy answers with 502 leaves the page as it is', async ({
  page,
  problems,
}) => {
  problems.expect(/502/);
  await page.goto('/admin/categories');
  await untilHydrated(page);
  const bring = await blockServer(page, 502);
  const asked = page.waitForRequest(pageData);
  // Like a poll or a mutation of this page.
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { revalidate: () => Promise<void> };
    };
    void router.revalidate();
  });
  await asked;
  await expect(away(page)).toBeVisible();
  await expect(heading(page)).toHaveText(admin.categories.title);
  const again = page.waitForResponse(pageData);
  await bring();
  await expect(away(page)).toHaveCount(0);
  expect((await again).ok()).toBe(true);
  await expect(heading(page)).toHaveText(admin.categories.title);
});

test('a navigation without a connection waits on its page, and goes on by itself', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_FAILED/);
  await page.goto('/admin/dashboard');
  await page.goto('/admin/categories');
  await untilHydrated(page);
  const bring = await blockServer(page, 'abort');
  await page.getByRole('button', { name: admin.common.openSections }).click();
  await page.getByRole('link', { name: admin.suppliers.title, exact: true }).click();
  await expect(away(page)).toBeVisible();
  await expect(heading(page)).toHaveText(admin.categories.title);
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await bring();
  await expect(heading(page)).toHaveText(admin.suppliers.title);
  await expect(page).toHaveURL(/\/admin\/suppliers$/);
  await page.goBack();
  await expect(heading(page)).toHaveText(admin.categories.title);
});

test('an error of a server that answers is shown, once it has come twice', async ({ page, problems }) => {
  problems.expect(/503/);
  await page.goto('/admin/categories');
  await untilHydrated(page);
  let asked = 0;
  await page.route(pageData, async (route) => {
    asked++;
    await route.fulfill({ status: 503, body: 'Busy' });
  });
  await page.getByRole('button', { name: admin.common.openSections }).click();
  await page.getByRole('link', { name: admin.suppliers.title, exact: true }).click();
  await expect(heading(page)).not.toHaveText(admin.categories.title);
  await expect.poll(() => asked).toBe(2);
});
