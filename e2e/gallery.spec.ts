import type { Locator } from '@playwright/test';
import {
  expect,
  findProduct,
  type Page,
  pretendSlowLink,
  reactFile,
  recordRequests,
  test,
} from './support/test.ts';

const shown = (page: Page) =>
  page.locator('.gallery-strip').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1);

const marked = (page: Page) =>
  page.locator('.thumb').evaluateAll((thumbs) => thumbs.findIndex((t) => t.ariaCurrent === 'true') + 1);

const past = (page: Page) => page.evaluate(() => history.length);

/** Without the scrolling that Playwright does while the strip is still on its way. */
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
  expect(await marked(page)).toBe(1);

  const top = await page.evaluate(() => scrollY);
  await press(page.locator('#media-1').getByRole('link', { name: 'Next' }));
  await expect.poll(() => shown(page)).toBe(2);
  await expect.poll(() => marked(page)).toBe(2);
  await press(page.locator('#media-2').getByRole('link', { name: 'Previous' }));
  await expect.poll(() => shown(page)).toBe(1);
  // Both ends wrap around.
  await press(page.locator('#media-1').getByRole('link', { name: 'Previous' }));
  await expect.poll(() => marked(page)).toBe(4);
  await press(page.locator('.thumb').nth(2));
  await expect.poll(() => marked(page)).toBe(3);
  await page.locator('.gallery-strip').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => marked(page)).toBe(2);
  // A finger on the strip itself.
  await page.locator('.gallery-strip').evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }));
  await expect.poll(() => marked(page)).toBe(1);

  expect(await past(page)).toBe(before);
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(asked.filter((url) => reactFile.test(url)).length, 'React was not needed').toBeLessThanOrEqual(1);
});

test('what was composed is called an illustration, no photograph', async ({ page, request }) => {
  const product = await findProduct(request, 'mesh running shoes');
  await page.goto(`/product/${product.id}?lng=fr`);
  await expect(page.locator('.gallery .badge').first()).toHaveText('Illustration');
  await expect(page.locator('.gallery .badge', { hasText: /^Photo$/ })).toHaveCount(0);
  await expect(page.locator('.swatch').first()).toHaveText('Bleu');
});
