import { account } from '#shared/i18n/en/account.ts';
import { contact } from '#shared/i18n/en/contact.ts';
import { en } from '#shared/i18n/en/index.ts';
import { heart } from './support/parts.ts';
import { staffTokens, origin } from './support/site.ts';
import {
  expect,
  findProduct,
  type Page,
  pretendSlowLink,
  recordRequests,
  rootElement,
  test,
  untilBelievable,
  untilHydrated,
} from './support/test.ts';
import { slowTest } from './support/tiers.ts';

/** The visible copy of a message; screen readers get a second one in a separate element. */
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('another language keeps the place where one was reading', slowTest, async ({ page }) => {
  await page.goto('/process?lng=en');
  const heading = page.getByRole('main').getByRole('heading').nth(9);
  await heading.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 150));
  const words = await heading.textContent();
  await page.getByRole('button', { name: en.nav.openMenu }).tap();
  const before = (await heading.boundingBox())!.y;
  await page.getByRole('dialog', { name: en.common.menu }).getByRole('link', { name: 'Français' }).tap();
  await expect(rootElement(page)).toHaveAttribute('lang', 'fr');
  await expect(heading).not.toHaveText(words!);
  await expect.poll(async () => Math.abs((await heading.boundingBox())!.y - before)).toBeLessThan(60);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  test('white grounds of pictures are dimmed', slowTest, async ({ page }) => {
    await page.goto('/products');
    const picture = page.getByRole('article').getByRole('presentation').first();
    await expect(picture).toHaveCSS('filter', /brightness/);
  });
});

test('a telephone number that looks like a part of one is asked about once', slowTest, async ({ page }) => {
  const sent = recordRequests(page, '/api/contact');
  await page.goto('/contact');
  await page.getByLabel(`${contact.fullName} *`).fill('Awa Example');
  await page.getByLabel(`${contact.email} *`).fill('awa@shop.example');
  await page.getByLabel(`${contact.country} *`).selectOption({ label: 'Ghana' });
  await page.getByLabel(contact.phone, { exact: true }).fill('123');
  await page.getByLabel(`${contact.message} *`).fill('Do you have kettles?');
  await untilHydrated(page);
  await untilBelievable(page);
  await page.getByRole('button', { name: contact.send }).tap();
  await expect(page.getByText(contact.phoneShort)).toBeVisible();
  await expect(page.getByLabel(contact.phone, { exact: true })).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: contact.send }).tap();
  await expect(page.getByText(contact.sentText)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('leaving says whether it worked', async ({ page, context, problems }) => {
  problems.expect(/status of 500 .*\/api\/logout/);
  const cookie = { name: 'baobab_staff', value: staffTokens.customer, url: origin, httpOnly: true };
  await context.addCookies([cookie]);
  let status = 500;
  // All tests share the session: the request must not reach the server.
  await page.route('**/api/logout', (route) => route.fulfill({ status, json: { success: true } }));
  await page.goto('/about');
  const leave = async () => {
    await page.getByRole('button', { name: en.nav.openMenu }).tap();
    await page
      .getByRole('dialog', { name: en.common.menu })
      .getByRole('button', { name: en.nav.logout })
      .tap();
  };
  await leave();
  await expect(said(page, en.nav.logoutFailed)).toBeVisible();
  await expect(page).toHaveURL('/about');
  status = 200;
  await page.getByRole('dialog', { name: en.common.menu }).getByRole('button', { name: en.nav.logout }).tap();
  await expect(said(page, en.nav.loggedOut)).toBeVisible();
  await expect(said(page, en.nav.loggedOutText)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a customer at the staff’s sign-in sees at once that it is for staff only', async ({
  page,
  context,
}) => {
  await page.route('**/api/login*', async (route) => {
    const cookie = { name: 'baobab_staff', value: staffTokens.customer, url: origin, httpOnly: true };
    await context.addCookies([cookie]);
    const user = await (await context.request.get('/api/user')).json();
    await route.fulfill({ json: user });
  });
  await page.goto('/staffbiz-access');
  await untilHydrated(page);
  await page.getByLabel(account.username).fill('customer');
  await page.getByLabel(account.password).fill('whatever');
  await page.getByRole('button', { name: account.login, exact: true }).tap();
  await expect(page.getByRole('heading', { name: account.deniedTitle })).toBeVisible();
  await expect(page).toHaveURL('/staffbiz-access');
});

test('Back shows the category that the list is of, also before React', slowTest, async ({ page }) => {
  await pretendSlowLink(page);
  await page.goto('/products?search=shoes');
  const category = page.getByLabel(en.products.categoryLabel);
  await category.selectOption({ index: 1 });
  await expect(page).toHaveURL(/categoryId=/);
  await page.goBack();
  await expect(page).toHaveURL('/products?search=shoes');
  await expect(rootElement(page)).not.toHaveAttribute('data-hydrated');
  await expect(category).toHaveValue('all');
});

test(
  'without a network a heart says that nothing was kept, and works when it is back',
  slowTest,
  async ({ page, context, request, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await pretendSlowLink(page);
    const { id } = await findProduct(request, 'mesh running shoes');
    await page.goto(`/product/${id}`, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await heart(page).tap();
    await expect(said(page, en.favorites.addFailed)).toBeVisible();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(false);
    await heart(page).tap();
    await expect(said(page, en.favorites.addedTitle)).toBeVisible();
    await untilHydrated(page);
  },
);
