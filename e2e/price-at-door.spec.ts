import { expect, request as requests } from '@playwright/test';
import { landedCost } from '#shared/i18n/en/landed-cost.ts';
import { listAdd, product as texts } from '#shared/i18n/en/products.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { StaffProduct } from '#shared/catalogue/product-form.ts';
import { sheetFor } from '#tests/quotes.ts';
import { requestQuote, seeQuote, sendOffer } from './support/quotes.ts';
import { opener } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { findProduct, newAddress, test } from './support/test.ts';

const newStaff = () =>
  requests.newContext({
    baseURL: origin,
    extraHTTPHeaders: {
      origin,
      'x-forwarded-for': newAddress(),
      cookie: `baobab_staff=${staffTokens.admin}`,
    },
  });

/** Rows that the demo lacks for a complete price in Tanzania, which no other test uses. */
const rows = [
  { kind: 'freight', code: 'dar', name: 'Dar es Salaam', low: '80', high: '95', unit: 'usd_wm', base: '' },
  {
    kind: 'insurance',
    code: 'cargo',
    name: 'Cargo insurance',
    low: '0.5',
    unit: 'percent',
    base: 'goods_freight',
  },
  {
    kind: 'transit',
    code: 'dar',
    name: 'Ningbo to Dar es Salaam',
    low: '20',
    high: '30',
    unit: 'days',
    base: '',
  },
];

test('the price at the door is the same number on card, product, list and offer, with papers and transit time', async ({
  page,
}) => {
  const staff = await newStaff();
  for (const row of rows) {
    const data = { ...row, area: 'TZ', source: 'line.example/tariff', checkedOn: '2026-11-20' };
    const response = await staff.post('/api/reference', { data });
    // A retry of the test finds the rows of the first run.
    expect([201, 400]).toContain(response.status());
  }
  const { id, name } = await findProduct(page.request, 'mesh running shoes');

  // The country must be chosen only once.
  await page.goto(`/product/${id}`);
  const door = page.getByRole('region', { name: texts.doorTitle });
  await door.getByLabel(texts.doorCountry).selectOption('TZ');
  const said = door.getByText(/cleared in Tanzania/);
  await expect(said).toBeVisible();
  const amount = /about (.+) per \w+, cleared in Tanzania/.exec(await said.innerText())![1]!;
  expect(amount).toMatch(/TZS.\d/);
  await expect(door.getByText('Ningbo to Dar es Salaam: 20–30 days')).toBeVisible();
  await expect(door.getByText(/line\.example\/tariff/).first()).toBeVisible();
  await door.getByText(/^Papers you need in Tanzania/).click();
  const source = /Checked on \w+ \d+, 20\d\d/;
  await expect(
    door.getByRole('listitem').filter({ hasText: 'Made by' }).filter({ hasText: source }).first(),
  ).toBeVisible();

  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name }).first();
  await expect(card).toContainText(`about ${amount} per `);

  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: listAdd.add }).first().click();
  await page.getByRole('link', { name: listAdd.see }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(`about ${amount} per `);
  await expect(main.getByText('Ningbo to Dar es Salaam: 20–30 days')).toBeVisible();
  await main.getByText(/^Papers you need in Tanzania/).click();
  await expect(main.getByText(source).last()).toBeVisible();
  await main.getByRole('link', { name: texts.doorLink }).click();
  await expect(main).toContainText(`That is about ${amount} per`);

  // An offer with the listed terms.
  const opened = await staff.get(`/api/products/${id}/edit`);
  const { product } = (await opened.json()) as { product: StaffProduct };
  const { code, reference } = await requestQuote(['mesh running shoes'], { country: 'TZ', city: 'Arusha' });
  const sheet = sheetFor(await seeQuote(code), { incoterm: 'FOB', namedPlace: 'Ningbo', charges: [] });
  const [line] = sheet.lines;
  line!.options = [
    {
      ...line!.options[0]!,
      packing: {
        piecesPerCarton: product.piecesPerCarton!,
        lengthMm: product.cartonLengthMm!,
        widthMm: product.cartonWidthMm!,
        heightMm: product.cartonHeightMm!,
        cartonGrams: product.cartonGrams!,
      },
      breaks: [
        {
          quantity: product.minimumOrderQuantity,
          unitMinor: Math.round(Number(product.price) * 100),
          factoryMinor: 2800,
        },
      ],
    },
  ];
  await sendOffer(reference, sheet);
  await page.goto(`/quotes/${code}`);
  await opener(page, landedCost.title).click();
  await expect(main).toContainText(`That is about ${amount} per`);
  await expect(main.getByText('Ningbo to Dar es Salaam: 20–30 days')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Papers you need in Tanzania' })).toBeVisible();
});

test('the favourites as PDF, 24 products with pictures, weigh less than a megabyte', async ({ page }) => {
  const response = await page.request.get('/api/products');
  const all = ((await response.json()) as Product[]).filter(({ imageUrl }) => imageUrl).slice(0, 24);
  expect(all).toHaveLength(24);
  for (const { id } of all)
    expect((await page.request.post(`/api/products/${id}/favorite`, { headers: { origin } })).ok()).toBe(
      true,
    );
  await page.goto('/favorites');
  const link = page.getByRole('link', { name: listAdd.asPdf });
  const pdf = await page.request.get((await link.getAttribute('href'))!);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const bytes = await pdf.body();
  // The pictures alone are more than a tenth of that.
  expect(bytes.length).toBeGreaterThan(100_000);
  expect(bytes.length).toBeLessThan(1_000_000);
});
