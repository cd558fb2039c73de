import { en } from '#shared/i18n/en/index.ts';
import { zh } from '#shared/i18n/zh/index.ts';
import { expect, findProduct, type Page, test } from './support/test.ts';

const dictionaries = { en, zh };

const names = {
  en: 'Unisex Mesh Running Shoes, EVA Sole',
  zh: '男女同款网面跑步鞋（EVA底）',
};

/** Typed into the form of a page; what searches find in each language is tested by requests (server/platform/http/catalogue-pages.test.ts). */
const searches = [
  ['en', 'runing shoes'],
  ['zh', '跑步鞋'],
] as const;

/** The result list, whose heading contains a count; the heading of the featured products has no number. */
const results = (page: Page) => page.getByRole('main').getByRole('region', { name: /\d/ });
const cardNames = (page: Page) => results(page).getByRole('article').getByRole('heading', { level: 3 });
/** Names of all cards, including those that a phone's first frame leaves out. */
async function namesShown(page: Page): Promise<string[]> {
  return cardNames(page).allTextContents();
}

async function search(page: Page, locale: keyof typeof dictionaries, words: string): Promise<void> {
  const { searchLabel, searchButton } = dictionaries[locale].products;
  await page.getByRole('searchbox', { name: searchLabel }).fill(words);
  await page.getByRole('button', { name: searchButton }).click();
}

for (const [locale, words] of searches) {
  test(`"${words}" finds the shoes in ${locale}`, async ({ page }) => {
    await page.goto(`/products?lng=${locale}`);
    await search(page, locale, words);
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === words);
    await expect(cardNames(page).first()).toHaveText(names[locale]);
  });
}

test('a search without result leads to all products and to the company', async ({ page }) => {
  await page.goto('/products');
  await search(page, 'en', 'zzzzzzzz');
  await expect(page.getByRole('heading', { name: en.products.emptyTitle })).toBeVisible();
  await expect(page.getByText(en.products.emptyFiltered)).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: en.products.askFor.replace('{search}', 'zzzzzzzz') }),
  ).toHaveAttribute('href', '/contact?name=zzzzzzzz');
  await expect(page.getByRole('link', { name: en.products.addFirst })).toHaveCount(0);
  await page.getByRole('link', { name: en.products.showAll }).click();
  await expect(page).toHaveURL('/products');
  await expect(cardNames(page)).toHaveCount(24);
});

test('the category stands in the address, in both spellings', async ({ page, request }) => {
  const { categoryId } = await findProduct(request, 'mesh running shoes');
  const category = page.getByRole('combobox', { name: en.products.categoryLabel });
  await page.goto('/products');
  await category.selectOption(categoryId);
  await page.getByRole('button', { name: en.products.searchButton }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('categoryId') === categoryId);
  await expect(cardNames(page).filter({ hasText: names.en })).toBeVisible();
  const filtered = await namesShown(page);

  await page.goto(`/products?category=${categoryId}`);
  await expect(category).toHaveValue(categoryId!);
  expect(await namesShown(page)).toEqual(filtered);
  await page.getByRole('link', { name: en.products.clearSearch }).click();
  await expect(page).toHaveURL('/products');
});

test('the back button brings the filters back', async ({ page }) => {
  await page.goto('/products');
  await search(page, 'en', 'shoes');
  await expect(page).toHaveURL(/search=shoes/);
  const found = await namesShown(page);
  await cardNames(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/search=shoes/);
  await expect(page.getByRole('searchbox')).toHaveValue('shoes');
  expect(await namesShown(page)).toEqual(found);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(cardNames(page)).toHaveCount(24);
});
