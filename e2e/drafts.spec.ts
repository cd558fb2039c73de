import sharp from 'sharp';
import { admin } from '#shared/i18n/en/admin.ts';
import { field, said } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, test as base, untilHydrated } from './support/test.ts';
import { demoVideo } from './support/video.ts';
import { slowTest } from './support/tiers.ts';

/** A product for one test, with a function that reads its current values. */
type Product = { name: string; path: string; read: () => Promise<Record<string, unknown>> };

const test = base.extend<{ product: Product }>({
  product: async ({ context }, run, info) => {
    await context.addCookies([
      { name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true },
    ]);
    const name = `Draft kettle ${info.workerIndex} ${Date.now()}`;
    const made = await context.request.post('/api/products', {
      data: { name, price: '7.90', stockQuantity: 5 },
      headers: { origin },
    });
    const { id } = (await made.json()) as { id: string };
    await run({
      name,
      path: `/admin/products?edit=${id}`,
      read: async () => {
        const answer = await context.request.get(`/api/products/${id}/edit`);
        const { product, media } = (await answer.json()) as { product: object; media: unknown };
        return { ...product, media };
      },
    });
  },
});

const { fields } = admin.productForm;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notice = (page: Page) => page.getByText(admin.form.restored.slice(0, 29));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

async function edit(page: Page, { path }: Product): Promise<void> {
  await open(page, path);
  await expect(field(page, fields.sku)).toBeVisible();
}

test('what is typed of a product comes back after Escape and after a reload, until it is discarded or saved', async ({
  page,
  product,
}) => {
  await edit(page, product);
  await field(page, fields.price).fill('8.25');
  await field(page, fields.features).fill('Boils in four minutes');
  await button(page, admin.productForm.colorAdd).click();
  await page.getByRole('textbox', { name: /^Code of colour 1/ }).fill('green');
  await page.keyboard.press('Tab');
  await expect(page.getByText(admin.productForm.colorInvalid)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(said(page, admin.form.keptText)).toBeVisible();

  await edit(page, product);
  await expect(notice(page)).toBeVisible();
  await expect(field(page, fields.price)).toHaveValue('8.25');
  await page.getByRole('textbox', { name: /^Code of colour 1/ }).fill('#0f5b47');
  await field(page, admin.productForm.videoUrl).fill('film');
  await button(page, admin.productForm.videoAdd).click();
  await expect(page.getByText(admin.productForm.videoInvalid)).toBeVisible();
  const film = await demoVideo(page.request);
  await field(page, admin.productForm.videoUrl).fill(film);
  await button(page, admin.productForm.videoAdd).click();
  await page.reload();
  await untilHydrated(page);
  await expect(field(page, fields.features)).toHaveValue('Boils in four minutes');
  await expect(page.getByRole('textbox', { name: /^Code of colour 1/ })).toHaveValue('#0f5b47');
  await button(page, admin.productForm.save).click();
  await expect(said(page, admin.products.updated)).toBeVisible();
  expect(await product.read()).toMatchObject({
    price: '8.25',
    colors: ['#0f5b47'],
    media: [{ type: 'video', url: film }],
  });

  await edit(page, product);
  await expect(notice(page)).toHaveCount(0);
  await field(page, fields.price).fill('1');
  await edit(page, product);
  await button(page, admin.form.discard).click();
  await expect(field(page, fields.price)).toHaveValue('8.25');
  await expect(field(page, fields.name)).toBeFocused();
  await edit(page, product);
  await expect(notice(page)).toHaveCount(0);
});

test(
  'a new category and a supplier come back; a password does not, and leaving it asks',
  slowTest,
  async ({ page, product: _signedIn }) => {
    await open(page, '/admin/categories');
    await button(page, admin.categories.add).click();
    await field(page, admin.categories.nameEn).fill('Kettles');
    await page.keyboard.press('Escape');
    await page.reload();
    await untilHydrated(page);
    await button(page, admin.categories.add).click();
    await expect(notice(page)).toBeVisible();
    await expect(field(page, admin.categories.nameEn)).toHaveValue('Kettles');
    await button(page, admin.form.discard).click();
    await expect(field(page, admin.categories.nameEn)).toHaveValue('');

    await open(page, '/admin/users');
    await button(page, admin.users.createAdmin).click();
    await field(page, admin.users.username).fill('lina');
    await field(page, admin.users.password).fill('a long secret');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: admin.form.leaveTitle })).toBeVisible();
    await button(page, admin.form.stay).click();
    await expect(field(page, admin.users.password)).toHaveValue('a long secret');
    await button(page, admin.common.cancel).click();
    await button(page, admin.form.leave).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('lina');
  },
);

