import { admin } from '#shared/i18n/en/admin.ts';
import { testimonial as en } from '#shared/i18n/en/testimonial.ts';
import { testimonial as fr } from '#shared/i18n/fr/testimonial.ts';
import { open, said } from './support/own-site.ts';
import { oldAcceptedCode, oldAcceptedReference, origin, staffTokens } from './support/site.ts';
import { expect, findProduct, newAddress, test } from './support/test.ts';

const { testimonial: texts, common, records } = admin;

test('a buyer without JavaScript says how it went; staff publish and answer it, and never change it', async ({
  page,
  context,
  browser,
}) => {
  const [code, reference] = [oldAcceptedCode, oldAcceptedReference];
  const buyer = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  });
  const form = await buyer.newPage();
  await form.goto(`/quotes/${code}`);
  const words = `Deux cartons abîmés sur quarante ${reference}`;
  await form.getByRole('button', { name: fr.send, exact: true }).click();
  // The typed text is kept, and missing fields are reported.
  await expect(form.getByLabel(fr.message)).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('radio', { name: /^2 sur 5/ }).check();
  await form.getByLabel(fr.message).fill(words);
  await form.getByLabel(fr.name).fill('Awa D.');
  await form.getByRole('button', { name: fr.send, exact: true }).click();
  await expect(form.getByText(fr.waiting)).toBeVisible();
  await form.getByRole('radio', { name: /^3 sur 5/ }).check();
  await form.getByRole('button', { name: fr.change }).click();
  await expect(form.getByRole('radio', { name: /^3 sur 5/ })).toBeChecked();
  expect(await form.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  await open(page, '/admin/testimonials?status=waiting');
  await expect(page.getByText(texts.text)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.getByRole('button', { name: /^Edit Awa D\./ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: texts.isApproved }).check();
  await dialog.getByRole('checkbox', { name: texts.isFeatured }).check();
  await dialog.getByLabel(texts.reply).fill('Nous les avons remplacés.');
  await dialog.getByRole('button', { name: common.save }).click();
  await expect(said(page, records.saved)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);

  await form.goto('/?lng=fr');
  await expect(form.getByRole('heading', { name: fr.title })).toBeVisible();
  const item = form.getByRole('listitem').filter({ hasText: words });
  await expect(item).toContainText('3 sur 5');
  await item.getByRole('link', { name: fr.product }).click();
  await expect(form.getByText('Nous les avons remplacés.')).toBeVisible();
  await form.goto(`/quotes/${code}`);
  await expect(form.getByText(fr.published)).toBeVisible();

  // In another language the page is translated, but not the buyer's words.
  const { id } = await findProduct(page.request, 'backpack');
  await form.goto(`/product/${id}?lng=en`);
  await expect(form.getByRole('heading', { name: en.title })).toBeVisible();
  await expect(form.getByRole('blockquote').filter({ hasText: words })).toHaveAttribute('lang', 'fr');
  await buyer.close();

  await open(page, '/admin/testimonials');
  await page
    .getByRole('row')
    .filter({ hasText: reference })
    .getByRole('button', { name: records.deleteNamed.replace('{name}', 'Awa D.') })
    .click();
  await expect(said(page, records.deleted.replace('{name}', 'Awa D.'))).toBeVisible();
});
