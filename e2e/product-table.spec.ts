import { admin } from '#shared/i18n/en/admin.ts';
import { staffPageSize } from '#shared/base/limits.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';

const { list, products: texts } = admin;

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]),
);

test('the table is sorted, filtered, arranged and kept as its user likes it', async ({ page }) => {
  await page.goto('/admin/products');
  await untilHydrated(page);
  const table = page.getByRole('region', { name: texts.title }).getByRole('table');
  const heading = (name: string) => table.getByRole('columnheader', { name, exact: true });
  const names = () => table.getByRole('heading').allTextContents();
  const top = await table.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeLessThanOrEqual(220);
  // No cell overlaps the next one.
  const tooWide = await table.evaluate((element) =>
    [...element.querySelectorAll('td, th')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent),
  );
  expect(tooWide).toEqual([]);

  await test.step('by a heading, and at the second click the other way round', async () => {
    // Other tests may have made two records with the same name.
    const isSorted = (found: string[], sign: number) => {
      const rising = (sign > 0 ? found : found.toReversed()).map((name) => name.toLowerCase());
      return rising.length > 5 && rising.every((name, i) => i === 0 || rising[i - 1]! <= name);
    };
    await heading(list.column.name).getByRole('link').click();
    await expect(heading(list.column.name)).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(async () => isSorted(await names(), 1)).toBe(true);
    await heading(list.column.name).getByRole('link').click();
    await expect(heading(list.column.name)).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(async () => isSorted(await names(), -1)).toBe(true);
  });

  await test.step('while the user types and keeps the focus', async () => {
    const search = page.getByRole('searchbox', { name: texts.searchLabel });
    await search.pressSequentially('shoes', { delay: 30 });
    await expect(page).toHaveURL(/search=shoes/);
    await expect.poll(async () => (await names()).length).toBeLessThan(10);
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('shoes');
    await expect(page).toHaveURL(/sort=name/);
    await search.fill('');
    await expect.poll(async () => (await names()).length).toBe(staffPageSize);
    await page.getByRole('combobox', { name: texts.stock, exact: true }).selectOption(list.reorder);
    await expect(page).toHaveURL(/stock=reorder/);
    await expect.poll(async () => (await names()).length).toBeLessThan(staffPageSize);
  });

  await test.step('with a column more, kept under a name', async () => {
    await expect(heading(list.column.minimum)).toHaveCount(0);
    await page.getByText(list.columns, { exact: true }).click();
    await page.getByRole('checkbox', { name: list.column.minimum }).check();
    await expect(heading(list.column.minimum)).toBeVisible();
    await page.getByText(list.savedViews, { exact: true }).click();
    await page.getByLabel(list.viewName).fill('Order these');
    await page.getByRole('button', { name: list.saveView }).click();

    await page.goto('/admin/products');
    await untilHydrated(page);
    await expect(heading(list.column.minimum)).toBeVisible();
    await page.getByText(list.savedViews, { exact: true }).click();
    await page.getByRole('link', { name: 'Order these' }).click();
    await expect(page).toHaveURL(/stock=reorder/);
    await expect(page.getByRole('combobox', { name: texts.stock, exact: true })).toHaveValue('reorder');
  });

  await test.step('or as cards, until changed back', async () => {
    await page.getByRole('button', { name: list.cards }).click();
    await expect(table).toHaveCount(0);
    await page.reload();
    await untilHydrated(page);
    await expect(table).toHaveCount(0);
    await expect(page.getByRole('button', { name: texts.edit }).first()).toBeVisible();
  });
});

test('a range is selected with the shift key, all that match over the pages, and prices rise together', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  const mark = `Row${Date.now()}`;
  const api = context.request;
  const count = staffPageSize + 2;
  for (let i = 0; i < count; i++) {
    const data = { name: `${mark} ${String(i).padStart(3, '0')}`, price: '10.10', stockQuantity: 500 };
    expect((await api.post('/api/products', { data, headers: { origin } })).status()).toBe(201);
  }
  const prices = async () => {
    const found = await api.get('/api/products', { params: { search: mark, limit: 100 } });
    const rows = (await found.json()) as { name: string; price: string }[];
    return [...new Set(rows.filter(({ name }) => name.startsWith(mark)).map(({ price }) => price))];
  };

  await page.goto(`/admin/products?search=${mark}&sort=name`);
  await untilHydrated(page);
  const boxes = page.getByRole('checkbox', { name: new RegExp(mark) });
  await boxes.nth(2).check();
  await boxes.nth(6).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('group', { name: /selected$/ });
  await expect(bar).toContainText('5 selected');
  await boxes.nth(4).uncheck();
  await expect(bar).toContainText('4 selected');

  await page.getByRole('button', { name: `Select all ${count} that match` }).click();
  await expect(bar).toContainText(`${count} selected`);
  await bar.getByRole('button', { name: admin.common.more }).click();
  await bar.getByLabel(list.change.label).selectOption(list.change.price_percent);
  await bar.getByLabel(list.change.price_percent, { exact: true }).fill('2.5');
  await bar.getByRole('button', { name: list.change.apply, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Change the price of ${count} products by 2.5%?`);
  expect(await prices()).toEqual(['10.10']);
  await dialog.getByRole('button', { name: list.change.apply }).click();
  await expect.poll(prices).toEqual(['10.35']);
  await page.getByRole('button', { name: admin.common.undo }).last().click();
  await expect.poll(prices).toEqual(['10.10']);

  await test.step('the window of a product is saved by Ctrl-S, with its buttons in reach', async () => {
    await page.getByRole('button', { name: texts.edit, exact: true }).first().click();
    await expect(page.getByRole('button', { name: admin.productForm.save })).toBeInViewport();
    await page.getByLabel(admin.productForm.fields.price, { exact: true }).fill('11.20');
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await prices()).toSorted()).toEqual(['10.10', '11.20']);
  });
});
