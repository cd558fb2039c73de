import type { BrowserContext } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { expectAccessible } from './support/accessible.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, openRowMenu, test, untilHydrated } from './support/test.ts';
import { onDesktop, onPhone } from './support/tiers.ts';

/** Pages of which each stands for all that are made of the same parts. */
const templates = [
  'dashboard',
  'analytics',
  'products?search=lamp',
  'quick-add-product',
  'import',
  'account',
  'settings',
  'audit?noun=user',
  'api',
];

/** The staff's pages are checked on a wide screen; all of them on a phone, where rows have menus, with the slow tests. */
const staffRuns = [
  { screen: 'a wide screen', details: onDesktop, paths: templates },
  {
    screen: 'a phone',
    details: { tag: [...onPhone.tag, '@slow'] },
    paths: [
      ...templates,
      'categories',
      'suppliers',
      'supplier-prices',
      'offer-templates',
      'translations',
      'users',
      'mail',
      'jobs',
      'trash',
    ],
  },
];

const signInAsStaff = (context: BrowserContext) =>
  context.addCookies([{ name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true }]);

for (const { screen, details, paths } of staffRuns) {
  test(`the staff’s pages are accessible, on ${screen}`, details, async ({ page, context, problems }) => {
    problems.expect(/404/);
    test.setTimeout(120_000);
    await signInAsStaff(context);
    for (const path of [...paths, 'nowhere']) {
      await page.goto(`/admin/${path}`);
      await untilHydrated(page);
      await expectAccessible(page, path);
    }
  });

  test(`what opens on the staff’s pages is accessible, on ${screen}`, details, async ({ page, context }) => {
    test.setTimeout(120_000);
    await signInAsStaff(context);
    // Few rows: each costs the check time.
    await page.goto('/admin/products?search=lamp');
    await untilHydrated(page);
    await openRowMenu(page);
    await page.getByRole('button', { name: admin.products.edit }).first().click();
    await expect(page.getByRole('button', { name: admin.productForm.save })).toBeVisible();
    await expectAccessible(page, 'edit dialog');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Change the price of/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Change the stock of/ })
      .first()
      .click();
    await expectAccessible(page, 'price and stock in place');
    await page.getByRole('checkbox').first().check();
    // At the end of the page the bar lies over no row: a button half below it would count as too small.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page, 'bulk actions');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: admin.palette.title })).toBeFocused();
    await page.keyboard.type('mesh');
    await expect(page.getByRole('group', { name: admin.kinds.product })).toBeVisible();
    await expectAccessible(page, 'palette');
    await page.goto('/admin/translations?search=lamp');
    await untilHydrated(page);
    await page
      .getByRole('button', { name: /^Français of / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: admin.translation.saveNext })).toBeVisible();
    await expectAccessible(page, 'translation dialog');
    await page.getByLabel(admin.translation.name, { exact: true }).fill('Autre nom');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page, 'what is said about what is not saved');
  });

  test(
    `the inbox is accessible, an open message and the reply to it, on ${screen}`,
    details,
    async ({ page, context }) => {
      test.setTimeout(120_000);
      await signInAsStaff(context);
      for (const path of ['canned-replies', 'contact-messages']) {
        await page.goto(`/admin/${path}`);
        await untilHydrated(page);
        await expectAccessible(page, path);
      }
      await page.getByRole('link', { name: 'Kofi Sample' }).click();
      const reply = page.getByRole('button', { name: admin.inbox.reply, exact: true });
      await expect(reply).toBeVisible();
      await expectAccessible(page, 'an open message');
      await reply.click();
      await expectAccessible(page, 'the reply');
    },
  );
}
