import { buffer } from 'node:stream/consumers';
import { admin } from '#shared/i18n/en/admin.ts';
import { expectAccessible } from './support/accessible.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const texts = admin.transfer;

/** 500 lanterns that resemble no demo product, and one invalid row. */
const lanterns = Array.from({ length: 500 }, (_, i) => `ZQ-${i},Zanquil Lantern ${i},"${i},50",Solar`);
const file = {
  name: 'lanterns.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['sku,name,price,features', ...lanterns, 'ZQ-X,,cheap,'].join('\r\n')),
};

let undoAtEnd: () => Promise<unknown> = async () => undefined;
test.afterEach(() => undoAtEnd());

test('500 rows are looked at, imported, found by buyers, and undone', async ({
  page,
  context,
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  await context.addCookies([
    { name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true },
  ]);
  const visitor = await browser.newContext();
  problems.watch(visitor);
  const shop = await visitor.newPage();
  const lantern = shop.getByRole('heading', { name: 'Zanquil Lantern 77', exact: true });

  await test.step('the preview shows what would happen', async () => {
    await page.goto('/admin/products');
    await page.getByRole('link', { name: texts.link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await untilHydrated(page);
    await page.getByLabel(texts.choose).setInputFiles(file);
    await expect(page.getByText('500 new rows, 1 row with errors:')).toBeVisible();
    const rows = page.getByRole('region', { name: texts.preview }).getByRole('row');
    await expect(rows).toHaveCount(201);
    await expect(rows.nth(1)).toContainText('Product name is required');
    await expect(page.getByRole('button', { name: 'Import 500 rows' })).toBeDisabled();
    await page.getByRole('button', { name: 'Errors (1)' }).click();
    await expect(rows).toHaveCount(2);
    await expectAccessible(page, 'the preview of an import');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.saveBadRows.one }).click();
    const badRows = await buffer(await (await saved).createReadStream());
    expect(badRows.toString()).toContain('ZQ-X,,cheap,');
  });

  await test.step('imported, they are in the list and on the site', async () => {
    await page.getByLabel(texts.skip).check();
    const done = page.waitForResponse((response) => response.url().endsWith('/api/products/import'));
    await page.getByRole('button', { name: 'Import 500 rows' }).click();
    const { id } = await (await done).json();
    // 500 products that stay after a failure would make other journeys fail, and the second try of this one.
    undoAtEnd = () =>
      context.request.post(`/api/products/import/${id}/undo`, {
        headers: { origin },
        failOnStatusCode: false,
      });
    await expect(page.getByText('500 new, 0 changed.').first()).toBeVisible({ timeout: 60_000 });
    await page.reload();
    const leftOut = page.waitForEvent('download');
    const left = page.getByRole('link', { name: texts.leftOutRows.one.replace('{count}', '1') });
    await left.first().click();
    const rows = await buffer(await (await leftOut).createReadStream());
    expect(rows.toString()).toContain('ZQ-X,,cheap,');
    await untilHydrated(page);
    const list = await context.newPage();
    await list.goto('/admin/products?search=zanquil');
    await expect(list.getByRole('heading', { name: '500 products' })).toBeVisible();
    const download = list.waitForEvent('download');
    await list.getByRole('link', { name: texts.exportCsv }).click();
    expect((await download).suggestedFilename()).toMatch(/^products-zanquil-.*\.csv$/);
    await list.close();
    await shop.goto(`${origin}/products?search=zanquil+lantern+77&lng=en`);
    await expect(lantern).toBeVisible();
  });

  await test.step('an undo that fails is tried again in its message', async () => {
    problems.expect(/ERR_FAILED/);
    await page.route('**/undo', (route) => route.abort(), { times: 1 });
    // Another journey imports a file too.
    const undo = page.getByRole('button', { name: texts.undoNamed.replace('{name}', 'lanterns.csv') });
    await undo.first().click();
    await page.getByRole('button', { name: admin.common.tryAgain }).click();
    await expect(page.getByText(texts.undoDone).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('row', { name: /lanterns\.csv.*Undone/ }).first()).toBeVisible();
    await page.goto('/admin/products?search=zanquil');
    await expect(page.getByRole('heading', { name: '0 products', exact: true })).toBeVisible();
    await expect(async () => {
      await shop.goto(`${origin}/products?search=zanquil+lantern+77&lng=en`);
      await expect(lantern).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });
  await visitor.close();
});

test(
  'wrong cells are mended in the preview, without a mouse, and leaving asks',
  slowTest,
  async ({ page, context }) => {
    await context.addCookies([
      { name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true },
    ]);
    await page.goto('/admin/import');
    await untilHydrated(page);
    const rows = [
      'sku,name,category,price,name_fr,currency',
      'YM-1,Yamrin Bucket,Kichenware,2,Seau Yamrin,',
      'YM-2,,,cheap,,',
      'YM-3,Yamrin Mop,,3,,',
      'YM-4,Yamrin Sponge,Kichenware,1,,RMB',
    ];
    await page.getByLabel(texts.choose).setInputFiles({
      name: 'buckets.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await expect(page.getByText('1 new row, 3 rows with errors:')).toBeVisible();
    const cell = (line: number, column: string) =>
      page
        .getByRole('combobox', { name: `Row ${line}, ${column}` })
        .or(page.getByLabel(`Row ${line}, ${column}`));

    // Chosen from a list, with a suggestion that applies to all rows with the same value.
    await expect(cell(2, 'category').getByRole('option', { name: 'Kitchenware' })).toHaveCount(1);
    await expect(page.getByText(texts.sameRows.other.replace('{count}', '2'))).toHaveCount(2);
    const suggestion = page.getByRole('button', { name: texts.useChoice.replace('{choice}', 'Kitchenware') });
    await suggestion.first().click();
    await expect(cell(2, 'category')).toHaveValue('Kitchenware');
    await expect(cell(5, 'category')).toHaveValue('Kitchenware');
    await expect(suggestion).toHaveCount(0);
    const currency = cell(5, 'currency');
    await expect(currency).toHaveRole('combobox');
    await page.getByRole('button', { name: texts.useChoice.replace('{choice}', 'CNY') }).click();
    await expect(currency).toHaveValue('CNY');
    await cell(3, 'price').fill('4,50');
    await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
    await cell(3, 'price').press('Enter');
    await expect(page.getByText('3 new rows, 1 row with errors:')).toBeVisible();
    await expect(page.getByRole('heading', { name: /buckets\.csv/ })).toBeFocused();
    // Valid corrections are kept, and remaining errors are shown at their fields.
    await expect(cell(3, 'name')).toHaveAccessibleDescription('Product name is required');
    await expect(cell(3, 'price')).toHaveCount(0);

    await page.getByRole('link', { name: texts.toProducts }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(texts.mendQuestion);
    await question.getByRole('button', { name: admin.form.stay }).click();
    // The question must be closed before typing, since it has the focus while it is open.
    await expect(question).toHaveCount(0);
    await cell(3, 'name').fill('Yamrin Brush');
    await page.getByRole('button', { name: 'Check the corrected cell' }).click();
    await page.getByRole('button', { name: 'Import 4 rows' }).click();
    await expect(page.getByText('4 new, 0 changed.').first()).toBeVisible();

    await page.goto('/admin/products?search=yamrin&sort=name');
    await expect(page.getByRole('heading', { name: '4 products' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Yamrin Brush/ })).toContainText('4.50');
    await expect(page.getByRole('row', { name: /Yamrin Bucket/ })).toContainText('Kitchenware');
    const [bucket] = await (await page.request.get('/api/products?search=seau+yamrin')).json();
    const french = await page.request.get(`/product/${bucket.id}?lng=fr`);
    expect(await french.text()).toContain('Seau Yamrin');
  },
);
