import { en } from '#shared/i18n/en/index.ts';
import { chatLink } from './support/parts.ts';
import { expect, findProduct, hydrate, type Page, pretendSlowLink, test } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

/** The bar with the actions of a product and the chat. */
const actionBar = (page: Page, name: string) => page.getByRole('complementary', { name });

test('a choice applies at once, adds nothing that was not chosen, and Back restores the former words', async ({
  page,
}) => {
  await page.goto('/products');
  const box = page.getByRole('searchbox');
  await box.fill('shoes');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=shoes');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL('/products?search=shoes&sort=price_asc');
  await box.fill('lamp');
  await page.goBack();
  await expect(page).toHaveURL('/products?search=shoes');
  await expect(box).toHaveValue('shoes');
});

test('without React a choice applies too', slowTest, async ({ page }) => {
  await pretendSlowLink(page);
  await page.goto('/products');
  const category = page.getByRole('combobox', { name: 'Category' });
  const value = await category.getByRole('option').nth(1).getAttribute('value');
  await category.selectOption(value);
  await expect(page).toHaveURL(`/products?categoryId=${value}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Products');
});

test('a page that comes without loading takes the focus to its heading and says its title', async ({
  page,
}) => {
  await page.goto('/products');
  await hydrate(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Baobab Sourcing' })).toHaveText(
    await page.title(),
  );
});

test('on paper a product says everything, its price and its address', async ({ page, request }) => {
  const product = await findProduct(request, 'mesh running shoes');
  await page.goto(`/product/${product.id}`);
  const parts = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    actionBar(page, product.name).getByRole('link', { name: en.product.requestQuote }),
    chatLink(page),
  ];
  for (const part of parts) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['$6.20 USD', 'HS code: 6404.11', 'Sea freight', `/product/${product.id}`])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  for (const part of parts) await expect(part).toBeHidden();
});

test('at 400 % zoom no bar takes the page away', slowTest, async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const product = await findProduct(request, 'mesh running shoes');
  await page.goto(`/product/${product.id}`);
  const stuck = await page
    .getByRole('banner')
    .or(actionBar(page, product.name))
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).position));
  expect(stuck).toEqual(['static', 'static']);
});
