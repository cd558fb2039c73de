import { admin } from '#shared/i18n/en/admin.ts';
import { open, said } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ context }) => {
  const value = staffTokens.super_admin;
  await context.addCookies([{ name: 'baobab_staff', value, url: origin, httpOnly: true }]);
});

test('what is typed while a save is under way stays, and is saved by the next one', async ({ page }) => {
  const texts = admin.blog;
  const made = await page.request.post('/api/blog', {
    data: { title: `Slow save ${Date.now()}`, content: '<p>Text</p>', status: 'draft' },
    headers: { origin },
  });
  const { id } = (await made.json()) as { id: string };
  await open(page, `/admin/blog-management/${id}`);

  const release = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await page.route(`**/api/blog/${id}`, async (route) => {
    sent.resolve();
    await release.promise;
    await route.continue();
  });
  // The next save does not wait until the page has read the record again.
  const readAgain = Promise.withResolvers<void>();
  await page.route(`**/${id}.data*`, async (route) => {
    await readAgain.promise;
    await route.continue();
  });
  await page.getByRole('textbox', { name: texts.postTitle, exact: true }).fill('Title of the first save');
  await page.keyboard.press('Control+s');
  await sent.promise;
  await page.getByRole('textbox', { name: texts.excerpt }).fill('Typed meanwhile');
  release.resolve();
  await expect(said(page, texts.updated)).toBeVisible();
  await expect(page.getByText(texts.unsaved)).toBeVisible();
  await expect(page.getByRole('textbox', { name: texts.excerpt })).toHaveValue('Typed meanwhile');

  await page.keyboard.press('Control+s');
  await expect(page.getByText(texts.unsaved)).toHaveCount(0);
  readAgain.resolve();
  const after = await page.request.get(`/api/blog/${id}/edit`);
  expect(await after.json()).toMatchObject({ title: 'Title of the first save', excerpt: 'Typed meanwhile' });
});

test('what failed is said above the buttons and stays there; the focus is at the field that is wrong', async ({
  page,
  problems,
}) => {
  problems.expect(/400/);
  await open(page, '/admin/settings');
  const company = page.getByRole('region', { name: new RegExp(`^${admin.setting.company.title}`) });
  const name = company.getByLabel(admin.setting.company.name);
  const before = await name.inputValue();
  await name.fill('');
  // Of all forms on the page, Ctrl-S saves the one that has the focus.
  await page.keyboard.press('Control+s');
  await expect(company.getByRole('alert')).toContainText(admin.setting.saveFailed);
  await expect(company.getByRole('alert')).toContainText(`${admin.setting.company.name}: `);
  await expect(name).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: admin.setting.saveFailed })).toHaveCount(1);
  await name.fill(before);
  await page.keyboard.press('Control+s');
  await expect(said(page, admin.setting.nothing)).toBeVisible();
});
