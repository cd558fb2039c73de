import { en } from '#shared/i18n/en/index.ts';
import { galleryStrip, slides, videos } from './support/parts.ts';
import { expect, findProduct, rootElement, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the drawer opens, leads on, and changes the language', async ({ page }) => {
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: en.common.menu });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: en.nav.openMenu }).tap();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: en.common.close }).tap();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: en.nav.openMenu }).tap();
  await drawer.getByRole('link', { name: en.nav.products, exact: true }).tap();
  await expect(page).toHaveURL('/products');

  await page.getByRole('button', { name: en.nav.openMenu }).tap();
  await drawer.getByRole('link', { name: 'Español' }).tap();
  await expect(rootElement(page)).toHaveAttribute('lang', 'es');
  await page.goto('/');
  await expect(rootElement(page)).toHaveAttribute('lang', 'es');
});

test('categories open, search, filter, sort and pages work', async ({ page, request }) => {
  const { categoryId } = await findProduct(request, 'mesh running shoes');
  await page.goto('/');
  await page.getByRole('link', { name: en.home.viewAllCategories }).tap();
  await expect(page).toHaveURL('/products');

  await page.getByRole('link', { name: en.products.nextPage, exact: true }).tap();
  await expect(page).toHaveURL('/products?page=2');
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();

  await page.getByRole('searchbox').fill('shoes');
  await page.getByRole('combobox', { name: en.products.categoryLabel }).selectOption(categoryId);
  await page.getByRole('combobox', { name: en.products.sortLabel }).selectOption('price_desc');
  await page.getByRole('button', { name: en.products.searchButton }).tap();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'shoes');
  await expect(page.getByRole('searchbox')).toHaveValue('shoes');
  await expect(page.getByRole('combobox', { name: en.products.categoryLabel })).toHaveValue(categoryId!);
  await expect(page.getByRole('combobox', { name: en.products.sortLabel })).toHaveValue('price_desc');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Men’s Leather Oxford Shoes');
});

test('tabs and gallery of a product work', async ({ page, request }) => {
  await page.goto(`/product/${(await findProduct(request, 'mesh running shoes')).id}`);
  await page.getByText(en.product.tabSpecifications, { exact: true }).tap();
  await expect(page.getByText('HS code: 6404.11')).toBeVisible();
  await page.getByText(en.product.tabShipping, { exact: true }).tap();
  await expect(page.getByRole('row', { name: en.product.shippingSea })).toBeVisible();

  const strip = galleryStrip(page);
  await strip.getByRole('link', { name: en.common.next }).first().tap();
  await expect(page).toHaveURL(/#media-2$/);
  await expect(strip.getByRole('img').nth(1)).toBeInViewport();
  await page.getByRole('link', { name: /^Show picture 3 of/ }).tap();
  await expect(strip.getByRole('img').nth(2)).toBeInViewport();
  await expect(videos(page)).toHaveAttribute('controls', '');
});

test('a favourite is kept and removed by forms', async ({ page, request }) => {
  const product = await findProduct(request, 'women boots rubber sole');
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: en.favorites.addNamed.replace('{name}', product.name) }).tap();
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
  await page.getByRole('button', { name: `${en.favorites.remove} : ${product.name}` }).tap();
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { name: en.favorites.emptyTitle })).toBeVisible();
});

test('the slideshow is chosen by its dots and can be paused', async ({ page }) => {
  await page.goto('/');
  const slide = (number: number) => slides(page).nth(number - 1);
  /** Opacity of the dots' fill, which shows the current picture of the slideshow; a chosen dot is always filled. */
  const fullDots = () =>
    page
      .getByRole('radio', { name: /^Slide / })
      .evaluateAll((dots) => dots.map((dot) => Number(getComputedStyle(dot, '::after').opacity)));
  for (const [number, milliseconds] of [
    [1, 1000],
    [2, 6000],
    [3, 11_000],
  ] as const) {
    await page.evaluate((time) => {
      for (const one of document.getAnimations()) one.currentTime = time;
    }, milliseconds);
    await expect(slide(number)).toHaveCSS('opacity', '1');
    expect(await fullDots()).toEqual([1, 2, 3].map((n) => (n === number ? 1 : 0)));
  }
  await page.getByRole('checkbox', { name: en.common.pause }).check();
  await expect(slide(3)).toHaveCSS('animation-play-state', 'paused');
  for (const number of [2, 3, 1]) {
    await page.getByRole('radio', { name: `Slide ${number} of 3` }).check();
    await expect(slide(number)).toHaveCSS('opacity', '1');
    await expect(slides(page).filter({ visible: true })).toHaveCount(3);
    const others = [1, 2, 3].filter((n) => n !== number);
    for (const other of others) await expect(slide(other)).toHaveCSS('opacity', '0');
    expect(await fullDots()).toEqual([0, 0, 0]);
  }
  await page.getByRole('radio', { name: en.common.play }).check();
  await expect(page.getByRole('radio', { name: 'Slide 1 of 3' })).not.toBeChecked();
});

test('the data saver is switched on and off', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('button', { name: en.footer.turnOn }).tap();
  await expect(page).toHaveURL('/products');
  await expect(page.getByText(en.footer.dataSaverOn)).toBeVisible();
  await expect(slides(page)).toHaveCount(1);
  await page.getByRole('button', { name: en.footer.turnOff }).tap();
  await expect(page.getByText(en.footer.dataSaverOff)).toBeVisible();
  await expect(slides(page)).toHaveCount(4);
});
