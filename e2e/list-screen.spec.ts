import { admin } from '#shared/i18n/en/admin.ts';
import { opener } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, openRowMenu, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

test.beforeEach(({ context }) => {
  const value = staffTokens.super_admin;
  return context.addCookies([{ name: 'baobab_staff', value, url: origin, httpOnly: true }]);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

const query = (page: Page) => new URL(page.url()).search;

test('lists apply their filters by themselves, and says which are set where nothing is left', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [name, filter] of [
    ['products', [admin.products.status, 'active']],
    ['chat', [admin.chat.filter, 'unread']],
    ['quotes', [admin.quote.stage, 'declined']],
    ['media', [admin.media.show, 'videos']],
  ] as const) {
    await test.step(name, async () => {
      await open(page, `/admin/${name}`);
      const search = page.getByRole('search').getByRole('searchbox');
      await search.focus();
      await page.keyboard.type('zzzz nothing');
      await expect(page).toHaveURL(/search=zzzz/);
      await expect(search).toBeFocused();
      const fold = opener(page.getByRole('search'));
      if (await fold.isVisible()) await fold.click();
      const [label, value] = filter;
      const choice = page.getByRole('combobox', { name: label, exact: true });
      await choice.selectOption(value);
      await expect.poll(() => query(page)).toContain(value);
      for (const [key, given] of new URL(page.url()).searchParams) expect(given, key).not.toBe('');
      const chosen = (await choice.getByRole('option', { selected: true }).textContent())!;
      const empty = page.getByText(/^Set: /);
      await expect(empty).toContainText('“zzzz nothing”');
      await expect(empty).toContainText(`${label}: ${chosen}`);
      await page.getByRole('link', { name: admin.list.clearFilters }).click();
      await expect(search).toHaveValue('');
      await expect.poll(() => query(page)).not.toContain('search=');
    });
  }
});

test('on a phone a row is a card: what names it, three facts and one menu, all by keyboard', async ({
  page,
}) => {
  await open(page, '/admin/products');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(row.getByRole('img')).toHaveCount(0);
  await expect(row.getByRole('cell').filter({ visible: true })).toHaveCount(5);
  await expect(row.getByText(admin.products.statusActive)).toBeVisible();
  const menu = opener(row);
  const edit = row.getByRole('button', { name: admin.products.edit });
  await expect(edit).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(edit).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await openRowMenu(page);
  await edit.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test(
  'users are sorted and filtered, and keep the order while somebody searches',
  slowTest,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/admin/users');
    const heading = page.getByRole('columnheader', { name: admin.users.user });
    await heading.getByRole('link').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('searchbox').fill('e2e');
    await expect(page).toHaveURL(/search=e2e/);
    await expect(page).toHaveURL(/sort=name/);
    await page.getByRole('combobox', { name: admin.users.role }).selectOption('super_admin');
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(admin.users.superAdmin);
  },
);
