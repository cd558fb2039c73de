import { admin } from '#shared/i18n/en/admin.ts';
import { origin, staffTokens } from './support/site.ts';
import type { Locator } from '@playwright/test';
import { expect, openRowMenu, type Page, test, untilHydrated } from './support/test.ts';

test.beforeEach(async ({ context }) => {
  await context.addCookies([
    { name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true },
  ]);
});

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

test('changes of a product are listed in words and undone field by field; deleted, it is restored from the trash', async ({
  page,
}) => {
  const call = { headers: { origin } };
  const made = await page.request.post('/api/products', {
    ...call,
    data: { name: 'Desk Kettle', price: '7.00' },
  });
  const { id } = (await made.json()) as { id: string };
  await page.request.put(`/api/products/${id}`, { ...call, data: { price: '8.00', name: 'Desk Teapot' } });

  await test.step('the audit log says it in words', async () => {
    await open(page, '/admin/audit?search=Desk+Teapot');
    const row = page.getByRole('row', { name: /changed product Desk Teapot/ });
    await expect(row).toContainText('7.00 changed to 8.00 USD');
    await expect(row).toContainText('Desk Kettle changed to Desk Teapot');
  });

  await test.step('a former price is brought back, the new name stays', async () => {
    await open(page, `/admin/products?edit=${id}`);
    await page.getByRole('dialog').getByRole('link', { name: admin.history.link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('History of Desk Teapot');
    await page.getByRole('button', { name: 'Bring back Price: 7.00' }).click();
    await expect(said(page, 'Price is as it was.')).toBeVisible();
    const opened = await page.request.get(`/api/products/${id}/edit`);
    expect(await opened.json()).toMatchObject({ product: { name: 'Desk Teapot', price: '7.00' } });
  });

  await test.step('one trash for all', async () => {
    await page.request.delete(`/api/products/${id}`, call);
    await open(page, '/admin/trash');
    await openRowMenu(page, 'Desk Teapot');
    await page.getByRole('button', { name: 'Restore Desk Teapot' }).click();
    await expect(said(page, 'Desk Teapot is back.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore Desk Teapot' })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test('of a list the audit log says what was added and what was removed, one a line', async ({ page }) => {
  const call = { headers: { origin } };
  const data = { name: 'Listed Ladle', features: ['Steel', 'Long handle, riveted', 'Hook'] };
  const made = await page.request.post('/api/products', { ...call, data });
  const { id } = (await made.json()) as { id: string };
  const put = (values: object) => page.request.put(`/api/products/${id}`, { ...call, data: values });
  await put({ features: ['Steel', 'Hook', 'Dishwasher safe'] });
  await put({ features: ['Dishwasher safe', 'Hook', 'Steel'] });

  await open(page, '/admin/audit?search=Listed+Ladle');
  const rows = page.getByRole('row', { name: /changed product Listed Ladle/ });
  const lines = (row: number) => rows.nth(row).getByRole('listitem');
  await expect(lines(1)).toHaveText(['Removed: − Long handle, riveted', 'Added: + Dishwasher safe']);
  // No item was added or removed: only the order has changed.
  await expect(rows.nth(0)).toContainText(admin.change.reordered);
  await expect(lines(0)).toHaveText(['Dishwasher safe', 'Hook', 'Steel']);
  await page.request.delete(`/api/products/${id}`, call);
});

test('of the company’s addresses the audit log shows only the added one', async ({ page }) => {
  const call = { headers: { origin } };
  const stored = (await (await page.request.get('/api/settings')).json()) as Record<
    'addresses',
    { values: { addresses: object[] }; version: string | null }
  >;
  const { values, version } = stored.addresses;
  const added = { city: 'Listville', lines: '7 Market Street\nNorth side' };
  const data = { addresses: [...values.addresses, added], version };
  const saved = await page.request.put('/api/settings/addresses', { ...call, data });
  expect(saved.ok(), await saved.text()).toBe(true);
  await open(page, '/admin/audit?noun=setting');
  const line = page.getByRole('listitem').filter({ hasText: 'Listville' }).first();
  await expect(line).toHaveText('Added: + City: Listville; Address: 7 Market Street, North side');
  const { addresses } = (await saved.json()) as typeof stored;
  const back = { ...values, version: addresses.version };
  expect((await page.request.put('/api/settings/addresses', { ...call, data: back })).ok()).toBe(true);
});

test('the palette knows actions, forgives a wrong key, and remembers where one went', async ({ page }) => {
  await open(page, '/admin/dashboard');
  const box = page.getByRole('combobox', { name: admin.palette.title });
  await page.keyboard.press('Control+k');
  await box.fill('suplier');
  await expect(page.getByRole('option', { name: admin.suppliers.title, exact: true })).toBeVisible();
  for (const [typed, ...found] of [
    ['quick add', admin.quickAdd.title],
    ['add product', admin.products.add, admin.quickAdd.title],
    ['evidence', admin.evidence.title, admin.evidence.add],
    ['holidays', admin.setting.holidays.title],
  ] as const) {
    await box.fill(typed);
    for (const name of found)
      await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await box.fill(admin.transfer.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/import$/);
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('group', { name: admin.palette.recent }).getByRole('option').first(),
  ).toHaveText(admin.transfer.title);
});

test('the palette is a combobox: keys move in its list, the box keeps the focus and announces the count', async ({
  page,
}) => {
  await open(page, '/admin/dashboard');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: admin.palette.title });
  const box = palette.getByRole('combobox', { name: admin.palette.title });
  const options = palette.getByRole('listbox', { name: admin.palette.title }).getByRole('option');
  const isChosen = async (option: Locator) => {
    await expect(palette.getByRole('option', { selected: true })).toHaveCount(1);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
    await expect(box).toBeFocused();
  };
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const list = (await palette.getByRole('listbox').getAttribute('id'))!;
  await expect(box).toHaveAttribute('aria-controls', list);
  await isChosen(options.first());
  await page.keyboard.press('ArrowDown');
  await isChosen(options.nth(1));
  await page.keyboard.press('PageDown');
  await isChosen(options.nth(11));
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await isChosen(options.last());
  await expect(palette.getByRole('status')).toHaveText(`${await options.count()} suggestions`);

  await page.keyboard.type('mesages');
  await page.keyboard.press('Home');
  await page.keyboard.type('con');
  await expect(box).toHaveValue('conmesages');
  await expect(palette.getByRole('status')).toHaveText(admin.palette.none);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await box.fill(admin.transfer.title);
  await expect(palette.getByRole('status')).toHaveText('1 suggestion');
  await options.first().click();
  await expect(page).toHaveURL(/\/admin\/import$/);
});

test('an account is edited: name, address and role; the own role stays', async ({ page, problems }) => {
  problems.expect(/400/);
  const username = `desk-${Date.now()}`;
  const made = await page.request.post('/api/register', {
    headers: { origin },
    data: { username, password: 'a rare enough phrase', role: 'admin' },
  });
  expect(made.status()).toBe(201);
  await open(page, '/admin/users?role=staff');
  await openRowMenu(page, username);
  await page.getByRole('button', { name: `Edit ${username}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(admin.users.firstName).fill('Lin');
  await dialog.getByLabel(admin.users.email).fill('no address');
  await dialog.getByLabel(admin.users.role).selectOption('super_admin');
  await dialog.getByRole('button', { name: admin.common.save }).click();
  await expect(dialog.getByLabel(admin.users.email)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(admin.users.firstName)).toHaveValue('Lin');
  await dialog.getByLabel(admin.users.email).fill(`${username}@staff.example`);
  await dialog.getByRole('button', { name: admin.common.save }).click();
  await expect(said(page, 'The account of Lin has been changed.')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(username) });
  await expect(row).toContainText(admin.users.superAdmin);
});

test('an account that is being edited is not left without a question', async ({ page }) => {
  const username = `left-${Date.now()}`;
  const data = { username, password: 'a rare enough phrase', role: 'admin' };
  const made = await page.request.post('/api/register', { headers: { origin }, data });
  expect(made.status()).toBe(201);
  // On a phone the button is in a menu, and the focus returns to that menu.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/admin/users?role=staff');
  const edit = page.getByRole('button', { name: `Edit ${username}` });
  await edit.click();
  const name = page.getByLabel(admin.users.firstName);
  const question = page.getByRole('dialog', { name: admin.form.leaveTitle });
  // Without changes there is no question.
  await page.keyboard.press('Escape');
  await expect(name).toHaveCount(0);
  await edit.click();
  await name.fill('Amina');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: admin.form.stay }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Amina');
  await page.getByRole('button', { name: admin.common.cancel, exact: true }).click();
  await question.getByRole('button', { name: admin.form.leave, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(name).toHaveValue('');
});
