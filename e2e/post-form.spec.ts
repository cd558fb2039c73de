import sharp from 'sharp';
import { admin } from '#shared/i18n/en/admin.ts';
import { unanswered } from './support/answers.ts';
import { opener } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test.beforeEach(async ({ context }) => {
  const value = staffTokens.super_admin;
  await context.addCookies([{ name: 'baobab_staff', value, url: origin, httpOnly: true }]);
  // Addresses of another site, which other tests leave in the media library.
  await context.route('https://pictures.example/**', async (route) =>
    route.fulfill({ body: (await picture('x')).buffer, contentType: 'image/png' }),
  );
});

const texts = admin.blog;
const call = { headers: { origin } };
const body = (page: Page) => page.getByRole('textbox', { name: texts.editor.label });
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Save draft)$/ });
const status = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^(${texts.savedAt.split(' ')[0]} |${texts.unsaved})`) });

async function makePost(page: Page, values: object): Promise<string> {
  const data = { title: `Form ${Date.now()}`, content: '<p>Text</p>', status: 'draft', ...values };
  const made = await page.request.post('/api/blog', { ...call, data });
  expect(made.ok()).toBe(true);
  return ((await made.json()) as { id: string }).id;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

async function openPost(page: Page, id: string): Promise<void> {
  await open(page, `/admin/blog-management/${id}`);
  await expect(body(page)).toBeVisible();
}

const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b03020' } })
    .png()
    .toBuffer(),
});

test('the toolbar of a long text stays in view below the header', async ({ page }) => {
  const id = await makePost(page, { content: '<p>Another line of a long text.</p>'.repeat(80) });
  await openPost(page, id);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await body(page).getByText('Another line').nth(60).scrollIntoViewIfNeeded();
    const toolbar = (await page.getByRole('toolbar').boundingBox())!;
    const header = (await page.getByRole('banner').boundingBox())!;
    expect(header.y).toBe(0);
    expect(toolbar.y).toBeGreaterThanOrEqual(header.height - 1);
    const bold = page.getByRole('button', { name: texts.editor.bold });
    await bold.click({ trial: true });
  }
});

test('a save whose answer was lost is no conflict with oneself', slowTest, async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  const id = await makePost(page, {});
  await openPost(page, id);
  // The server stores both in another form than they were typed in.
  await page.getByRole('textbox', { name: texts.slug, exact: true }).fill('');
  await page.getByRole('textbox', { name: texts.tags }).fill('sea,air');
  await page.route(`**/api/blog/${id}`, unanswered, { times: 1 });
  await save(page).click();
  await expect(page.getByText(admin.common.networkFailed)).toBeVisible();
  await save(page).click();
  await expect(status(page)).toHaveText(/^Saved/);
  await expect(page.getByRole('textbox', { name: texts.tags })).toHaveValue('sea, air');
  const post = (await (await page.request.get(`/api/blog/${id}/edit`)).json()) as { version: number };
  expect(post.version).toBe(2);
});

test('what is pasted from Word or a web page comes without styles and without a violated policy', async ({
  page,
}) => {
  const id = await makePost(page, {});
  await openPost(page, id);
  await body(page).click();
  await page.keyboard.press('Control+a');
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
    <!--StartFragment--><h2 style='mso-margin-top-alt:auto'>Terms<o:p></o:p></h2>
    <p class=MsoNormal style='text-align:center;color:red'><b style="font-weight:normal"><span
      style='font-weight:700;font-family:"Calibri"'>Thirty</span> percent &lt;first&gt;</b></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Send the list</p>
    <img src="file:///C:/temp/image001.png" width=1><script>alert(1)</script>
    <table style="border:1px"><tr><td style="width:1px" colspan=2>Cell</td></tr></table><!--EndFragment--></body></html>`;
  await body(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'Terms');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await expect(body(page).getByRole('heading', { name: 'Terms' })).toBeVisible();
  const centred = body(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Thirty percent <first>$/ });
  await expect(centred).toHaveCSS('text-align', 'center');
  await expect(body(page).getByRole('strong')).toHaveText('Thirty');
  await expect(body(page).getByRole('listitem')).toHaveText('Send the list');
  await expect(page.getByText(texts.editor.picturesLost.one.replace('{count}', '1')).first()).toBeVisible();
  await expect(body(page).getByRole('cell')).toHaveText('Cell');
  await expect(body(page).locator('img, [style]:not(table, col)')).toHaveCount(0);
  await save(page).click();
  await expect(status(page)).toContainText('Saved');
});

