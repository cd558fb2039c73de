import sharp from 'sharp';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { company } from '#shared/i18n/en/company.ts';
import { en } from '#shared/i18n/en/index.ts';
import { locales } from '#shared/base/locale.ts';
import { demoSettings } from '#shared/content/setting.ts';
import { slides } from './support/parts.ts';
import { expect, findProduct, type Page, test } from './support/test.ts';
import { inLanguage } from './support/tiers.ts';

/** Maximum height of the home page on a phone in screens of 360 × 740, including the footer. */
const maxScreens = 7;

/** Texts of each specified section (docs/specification/site.md#home), by its heading. */
const sections = [
  ['heroTitle', 'heroSubtitle'],
  ['categories', 'viewAllCategories'],
  ['featuredTitle', 'featuredText', 'viewAllProducts'],
  ['benefitQuality', 'benefitQualityText'],
  ['benefitSupply', 'benefitSupplyText'],
  ['benefitPrice', 'benefitPriceText'],
  [
    'partnerTitle',
    'partnerText',
    ...(['serviceSourcing', 'serviceQuality', 'serviceLogistics'] as const).flatMap(
      (key) => [key, `${key}Text`] as const,
    ),
  ],
  ['advantageTitle', 'advantageText', 'advantage1', 'advantage2', 'advantage3'],
  ['founderQuote', 'founderName'],
  [
    'expertiseTitle',
    ...(['expertiseFashion', 'expertiseElectronics', 'expertiseHousehold'] as const).flatMap(
      (key) => [key, `${key}Text`] as const,
    ),
  ],
  ['consultationTitle', 'consultationText'],
  ['partnersTitle'],
] as const;

/** A text may be outside the visible part of its row, but it must be drawn and not be folded away. */
const expectShown = async (page: Page, text: string) => {
  const found = page.getByRole('main').getByText(text).filter({ visible: true }).first();
  await expect(found, text).toBeVisible();
};

/** Links to the categories, and to all of them. */
const categoryCards = (page: Page, name: string = en.home.categories) =>
  page.getByRole('group', { name, exact: true }).getByRole('link');

for (const locale of locales) {
  test(
    `home begins with a product, takes seven screens of a phone and lacks no section, in ${locale}`,
    inLanguage(locale, ['fr']),
    async ({ page }) => {
      await page.goto(`/?lng=${locale}`);
      const { home, proof } = await loadDictionary(locale);
      for (const keys of sections) for (const key of keys) await expectShown(page, home[key]);
      const [product] = await page.getByRole('article').all();
      expect((await product!.boundingBox())!.y).toBeLessThan(740 - 100);
      for (const text of [proof.report.title, proof.inspection.title]) await expectShown(page, text);
      await expect(slides(page)).toHaveCount(3);
      await expect(page.getByRole('article')).toHaveCount(8);
      // Eight categories, and the link to all of them.
      await expect(categoryCards(page, home.categories)).toHaveCount(9);
      const { height, width } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        width: document.documentElement.scrollWidth,
      }));
      expect(width).toBe(360);
      expect(height).toBeLessThanOrEqual(maxScreens * 740);
    },
  );
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a row moves by a swipe and by the arrow keys', async ({ page }) => {
    await page.goto('/');
    const row = page.getByRole('group', { name: en.proof.title });
    const last = row.getByText(en.home.benefitPrice, { exact: true });
    // Its cards are higher than the screen: their headings must be on it.
    await row.evaluate((element) => element.scrollIntoView());
    await expect(last).not.toBeInViewport();
    await row.focus();
    // Each press moves towards the next card; a press while the row is still moving has no effect.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(last).toBeInViewport({ timeout: 250 });
    }).toPass({ intervals: [0] });
  });

  test('search is the first thing to do, and stands in the header of every page', async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, 'mesh running shoes');
    const field = page.getByRole('searchbox', { name: en.products.searchLabel });
    await page.goto('/');
    await expect(field).toBeInViewport();
    await field.fill('lantern');
    await field.press('Enter');
    await expect(page).toHaveURL('/products?search=lantern');

    for (const path of ['/', '/process', `/product/${product.id}`]) {
      await page.goto(path);
      const header = page.getByRole('banner');
      expect((await header.boundingBox())!.height, path).toBeLessThanOrEqual(65);
      await header.getByRole('button', { name: en.nav.find }).tap();
      const opened = page.getByRole('dialog', { name: en.nav.find }).getByRole('searchbox');
      await expect(opened, path).toBeFocused();
      await opened.fill('solar lamp');
      await opened.press('Enter');
      await expect(page, path).toHaveURL(/\/products\?search=solar(\+|%20)lamp$/);
    }
  });
});

test('categories show a product each, in a width that suits their card', async ({ page }) => {
  await page.goto('/');
  const pictures = categoryCards(page).getByRole('presentation');
  await expect(pictures).toHaveCount(8);
  const picture = pictures.first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/media/');
  const src = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  const { width } = await sharp(await (await page.request.get(src)).body()).metadata();
  expect(width).toBeLessThanOrEqual(160);
});

test('what the company says of itself can be looked up; that all is made up is said once', async ({
  page,
}) => {
  const { name, chineseName, number } = demoSettings.registration;
  await page.goto('/');
  const main = page.getByRole('main');
  for (const text of [name, chineseName, number])
    await expect(main.getByRole('definition').filter({ hasText: text })).toHaveCount(1);
  await expect(main.getByRole('img', { name: new RegExp(company.checkUs.record.licenceLabel) })).toHaveCount(
    1,
  );
  await expect(main.getByText(company.checkUs.record.demo, { exact: true })).toHaveCount(1);
  await expect(main).not.toContainText(/\bExample\b|\bSample (?:Footwear|Street)/);

  await page.getByRole('contentinfo').getByRole('link', { name: en.footer.checkUs }).tap();
  await expect(page).toHaveURL('/check-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.checkUs.title);
  await expect(page.getByText(company.checkUs.claims.bank.check)).toBeVisible();
  await expect(page.getByText(company.checkUs.never4)).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: number })).toBeVisible();
});
