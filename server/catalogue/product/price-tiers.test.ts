import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { lineSum } from '#shared/deals/list-sums.ts';
import { formatPrice } from '#shared/base/money.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { StaffProduct } from '#shared/catalogue/product-form.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { textOf } from '#tests/html.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { products } from './product.schema.ts';

const app = await createTestApp();
const visitor = app.client();
let staff: Client;
let bench: ReturnType<typeof createTransferBench>;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
  bench = createTransferBench(app, staff);
});

const json = async <T = StaffProduct>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;
const rowOf = async (id: string) => (await app.db.select().from(products).where(eq(products.id, id)))[0];
const below = { priceTiers: 'A quantity cannot be below the minimum order.' };

describe('prices by quantity', () => {
  const typed = [
    { quantity: '1000', price: 11 },
    { quantity: 500, price: '11.8' },
  ];
  const kept = [
    { quantity: 500, price: '11.80' },
    { quantity: 1000, price: '11.00' },
  ];

  test('are kept in the order of their quantities, none below the minimum order', async () => {
    const tooHigh = { name: 'Boot', minimumOrderQuantity: 501, priceTiers: typed };
    expect(await json(staff.post('/api/products', tooHigh))).toMatchObject({
      code: 'invalid',
      fields: below,
    });
    const { id } = await json(staff.post('/api/products', { name: 'Boot', priceTiers: typed }));
    expect(await visitor.read<Product>(`/api/products/${id}`)).toMatchObject({ priceTiers: kept });
    const change = (body: object) => sendJson(staff, 'PUT', `/api/products/${id}`, body);
    expect((await change({ minimumOrderQuantity: 500 })).status).toBe(200);
    expect(await json(change({ minimumOrderQuantity: 501 }))).toMatchObject({ fields: below });
    expect(await json(change({ priceTiers: [{ quantity: 499, price: 12 }] }))).toMatchObject({
      fields: below,
    });
    expect((await change({ minimumOrderQuantity: 600, priceTiers: [] })).status).toBe(200);
  });

  test('prices in a currency without decimals are whole, in products and files', async () => {
    const whole = 'This currency has no decimals: please enter a whole amount.';
    const yen = { name: 'Fan', price: '100.50', priceUnit: 'JPY' };
    expect(await json(staff.post('/api/products', yen))).toMatchObject({ fields: { price: whole } });
    const { id } = await json(staff.post('/api/products', { ...yen, price: '100.00' }));
    const change = (body: object) => json(sendJson(staff, 'PUT', `/api/products/${id}`, body));
    expect(await change({ price: '99.9' })).toMatchObject({ fields: { price: whole } });
    expect(await change({ price: '99.9', priceUnit: 'USD' })).toMatchObject({ price: '99.90' });
    expect(await change({ priceUnit: 'JPY' })).toMatchObject({ fields: { price: whole } });
    const { rows } = await bench.readPreview('name,currency,price,price_tiers\nFan,JPY,12.5,10 = 9.5');
    expect(rows[0]!.errors.map(({ column, text }) => `${column}: ${text}`)).toEqual([
      `price: ${whole}`,
      `price_tiers: ${whole}`,
    ]);
    // A line of a quote list: what is shown is what is counted.
    expect(
      lineSum({ price: '1', priceUnit: 'USD', priceTiers: [] }, 10, 'JPY', { USD: 1, JPY: 155.5 }),
    ).toEqual({ unitPrice: '156.00', cents: 156_000 });
  });

  test('saved unchanged they leave no entry in the log', async () => {
    const { id } = await json(staff.post('/api/products', { name: 'Boot', priceTiers: typed }));
    await sendJson(staff, 'PUT', `/api/products/${id}`, { priceTiers: kept });
    const actions = await app.db.select({ action: auditEntries.action }).from(auditEntries);
    expect(actions).toEqual([{ action: 'create' }]);
  });

  test.each([
    ['en', 'From 500 pairs', 'From 1,000 pairs'],
    ['fr', 'À partir de 500 paires', 'À partir de 1 000 paires'],
    ['es', 'Desde 500 pares', 'Desde 1000 pares'],
    ['zh', '500双起', '1,000双起'],
  ])('are on the page in %s, and nowhere without them', async (language, ...lines) => {
    const [boot, other] = [
      await createProduct(app.db, { priceTiers: kept, saleUnit: 'pair' }),
      await createProduct(app.db),
    ];
    // On a page without quantity prices, the first table is the one of the delivery times.
    const firstTable = async (id: string) =>
      textOf(await (await visitor.get(`/product/${id}?lng=${language}`)).text(), 'table').replaceAll(
        /\s/gu,
        ' ',
      );
    const table = await firstTable(boot.id);
    const prices = ['11.8', '11'].map((price) => formatPrice(price, 'USD')!);
    for (const text of [...lines, ...prices]) expect(table).toContain(text);
    expect(await firstTable(other.id)).not.toContain('$');
  });
});

describe('in files', () => {
  test('tiers are lines in one cell; cartons are in centimetres and kilograms', async () => {
    await bench.bring(
      [
        'sku,name,price_tiers,pieces_per_carton,carton_length_cm,carton_width_cm,carton_height_cm,carton_weight_kg',
        'B-1,Boot,"1 000=11|500 = 11,8",12,"47,5",30,28.0,9.25',
      ].join('\n'),
    );
    const [row] = await app.db.select().from(products);
    expect(row).toMatchObject({
      priceTiers: [
        { quantity: 500, price: '11.80' },
        { quantity: 1000, price: '11.00' },
      ],
      piecesPerCarton: 12,
      cartonLengthMm: 475,
      cartonWidthMm: 300,
      cartonHeightMm: 280,
      cartonGrams: 9250,
    });
    const csv = (await bench.exported('csv')).toString();
    expect(csv).toContain(',500 = 11.80|1000 = 11.00,');
    expect(csv).toContain(',12,47.5,30,28,9.25,');
    const { totals } = await bench.readPreview(
      'sku,price_tiers,carton_length_cm\nB-1,500=11.8|1000=11,47.50',
    );
    expect(totals).toMatchObject({ unchanged: 1 });
    await bench.bring('sku,price_tiers,carton_length_cm\nB-1,,');
    expect(await rowOf(row!.id)).toMatchObject({ priceTiers: [], cartonLengthMm: null, cartonWidthMm: 300 });
  });

  test('what is wrong with them is said', async () => {
    const { rows } = await bench.readPreview(
      [
        'name,minimum_order,price_tiers,carton_length_cm,carton_weight_kg',
        'A,1,cheap,47.55,-1',
        'B,600,500 = 11,501,',
        'C,1,5 = 1|5 = 2,,5001',
      ].join('\n'),
    );
    expect(rows.map((row) => row.errors.map(({ column, text }) => `${column}: ${text}`))).toEqual([
      [
        'price_tiers: Please write lines such as 500 = 11.80.',
        'carton_length_cm: Please enter a number.',
        'carton_weight_kg: This number is too small.',
      ],
      ['carton_length_cm: This number is too large.', `price_tiers: ${below.priceTiers}`],
      ['price_tiers: Each quantity can have one price only.', 'carton_weight_kg: This number is too large.'],
    ]);
  });
});