test(
  'the featured image comes from the library or from the pictures of the post',
  slowTest,
  async ({ page }) => {
    const id = await makePost(page, {});
    await openPost(page, id);
    await page.getByRole('button', { name: texts.media }).click();
    const media = page.getByRole('dialog', { name: texts.media });
    await media.getByLabel(texts.mediaChoose).setInputFiles([await picture('quay.png')]);
    const row = media.getByRole('list', { name: texts.media, exact: true }).getByRole('listitem');
    await expect(row).toHaveCount(1);

    await test.step('a caption is not lost by putting the picture into the text at once', async () => {
      const caption = row.getByRole('textbox', { name: texts.mediaCaption });
      await row.getByRole('textbox', { name: texts.mediaAlt }).fill('A quay at night');
      await caption.fill('Crane 7, in March');
      await row.getByRole('button', { name: texts.mediaInsert }).click();
      await expect(body(page).getByText('Crane 7, in March', { exact: true })).toBeVisible();
      await expect(body(page).getByRole('img', { name: 'A quay at night' })).toBeVisible();
    });

    await test.step('nor by closing the dialog over it', async () => {
      await page.getByRole('button', { name: texts.media }).click();
      await row.getByRole('textbox', { name: texts.mediaCaption }).fill('Crane 8, in May');
      await page.keyboard.press('Escape');
      const read = async () => {
        const opened = await page.request.get(`/api/blog/${id}/edit`);
        return ((await opened.json()) as { media: { caption: string | null }[] }).media[0]!.caption;
      };
      await expect.poll(read).toBe('Crane 8, in May');
    });

    await page.getByRole('button', { name: admin.uploader.library }).click();
    const library = page.getByRole('dialog', { name: admin.uploader.library });
    await library.getByRole('list', { name: admin.uploader.here }).getByRole('button').first().click();
    await expect(library).toHaveCount(0);
    await expect(page.getByLabel(texts.pictureAlt)).toHaveValue('A quay at night');
    await save(page).click();
    await expect(status(page)).toContainText('Saved');
    const read = async () => {
      const opened = await page.request.get(`/api/blog/${id}/edit`);
      return (await opened.json()) as { featuredImageUrl: string; media: { storageUrl: string }[] };
    };
    const { featuredImageUrl, media: files } = await read();
    expect(featuredImageUrl).toBe(files[0]!.storageUrl);

    await page.getByRole('button', { name: admin.uploader.library }).click();
    await expect(
      library.getByRole('list', { name: admin.media.list }).getByRole('button').first(),
    ).toBeVisible();
    await library.getByRole('list', { name: admin.media.list }).getByRole('button').last().click();
    await save(page).click();
    await expect.poll(async () => (await read()).featuredImageUrl).not.toBe(featuredImageUrl);
  },
);

test('former versions say what changed of excerpt, pictures and videos', slowTest, async ({ page }) => {
  const figure = (file: string, alt: string) =>
    `<figure><img src="https://pictures.example/${file}" alt="${alt}"></figure>`;
  const id = await makePost(page, {
    excerpt: 'Pay in two parts.',
    content: `<p>Same</p>${figure('ship.png', 'A ship')}`,
  });
  const change = { excerpt: 'Pay in three parts.', content: `<p>Same</p>${figure('crane.png', 'A crane')}` };
  expect((await page.request.put(`/api/blog/${id}`, { ...call, data: change })).ok()).toBe(true);
  await openPost(page, id);
  await page.getByRole('button', { name: texts.versions }).click();
  const dialog = page.getByRole('dialog', { name: texts.versions });
  await opener(dialog).first().click();
  await expect(dialog.getByRole('insertion')).toHaveText([
    'Excerpt: Pay in two parts.',
    'Picture: A ship (ship.png)',
  ]);
  await expect(dialog.getByRole('deletion')).toHaveText([
    'Excerpt: Pay in three parts.',
    'Picture: A crane (crane.png)',
  ]);
});

test('the list begins with the newest post, whatever was changed last', slowTest, async ({ page }) => {
  const mark = `Newest ${Date.now()}`;
  const old = await makePost(page, { title: `${mark} old` });
  await makePost(page, { title: `${mark} new` });
  await page.request.put(`/api/blog/${old}`, { ...call, data: { excerpt: 'Changed last' } });
  await open(page, `/admin/blog-management?search=${mark}`);
  const rows = page.getByRole('row', { name: new RegExp(mark) });
  await expect(rows).toHaveText([new RegExp(`${mark} new`), new RegExp(`${mark} old`)]);
});
