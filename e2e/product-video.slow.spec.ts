import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { en } from '#shared/i18n/en/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { said } from './support/own-site.ts';
import { videos } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';
import { videoOf } from './support/video.ts';

const texts = admin.productForm;
const name = `Folding lamp ${Date.now()}`;

/** Opens the form of a new product for this test. */
async function openProduct(page: Page): Promise<string> {
  await page
    .context()
    .addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  const made = await page.request.post('/api/products', {
    data: { name, price: '12.00' },
    headers: { origin },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/admin/products?edit=${id}`);
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: texts.save })).toBeVisible();
  return id;
}

const isReady = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.readyState > 0);

test('a video is sent in the product’s form, previewed, described and ordered; buyers see it', async ({
  page,
  browser,
}) => {
  const id = await openProduct(page);
  const dialog = page.getByRole('dialog');
  const chooser = dialog.getByLabel(texts.addVideos);
  const list = dialog.getByRole('group', { name: texts.media }).getByRole('list').first();
  const rows = list.getByRole('listitem');
  const uploads = dialog.getByRole('list', { name: admin.blog.mediaUploads }).getByRole('listitem');
  await expect(chooser).toHaveAccessibleDescription(texts.videoHint);

  await test.step('what is no video is refused by name', async () => {
    await chooser.setInputFiles({
      name: 'lamp.png',
      mimeType: 'image/png',
      buffer: Buffer.from('x'),
    });
    await expect(said(page, 'lamp.png is not an allowed file type')).toBeVisible();
  });

  await test.step('saving waits for what is on its way', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/media/uploads/*', async (route) => {
      await held;
      await route.continue();
    });
    const buffer = await videoOf(page.request, 300_000);
    await chooser.setInputFiles({ name: 'folds.mp4', mimeType: 'video/mp4', buffer });
    await expect(uploads.first()).toHaveAttribute('data-status', 'uploading');
    await page.getByRole('button', { name: texts.save }).click();
    await expect(said(page, texts.videoUploading)).toBeVisible();
    goOn();
    await expect(uploads.first()).toHaveAttribute('data-status', 'success');
  });

  await test.step('previewed from this browser, described, ordered with the keyboard', async () => {
    await expect(rows).toHaveCount(1);
    await expect.poll(() => isReady(videos(rows.first()))).toBe(true);
    await dialog.getByRole('textbox', { name: texts.videoText.replace('{number}', '1') }).fill('It folds');
    await dialog.getByLabel(texts.addPictures).setInputFiles('public/icon-192.png');
    await expect(rows).toHaveCount(2);
    const up = dialog.getByRole('button', { name: 'Move picture 2 up' });
    await up.focus();
    await page.keyboard.press('Enter');
    const atTop = dialog.getByRole('button', { name: 'Move picture 1 up' });
    await expect(atTop).toBeFocused();
    await expect(atTop).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, 'the media of a product');
  });

  await page.getByRole('button', { name: texts.save }).click();
  await expect(said(page, admin.products.updated)).toBeVisible();

  await seesIt(browser, id, { viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
  await seesIt(browser, id, { viewport: { width: 1280, height: 800 } });
});

/** Checks the page as a buyer: no part of the video is loaded before it is played. */
async function seesIt(browser: Browser, id: string, screen: BrowserContextOptions): Promise<void> {
  await test.step(JSON.stringify(screen), async () => {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') fetched.push(request.url());
    });
    await page.goto(`/product/${id}`);
    const video = videos(page.getByRole('region', { name: en.gallery.label }));
    await expect(video).toHaveAttribute('aria-label', 'It folds');
    await expect(video).toHaveAttribute('controls', '');
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video).toHaveAttribute('poster', /^\/media\/.+\.webp$/);
    await expect(video).not.toHaveAttribute('autoplay');
    await page.getByRole('link', { name: /video 2/i }).click();
    await expect(video).toBeInViewport({ ratio: 0.9 });
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    expect(fetched).toEqual([]);
    await video.focus();
    await page.keyboard.press('Space');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await context.close();
  });
}
