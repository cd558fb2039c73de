import { fr } from '#shared/i18n/fr/index.ts';
import { locales, localeNames, localeTags } from '#shared/base/locale.ts';
import { expect, findProduct, hydrate, type Page, rootElement, test } from './support/test.ts';
import { inLanguage } from './support/tiers.ts';

const language = (page: Page) => rootElement(page);
const keptLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));

test('a chosen language lasts, and comes back from local storage when the cookie is gone', async ({
  page,
  context,
}) => {
  await page.goto('/products');
  await expect(language(page)).toHaveAttribute('lang', 'en');
  expect(await keptLanguage(page)).toBeNull();
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: localeNames.fr }).tap();
  await expect(page).toHaveURL('/products?lng=fr');
  await expect(language(page)).toHaveAttribute('lang', 'fr');
  await expect.poll(() => keptLanguage(page)).toBe('fr');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'lng')?.value).toBe('fr');

  await page.goto('/');
  await expect(language(page)).toHaveAttribute('lang', 'fr');
  // By the page itself: a cookie that is cleared from outside is still shown to scripts of the next page for a moment.
  await page.evaluate(() => {
    document.cookie = 'lng=; Path=/; Max-Age=0';
  });
  await page.goto('/');
  await expect(language(page)).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.home.heroTitle);
});

for (const locale of locales) {
  test(
    `server and browser agree in ${locale}`,
    inLanguage(locale, ['zh']),
    async ({ page, request, problems }) => {
      problems.expect(/404/);
      const { id } = await findProduct(request, 'mesh running shoes');
      for (const path of ['/', '/products?search=shoes', `/product/${id}`, '/favorites', '/no-such-page']) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${locale}`);
        await expect(language(page)).toHaveAttribute('lang', localeTags[locale]);
        const served = await page.getByRole('main').innerText();
        await hydrate(page);
        // Only content that moves by script gets a pause button, and hidden copies for its loop.
        const shown = await page.getByRole('main').evaluate((main) => {
          for (const copy of main.querySelectorAll<HTMLElement>('li[aria-hidden]')) copy.hidden = true;
          return (main as HTMLElement).innerText;
        });
        expect(shown.replace(/\n❚❚$/, '')).toBe(served);
      }
    },
  );
}
