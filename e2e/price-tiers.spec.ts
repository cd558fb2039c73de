import { admin } from '#shared/i18n/en/admin.ts';
import { product as words } from '#shared/i18n/en/products.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { field, said } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const { fields, save } = admin.productForm;

test('staff keep packing and prices by quantity, and visitors see the prices', async ({
  page,
  context,
  problems,
}) => {
  // A refused save is part of the test.
  problems.expect(/400/);
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  const made = await context.request.post('/api/products', {
    data: { name: 'Tiered boot', price: '12.50', saleUnit: 'pair', minimumOrderQuantity: 500 },
    headers: { origin },
  });
  const { id } = (await made.json()) as { id: string };
  const edit = async () => {
    await page.goto(`/admin/products?edit=${id}`);
    await untilHydrated(page);
  };

  await edit();
  await field(page, fields.priceTiers).fill('1000 = 11\n400 = 11.8');
  await field(page, fields.cartonLengthMm).fill('47.5');
  await field(page, fields.cartonGrams).fill('9.25');
  await field(page, fields.piecesPerCarton).fill('12');
  const saving = page.getByRole('button', { name: save, exact: true });
  await saving.click();
  await expect(said(page, validation.tiersBelowMinimum)).toBeVisible();
  await field(page, fields.priceTiers).fill('1000 = 11\n500 = 11.8');
  await saving.click();
  await expect(said(page, admin.products.updated)).toBeVisible();

  await edit();
  await expect(field(page, fields.priceTiers)).toHaveValue('500 = 11.80\n1000 = 11.00');
  await expect(field(page, fields.cartonLengthMm)).toHaveValue('47.5');
  await expect(field(page, fields.cartonGrams)).toHaveValue('9.25');
  await expect(field(page, fields.cartonWidthMm)).toHaveValue('');

  await page.goto(`/admin/products/${id}/history`);
  await untilHydrated(page);
  await expect(page.getByText(fields.cartonLengthMm)).toBeVisible();
  await expect(page.getByText('47.5')).toBeVisible();

  await page.goto(`/product/${id}`);
  const table = page.getByRole('table', { name: words.priceTiers });
  await expect(table.getByRole('row')).toHaveText([
    /^From 500 pairs\s*\$11\.80 USD$/,
    /^From 1,000 pairs\s*\$11\.00 USD$/,
  ]);
});
