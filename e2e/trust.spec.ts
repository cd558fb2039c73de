import { documentCheck as en } from '#shared/i18n/en/document-check.ts';
import { landedCost } from '#shared/i18n/en/landed-cost.ts';
import { landedForm } from '#shared/i18n/en/landed-form.ts';
import { product as texts } from '#shared/i18n/en/products.ts';
import { quoteOffer } from '#shared/i18n/en/quote-offer.ts';
import { requestQuote, sendOffer } from './support/quotes.ts';
import { expect, test } from './support/test.ts';

const asFile = (buffer: Buffer) => ({ name: 'offer.pdf', mimeType: 'application/pdf', buffer });

test('the PDF of an offer is known on /verify, and one changed byte is not', async ({ page }) => {
  const { code, reference } = await requestQuote(['backpack']);
  await sendOffer(reference);
  await page.goto(`/quotes/${code}`);
  const link = page.getByRole('link', { name: quoteOffer.pdf });
  const response = await page.request.get((await link.getAttribute('href'))!);
  expect(response.headers()['content-type']).toBe('application/pdf');
  const bytes = await response.body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/verify');
  const file = page.getByLabel(en.fileText);
  const changed = Buffer.from(bytes);
  changed[changed.length - 20]! ^= 1;
  await file.setInputFiles(asFile(changed));
  await expect(page.getByText(en.says.unknown)).toBeVisible();
  await file.setInputFiles(asFile(bytes));
  await expect(page.getByText(en.says.matches)).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  // On the page of the document's code, a changed file is reported as different.
  await page.getByLabel(en.fileText).setInputFiles(asFile(changed));
  await expect(page.getByText(en.says.differs)).toBeVisible();
});

test('a country is chosen once, and its papers and the way to every line follow', async ({ page }) => {
  // How the heels are packed is not known, so no freight can be computed.
  await page.goto('/products?search=patent+heels');
  await page
    .getByRole('link', { name: /High Heels/ })
    .first()
    .click();
  const door = page.getByRole('region', { name: texts.doorTitle });
  await door.getByLabel(texts.doorCountry).selectOption('KE');
  await expect(door.getByRole('link', { name: texts.doorLink })).toBeVisible();
  await door.getByText(/^Papers you need in Kenya/).click();
  await expect(door.getByText('Certificate of Conformity (PVoC, KEBS)', { exact: true })).toBeVisible();
  await door.getByRole('link', { name: texts.doorLink }).click();
  await expect(page.getByText(landedCost.missing.freight)).toBeVisible();
  await page.getByLabel(/^Freight you were quoted/).fill('400');
  await page.getByRole('button', { name: landedForm.compute }).first().click();
  await expect(page.getByText(landedCost.missing.freight)).toBeHidden();
  await expect(page.getByText(/^That is about/)).toBeVisible();
});

test('the badge of a supplier leads to dated evidence, and what has expired says so', async ({ page }) => {
  await page.goto('/products');
  await page
    .getByRole('link', { name: /Running Shoes/ })
    .first()
    .click();
  await page.getByRole('link', { name: texts.verifiedSupplier }).click();
  await expect(page.getByRole('heading', { name: /^Visit on site/ })).toBeVisible();
  await expect(page.getByText(/^Expired on/)).toBeVisible();
});
