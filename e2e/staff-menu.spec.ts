import type { BrowserContext } from '@playwright/test';
import { en } from '#shared/i18n/en/index.ts';
import { opener } from './support/parts.ts';
import { origin, type SignedInRole, staffTokens } from './support/site.ts';
import { expect, hydrate, type Page, test } from './support/test.ts';

async function signIn(context: BrowserContext, role: SignedInRole): Promise<void> {
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens[role], url: origin, httpOnly: true }]);
}

const staffLinks = [
  ['/admin/dashboard', en.nav.adminDashboard],
  ['/admin/products', en.nav.adminProducts],
  ['/admin/blog-management', en.nav.adminBlog],
  ['/admin/chat', en.nav.adminChat],
  ['/admin/contact-messages', en.nav.adminMessages],
] as const;

/** Targets of the admin menu's entries, in order. */
async function adminMenu(page: Page): Promise<(readonly [string | null, string])[]> {
  await opener(page, en.nav.admin).click();
  const links = await page.getByRole('navigation', { name: en.nav.admin }).getByRole('link').all();
  return Promise.all(
    links.map(async (link) => [await link.getAttribute('href'), await link.innerText()] as const),
  );
}

for (const role of ['admin', 'super_admin'] as const) {
  test(`${role} sees the staff's menu and Manage Products`, async ({ page, context }) => {
    await signIn(context, role);
    await page.goto('/products');
    const expected =
      role === 'admin' ? staffLinks : [...staffLinks, ['/admin/users', en.nav.adminUsers] as const];
    expect(await adminMenu(page)).toEqual(expected);
    await expect(page.getByRole('link', { name: en.products.manage })).toHaveAttribute(
      'href',
      '/admin/products',
    );
    await expect(page.getByRole('link', { name: en.nav.getQuote })).toHaveCount(0);
  });
}

test('the user menu names the signed-in user', async ({ page, context }) => {
  await signIn(context, 'super_admin');
  await page.goto('/');
  await opener(page, 'Ama').click();
  const menu = page.getByRole('group').filter({ has: opener(page, 'Ama') });
  for (const text of ['Ama Mensah super_admin', 'super admin', 'super_admin@staff.example']) {
    await expect(menu.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('button', { name: en.nav.logout })).toBeVisible();
  await hydrate(page);
});

test('the drawer repeats the staff’s links and the signed-in user', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, 'admin');
  await page.goto('/');
  await page.getByRole('button', { name: en.nav.openMenu }).click();
  const drawer = page.getByRole('dialog', { name: en.common.menu });
  for (const [path, name] of staffLinks)
    await expect(drawer.getByRole('link', { name, exact: true }).last()).toHaveAttribute('href', path);
  await expect(drawer.getByRole('link', { name: en.nav.adminUsers })).toHaveCount(0);
  await expect(drawer.getByText('admin@staff.example')).toBeVisible();
  await expect(drawer.getByRole('button', { name: en.nav.logout })).toBeVisible();
});

test('a menu closes on Escape, on a click elsewhere, and when the focus moves on', async ({ page }) => {
  await page.goto('/contact');
  const menu = page.getByRole('group').filter({ has: opener(page, en.common.language) });
  const button = opener(menu);
  const open = async () => {
    await button.click();
    await expect(menu).toHaveAttribute('open');
  };

  await open();
  await menu.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(button).toBeFocused();

  await open();
  await page.getByRole('contentinfo').getByRole('paragraph').first().click();
  await expect(menu).not.toHaveAttribute('open');

  await open();
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
});
