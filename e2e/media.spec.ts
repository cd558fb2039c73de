import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { admin } from '#shared/i18n/en/admin.ts';
import { expectAccessible } from './support/accessible.ts';
import { failing, nextCalls, unanswered } from './support/answers.ts';
import { opener, videos } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';
import { videoOf } from './support/video.ts';

const texts = admin.blog;

const picture = async (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

test('pictures and a video of 20 MB are sent, described, ordered and put into a post', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  const staff = await context.newPage();
  const title = `A visit to the port ${Date.now()}`;
  const media = staff.getByRole('button', { name: new RegExp(`^${texts.media}`) });
  const body = staff.getByRole('textbox', { name: texts.editor.label });
  await staff.goto('/admin/blog-management/new');
  await untilHydrated(staff);
  await expect(body).toBeVisible();

  await media.click();
  await expect(staff.getByText(texts.mediaNeedsPost).first()).toBeVisible();
  await staff.getByRole('textbox', { name: texts.postTitle }).fill(title);
  await body.click();
  await staff.keyboard.type('Ships come and go.');
  await staff.keyboard.press('Control+s');
  await expect(staff).toHaveURL(/blog-management\/[0-9a-f-]{36}$/);
  await expect(body).toBeVisible();

  await media.click();
  const dialog = staff.getByRole('dialog', { name: texts.media });
  const uploads = dialog.getByRole('list', { name: texts.mediaUploads }).getByRole('listitem');
  const files = dialog.getByRole('list', { name: texts.media, exact: true }).getByRole('listitem');
  const chooser = dialog.getByLabel(texts.mediaChoose);

  await test.step('what is no picture or video is refused by name', async () => {
    await chooser.setInputFiles({
      name: 'prices.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-'),
    });
    await expect(staff.getByText('prices.pdf is not an allowed file type').first()).toBeVisible();
    await expect(uploads).toHaveCount(0);
  });

  await test.step('what breaks off can be tried again; a file that was sent is not sent again', async () => {
    const sent: string[] = [];
    staff.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url());
    });
    const upload = uploads.nth(0);
    const fails = async () => {
      await expect(upload).toHaveAttribute('data-status', 'error');
      expect(sent.splice(0)).toHaveLength(1);
    };
    const retry = upload.getByRole('button', { name: texts.mediaRetry });
    const sendings = await nextCalls(staff, '**/api/media/uploads/*');
    const recordings = await nextCalls(staff, /\/api\/blog\/[^/]+\/media$/);
    sendings(failing);
    await chooser.setInputFiles([
      { name: 'crane.png', mimeType: 'image/png', buffer: await picture('#0f5b47') },
    ]);
    await fails();
    recordings(failing);
    await retry.click();
    await fails();
    // The server no longer has the file: it is sent once more. Then the answer to its recording is lost.
    recordings(
      (route) =>
        route.continue({
          postData: {
            ...(route.request().postDataJSON() as object),
            storageUrl: `/media/upload-${randomUUID()}`,
          },
        }),
      unanswered,
    );
    await retry.click();
    await fails();
    await retry.click();
    await expect(upload).toHaveAttribute('data-status', 'success');
    expect(sent).toEqual([]);
    await expect(files).toHaveCount(1);
    await staff.unrouteAll();
  });

  await test.step('several at once', async () => {
    await chooser.setInputFiles([
      { name: 'port.mp4', mimeType: 'video/mp4', buffer: await videoOf(page.request, 20_000_000) },
      { name: 'ship.png', mimeType: 'image/png', buffer: await picture('#b4472e') },
    ]);
    await expect(uploads.nth(1)).toHaveAttribute('data-status', 'success', { timeout: 30_000 });
    await expect(uploads.nth(2)).toHaveAttribute('data-status', 'success');
    await expect(files).toHaveCount(3);
    await expect(files.filter({ hasText: 'port.mp4' }).locator('img')).toBeVisible();
  });

  const file = (name: string) => files.filter({ hasText: name });
  await test.step('described and ordered', async () => {
    await file('crane.png').getByRole('textbox', { name: texts.mediaAlt }).fill('A crane at the quay');
    await file('crane.png').getByRole('textbox', { name: texts.mediaCaption }).fill('Crane 7, in March');
    await staff.keyboard.press('Tab');
    await expect(staff.getByText(texts.mediaSaved).first()).toBeVisible();
    await file('crane.png').getByRole('button', { name: 'Move “crane.png” down' }).click();
    await expect(files.nth(1)).toContainText('crane.png');
    await expectAccessible(staff, 'the pictures of a post');
  });

  await test.step('removed and brought back with the words just typed', async () => {
    const caption = file('ship.png').getByRole('textbox', { name: texts.mediaCaption });
    await caption.fill('A ship at anchor');
    await file('ship.png').getByRole('button', { name: 'Remove “ship.png”' }).click();
    await expect(file('ship.png')).toHaveCount(0);
    await staff.getByRole('button', { name: admin.common.undo }).last().click();
    await expect(caption).toHaveValue('A ship at anchor');
  });

  await file('crane.png').getByRole('button', { name: texts.mediaInsert }).click();
  await expect(dialog).toHaveCount(0);
  await expect(body.getByRole('img', { name: 'A crane at the quay' })).toBeVisible();
  await staff.getByRole('button', { name: 'HTML', exact: true }).click();
  const source = staff.getByRole('textbox', { name: `${texts.editor.label} (HTML)` });
  await source.fill(`${await source.inputValue()}<p>Typed as HTML.</p>`);
  await media.click();
  await file('port.mp4').getByRole('button', { name: texts.mediaInsert }).click();
  await expect(videos(body)).toHaveCount(1);
  await expect(body).toContainText('Typed as HTML.');
  // The editor takes the focus in a later frame, which would close the menu again.
  await expect(body).toBeFocused();
  await opener(staff, texts.publish).click();
  await staff.getByRole('button', { name: texts.publishNow }).click();
  await expect(staff.getByRole('main').getByText(texts.published, { exact: true }).first()).toBeVisible();

  await test.step('a visitor sees them, and the video comes in parts', async () => {
    const link = page.getByRole('link', { name: title });
    await expect(async () => {
      await page.goto('/blog');
      await expect(link).toBeVisible({ timeout: 2000 });
    }).toPass();
    await link.click();
    await expect(page.getByRole('img', { name: 'A crane at the quay' })).toBeVisible();
    await expect(page.getByText('Crane 7, in March')).toBeVisible();
    const video = await videos(page.getByRole('article')).getAttribute('src');
    const part = await page.request.get(video!, { headers: { range: 'bytes=19999990-' } });
    expect([part.status(), part.headers()['content-range']]).toEqual([
      206,
      'bytes 19999990-19999999/20000000',
    ]);
  });
});
