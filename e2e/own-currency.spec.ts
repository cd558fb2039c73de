import { formatPrice } from '#shared/money.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { converted } from '#shared/rates.ts';
import { demoSettings } from '#shared/setting.ts';
import { expect, findProduct, hydrate, type Page, test } from './support/test.ts';

const own = (page: Page) => page.locator('main .own-price').first();

/** An amount as French writes it, three digits of it; kinds of spaces differ. */
const inFrancs = (price: string, unit: string) =>
  new Intl.NumberFormat('fr', { style: 'currency', currency: 'XOF', maximumSignificantDigits: 3 }).format(
    converted(Number(price), unit, 'XOF', demoSettings.rates.perDollar)!,
  );
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

test('a buyer who has chosen a currency sees it beside every price, on the shared cached page', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, 'mesh running shoes');
  await page.goto(`/product/${product.id}?lng=fr`);
  await expect(own(page)).toBeEmpty();
  await page.getByRole('link', { name: fr.product.ownCurrency }).tap();
  const choice = page.getByLabel(fr.footer.currency);
  await expect(choice).toBeInViewport();
  await choice.selectOption('XOF');
  const about = `≈ ${plain(inFrancs(product.price!, product.priceUnit))}`;
  await expect.poll(async () => plain(await own(page).textContent())).toBe(about);
  await expect(page.getByText(formatPrice(product.price, product.priceUnit)!).first()).toBeVisible();

  // The next page is the same for everybody; only the cookie makes the difference.
  await page.goto('/products?search=mesh+running');
  await expect.poll(async () => plain(await own(page).textContent())).toBe(about);
  await expect(choice).toHaveValue('XOF');
  const everybody = await (await request.get('/products?search=mesh+running')).text();
  expect(everybody).not.toContain('≈ 3');

  // React takes over what stands there, and brings it on pages that it shows by itself.
  await hydrate(page);
  await expect.poll(async () => plain(await own(page).textContent())).toBe(about);
  await page.locator('.product-card a').first().tap();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(async () => plain(await own(page).textContent())).toBe(about);

  await choice.selectOption('');
  await expect(own(page)).toBeEmpty();
  await page.reload();
  await expect(own(page)).toBeEmpty();
});

test('a list by price says by which day’s rates it compares', async ({ page }) => {
  await page.goto('/products?lng=fr&sort=price_asc');
  const note = fr.products.comparedBy.split('{date}')[0]!;
  await expect(page.getByText(note)).toContainText('20 nov. 2026');
  await page.goto('/products');
  await expect(page.getByText(note)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no choice that would do nothing', async ({ page, request }) => {
    const product = await findProduct(request, 'mesh running shoes');
    await page.goto(`/product/${product.id}`);
    await expect(page.locator('#currency')).toBeHidden();
    await expect(page.locator('a[href="#currency"]')).toBeHidden();
  });
});
