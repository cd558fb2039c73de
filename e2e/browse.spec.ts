import type { APIRequestContext } from '@playwright/test';
import { fr } from '#shared/i18n/fr/index.ts';
import type { Category } from '#shared/catalogue/category.ts';
import { galleryStrip, shownItem, videos } from './support/parts.ts';
import { expect, findProduct, hydrate, rootElement, test } from './support/test.ts';

test.use({ locale: 'fr-FR' });

/** The French name of a product's category. */
async function categoryOf(
  request: APIRequestContext,
  product: { categoryId: string | null },
): Promise<Category> {
  const response = await request.get(`/api/categories/${product.categoryId}?lng=fr`);
  return (await response.json()) as Category;
}

test('a buyer finds a product through the categories and turns to the company', async ({ page, request }) => {
  const product = await findProduct(request, 'mesh running shoes');
  const category = await categoryOf(request, product);
  await page.goto('/');
  await expect(rootElement(page)).toHaveAttribute('lang', 'fr');

  await page.getByRole('link', { name: category.name, exact: true }).tap();
  await expect(page).toHaveURL(`/products?category=${product.categoryId}`);
  await expect(page.getByRole('combobox', { name: fr.products.categoryLabel })).toHaveValue(
    product.categoryId!,
  );

  await page.getByRole('link', { name: 'Baskets de running mixtes en mesh' }).tap();
  await expect(page).toHaveURL(`/product/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baskets de running mixtes en mesh');
  await expect(page.getByText(product.sku!)).toBeVisible();
  await expect(page.getByText('$6.20 USD').first()).toBeVisible();
  await expect(page.getByText(fr.product.inStock).first()).toBeVisible();
  // "For sale" is shown to staff only.
  await expect(page.getByText(fr.product.active, { exact: true })).toBeVisible();

  const supplier = page.getByRole('region', { name: fr.product.supplier });
  await expect(supplier).toContainText('Lucheng Stepwell Footwear');
  await expect(supplier).toContainText('Wenzhou');
  await expect(supplier).toContainText(fr.product.verifiedSupplier);

  const contact = `/contact?product=${product.id}&name=${encodeURIComponent('Baskets de running mixtes en mesh')}`;
  await expect(
    page.getByRole('link', { name: fr.product.requestQuote }).filter({ visible: true }),
  ).toHaveAttribute('href', contact);
  await expect(page.getByRole('link', { name: fr.product.ask })).toHaveAttribute('href', contact);

  const call = page.getByRole('link', { name: fr.product.callSupplier }).filter({ visible: true });
  const address = new URL((await call.getAttribute('href'))!);
  expect(address.origin + address.pathname).toBe('https://wa.me/447700900211');
  const text = address.searchParams.get('text')!;
  expect(text.startsWith(fr.supplierMessage.greeting)).toBe(true);
  for (const part of ['Baskets de running mixtes en mesh', '$6.20 USD', fr.supplierMessage.request]) {
    expect(text).toContain(part);
  }
  await expect(call).toHaveAttribute('target', '_blank');
});

test('the gallery wraps around at both ends, by arrow, key and thumbnail', async ({ page, request }) => {
  const product = await findProduct(request, 'mesh running shoes');
  await page.goto(`/product/${product.id}`);
  await hydrate(page);
  const gallery = page.getByRole('region', { name: fr.gallery.label });
  const strip = galleryStrip(page, fr);
  const arrow = (number: number, name: string) => strip.getByRole('link', { name }).nth(number - 1);
  const count = await strip.getByRole('link', { name: fr.common.next }).count();
  expect(count).toBeGreaterThanOrEqual(4);

  await arrow(1, fr.common.previous).tap();
  await expect.poll(() => shownItem(strip)).toBe(count);
  await expect(strip.getByText(fr.gallery.video, { exact: true }).last()).toBeInViewport();
  await arrow(count, fr.common.next).tap();
  await expect.poll(() => shownItem(strip)).toBe(1);

  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownItem(strip)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownItem(strip)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownItem(strip)).toBe(count);

  const thumbnail = gallery.getByRole('link', {
    name: fr.gallery.item.replace('{number}', '3').replace('{total}', String(count)),
  });
  await thumbnail.tap();
  await expect.poll(() => shownItem(strip)).toBe(3);
  await expect(thumbnail).toHaveAttribute('aria-current', 'true');
});

test('a swipe turns to the next picture, the video plays, and the tabs open', async ({ page, request }) => {
  await page.goto(`/product/${(await findProduct(request, 'mesh running shoes')).id}`);
  const strip = galleryStrip(page, fr);
  const box = (await strip.boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height * 0.8;
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + box.width * share, y }] });
  await touch('touchStart', 0.9);
  for (const share of [0.8, 0.65, 0.5, 0.35, 0.2]) await touch('touchMove', share);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => shownItem(strip)).toBe(2);
  await expect(strip.getByRole('img').nth(1)).toBeInViewport();

  const video = videos(page);
  await expect(video).toHaveAttribute('controls', '');
  await video.scrollIntoViewIfNeeded();
  const canDecode = await video.evaluate((element: HTMLVideoElement) =>
    element.canPlayType('video/mp4; codecs="avc1.42E01E"'),
  );
  expect(canDecode).not.toBe('');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await video.evaluate((element: HTMLVideoElement) => element.pause());

  const tab = (name: string) => page.getByRole('radio', { name });
  await expect(tab(fr.product.tabDescription)).toBeChecked();
  await expect(page.getByText('Chaussures de course légères')).toBeVisible();
  await page.getByText(fr.product.tabSpecifications, { exact: true }).tap();
  await expect(page.getByText('Code SH : 6404.11')).toBeVisible();
  await expect(page.getByText('Chaussures de course légères')).toBeHidden();
  await page.getByText(fr.product.tabShipping, { exact: true }).tap();
  await expect(page.getByRole('row', { name: fr.product.shippingSea })).toContainText('15–35');
  await expect(page.getByRole('row', { name: fr.product.shippingSeaWest })).toContainText('35–50');
  await expect(page.getByRole('row', { name: fr.product.shippingAir })).toContainText('5–10');
  await expect(page.getByRole('row', { name: fr.product.shippingExpress })).toContainText('3–7');
});

test('a product that is not there says so and leads back', async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/products');
  const missing = '/product/00000000-0000-4000-8000-000000000000';
  const response = await page.goto(missing);
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: fr.product.notFoundTitle })).toBeVisible();
  await hydrate(page);
  await page.getByRole('link', { name: fr.common.back }).tap();
  await expect(page).toHaveURL('/products');
});
