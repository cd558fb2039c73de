import { quoteList as texts } from '#shared/i18n/en/quote-list.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { expect, findProduct, hydrate, type Page, test, untilHydrated } from './support/test.ts';
import { openAllDetails } from './support/parts.ts';

// What is typed into the list's form, while its script saves and sends it.

/** Adds a product to the list and opens the list. @returns the group of its line */
async function openList(page: Page) {
  const { id, name } = await findProduct(page.request, 'mesh running shoes');
  await page.request.post('/api/quote-list/lines', { data: { product: id } });
  await page.goto('/quote-list');
  await untilHydrated(page);
  const line = page.getByRole('group', { name });
  await line.getByText(texts.lineMore).tap();
  return line;
}

async function fillRequest(page: Page): Promise<void> {
  await page.getByLabel(`${texts.country} *`).selectOption('SN');
  await page.getByLabel(`${texts.contactName} *`).fill('Awa Diop');
  await page.getByLabel(texts.phone).fill('+44 7700 900123');
  await page.getByLabel(texts.message).fill('Before the feast');
}

const readList = async (page: Page): Promise<QuoteList> =>
  (await (await page.request.get('/api/quote-list')).json()) as QuoteList;

test('a target price keeps its currency when another is chosen', async ({ page }) => {
  const line = await openList(page);
  const price = line.getByLabel(texts.targetPrice);
  const currency = page.getByLabel(texts.currency);
  await price.fill('10');
  await currency.selectOption('EUR');
  await expect(price).toHaveValue('10 USD');
  await expect(line.getByText(/^EUR per/)).toBeVisible();
  await price.fill('9,50');
  await currency.selectOption('GBP');
  await expect(price).toHaveValue('9.50 EUR');
  // An earlier change may be on its way still.
  await expect
    .poll(() => readList(page))
    .toMatchObject({ currency: 'GBP', lines: [{ targetPrice: '9.50 EUR' }] });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(price).toHaveValue('9.50 EUR');
  await expect(line.getByText(/^GBP per/)).toBeVisible();
});

test('before React runs, a chosen currency relabels no target price, and a typed text is kept', async ({
  page,
  context,
}) => {
  let load = () => {};
  const isChosen = new Promise<void>((resolve) => (load = resolve));
  await context.route('**/assets/*.js', async (route) => {
    await isChosen;
    await route.continue();
  });
  const { id, name } = await findProduct(page.request, 'mesh running shoes');
  await page.request.post('/api/quote-list/lines', { data: { product: id } });
  await page.request.put('/api/quote-list', { data: { message: 'Before the feast' } });
  await page.goto('/quote-list', { waitUntil: 'commit' });
  const line = page.getByRole('group', { name });
  await line.getByText(texts.lineMore).tap();
  await line.getByLabel(texts.targetPrice).fill('10');
  await page.getByLabel(texts.currency).selectOption('EUR');
  await page.getByLabel(texts.message).fill('After the feast');
  load();
  await expect(line.getByLabel(texts.targetPrice)).toHaveValue('10 USD');
  await untilHydrated(page);
  await expect(line.getByLabel(texts.targetPrice)).toHaveValue('10 USD');
  await expect(line.getByText(/^EUR per/)).toBeVisible();
  await expect(page.getByLabel(texts.message)).toHaveValue('After the feast');
});

test('a target price in a draft keeps its currency too', async ({ page, context }) => {
  // Nothing reaches the server, so that only the draft has what is typed.
  await context.route('**/api/quote-list', (route) => route.fulfill({ json: { success: true } }));
  const line = await openList(page);
  await page.getByLabel(texts.currency).selectOption('EUR');
  await line.getByLabel(texts.targetPrice).fill('8');
  await page.reload();
  await expect(line.getByLabel(texts.targetPrice)).toHaveValue('8');
  await expect(line.getByText(/^EUR per/)).toBeVisible();
  await context.unroute('**/api/quote-list');
  await page.getByRole('button', { name: texts.save, exact: true }).tap();
  await expect(page.getByText(texts.saved, { exact: true })).toBeVisible();
  expect(await readList(page)).toMatchObject({ currency: 'EUR', lines: [{ targetPrice: '8' }] });
});

test('a target price in a draft keeps its currency when another device changes that of the list', async ({
  page,
  context,
}) => {
  await context.route('**/api/quote-list', (route) => route.fulfill({ json: { success: true } }));
  const line = await openList(page);
  const price = line.getByLabel(texts.targetPrice);
  await price.fill('2.20');
  await page.reload();
  await expect(price).toHaveValue('2.20');
  const changed = await page.request.put('/api/quote-list', { data: { currency: 'CNY' } });
  expect(changed.ok()).toBe(true);
  await page.reload();
  await expect(line.getByText(/^CNY per/)).toBeVisible();
  await expect(price).toHaveValue('2.20 USD');
  await hydrate(page);
  await expect(price).toHaveValue('2.20 USD');
});

test('a message that is typed just before sending is not on the next list', async ({ page, context }) => {
  await page.clock.install();
  await openList(page);
  await fillRequest(page);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  await context.route('**/api/quote-list/request', async (route) => {
    const answer = await route.fetch();
    // The request is stored, and its answer takes longer than typed values wait until they are saved.
    await page.clock.runFor(5000);
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: texts.send }).tap();
  await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
  await openAllDetails(page);
  await expect(page.getByText('Before the feast').first()).toBeVisible();
  expect((await readList(page)).details.message).toBeNull();
  expect(saves).toEqual([]);
});

test('the description of what is to be found is empty once it is on the list', async ({ page }) => {
  await openList(page);
  await page.getByText(texts.findTitle).tap();
  const name = page.getByLabel(texts.findName);
  await name.fill('Steel bowl, 24 cm');
  await page.getByLabel(texts.findNote, { exact: true }).fill('Rim rolled');
  await page.getByRole('button', { name: texts.findAdd }).tap();
  await expect(page.getByRole('group', { name: 'Steel bowl, 24 cm' })).toBeVisible();
  await page.reload();
  await page.getByText(texts.findTitle).tap();
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(page.getByLabel(texts.findNote, { exact: true })).toHaveValue('');
});