test(
  'two editors: what only one has changed comes together, what both have changed is asked at the button',
  slowTest,
  async ({ page, context, product, problems }) => {
    problems.expect(/409/);
    const colleague = await context.newPage();
    await edit(page, product);
    await edit(colleague, product);
    await field(colleague, fields.sku).fill('ENK-1');
    await button(colleague, admin.productForm.save).click();
    await expect(said(colleague, admin.products.updated)).toBeVisible();
    await field(page, fields.leadTime).fill('12 days');
    await button(page, admin.productForm.save).click();
    await expect(said(page, admin.products.updated)).toBeVisible();
    expect(await product.read()).toMatchObject({ sku: 'ENK-1', leadTime: '12 days' });

    await edit(page, product);
    await edit(colleague, product);
    await field(colleague, fields.price).fill('9.10');
    await field(colleague, fields.stockQuantity).fill('44');
    await field(colleague, fields.sku).fill('ENK-2');
    await button(colleague, admin.productForm.save).click();
    await expect(said(colleague, admin.products.updated)).toBeVisible();
    await field(page, fields.price).fill('8.50');
    await field(page, fields.stockQuantity).fill('7');
    await button(page, admin.productForm.save).click();
    const panel = page.getByRole('alert').filter({ hasText: admin.conflict.title });
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel.getByRole('heading')).toBeInViewport();
    await expect(panel.getByRole('row'), 'head, price and stock').toHaveCount(3);
    await panel.getByRole('row', { name: fields.stockQuantity }).getByRole('radio').first().check();
    await expect(field(page, fields.stockQuantity)).toHaveValue('44');
    await panel.getByRole('button', { name: admin.conflict.keepMine }).click();
    await expect(said(page, admin.products.updated)).toBeVisible();
    expect(await product.read()).toMatchObject({ price: '8.50', stockQuantity: 44, sku: 'ENK-2' });
  },
);

test(
  'a save whose answer was lost is recognised at the retry; one that hangs says so and can be cancelled',
  slowTest,
  async ({ page, product, problems }) => {
    problems.expect(/409|ERR_FAILED/);
    await page.clock.install();
    await edit(page, product);
    await field(page, fields.price).fill('8.5');
    await page.route('**/api/products/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await button(page, admin.productForm.save).click();
    await expect(said(page, admin.common.networkFailed)).toBeVisible();
    await expect(button(page, admin.productForm.save), 'the focus stays').toBeFocused();
    await page.unroute('**/api/products/*');
    await button(page, admin.productForm.save).click();
    await expect(said(page, admin.products.updated)).toBeVisible();
    expect(await product.read()).toMatchObject({ price: '8.50', version: 2 });

    await edit(page, product);
    await field(page, fields.price).fill('9');
    await page.route('**/api/products/*', (route) =>
      route.request().method() === 'PUT' ? undefined : route.fallback(),
    );
    await button(page, admin.productForm.save).click();
    await expect(button(page, admin.productForm.saving)).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(page.getByText(admin.form.slow)).toBeVisible();
    await button(page, admin.form.giveUp).click();
    await expect(button(page, admin.productForm.save)).toBeVisible();
    await expect(field(page, fields.price)).toHaveValue('9');
  },
);

test(
  'without a connection the page stays, and continues when it is back',
  slowTest,
  async ({ page, context, product }) => {
    await open(page, `/admin/products?search=${encodeURIComponent(product.name)}`);
    await context.setOffline(true);
    await expect(page.getByText(admin.form.offline)).toBeVisible();
    await page.getByRole('link', { name: admin.products.add, exact: true }).click();
    await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(admin.form.offline)).toHaveCount(0);
    await page.getByRole('link', { name: admin.products.add, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.quickAdd.title);
  },
);

/** A photograph of noise: the largest possible file for its dimensions. */
async function photograph(name: string, side: number) {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const create = { width: side, height: side, channels: 3, background: '#b03020', noise } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg({ quality: 95 }).toBuffer() };
}

test(
  'quick add: files that are no pictures are refused, large ones are reduced, failed ones are retried',
  slowTest,
  async ({ page, product, problems }) => {
    test.setTimeout(120_000);
    problems.expect(/500/);
    await open(page, '/admin/quick-add-product');
    const name = `${product.name} two`;
    await field(page, fields.name).fill(name);
    await page.reload();
    await untilHydrated(page);
    await expect(field(page, fields.name)).toHaveValue(name);

    const large = await photograph('large.jpg', 2200);
    expect(large.buffer.byteLength).toBeGreaterThan(2 * 1024 * 1024);
    await page
      .getByLabel(admin.quickAdd.choose)
      .setInputFiles([
        { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('1, 2, 3') },
        large,
        await photograph('one.jpg', 300),
        await photograph('two.jpg', 300),
        await photograph('three.jpg', 300),
      ]);
    await expect(page.getByRole('alert').filter({ hasText: 'prices.txt' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '.jpg' })).toHaveCount(4);
    await button(page, admin.productForm.colorAdd).click();
    await page
      .getByRole('textbox', { name: /^Code of colour/ })
      .last()
      .fill('#0f5b47 Forest');

    let atATime = 0;
    let most = 0;
    let count = 0;
    const held = Promise.withResolvers<undefined>();
    await page.route('**/api/uploads/image', async (route) => {
      most = Math.max(most, ++atATime);
      if (atATime === 3) held.resolve(undefined);
      await held.promise;
      atATime--;
      if (++count === 2) return route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } });
      return route.continue();
    });
    let isMediaBroken = true;
    await page.route('**/api/products/*/media', (route) => {
      if (!isMediaBroken) return route.continue();
      isMediaBroken = false;
      return route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } });
    });
    await button(page, admin.quickAdd.submit).click();
    await expect(said(page, admin.quickAdd.mediaFailed)).toBeVisible({ timeout: 40_000 });
    expect(most, 'pictures on their way at a time').toBe(3);
    await button(page, admin.quickAdd.retry).click();
    await page.waitForURL('**/admin/products');

    const list = await page.request.get('/api/products', { params: { search: name } });
    const [made] = (await list.json()) as { id: string; colors: string[] }[];
    expect(made!.colors).toContain('#0f5b47 Forest');
    const media = await page.request.get(`/api/products/${made!.id}/edit`);
    expect(((await media.json()) as { media: unknown[] }).media).toHaveLength(4);
    await open(page, '/admin/quick-add-product');
    await expect(notice(page)).toHaveCount(0);
  },
);
