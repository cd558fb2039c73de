import { admin } from '../shared/i18n/en/admin.ts';
import { en } from '../shared/i18n/en/index.ts';
import { fr } from '../shared/i18n/fr/index.ts';
import { field, open, register, said, signIn, test } from './support/own-site.ts';
import { expect } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a category and a supplier reach the public pages, go to the trash and come back', async ({
  page,
  site: { origin, invitation },
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  await register(page, invitation, 'wei', 'a long secret');
  await signIn(page, 'wei', 'a long secret');

  await test.step('a category with its French name', async () => {
    await open(page, `${origin}/admin/categories`);
    await page.getByRole('button', { name: admin.categories.add }).click();
    await field(page, 'Name in English').fill('Lanterns');
    await field(page, 'Name, Français').fill('Lanternes');
    await page.getByRole('button', { name: admin.common.save }).click();
    await expect(page.getByRole('cell', { name: 'Lanterns', exact: true })).toBeVisible();
  });

  await test.step('a supplier that was checked', async () => {
    await open(page, `${origin}/admin/suppliers`);
    await page.getByRole('button', { name: admin.suppliers.add }).click();
    await field(page, admin.suppliers.name).fill('Example Lantern Works');
    await field(page, admin.suppliers.location).fill('Yueqing');
    await field(page, admin.suppliers.isVerified).check();
    await field(page, admin.suppliers.verifiedAt).fill('2026-03-18');
    await field(page, admin.suppliers.note).fill('Licence and moulds seen');
    await page.getByRole('button', { name: admin.common.save }).click();
    await expect(page.getByRole('row', { name: /Example Lantern Works/ })).toContainText('2026-03-18');
  });

  const lists = async (path: string) =>
    (await (await page.request.get(origin + path)).json()) as { id: string; name: string }[];
  const [category] = await lists('/api/categories');
  const [partner] = await lists('/api/partners');
  const made = await page.request.post(`${origin}/api/products`, {
    headers: { origin },
    data: { name: 'Solar Lantern', categoryId: category!.id, partnerId: partner!.id, price: '4.20' },
  });
  const { id } = (await made.json()) as { id: string };

  const visitor = await browser.newContext();
  problems.watch(visitor);
  const shop = await visitor.newPage();

  await test.step('buyers see both', async () => {
    await shop.goto(`${origin}/product/${id}?lng=fr`);
    await expect(shop.getByText('Lanternes').first()).toBeVisible();
    await expect(shop.getByText('Example Lantern Works')).toBeVisible();
    await expect(shop.getByText(fr.product.verifiedSupplier).first()).toBeVisible();
    await expect(shop.getByText('Licence and moulds seen')).toHaveCount(0);
  });

  await test.step('a deleted category leaves its products; Undo gives it back', async () => {
    await open(page, `${origin}/admin/categories`);
    const row = page.getByRole('row', { name: /Lanterns/ });
    await row
      .getByRole('button', { name: /Lanterns/ })
      .last()
      .click();
    await expect(page.getByRole('button', { name: admin.common.undo })).toBeVisible();
    await shop.goto(`${origin}/products?lng=en`);
    await expect(shop.getByRole('heading', { name: 'Solar Lantern' })).toBeVisible();
    await expect(shop.getByRole('option', { name: /Lanterns/ })).toHaveCount(0);
    await page.getByRole('button', { name: admin.common.undo }).click();
    await expect(said(page, admin.records.restored)).toBeVisible();
    await shop.reload();
    await expect(shop.getByRole('option', { name: /Lanterns/ })).toHaveCount(1);
    await expect(shop.getByText(en.products.allTitle)).toBeVisible();
  });
  await visitor.close();
});
