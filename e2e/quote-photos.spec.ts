import sharp from 'sharp';
import { admin } from '#shared/i18n/en/admin.ts';
import { quoteList as texts } from '#shared/i18n/en/quote-list.ts';
import { quoteList as frTexts } from '#shared/i18n/fr/quote-list.ts';
import { quoteOffer as offerTexts } from '#shared/i18n/en/quote-offer.ts';
import { validation as frValidation } from '#shared/i18n/fr/validation.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { open } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, findProduct, type Page, test, untilHydrated } from './support/test.ts';
import { openAllDetails } from './support/parts.ts';
import { slowTest } from './support/tiers.ts';

const { quote: staffTexts } = admin;

/** A photograph with noise, so that the file is large. */
async function photograph(name: string, width = 2400, height = 1800) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const line = (page: Page, name: string) => page.getByRole('group', { name });
const chosen = (scope: ReturnType<typeof line>) => scope.getByRole('list', { name: texts.newPhotos });
const readList = async (page: Page) =>
  (await (await page.request.get('/api/quote-list')).json()) as QuoteList;

async function openList(page: Page): Promise<string> {
  const { id, name } = await findProduct(page.request, 'mesh running shoes');
  await page.request.post('/api/quote-list/lines', { data: { product: id } });
  await page.goto('/quote-list');
  await untilHydrated(page);
  await line(page, name).getByText(texts.lineMore).tap();
  return name;
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel(`${texts.country} *`).selectOption('SN');
  await page.getByLabel(`${texts.contactName} *`).fill('Awa Diop');
  await page.getByLabel(texts.phone).fill('+44 7700 900123');
}

test('photos at a product and at what is to be found are sent small, and seen by buyer and staff', async ({
  page,
  browser,
}) => {
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/quote-list/photos'))
      sent.push(Number(request.headers()['content-length'] ?? request.postDataBuffer()?.length ?? 0));
  });
  const name = await openList(page);
  const shoes = line(page, name);
  const large = await photograph('IMG_0001.jpg');
  expect(large.buffer.length).toBeGreaterThan(1_500_000);
  await shoes.getByLabel(texts.addPhotos).setInputFiles([large, await photograph('IMG_0002.jpg', 300, 200)]);
  await expect(chosen(shoes).getByRole('img')).toHaveCount(2);
  await expect(chosen(shoes).getByRole('progressbar')).toHaveCount(0);
  await chosen(shoes)
    .getByRole('button', { name: texts.removePhoto.replace('{number}', '2') })
    .tap();
  await expect(chosen(shoes).getByRole('img')).toHaveCount(1);

  await page.getByText(texts.findTitle).tap();
  await page
    .getByLabel(texts.addPhotos)
    .last()
    .setInputFiles(await photograph('bowl.jpg', 600, 400));
  await page.getByLabel(texts.findName).fill('Steel bowl, 24 cm');
  await expect(page.getByRole('list', { name: texts.newPhotos }).last().getByRole('progressbar')).toHaveCount(
    0,
  );
  await page.getByRole('button', { name: texts.findAdd }).tap();
  const bowl = line(page, 'Steel bowl, 24 cm');
  await expect(bowl.getByRole('list', { name: texts.photos, exact: true }).getByRole('img')).toHaveCount(1);
  await expect(shoes.getByRole('list', { name: texts.photos, exact: true }).getByRole('img')).toHaveCount(1);
  for (const bytes of sent) expect(bytes).toBeLessThan(450_000);

  await fillContact(page);
  await page.getByRole('button', { name: texts.send }).tap();
  await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
  await openAllDetails(page);
  for (const of of [name, 'Steel bowl, 24 cm']) {
    const photo = page.getByRole('img', {
      name: offerTexts.photo.replace('{number}', '1').replace('{name}', of),
    });
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(320);
  }

  const reference = (await page.getByRole('heading', { level: 1 }).innerText()).match(/RQ-\d{4}-\d{6}/)![0];
  const staff = await browser.newContext({ locale: 'en-US' });
  await staff.addCookies([
    { name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true },
  ]);
  const desk = await staff.newPage();
  await open(desk, `/admin/quotes?search=${reference}`);
  await desk.getByRole('link', { name: reference, exact: true }).click();
  const ofBowl = staffTexts.request.photo.replace('{number}', '1').replace('{name}', 'Steel bowl, 24 cm');
  const small = desk.getByRole('link', { name: ofBowl });
  // In the request, and at the line of the offer, which is folded.
  await expect(small).toHaveCount(1);
  await desk.getByRole('button', { name: /^Line 2, Steel bowl, 24 cm/ }).click();
  await expect(small).toHaveCount(2);
  await small.first().focus();
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: ofBowl });
  await expect
    .poll(() => dialog.getByRole('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBe(600);
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(small.first()).toBeFocused();
  await staff.close();
});

