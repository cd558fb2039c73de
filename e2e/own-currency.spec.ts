import { fr } from '#shared/i18n/fr/index.ts';
import { formatPrice } from '#shared/base/money.ts';
import { converted } from '#shared/base/rates.ts';
import { demoSettings } from '#shared/content/setting.ts';
import { prices } from './support/parts.ts';
import { expect, findProduct, hydrate, type Page, test } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

/** Prices of the page in reading order. */
const amounts = async (page: Page) =>
  (
    await prices(page)
      .allTextContents()
      .catch(() => [])
  ).map((text) => text.replaceAll(/\s/g, ' '));

/** Matches "≈ 3 500 F CFA" in French, with three significant digits; the kinds of spaces differ. */
const inFrancs = (price: string, unit: string) =>
  `≈ ${new Intl.NumberFormat('fr', {
    style: 'currency',
    currency: 'XOF',
    maximumSignificantDigits: 3,
  }).format(converted(Number(price), unit, 'XOF', demoSettings.rates.perDollar)!)}`.replaceAll(/\s/g, ' ');

test('a buyer chooses a currency in place, and from then on reads it before every price', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, 'mesh running shoes');
  const own = inFrancs(product.price!, product.priceUnit);
  const stated = formatPrice(product.price, product.priceUnit)!;
  await page.goto(`/product/${product.id}?lng=fr`);
  expect((await amounts(page))[0]).toBe(stated);
  await page.getByText(fr.product.ownCurrency, { exact: true }).tap();
  const choice = page.getByRole('main').getByLabel(fr.footer.currency);
  await expect(choice).toBeInViewport();
  await choice.selectOption('XOF');
  await expect.poll(async () => (await amounts(page)).slice(0, 2)).toEqual([own, stated]);

  // Also on cards, on the next page and on pages that React renders.
  await page.goto('/products?search=mesh+running');
  expect((await amounts(page)).slice(0, 2)).toEqual([own, stated]);
  await expect(page.getByLabel(fr.footer.currency)).toHaveValue('XOF');
  await hydrate(page);
  expect((await amounts(page)).slice(0, 2)).toEqual([own, stated]);
  await page.getByRole('article').first().getByRole('link').tap();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(async () => (await amounts(page)).slice(0, 2)).toEqual([own, stated]);

  // Other visitors get the unchanged page.
  const everybody = await (await request.get('/products?search=mesh+running')).text();
  expect(everybody).not.toContain('≈ ');

  await page.getByRole('contentinfo').getByLabel(fr.footer.currency).selectOption('');
  await expect.poll(async () => (await amounts(page))[0]).toBe(stated);
  await page.reload();
  expect((await amounts(page))[0]).toBe(stated);
});

test(
  'the choice of a currency keeps the place, and Back leads to the page before',
  slowTest,
  async ({ page, request }) => {
    const { id } = await findProduct(request, 'mesh running shoes');
    await page.goto('/about');
    await page.goto(`/product/${id}?lng=fr`);
    const choice = page.getByRole('contentinfo').getByLabel(fr.footer.currency);
    await choice.scrollIntoViewIfNeeded();
    // What is above it grows by the amounts in the other currency.
    const placeOf = async () => (await choice.boundingBox())!.y;
    const before = await placeOf();
    await choice.selectOption('XOF');
    await expect.poll(async () => (await amounts(page))[0]).toContain('≈');
    await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(100);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the choice is a form with a button, and is remembered', async ({ page, request }) => {
    const product = await findProduct(request, 'mesh running shoes');
    await page.goto(`/product/${product.id}?lng=fr`);
    await page.getByText(fr.product.ownCurrency, { exact: true }).click();
    const main = page.getByRole('main');
    await main.getByLabel(fr.footer.currency).selectOption('XOF');
    await main.getByRole('button', { name: fr.footer.currencyShow }).click();
    await expect(page).toHaveURL(`/product/${product.id}`);
    const own = inFrancs(product.price!, product.priceUnit);
    expect((await amounts(page))[0]).toBe(own);
    await page.goto('/products?search=mesh+running');
    expect((await amounts(page))[0]).toBe(own);
  });
});
