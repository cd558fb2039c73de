import sharp from 'sharp';
import { admin } from '#shared/i18n/en/admin.ts';
import { account } from '#shared/i18n/en/account.ts';
import { en } from '#shared/i18n/en/index.ts';
import { locales } from '#shared/base/locale.ts';
import { field, open, register, said, signIn, test } from './support/own-site.ts';
import { expect, untilHydrated } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Three photographs with clear colours. */
const photographs = () =>
  Promise.all(
    ['#b03020', '#2050b0', '#209040'].map(async (background, i) => ({
      name: `photo-${i + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );

test('from the first invitation to a product that buyers see, change, lose and get back', async ({
  page,
  site,
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  const { origin } = site;
  await page.goto(`${origin}/products`);
  await expect(page.getByText(en.products.emptyTitle, { exact: true })).toBeVisible();

  await register(page, site.invitation, 'wei', 'a long secret');
  await signIn(page, 'wei', 'a long secret');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, wei');

  await test.step('quick add with three photographs', async () => {
    await open(page, `${origin}/admin/quick-add-product`);
    await page.getByRole('button', { name: admin.quickAdd.submit }).click();
    for (const fault of [admin.quickAdd.nameRequired, admin.quickAdd.noImage])
      await expect(said(page, fault)).toBeVisible();
    await field(page, admin.productForm.fields.name).fill('Enamel Camping Kettle');
    await field(page, admin.productForm.fields.price).fill('7.90');
    await page.getByLabel(admin.quickAdd.choose).setInputFiles(await photographs());
    await expect(page.getByText(admin.quickAdd.colorsText)).toBeVisible();
    await page.getByRole('button', { name: 'Make photo-2.jpg the primary picture' }).click();
    await page.getByRole('button', { name: admin.quickAdd.submit }).click();
    await page.waitForURL('**/admin/products');
    await expect(said(page, admin.products.created)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Enamel Camping Kettle' })).toBeVisible();
  });

  const visitor = await browser.newContext();
  problems.watch(visitor);
  const shop = await visitor.newPage();
  const card = shop.getByRole('heading', { name: 'Enamel Camping Kettle' });

  await test.step('buyers see it at once, in every language, and find it', async () => {
    for (const locale of locales) {
      await shop.goto(`${origin}/products?lng=${locale}`);
      await expect(card).toBeVisible();
    }
    await shop.goto(`${origin}/products?search=kettel&lng=en`);
    await card.getByRole('link').click();
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Enamel Camping Kettle');
    await expect(shop.getByRole('link', { name: /^Show picture/ })).toHaveCount(3);
    await expect(shop.getByText('$7.90 USD').first()).toBeVisible();
  });

  const address = shop.url();

  await test.step('an edit changes the public page', async () => {
    await page.getByRole('button', { name: admin.products.edit }).click();
    await field(page, admin.productForm.fields.price).fill('8.25');
    await field(page, admin.productForm.fields.sku).fill('ENK-1');
    await page.getByRole('button', { name: admin.productForm.save }).click();
    await expect(said(page, admin.products.updated)).toBeVisible();
    await shop.reload();
    await expect(shop.getByText('$8.25 USD').first()).toBeVisible();
    await expect(shop.getByText('ENK-1', { exact: true })).toBeVisible();
  });

  await test.step('deleted, it disappears; Undo restores it', async () => {
    problems.expect(/404/);
    await page.getByRole('button', { name: admin.products.delete, exact: true }).click();
    await expect(said(page, admin.products.deleted)).toBeVisible();
    await shop.goto(address);
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Product not found');
    await page.getByRole('button', { name: admin.common.undo }).click();
    await expect(said(page, admin.products.restored)).toBeVisible();
    await shop.goto(address);
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Enamel Camping Kettle');
  });

  await test.step('the audit log lists all of it', async () => {
    await page.goto(`${origin}/admin/audit?noun=product`);
    for (const what of ['added', 'changed', 'deleted', 'restored']) {
      await expect(
        page.getByRole('rowheader', { name: new RegExp(`^${what} product Enamel`) }).first(),
      ).toBeVisible();
    }
  });
  await visitor.close();
});

test('an admin has no access to the users, and to nothing once deactivated', async ({
  page,
  site,
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  const { origin } = site;
  await register(page, site.invitation, 'wei', 'a long secret');
  await signIn(page, 'wei', 'a long secret');
  await open(page, `${origin}/admin/users`);
  await page.getByRole('button', { name: admin.users.invite }).click();
  await page.getByRole('button', { name: admin.users.inviteMake }).click();
  const link = new URL(await field(page, admin.users.inviteLink).inputValue());
  await page.getByRole('button', { name: admin.common.close }).last().click();
  await expect(page.getByRole('button', { name: admin.users.deactivate })).toHaveCount(0);

  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  problems.watch(other);
  const desk = await other.newPage();
  await register(desk, origin + link.pathname + link.search, 'lina', 'another secret');
  await signIn(desk, 'lina', 'another secret');
  await expect(desk.getByRole('link', { name: admin.users.title })).toHaveCount(0);
  await desk.goto(`${origin}/admin/users`);
  await expect(desk).toHaveURL(`${origin}/`);
  await open(desk, `${origin}/admin/account`);

  await page.reload();
  await untilHydrated(page);
  await page.getByRole('row', { name: /lina/ }).getByRole('button', { name: admin.users.deactivate }).click();
  await expect(said(page, admin.users.changedTitle)).toBeVisible();

  problems.expect(/401/);
  await desk.getByRole('button', { name: admin.account.factorBegin }).click();
  await expect(desk.getByRole('dialog', { name: admin.signedOut.title })).toBeVisible();
  await desk.getByRole('link', { name: admin.signedOut.anotherUser }).click();
  await desk.waitForURL('**/admin/login');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(account.portalTitle);
  await other.close();
});
