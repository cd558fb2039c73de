import type { BrowserContext, Locator } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { opener } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { requestQuote } from './support/quotes.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const signIn = (context: BrowserContext) =>
  context.addCookies([{ name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true }]);

/** Lists of the admin area, each with a selector of its data; of the others only the width is looked at. */
const lists: Record<string, string | null> = {
  products: '.table-box',
  categories: '.table-box',
  suppliers: '.table-box',
  translations: '.table',
  'blog-management': '.table-box',
  media: '.media-card',
  'contact-messages': '.inbox-card',
  users: '.table',
  quotes: '.table-box',
  customers: '.table-box',
  reference: '.table-box',
  dashboard: null,
  analytics: null,
  import: null,
  'supplier-prices': null,
  'offer-templates': null,
  chat: null,
  'canned-replies': null,
  audit: null,
  mail: null,
  jobs: null,
};

/** Tables whose rows can be acted on, besides those of jobs, which need a job. */
const tables = new Set([
  'products',
  'categories',
  'suppliers',
  'canned-replies',
  'users',
  'blog-management',
  'quotes',
  'customers',
]);

/** Distance from the admin bar to the data of a list, in CSS pixels. */
async function startOf(page: Page, data: string): Promise<number> {
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
  return Math.round((await top(data)) - (await top('.admin-main')));
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('every list begins near the top', slowTest, async ({ context, page }) => {
    await signIn(context);
    await requestQuote([{ title: 'Steel bowl', quantity: 300 }]);
    for (const [name, data] of Object.entries(lists)) {
      if (!data) continue;
      await page.goto(`/admin/${name}`, { waitUntil: 'domcontentloaded' });
      expect(await startOf(page, data), name).toBeLessThanOrEqual(200);
    }
  });
});

test(
  'on a phone every list begins on the first screen, pans nowhere, and has its actions in reach',
  slowTest,
  async ({ context, page }) => {
    test.setTimeout(180_000);
    await signIn(context);
    await requestQuote([{ title: 'Steel bowl', quantity: 300 }]);
    for (const [name, data] of Object.entries(lists)) {
      await page.goto(`/admin/${name}`);
      await untilHydrated(page);
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth), name).toBe(360);
      if (data) expect(await startOf(page, data), `${name} on a phone`).toBeLessThan(390);
      if (!tables.has(name)) continue;
      const row = page
        .getByRole('main')
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .filter({ has: actionsIn(page).or(opener(page)) })
        .first();
      const menu = opener(row);
      const hasMenu = (await menu.count()) > 0;
      expect(hasMenu || (await actionsIn(row).count()) > 0, name).toBe(true);
      await expectInReach(actionsIn(row), name);
      if (!hasMenu) continue;
      await menu.click();
      const actions = actionsIn(row.getByRole('group'));
      expect(await actions.count(), name).toBeGreaterThan(0);
      await expectInReach(actions, name);
    }
  },
);

test('the filters of a phone are unfolded by keyboard, apply by themselves and say how many are set', async ({
  context,
  page,
}) => {
  await signIn(context);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/admin/products');
  await untilHydrated(page);
  const fold = opener(page.getByRole('search'));
  const status = page.getByRole('combobox', { name: admin.products.status });
  await expect(status).toBeHidden();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('kettle');
  await expect(page).toHaveURL(/search=kettle/);
  await page.keyboard.press('Tab');
  await expect(fold).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toBeVisible();
  await status.selectOption('active');
  await expect(page).toHaveURL(/status=active/);
  await expect(fold).toHaveText(/1 set/);
  // Choosing a value does not fold the filters; they were folded at first.
  await expect(status).toBeVisible();
  await fold.press('Enter');
  await expect(status).toBeHidden();
  // A menu that opens within the folded part stays on the screen.
  await opener(page, admin.list.look).click();
  await opener(page, admin.list.savedViews).click();
  await expect(page.getByPlaceholder(admin.list.viewName)).toBeInViewport({ ratio: 1 });
  await page.goto('/admin/products?status=active&stock=in_stock');
  await expect(fold).toHaveText(/2 set/);
  // On a wide screen all filters are open, and there is no control to unfold them.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('combobox', { name: admin.products.stock })).toBeVisible();
  await expect(fold).toBeHidden();
});

/** Visible buttons and links. */
const actionsIn = (place: Page | Locator) => place.getByRole('button').or(place.getByRole('link'));

/** Every action can be pressed and lies within the screen, which is 360 pixels wide. */
async function expectInReach(actions: Locator, name: string): Promise<void> {
  for (const action of await actions.all()) {
    await action.scrollIntoViewIfNeeded();
    // Its centre is on top: neither cut off nor covered.
    await action.click({ trial: true });
    const { x, width } = (await action.boundingBox())!;
    expect(x, name).toBeGreaterThanOrEqual(0);
    expect(x + width, name).toBeLessThanOrEqual(360);
  }
}