test(
  'without a connection a photo waits, holds the request back and arrives once when it is back',
  slowTest,
  async ({ page, context, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const name = await openList(page);
    await fillContact(page);
    await context.setOffline(true);
    const shoes = line(page, name);
    await shoes.getByLabel(texts.addPhotos).setInputFiles(await photograph('IMG_0001.jpg', 600, 400));
    await expect(shoes.getByText(texts.photoWaits)).toBeVisible();
    await page.getByRole('button', { name: texts.send }).tap();
    await expect(shoes.getByText(texts.photosNotSent)).toBeVisible();
    await expect(page.getByText(texts.waitingTitle, { exact: true })).toBeHidden();
    await context.setOffline(false);
    await expect(shoes.getByText(texts.photoWaits)).toBeHidden();
    await expect.poll(async () => (await readList(page)).lines[0]!.photos.length).toBe(1);
    await page.getByRole('button', { name: texts.send }).tap();
    await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
  },
);

test(
  'an answer that is lost leaves one photo, and one that is refused says why',
  slowTest,
  async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    problems.expect(/400/);
    const name = await openList(page);
    const shoes = line(page, name);
    let tries = 0;
    await page.route('**/api/quote-list/photos', async (route) => {
      const response = await route.fetch();
      await (++tries === 1 ? route.abort() : route.fulfill({ response }));
    });
    await shoes.getByLabel(texts.addPhotos).setInputFiles(await photograph('IMG_0001.jpg', 600, 400));
    await expect(shoes.getByText(texts.photoWaits)).toBeVisible();
    await chosen(shoes).getByRole('button', { name: texts.photoRetry }).tap();
    await expect(shoes.getByText(texts.photoWaits)).toBeHidden();
    await expect(chosen(shoes).getByRole('progressbar')).toHaveCount(0);
    expect((await readList(page)).lines[0]!.photos).toHaveLength(1);
    const none = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') };
    await shoes.getByLabel(texts.addPhotos).setInputFiles(none);
    await expect(chosen(shoes).getByRole('status').last()).toContainText('JPEG');
    await expect(chosen(shoes).getByRole('button', { name: texts.photoRetry })).toHaveCount(0);
    await chosen(shoes)
      .getByRole('button', { name: texts.removePhoto.replace('{number}', '2') })
      .tap();
    await expect(chosen(shoes).getByRole('img')).toHaveCount(1);
  },
);

test(
  'a line goes with a photo that was refused, and a request that waits takes no more photos',
  slowTest,
  async ({ page, context, problems }) => {
    problems.expect(/400/);
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    problems.expect(/ERR_FAILED/);
    const name = await openList(page);
    const bulb = await findProduct(page.request, 'led bulb');
    await page.request.post('/api/quote-list/lines', { data: { product: bulb.id } });
    await page.reload();
    await line(page, name).getByText(texts.lineMore).tap();
    const none = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') };
    await line(page, name).getByLabel(texts.addPhotos).setInputFiles(none);
    await expect(chosen(line(page, name)).getByRole('status')).toContainText('JPEG');
    // The list cannot be read again after that: the page stays.
    const read = page.waitForRequest(/\.data(\?|$)/);
    await page.route(/\.data(\?|$)/, (route) => route.abort());
    await page.getByRole('button', { name: new RegExp(`^${texts.remove}.*${name}`) }).tap();
    await expect(line(page, name)).toBeHidden();
    await read;

    await fillContact(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: texts.send }).tap();
    await expect(page.getByText(texts.waitingTitle, { exact: true })).toBeVisible();
    const lamp = line(page, bulb.name);
    await lamp.getByText(texts.lineMore).tap();
    await lamp.getByLabel(texts.addPhotos).setInputFiles(await photograph('IMG_0001.jpg', 600, 400));
    await expect(lamp.getByText(texts.photosTooLate)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
  },
);

test.describe('without JavaScript, in French', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-FR' });

  test('photos travel with the form; one that is too large loses nothing', async ({ page, problems }) => {
    problems.expect(/400/);
    const { id } = await findProduct(page.request, 'mesh running shoes');
    await page.request.post('/api/quote-list/lines', { data: { product: id } });
    await page.goto('/quote-list');
    const shoes = page.getByRole('main').getByRole('group').first();
    await shoes.getByLabel(frTexts.addPhotos).setInputFiles(await photograph('IMG_0001.jpg', 600, 400));
    await page.getByText(frTexts.findTitle).tap();
    await page.getByLabel(frTexts.findName).fill('Bol en acier, 24 cm');
    await page
      .getByLabel(frTexts.addPhotos)
      .last()
      .setInputFiles({
        name: 'large.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(6 * 1024 * 1024, 1),
      });
    await page.getByRole('button', { name: frTexts.findAdd }).tap();
    await expect(page.getByRole('link', { name: frValidation.photoTooLarge })).toBeVisible();
    await expect(shoes.getByRole('list', { name: frTexts.photos, exact: true }).getByRole('img')).toHaveCount(
      1,
    );

    const bowl = line(page, 'Bol en acier, 24 cm');
    await bowl.getByLabel(frTexts.addPhotos).setInputFiles(await photograph('bowl.jpg', 600, 400));
    await page.getByLabel(`${frTexts.country} *`).selectOption({ label: 'Côte d’Ivoire' });
    await page.getByLabel(`${frTexts.contactName} *`).fill('Awa Diop');
    await page.getByLabel(frTexts.phone).fill('+44 7700 900123');
    await page.getByRole('button', { name: frTexts.send }).tap();
    await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
    // Without a script nothing but a tap opens it.
    await page.getByRole('group').filter({ hasText: 'Bol en acier' }).last().locator('summary').first().tap();
    await expect(page.getByRole('main').getByRole('img', { name: /Bol en acier/ })).toBeVisible();
  });
});
