import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { productQuery } from '#shared/catalogue/product.ts';
import { converted } from '#shared/base/rates.ts';
import { demoSettings } from '#shared/content/setting.ts';
import type { SettingSections } from '#shared/content/setting-form.ts';
import { productListing } from './product.schema.ts';
import { repriceProducts } from './product.rates.ts';

const app = await createTestApp();
beforeEach(app.reset);

const list = (parameters: Record<string, string>) =>
  app.services.products.list(productQuery.parse({ limit: '100', ...parameters }));
const names = async (sort: string) => (await list({ sort })).products.map((product) => product.name);

test('by price: compared in dollars by the rates, without a rate and on request last', async () => {
  const prices = [
    ['usd 9', '9.00', 'USD'],
    ['usd 10', '10.00', 'USD'],
    ['cny 5', '5.00', 'CNY'],
    ['cny 70', '70.00', 'CNY'],
    ['eur 1', '1.00', 'EUR'],
    ['unknown', '1.00', 'XXX'],
    ['request', null, 'USD'],
    ['usd 0', '0.00', 'USD'],
  ] as const;
  for (const [name, price, priceUnit] of prices)
    // An obsolete currency code, which the current lists do not contain.
    await createProduct(app.db, { name, price, priceUnit: priceUnit as 'USD' });
  expect(await names('price_asc')).toEqual([
    'usd 0',
    'cny 5',
    'eur 1',
    'usd 9',
    'cny 70',
    'usd 10',
    'unknown',
    'request',
  ]);
  expect(await names('price_desc')).toEqual([
    'usd 10',
    'cny 70',
    'usd 9',
    'eur 1',
    'cny 5',
    'usd 0',
    'unknown',
    'request',
  ]);
});

test('whatever the rates, prices stand as they compare by them', async () => {
  const staff = await signedIn(app, { role: 'super_admin' });
  const units = ['USD', 'CNY', 'EUR', 'JPY'] as const;
  const products = fc.sample(
    fc.record({
      price: fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2))),
      priceUnit: fc.constantFrom(...units),
    }),
    { numRuns: 30, seed: 7 },
  );
  for (const [i, product] of products.entries()) await createProduct(app.db, { ...product, name: `n ${i}` });
  const rate = fc.option(fc.double({ min: 0.001, max: 5000, noNaN: true }));
  await fc.assert(
    fc.asyncProperty(fc.record({ CNY: rate, EUR: rate, JPY: rate }), async (changed) => {
      const { version } = (await staff.read<SettingSections>('/api/settings')).rates;
      const perDollar = { ...demoSettings.rates.perDollar, ...changed };
      const rates = { date: '2026-11-02', perDollar };
      const answer = await sendJson(staff, 'PUT', '/api/settings/rates', { rates, version });
      expect(answer.status).toBe(200);
      const dollars = ({ price, priceUnit }: { price: string | null; priceUnit: string }) =>
        price === null ? null : converted(Number(price), priceUnit, 'USD', perDollar);
      for (const [sort, sign] of [
        ['price_asc', 1],
        ['price_desc', -1],
      ] as const) {
        const shown = (await list({ sort, limit: '100' })).products;
        expect(shown).toHaveLength(products.length);
        const amounts = shown.map(dollars);
        const known = amounts.filter((amount) => amount !== null);
        expect(known).toEqual(known.toSorted((a, b) => sign * (a - b)));
        // Comparable prices are followed by prices that cannot be compared, then by products without a price.
        expect(amounts.slice(known.length).every((amount) => amount === null)).toBe(true);
        const rest = shown.slice(known.length).map(({ price }) => price === null);
        expect(rest).toEqual(rest.toSorted((a, b) => Number(a) - Number(b)));
      }
    }),
    { numRuns: 15 },
  );
});

test('what an earlier version has listed is compared when the program starts', async () => {
  await createProduct(app.db, { name: 'cny', price: '7.10', priceUnit: 'CNY' });
  await createProduct(app.db, { name: 'usd', price: '5.00' });
  await app.db.update(productListing).set({ priceUsd: null, priceRank: 1 });
  await app.db.transaction((tx) => repriceProducts(tx, demoSettings.rates.perDollar));
  expect(await names('price_asc')).toEqual(['cny', 'usd']);
});
