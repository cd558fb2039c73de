import sharp from 'sharp';
import { en } from '#shared/i18n/en/index.ts';
import { heart, slides } from './support/parts.ts';
import {
  expect,
  findProduct,
  type Page,
  reactFile,
  recordRequests,
  test,
  untilHydrated,
} from './support/test.ts';
import { slowTest } from './support/tiers.ts';

/** Widest picture that is sent with the data saver, in pixels. */
const liteWidth = 320;

/** Scrolls through the whole page, so that all lazy content is requested. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Expects that nothing was requested that the data saver leaves out. */
async function expectSaving(page: Page, requests: readonly string[]): Promise<void> {
  expect(requests.filter((url) => url.includes('.woff'))).toEqual([]);
  expect(requests.filter((url) => reactFile.test(url))).toEqual([]);
  const pictures = new Set(requests.filter((url) => url.includes('/media/')));
  expect(pictures.size).toBeGreaterThan(0);
  for (const url of pictures) {
    const { width } = await sharp(await (await page.request.get(url)).body()).metadata();
    expect(width, url).toBeLessThanOrEqual(liteWidth);
  }
}

test.describe('a browser that asks to save data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('gets small pictures, no display font, no script until it is touched', async ({ page, request }) => {
    const { id } = await findProduct(request, 'mesh running shoes');
    for (const path of ['/', '/products', `/product/${id}`]) {
      const requests = recordRequests(page);
      await page.goto(path);
      await expect(page.getByText(en.footer.dataSaverOn)).toBeAttached();
      if (!path.startsWith('/product/')) await expect(slides(page)).toHaveCount(1);
      await readToTheEnd(page);
      await expectSaving(page, requests);
    }
    await heart(page).tap();
    await untilHydrated(page);
    await expect(page.getByText('Added to favorites!', { exact: true })).toBeVisible();
  });

  test('can be overruled by the visitor', slowTest, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: en.footer.turnOff }).tap();
    await expect(page.getByText(en.footer.dataSaverOff)).toBeAttached();
    await expect(slides(page)).toHaveCount(3);
  });
});

test('the switch in the footer saves data until it is turned off', slowTest, async ({ page }) => {
  await page.goto('/products');
  await expect(slides(page)).toHaveCount(4);

  await page.getByRole('button', { name: en.footer.turnOn }).tap();
  await expect(page.getByText(en.footer.dataSaverOn)).toBeAttached();
  const saving = recordRequests(page);
  await page.goto('/products?page=2');
  await readToTheEnd(page);
  await expectSaving(page, saving);
  await expect(slides(page)).toHaveCount(1);

  await page.getByRole('button', { name: en.footer.turnOff }).tap();
  await expect(page).toHaveURL('/products?page=2');
  await expect(page.getByText(en.footer.dataSaverOff)).toBeAttached();
  await expect(slides(page)).toHaveCount(4);
});
