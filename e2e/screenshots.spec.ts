import type { Locale } from '#shared/base/locale.ts';
import { expect, findProduct, type Page, test } from './support/test.ts';

const folder = 'artifacts/screenshots';

/** One other language for every page, besides English. */
const otherLanguage = {
  home: 'fr',
  about: 'zh',
  services: 'es',
  process: 'fr',
  'check-us': 'fr',
  'how-we-did': 'fr',
  contact: 'zh',
  blog: 'es',
  products: 'zh',
  product: 'es',
  favorites: 'fr',
  'not-found': 'zh',
} as const;

for (const [name, other] of Object.entries(otherLanguage) as [keyof typeof otherLanguage, Locale][]) {
  test(`${name} in en and ${other}`, async ({ page, request, problems }, { project }) => {
    if (name === 'not-found') problems.expect(/404/);
    const paths = {
      home: '/',
      about: '/about',
      services: '/services',
      process: '/process',
      'check-us': '/check-us',
      'how-we-did': '/how-we-did',
      contact: '/contact',
      blog: '/blog',
      products: '/products',
      product: `/product/${(await findProduct(request, 'mesh running shoes')).id}`,
      favorites: '/favorites',
      'not-found': '/no-such-page',
    };
    for (const locale of ['en', other]) {
      await page.goto(`${paths[name]}?lng=${locale}`);
      await shoot(page, `${name}-${locale}-${project.name}`);
    }
  });
}

test('favourites that are filled, in en and es', async ({ page, request }, { project }) => {
  for (const search of ['mesh running shoes', 'led bulb']) {
    await page.request.post(`/api/products/${(await findProduct(request, search)).id}/favorite`);
  }
  for (const locale of ['en', 'es']) {
    await page.goto(`/favorites?lng=${locale}`);
    await shoot(page, `favorites-filled-${locale}-${project.name}`);
  }
});

/** Takes a screenshot of the whole page with all of its pictures. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
  // On a busy machine a browser sometimes fails to capture a page that it has just enlarged for the screenshot.
  await expect(async () => {
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true, animations: 'disabled' });
  }).toPass();
}
