import type { Dictionary } from '#shared/i18n/dictionary.ts';
import { en } from '#shared/i18n/en/index.ts';
import { es } from '#shared/i18n/es/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { zh } from '#shared/i18n/zh/index.ts';
import type { DemoLanguage } from '#server/demo/demo-schemas.ts';
import { expect, findProduct, type Page, test } from './support/test.ts';

const dictionaries: Record<DemoLanguage, Dictionary> = { en, fr, es, zh };

const names: Record<DemoLanguage, string> = {
  en: 'Unisex Mesh Running Shoes, EVA Sole',
  fr: 'Baskets de running mixtes en mesh',
  es: 'Zapatillas de running de malla, unisex',
  zh: '男女同款网面跑步鞋（EVA底）',
};

/** Searches of buyers in each language: with accents, without them, misspelt, in Chinese. */
const searches: [DemoLanguage, string][] = [
  ['en', 'running shoes'],
  ['en', 'runing shoes'],
  ['fr', 'chaussures running mixtes'],
  ['es', 'zapatillas de malla'],
  ['zh', '跑步鞋'],
  // A word in another language than the page is found too.
  ['fr', '跑步鞋'],
];

/** The result list, whose heading contains a count; the heading of the featured products has no number. */
const results = (page: Page) => page.getByRole('main').getByRole('region', { name: /\d/ });
const cardNames = (page: Page) => results(page).getByRole('article').getByRole('heading', { level: 3 });
/** Names of all cards, including those that a phone's first frame leaves out. */
async function namesShown(page: Page): Promise<string[]> {
  return cardNames(page).allTextContents();
}

const addressesShown = (page: Page): Promise<string[]> =>
  page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname));

async function search(page: Page, locale: DemoLanguage, words: string): Promise<void> {
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

test('accents do not matter', async ({ page }) => {
  for (const words of ['chaussures de sécurité', 'chaussures de securite']) {
    await page.goto(`/products?lng=fr&search=${encodeURIComponent(words)}`);
    await expect(cardNames(page).first()).toHaveText('Chaussures de sécurité montantes en cuir');
  }
});

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

test('the list sorts by price', async ({ page }) => {
  const prices = async () => {
    const texts = await results(page).getByRole('article').getByText(/^\$/).allTextContents();
    return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
  };
  for (const [sort, compare] of [
    ['price_asc', (a: number, b: number) => a - b],
    ['price_desc', (a: number, b: number) => b - a],
  ] as const) {
    await page.goto('/products');
    await page.getByRole('combobox', { name: en.products.sortLabel }).selectOption(sort);
    await page.getByRole('button', { name: en.products.searchButton }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === sort);
    await expect(cardNames(page)).toHaveCount(24);
    const shown = await prices();
    expect(shown.length).toBeGreaterThan(10);
    expect(shown).toEqual(shown.toSorted(compare));
  }
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

test('pages follow each other without a repetition', async ({ page }) => {
  await page.goto('/products');
  const seen = new Set<string>();
  const next = page.getByRole('link', { name: en.products.nextPage, exact: true });
  const total = Number(
    /\d+/.exec((await results(page).getByRole('heading', { level: 2 }).textContent()) ?? '')?.[0],
  );
  for (let number = 1; ; number++) {
    await expect(page).toHaveURL(number === 1 ? '/products' : `/products?page=${number}`);
    await expect(
      page.getByText(
        en.products.pageOf
          .replace('{page}', String(number))
          .replace('{pages}', String(Math.ceil(total / 24))),
      ),
    ).toBeVisible();
    // By their addresses, since two products may have the same name.
    for (const address of await addressesShown(page)) seen.add(address);
    if ((await next.count()) === 0) break;
    await next.click();
  }
  expect(total).toBeGreaterThanOrEqual(48);
  expect(seen.size).toBe(total);
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

for (const [what, query] of [
  ['a search of 10 kB', `search=${'a'.repeat(10_000)}`],
  ['a NUL byte', 'search=%00'],
  ['broken UTF-8', 'search=%ff'],
] as const) {
  test(`${what} is answered by a clear error`, async ({ page, problems }) => {
    problems.expect(/400/);
    const response = await page.goto(`/products?${query}`);
    expect(response!.status()).toBe(400);
    await expect(page.getByText(en.errors.bad_request)).toBeVisible();
  });
}

test('absurd page numbers are clamped; a page beyond the last is not found', async ({ page, problems }) => {
  problems.expect(/404/);
  for (const [number, shown] of [
    ['-5', '1'],
    ['abc', '1'],
  ] as const) {
    const response = await page.goto(`/products?page=${number}`);
    expect(response!.status()).toBe(200);
    await expect(page.getByText(new RegExp(`^Page ${shown} of`))).toBeVisible();
  }
  expect((await page.goto('/products?page=999'))!.status()).toBe(404);
});
