import { buffer } from 'node:stream/consumers';
import { AxeBuilder } from '@axe-core/playwright';
import { admin } from '#shared/i18n/en/admin.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const texts = admin.transfer;

/** 500 lanterns that no demo product resembles, and one row that is wrong. */
const lanterns = Array.from({ length: 500 }, (_, i) => `ZQ-${i},Zanquil Lantern ${i},"${i},50",Solar`);
const file = {
  name: 'lanterns.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['sku,name,price,features', ...lanterns, 'ZQ-X,,cheap,'].join('\r\n')),
};

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

  await test.step('the preview tells what would happen', async () => {
    await page.goto('/admin/products');
    await page.getByRole('link', { name: texts.link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await untilHydrated(page);
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('500 new products, 1 row with errors:')).toBeVisible();
    const rows = page.getByRole('region', { name: texts.preview }).getByRole('row');
    await expect(rows).toHaveCount(201);
    await expect(rows.nth(1)).toContainText('Product name is required');
    await expect(page.getByRole('button', { name: 'Import 500 products' })).toBeDisabled();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await page.screenshot({ path: 'artifacts/screenshots/admin-import.png' });
    await page.getByRole('button', { name: 'Errors (1)' }).click();
    await expect(rows).toHaveCount(2);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.saveBadRows.one }).click();
    const badRows = await buffer(await (await saved).createReadStream());
    expect(badRows.toString()).toContain('ZQ-X,,cheap,');
  });

  await test.step('imported, they are in the list and on the site', async () => {
    await page.getByLabel(texts.skip).check();
    await page.getByRole('button', { name: 'Import 500 products' }).click();
    await expect(page.getByText('500 new, 0 changed.').first()).toBeVisible({ timeout: 60_000 });
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

  await test.step('undone, they are gone', async () => {
    await page.getByRole('region', { name: texts.past }).getByRole('button').first().click();
    await expect(page.getByText(texts.undoDone).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('cell', { name: /^Undone/ })).toBeVisible();
    await page.goto('/admin/products?search=zanquil');
    await expect(page.getByRole('heading', { name: '0 products' })).toBeVisible();
    await shop.goto(`${origin}/products?search=zanquil+lantern+77&lng=en`);
    await expect(lantern).toHaveCount(0);
  });
  await visitor.close();
});
