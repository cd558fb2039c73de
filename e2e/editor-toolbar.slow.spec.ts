import { admin } from '#shared/i18n/en/admin.ts';
import { open } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('the toolbar of the editor is one stop of the Tab key, and arrow keys move in it', async ({
  page,
  context,
}) => {
  const value = staffTokens.super_admin;
  await context.addCookies([{ name: 'baobab_staff', value, url: origin, httpOnly: true }]);
  const made = await page.request.post('/api/blog', {
    data: { title: `Toolbar ${Date.now()}`, content: '<p>Text</p>', status: 'draft' },
    headers: { origin },
  });
  const { id } = (await made.json()) as { id: string };
  await open(page, `/admin/blog-management/${id}`);
  const texts = admin.blog.editor;
  const toolbar = page.getByRole('toolbar', { name: texts.toolbar });
  const tool = (name: string) => toolbar.getByRole('button', { name, exact: true });

  await toolbar.getByRole('combobox', { name: texts.style }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool(texts.bold)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(texts.html)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tool(texts.italic)).toBeFocused();
  await page.keyboard.press('Tab');
  const body = page.getByRole('textbox', { name: texts.label });
  await expect(body).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tool(texts.italic)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool(texts.italic)).toHaveAttribute('aria-pressed', 'true');
});
