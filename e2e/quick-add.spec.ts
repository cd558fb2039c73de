import sharp from 'sharp';
import { admin } from '#shared/i18n/en/admin.ts';
import { field, said } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test.beforeEach(({ context }) => {
  const value = staffTokens.super_admin;
  return context.addCookies([{ name: 'baobab_staff', value, url: origin, httpOnly: true }]);
});

const { fields } = admin.productForm;
const texts = admin.quickAdd;
const call = { headers: { origin } };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

const picture = async (name: string, background = '#0f5b47') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer(),
});

type Found = { id: string; name: string; sku: string } & Record<string, unknown>;

async function productOf(page: Page, name: string): Promise<Found> {
  const list = (await (
    await page.request.get('/api/products', { params: { search: name } })
  ).json()) as Found[];
  const { id } = list.find((one) => one.name === name)!;
  const opened = await page.request.get(`/api/products/${id}/edit`);
  return ((await opened.json()) as { product: Found }).product;
}

test('one product after the other is added with its terms, named colours and a readable SKU', async ({
  page,
}) => {
  const mark = `Quick ${Date.now()}`;
  const letters = `Q${[...String(Date.now())]
    .slice(-4)
    .map((digit) => 'ABCDEFGHIJ'[Number(digit)])
    .join('')}`;
  const category = await page.request.post('/api/categories', {
    ...call,
    data: { name: `${letters} goods` },
  });
  expect(category.ok()).toBe(true);
  const supplier = await page.request.post('/api/partners', { ...call, data: { name: `${mark} Works` } });
  expect(supplier.ok()).toBe(true);
  await open(page, '/admin/quick-add-product');
  const fill = async (name: string) => {
    await field(page, fields.name).fill(name);
    await page.getByLabel(texts.choose).setInputFiles([await picture(`${name}.png`)]);
    await page
      .getByRole('textbox', { name: admin.productForm.colorName.replace('{number}', '1') })
      .fill('Forest');
  };
  await fill(`${mark} one`);
  await field(page, fields.categoryId).selectOption({ label: `${letters} goods` });
  await field(page, fields.partnerId).selectOption({ label: `${mark} Works` });
  await field(page, fields.minimumOrderQuantity).fill('120');
  await field(page, fields.saleUnit).selectOption('pair');
  await field(page, fields.incoterm).selectOption('FOB');
  await field(page, fields.leadTime).fill('15-20 days');

  await test.step('the stock status follows the quantity until it is set by hand', async () => {
    const status = field(page, fields.stockStatus);
    await expect(status).toHaveValue('in_stock');
    await field(page, fields.stockQuantity).fill('4');
    await expect(status).toHaveValue('low_stock');
    await field(page, fields.lowStockThreshold).fill('2');
    await expect(status).toHaveValue('in_stock');
    await field(page, fields.stockQuantity).fill('0');
    await expect(status).toHaveValue('out_of_stock');
    await status.selectOption('low_stock');
    await field(page, fields.stockQuantity).fill('900');
    await expect(status).toHaveValue('low_stock');
  });

  await button(page, texts.another).click();
  await expect(said(page, admin.products.created)).toBeVisible();
  await expect(field(page, fields.name)).toHaveValue('');
  await expect(field(page, fields.name)).toBeFocused();
  await expect(field(page, fields.incoterm)).toHaveValue('FOB');
  await expect(field(page, fields.stockQuantity)).toHaveValue('0');
  await fill(`${mark} two`);
  await button(page, texts.submit).click();
  await page.waitForURL('**/admin/products');

  const one = await productOf(page, `${mark} one`);
  expect(one).toMatchObject({
    sku: `${letters.slice(0, 3)}-001`,
    minimumOrderQuantity: 120,
    saleUnit: 'pair',
    incoterm: 'FOB',
    leadTime: '15-20 days',
    stockStatus: 'low_stock',
    stockQuantity: 900,
    colors: ['#0f5b47 Forest'],
  });
  const two = await productOf(page, `${mark} two`);
  expect(two).toMatchObject({
    sku: `${letters.slice(0, 3)}-002`,
    partnerId: one['partnerId'],
    stockQuantity: 0,
  });
});

test('without a category the SKU is the specified one', slowTest, async ({ page }) => {
  const name = `Quick plain ${Date.now()}`;
  await open(page, '/admin/quick-add-product');
  await field(page, fields.name).fill(name);
  await page.getByLabel(texts.choose).setInputFiles([await picture('plain.png')]);
  await button(page, texts.submit).click();
  await page.waitForURL('**/admin/products');
  expect((await productOf(page, name)).sku).toMatch(/^QUICK-\d+$/);
});

test('of eleven pictures ten stay, and the one that is left out is named', slowTest, async ({ page }) => {
  await open(page, '/admin/quick-add-product');
  const files = await Promise.all(Array.from({ length: 11 }, (_, i) => picture(`view-${i + 1}.png`)));
  await page.getByLabel(texts.choose).setInputFiles(files);
  const rows = page.getByRole('listitem').filter({ hasText: /view-\d+\.png/ });
  await expect(rows.filter({ hasText: 'kB' })).toHaveCount(10);
  await expect(page.getByRole('alert').filter({ hasText: 'view-11.png' })).toHaveText(
    texts.tooMany.replace('{names}', 'view-11.png'),
  );
});

test(
  'a picture of a product is added by its address, if that is one of a picture',
  slowTest,
  async ({ page }) => {
    const data = { name: `Address ${Date.now()}`, isActive: false };
    const made = await page.request.post('/api/products', { ...call, data });
    const { id } = (await made.json()) as { id: string };
    await open(page, `/admin/products?edit=${id}`);
    const dialog = page.getByRole('dialog');
    const address = dialog.getByLabel(admin.uploader.urlLabel, { exact: true });
    await address.fill('http://pictures.example/kettle.jpg');
    await dialog.getByRole('button', { name: admin.uploader.useUrl }).click();
    await expect(dialog.getByText(admin.uploader.urlInsecure)).toBeVisible();
    const url = 'https://pictures.example/kettle.jpg';
    await page.route(url, async (route) =>
      route.fulfill({ body: (await picture('k')).buffer, contentType: 'image/png' }),
    );
    await address.fill(url);
    await address.press('Enter');
    await expect(dialog.locator(`img[src="${url}"]`)).toBeVisible();
    await dialog.getByRole('button', { name: admin.productForm.save }).click();
    await expect(dialog).toHaveCount(0);
    const opened = await page.request.get(`/api/products/${id}/edit`);
    expect(await opened.json()).toMatchObject({
      product: { imageUrl: url },
      media: [{ type: 'image', url, isPrimary: true }],
    });
  },
);
