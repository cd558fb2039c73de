import { admin } from '#shared/i18n/en/admin.ts';
import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { test } from './support/office.ts';
import { field, open, said } from './support/own-site.ts';
import { expect } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a category and a supplier reach the public pages, go to the trash and come back', async ({
  page,
  context,
  office: { origin, signIn },
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  await signIn(context);

  await test.step('a category with its French name', async () => {
    await open(page, `${origin}/admin/categories`);
    await page.getByRole('button', { name: admin.categories.add }).click();
    await field(page, 'Name in English').fill('Padlocks');
    await field(page, 'Name, Français').fill('Cadenas');
    await page.getByRole('button', { name: admin.common.save }).click();
    await expect(page.getByRole('rowheader', { name: 'Padlocks', exact: true })).toBeVisible();
  });

  await test.step('a supplier that was checked', async () => {
    await open(page, `${origin}/admin/suppliers`);
    await page.getByRole('button', { name: admin.suppliers.add }).click();
    await field(page, admin.suppliers.name).fill('Example Padlock Works');
    await field(page, admin.suppliers.location).fill('Yueqing');
    await field(page, admin.suppliers.isVerified).check();
    await field(page, admin.suppliers.verifiedAt).fill('2026-03-18');
    await field(page, admin.suppliers.note).fill('Licence and moulds seen');
    await page.getByLabel(admin.suppliers.rating).fill('4.5');
    await page.getByRole('button', { name: admin.common.save }).click();
    await expect(page.getByRole('row', { name: /Example Padlock Works/ })).toContainText('2026-03-18');
  });

  const idOf = async (path: string, name: string) => {
    const records = (await (await page.request.get(origin + path)).json()) as { id: string; name: string }[];
    return records.find((record) => record.name === name)!.id;
  };
  const categoryId = await idOf('/api/categories', 'Padlocks');
  const partnerId = await idOf('/api/partners', 'Example Padlock Works');
  const made = await page.request.post(`${origin}/api/products`, {
    headers: { origin },
    data: { name: 'Brass Padlock', categoryId, partnerId, price: '4.20' },
  });
  const { id } = (await made.json()) as { id: string };

  const visitor = await browser.newContext();
  problems.watch(visitor);
  const shop = await visitor.newPage();

  await test.step('buyers see both', async () => {
    await shop.goto(`${origin}/product/${id}?lng=fr`);
    await expect(shop.getByText('Cadenas').first()).toBeVisible();
    await expect(shop.getByText('Example Padlock Works')).toBeVisible();
    await expect(shop.getByText(fr.product.verifiedSupplier).first()).toBeVisible();
    await expect(shop.getByText('Licence and moulds seen')).toHaveCount(0);
  });

  await test.step('a deleted category leaves its products; Undo gives it back', async () => {
    await open(page, `${origin}/admin/categories`);
    const row = page.getByRole('row', { name: /Padlocks/ });
    await row
      .getByRole('button', { name: /Padlocks/ })
      .last()
      .click();
    await expect(page.getByRole('button', { name: admin.common.undo })).toBeVisible();
    await shop.goto(`${origin}/products?lng=en`);
    await expect(shop.getByRole('heading', { name: 'Brass Padlock' })).toBeVisible();
    await expect(shop.getByRole('option', { name: /Padlocks/ })).toHaveCount(0);
    await page.getByRole('button', { name: admin.common.undo }).click();
    await expect(said(page, admin.records.restored)).toBeVisible();
    await shop.reload();
    await expect(shop.getByRole('option', { name: /Padlocks/ })).toHaveCount(1);
    await expect(shop.getByText(en.products.allTitle)).toBeVisible();
  });
  await visitor.close();
});

test('of two users who edit the same record, the second sees it, keeps the typed values, and decides', async ({
  page,
  office: { origin, signIn },
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/409/);
  await signIn(page.context());
  const send = (path: string, data: object) =>
    page.request.post(origin + path, { headers: { origin }, data });
  await send('/api/categories', { name: 'Zip fasteners' });
  await send('/api/partners', { name: 'Example Zip Works' });
  await send('/api/canned-replies', { language: 'en', title: 'Thanks', body: 'Hello {name}' });
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  problems.watch(context);
  const colleague = await context.newPage();

  const nouns = [
    { path: '/admin/categories', name: 'Zip fasteners', label: admin.categories.descriptionEn },
    { path: '/admin/suppliers', name: 'Example Zip Works', label: admin.suppliers.location },
    { path: '/admin/canned-replies', name: 'Thanks', label: admin.inbox.cannedBody },
  ];
  for (const { path, name, label } of nouns) {
    await test.step(name, async () => {
      const edit = async (tab: typeof page) => {
        await open(tab, origin + path);
        await tab.getByRole('button', { name: `${admin.products.edit} ${name}` }).click();
      };
      const save = (tab: typeof page) => tab.getByRole('button', { name: admin.common.save }).click();
      await edit(page);
      await edit(colleague);
      await field(colleague, label).fill('Of the colleague');
      await save(colleague);
      await expect(said(colleague, admin.records.saved)).toBeVisible();

      await field(page, label).fill('Of mine');
      await save(page);
      const panel = page.getByRole('alert').filter({ hasText: admin.conflict.title });
      await expect(panel.getByRole('row', { name: label })).toContainText('Of the colleague');
      await expect(panel.getByRole('row', { name: label })).toContainText('Of mine');
      await expect(panel.getByRole('row')).toHaveCount(2);
      await expect(field(page, label)).toHaveValue('Of mine');
      await panel.getByRole('button', { name: admin.conflict.takeTheirs }).click();
      await expect(field(page, label)).toHaveValue('Of the colleague');

      await edit(colleague);
      await field(colleague, label).fill('Once more');
      await save(colleague);
      await expect(said(colleague, admin.records.saved)).toBeVisible();
      await field(page, label).fill('Mine after all');
      await save(page);
      await panel.getByRole('button', { name: admin.conflict.keepMine }).click();
      await expect(said(page, admin.records.saved)).toBeVisible();
      await edit(colleague);
      await expect(field(colleague, label)).toHaveValue('Mine after all');
    });
  }

  await test.step('a canned reply goes to the trash, which is emptied', async () => {
    await open(page, `${origin}/admin/canned-replies`);
    const row = page.getByRole('row', { name: /Thanks/ });
    await row.getByRole('button', { name: admin.records.deleteNamed.replace('{name}', 'Thanks') }).click();
    await expect(row).toContainText(admin.products.statusTrash);
    await page.getByRole('button', { name: admin.records.emptyTrash }).click();
    await page.getByRole('dialog').getByRole('button', { name: admin.records.emptyTrash }).click();
    await expect(row).toHaveCount(0);
  });
  await context.close();
});
