import type { Locator } from '@playwright/test';
import { en } from '#shared/i18n/en/index.ts';
import { galleryStrip, shownItem } from './support/parts.ts';
import {
  expect,
  findProduct,
  type Page,
  pretendSlowLink,
  reactFile,
  recordRequests,
  test,
} from './support/test.ts';

const thumbnails = (page: Page) =>
  page.getByRole('region', { name: en.gallery.label }).getByRole('listitem').getByRole('link');

const marked = (page: Page) =>
  thumbnails(page).evaluateAll((links) => links.findIndex((link) => link.ariaCurrent === 'true') + 1);

const past = (page: Page) => page.evaluate(() => history.length);

/** Clicks without the scrolling that Playwright would do while the strip is still moving. */
const press = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

test('the gallery turns without React, fills no history, and its marked thumbnail follows', async ({
  page,
  request,
}) => {
  await pretendSlowLink(page);
  const asked = recordRequests(page, '/assets/');
  const product = await findProduct(request, 'mesh running shoes');
  await page.goto(`/product/${product.id}`);
  const before = await past(page);
  const strip = galleryStrip(page);
  /** An arrow of an item; each item has both. */
  const arrow = (number: number, name: string) => strip.getByRole('link', { name }).nth(number - 1);
  expect(await marked(page)).toBe(1);

  const top = await page.evaluate(() => scrollY);
  await press(arrow(1, en.common.next));
  await expect.poll(() => shownItem(strip)).toBe(2);
  await expect.poll(() => marked(page)).toBe(2);
  await press(arrow(2, en.common.previous));
  await expect.poll(() => shownItem(strip)).toBe(1);
  // Both ends wrap around.
  await press(arrow(1, en.common.previous));
  await expect.poll(() => marked(page)).toBe(4);
  await press(thumbnails(page).nth(2));
  await expect.poll(() => marked(page)).toBe(3);
  await strip.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => marked(page)).toBe(2);
  // Swiping the strip itself.
  await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await expect.poll(() => marked(page)).toBe(1);

  expect(await past(page)).toBe(before);
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(asked.filter((url) => reactFile.test(url)).length, 'React was not needed').toBeLessThanOrEqual(1);
});
