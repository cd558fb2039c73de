import { admin } from '#shared/i18n/en/admin.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const texts = admin.translation;

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
});

/** The visible copy of a message; screen readers get a second one in a separate element. */
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** A product for this test only, which no other test uses. */
async function makeProduct(page: Page, name: string): Promise<string> {
  const response = await page.request.post('/api/products', {
    data: { name, price: '7.50', stockQuantity: 3, shortDescription: 'Keeps tea warm.' },
    headers: { origin },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const stateOf = (page: Page, name: string, state: string) =>
  page.getByRole('button', { name: `Français of ${name}: ${state}` });

test('an editor finds a missing French text and writes it; buyers read and find it at once', async ({
  page,
  browser,
  problems,
}) => {
  const name = 'Quilted Kettle Jacket';
  const id = await makeProduct(page, name);
  const visitor = await browser.newContext({ locale: 'fr-FR' });
  problems.watch(visitor);
  const shop = await visitor.newPage();
  await shop.goto(`${origin}/product/${id}?lng=fr`);
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(name);

  await test.step('from the product to its row of the board', async () => {
    await open(page, `/admin/products?edit=${id}`);
    await page.getByRole('dialog').getByRole('link', { name: admin.translation.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await stateOf(page, name, texts.missing).click();
  });

  await test.step('what is written is not lost by Escape', async () => {
    const field = page.getByLabel(texts.name, { exact: true });
    await expect(field).toBeFocused();
    await field.fill('Housse matelassée pour bouilloire');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await stateOf(page, name, texts.missing).click();
    await expect(page.getByText(admin.form.restored.slice(0, 29))).toBeVisible();
    await expect(field).toHaveValue('Housse matelassée pour bouilloire');
    await page.getByRole('radio', { name: /Español/ }).check();
    await expect(field).toHaveValue('');
    await page.getByRole('radio', { name: /Français/ }).check();
    await expect(field).toHaveValue('Housse matelassée pour bouilloire');
  });

  await test.step('a text that the original has is still missing: incomplete, then done', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(said(page, 'Français is saved.')).toBeVisible();
    await expect(page.getByRole('radio', { name: `Français ${texts.incomplete}` })).toBeVisible();
    await page.getByLabel(texts.shortDescription, { exact: true }).fill('Garde le thé au chaud.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('radio', { name: `Français ${texts.done}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stateOf(page, name, texts.done)).toBeVisible();
  });

  await test.step('buyers read it and find its words', async () => {
    await shop.reload();
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Housse matelassée pour bouilloire');
    await shop.goto(`${origin}/products?search=matelassee&lng=fr`);
    await expect(shop.getByRole('heading', { name: 'Housse matelassée pour bouilloire' })).toBeVisible();
  });

  await test.step('a changed original makes it outdated, a changed price does not', async () => {
    const change = (data: object) => page.request.put(`/api/products/${id}`, { data, headers: { origin } });
    await change({ price: '8.00' });
    await page.reload();
    await expect(stateOf(page, name, texts.done)).toBeVisible();
    await change({ shortDescription: 'Keeps tea and coffee warm.' });
    await page.reload();
    await expect(stateOf(page, name, texts.outdated)).toBeVisible();
  });

  await test.step('another user saves first: the second sees the conflict, and decides', async () => {
    await untilHydrated(page);
    problems.expect(/409/);
    await stateOf(page, name, texts.outdated).click();
    const field = page.getByLabel(texts.name, { exact: true });
    await field.fill('La mienne');
    await page.request.put(`/api/translations/product/${id}/fr`, {
      data: { name: 'La sienne', shortDescription: 'Garde au chaud.' },
      headers: { origin },
    });
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByRole('heading', { name: admin.conflict.title })).toBeFocused();
    await expect(page.getByRole('cell', { name: 'La sienne' })).toBeVisible();
    await expect(field).toHaveValue('La mienne');
    await page.getByRole('button', { name: admin.conflict.keepMine }).click();
    await expect(said(page, 'Français is saved.')).toBeVisible();
    await shop.goto(`${origin}/product/${id}?lng=fr`);
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('La mienne');
  });
  await visitor.close();
});

test('"Save and next" goes through what is left to do', slowTest, async ({ page }) => {
  for (const number of ['one', 'two']) await makeProduct(page, `Zulu basket ${number}`);
  await open(page, '/admin/translations?search=zulu&language=es&state=todo');
  await page.getByRole('button', { name: /^Español of Zulu basket one/ }).click();
  const field = page.getByLabel(texts.name, { exact: true });
  for (const [title, text] of [
    ['Translate Zulu basket one', 'Cesta uno'],
    ['Translate Zulu basket two', 'Cesta dos'],
  ] as const) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(text);
    await page.getByLabel(texts.shortDescription, { exact: true }).fill('Texto');
    await page.getByRole('button', { name: texts.saveNext }).click();
  }
  await expect(said(page, 'Nothing is left to do in Español.')).toBeVisible();
  await expect(page.getByText(admin.list.noMatch)).toBeVisible();
});

test('a price that is changed in its card reaches the public page; Undo takes it back', async ({
  page,
  context,
}) => {
  const name = 'Inline Ladle';
  const id = await makeProduct(page, name);
  const shop = await context.newPage();
  await shop.goto(`/product/${id}`);
  await expect(shop.getByText('$7.50 USD').first()).toBeVisible();

  await open(page, '/admin/products?search=Inline+Ladle');
  const price = page.getByRole('button', { name: /^Change the price of Inline Ladle/ });
  await price.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`Price of ${name} in USD`)).toBeFocused();
  await page.keyboard.type('9.99');
  await page.keyboard.press('Escape');
  await expect(price).toHaveAccessibleName(/\$7\.50 USD$/);
  await expect(price).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('9.25');
  await page.keyboard.press('Enter');
  await expect(price).toHaveAccessibleName(/\$9\.25 USD$/);
  await shop.reload();
  await expect(shop.getByText('$9.25 USD').first()).toBeVisible();

  await page.getByRole('button', { name: admin.common.undo }).click();
  await expect(price).toHaveAccessibleName(/\$7\.50 USD$/);
  await shop.reload();
  await expect(shop.getByText('$7.50 USD').first()).toBeVisible();
});

test(
  'stock is changed in place; errors and conflicts are shown, and typed values stay',
  slowTest,
  async ({ page, problems }) => {
    const name = 'Inline Sieve';
    const id = await makeProduct(page, name);
    await open(page, '/admin/products?search=Inline+Sieve');
    const stock = page.getByRole('button', { name: /^Change the stock of Inline Sieve/ });
    const units = page.getByLabel(`Stock of ${name}`);
    await stock.click();
    await units.fill('a few');
    problems.expect(/400/);
    await units.press('Enter');
    await expect(said(page, 'Please enter a number.')).toBeVisible();
    await expect(units).toHaveValue('a few');

    problems.expect(/409/);
    await page.request.put(`/api/products/${id}`, { data: { stockQuantity: 40 }, headers: { origin } });
    await units.fill('5');
    await page.getByLabel(`Stock status of ${name}`).selectOption('low_stock');
    await units.press('Enter');
    const panel = page.getByRole('alert').filter({ hasText: admin.conflict.title });
    await expect(panel.getByRole('row', { name: /40.*5$/ })).toBeVisible();
    await expect(units).toHaveValue('5');
    // Each field can take the other user's value, and its own value again.
    const side = (label: string) =>
      panel.getByRole('row', { name: /40.*5$/ }).getByRole('radio', { name: label });
    await side(`${admin.conflict.theirs}: 40`).check();
    await expect(units).toHaveValue('40');
    await side(`${admin.conflict.mine}: 5`).check();
    await expect(units).toHaveValue('5');
    await panel.getByRole('button', { name: admin.conflict.keepMine }).click();
    await expect(stock).toHaveAccessibleName(/5 pieces$/);
    await expect(page.getByText(admin.products.lowStock, { exact: true }).last()).toBeVisible();
  },
);

test(
  'the palette opens a product that visitors do not see, and names no users to an admin',
  slowTest,
  async ({ page }) => {
    const name = 'Palette Hamper';
    const id = await makeProduct(page, name);
    await page.request.put(`/api/products/${id}`, { data: { isActive: false }, headers: { origin } });
    await open(page, '/admin/dashboard');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: admin.palette.title });
    await box.fill('e2e-');
    await expect(page.getByText(admin.palette.none)).toBeVisible();
    await expect(page.getByRole('group', { name: admin.kinds.user })).toHaveCount(0);
    await box.fill('palette hamp');
    const products = page.getByRole('group', { name: admin.kinds.product });
    await expect(products.getByRole('option', { name: `${name} ${admin.palette.inactive}` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Edit ${name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${origin}/admin/products`);
  },
);
