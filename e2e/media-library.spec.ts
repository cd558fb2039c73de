import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { admin } from '#shared/i18n/en/admin.ts';
import { expectAccessible } from './support/accessible.ts';
import { videos } from './support/parts.ts';
import { requestQuote } from './support/quotes.ts';
import { origin, type SignedInRole, staffTokens } from './support/site.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const { media } = admin;

/** The cards of the files; each contains a list of places. */
const cards = (page: Page) =>
  page
    .getByRole('list', { name: media.list })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Open: / }) });

const signIn = (context: BrowserContext, role: SignedInRole) =>
  context.addCookies([{ name: 'baobab_staff', value: staffTokens[role], url: origin, httpOnly: true }]);

const picture = async (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

/** Uploads a picture like a form does. @returns its address */
async function upload(page: Page, background: string): Promise<string> {
  const response = await page.request.post('/api/uploads/image', {
    headers: { origin },
    multipart: { image: { name: 'a.png', mimeType: 'image/png', buffer: await picture(background) } },
  });
  return ((await response.json()) as { url: string }).url;
}

test('a picture is found, described, replaced everywhere, put back and deleted', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' });
  await signIn(context, 'admin');
  const staff = await context.newPage();
  const name = `Library lamp ${Date.now()}`;
  const url = await upload(staff, '#0f5b47');
  const made = await staff.request.post('/api/products', {
    headers: { origin },
    data: { name, imageUrl: url },
  });
  const { id } = (await made.json()) as { id: string };
  const card = cards(staff);
  const dialog = staff.getByRole('dialog').first();
  const close = () => dialog.getByRole('button', { name: admin.common.close }).click();
  const imageOf = async () => {
    const answer = await page.request.get(`/api/products/${id}`);
    return ((await answer.json()) as { imageUrl: string }).imageUrl;
  };

  await staff.goto('/admin/media');
  await untilHydrated(staff);

  await test.step('found by the name of what shows it; the filter is in the address', async () => {
    await staff.getByRole('searchbox', { name: media.searchLabel }).fill(name);
    await staff.keyboard.press('Enter');
    await expect(staff).toHaveURL(/search=Library/);
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', `/admin/products?edit=${id}`);
  });

  await test.step('described by keyboard alone; visitors get the description in their language', async () => {
    await card.getByRole('button').focus();
    await staff.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'English' })).toBeFocused();
    await staff.keyboard.type('A green lamp');
    await staff.keyboard.press('Tab');
    await staff.keyboard.type('Une lampe verte');
    await expectAccessible(staff, 'a file of the library');
    await staff.keyboard.press('Enter');
    await expect(staff.getByText(media.saved).first()).toBeVisible();
    await staff.keyboard.press('Escape');
    await expect(card.getByRole('button')).toBeFocused();
    await expect(card.getByText('Described in en, fr')).toBeVisible();
    await page.goto(`/product/${id}?lng=fr`);
    await expect(page.getByRole('img', { name: 'Une lampe verte' })).toBeVisible();
  });

  await test.step('what is typed is not lost by closing', async () => {
    await card.getByRole('button').click();
    await dialog.getByRole('textbox', { name: 'Español' }).fill('Una lámpara');
    await staff.keyboard.press('Escape');
    const question = staff.getByRole('dialog', { name: media.unsaved });
    await question.getByText(admin.common.cancel, { exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: 'Español' })).toHaveValue('Una lámpara');
    await dialog.getByRole('button', { name: media.save }).click();
    await expect(dialog.getByRole('button', { name: media.save })).toBeDisabled();
  });

  const chooser = dialog.getByLabel(media.replaceChoose);
  await test.step('a file of another kind is refused', async () => {
    await chooser.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('video') });
    await expect(staff.getByText(media.kindDiffers).first()).toBeVisible();
  });

  await test.step('replaced, and put back by Undo', async () => {
    await chooser.setInputFiles({
      name: 'red.png',
      mimeType: 'image/png',
      buffer: await picture('#b4472e'),
    });
    await expect(staff.getByText('The file is replaced in 1 record.').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await imageOf()).not.toBe(url);
    await staff.getByRole('button', { name: admin.common.undo }).first().click();
    await expect(staff.getByText(media.replacedBack).first()).toBeVisible();
    expect(await imageOf()).toBe(url);
  });

  await test.step('what nothing uses is deleted, what something uses cannot be', async () => {
    await staff.goto('/admin/media?show=unused');
    await untilHydrated(staff);
    // Its texts were copied to the file that replaced it.
    const unused = card.filter({ has: staff.getByRole('button', { name: 'Open: A green lamp' }) });
    await expect(unused).toHaveCount(1);
    await unused.getByRole('button').click();
    await dialog.getByRole('button', { name: media.delete }).click();
    await staff.getByRole('button', { name: media.deleteConfirm }).click();
    await expect(staff.getByText(media.deleted).first()).toBeVisible();
    await expect(unused).toHaveCount(0);
    await staff.goto(`/admin/media?search=${encodeURIComponent(name)}`);
    await untilHydrated(staff);
    await card.getByRole('button').click();
    await expect(dialog.getByText(media.replaceChoose)).toBeVisible();
    await expect(dialog.getByRole('button', { name: media.delete })).toHaveCount(0);
    await close();
  });
  await context.close();
});

test(
  'a picture that only a request shows is used there, and is neither replaced nor deleted',
  slowTest,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(context, 'admin');
    const url = await upload(page, '#2e5ab4');
    const made = await page.request.post('/api/products', {
      headers: { origin },
      data: { name: `Asked lamp ${Date.now()}`, imageUrl: url },
    });
    const { id: product } = (await made.json()) as { id: string };
    const { reference } = await requestQuote([{ product }]);
    const file = cards(page);
    const dialog = page.getByRole('dialog').first();
    const open = async () => {
      await page.goto(`/admin/media?search=${reference}`);
      await untilHydrated(page);
      await expect(file).toHaveCount(1);
      await file.getByRole('button').click();
    };

    await open();
    await expect(dialog.getByText(media.keptHint)).toBeVisible();
    await dialog
      .getByLabel(media.replaceChoose)
      .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: await picture('#b42e5a') });
    await expect(page.getByText('The file is replaced in 1 record.').first()).toBeVisible();

    await open();
    const place = dialog.getByRole('link', { name: reference });
    await expect(place).toHaveAttribute('href', /^\/admin\/quotes\/[\da-f-]+$/);
    await expect(dialog.getByText(media.replaceChoose)).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: media.delete })).toHaveCount(0);
    await place.click();
    await expect(page.getByRole('heading', { name: reference })).toBeVisible();
  },
);

test('on a phone everything is within reach', slowTest, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, 'super_admin');
  await page.goto('/admin/media?show=videos');
  await untilHydrated(page);
  const files = cards(page);
  await expect(files.first()).toBeVisible();
  await files.first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(videos(dialog)).toBeVisible();
  await expectAccessible(page, 'the library on a phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await dialog.getByRole('link', { name: /./ }).nth(1).click();
  await expect(page).toHaveURL(/\/admin\/(products|blog-management)/);
});
