import { admin } from '#shared/i18n/en/admin.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { said } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';

const texts = admin.productForm;

test('a draft with a picture that was deleted meanwhile says so at the picture, and keeps the rest', async ({
  page,
  problems,
}) => {
  await page
    .context()
    .addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  const name = `Garden chair ${Date.now()}`;
  const made = await page.request.post('/api/products', { data: { name }, headers: { origin } });
  const { id } = (await made.json()) as { id: string };
  const open = async () => {
    await page.goto(`/admin/products?edit=${id}`);
    await untilHydrated(page);
  };
  const rows = page.getByRole('group', { name: texts.media }).getByRole('list').first().getByRole('listitem');
  const save = page.getByRole('button', { name: texts.save });
  const leadTime = page.getByRole('textbox', { name: texts.fields.leadTime });
  const description = (number: number) =>
    page.getByRole('textbox', { name: texts.altText.replace('{number}', String(number)) });

  await open();
  await page.getByLabel(texts.addPictures).setInputFiles(['public/icon-192.png', 'public/icon-512.png']);
  await expect(rows).toHaveCount(2);
  await description(1).fill('From above');
  await leadTime.fill('15 days');
  const address = await rows.nth(1).getByRole('presentation').getAttribute('src');
  const key = /[0-9a-f]{24}/.exec(address!)![0];
  // The draft is stored when the page is left.
  await page.goto('/admin');
  const deleted = await page.request.delete(`/api/media/files/${key}.webp`, { headers: { origin } });
  expect(deleted.status()).toBe(200);

  // The browser still shows the picture from its cache: only saving finds out.
  problems.expect(/400/);
  await open();
  await expect(rows).toHaveCount(2);
  await save.click();
  await expect(description(2)).toBeFocused();
  await expect(description(2)).toHaveAccessibleDescription(validation.mediaGone);
  await expect(description(1)).toHaveAccessibleDescription('');
  await expect(description(1)).toHaveValue('From above');
  await expect(leadTime).toHaveValue('15 days');

  await test.step('the note stays with the picture when the order changes', async () => {
    await rows.nth(1).getByRole('button', { name: /up$/ }).click();
    await expect(description(1)).toHaveAccessibleDescription(validation.mediaGone);
    await expect(description(2)).toHaveValue('From above');
  });

  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await save.click();
  await expect(said(page, admin.products.updated)).toBeVisible();
  const { product, media } = (await (await page.request.get(`/api/products/${id}/edit`)).json()) as {
    product: object;
    media: object[];
  };
  expect(product).toMatchObject({ leadTime: '15 days' });
  expect(media).toMatchObject([{ altText: 'From above' }]);
});
