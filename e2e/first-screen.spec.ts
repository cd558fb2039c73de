import { locales } from '#shared/base/locale.ts';
import { formatPrice } from '#shared/base/money.ts';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { expect, findProduct, type Page, test } from './support/test.ts';
import { inLanguage } from './support/tiers.ts';

/** Upper edge of the sticky bar, or the bottom of the window. */
const lowest = (page: Page) =>
  page.getByRole('complementary').evaluate((bar) => Math.min(innerHeight, bar.getBoundingClientRect().top));

for (const locale of locales) {
  test(
    `the first screen of a product answers what a buyer asks first, in ${locale}`,
    inLanguage(locale, ['fr']),
    async ({ page, request }) => {
      const t = createTranslator(locale, await loadDictionary(locale));
      // Sold by the pair, by the set (with the longest French name of all units) and by the pack.
      for (const search of ['mesh running shoes', 'party cooking pots', 'kitchen cleaning sponges']) {
        const product = await findProduct(request, search);
        await page.goto(`/product/${product.id}?lng=${locale}`);
        const bottom = await lowest(page);
        for (const text of [
          formatPrice(product.price, product.priceUnit)!,
          t(`product.perUnit.${product.saleUnit}`),
          t(`product.quantity.${product.saleUnit}`, { count: product.minimumOrderQuantity }),
        ]) {
          const box = await page.getByRole('main').getByText(text).first().boundingBox();
          expect(box!.y + box!.height, `"${text}" of ${search}`).toBeLessThanOrEqual(bottom);
        }
        await expect(page.getByRole('main')).toContainText(
          `${t(`product.perUnit.${product.saleUnit}`)} · FOB`,
        );
        expect(product.saleUnit).not.toBe('piece');
      }
    },
  );
}
