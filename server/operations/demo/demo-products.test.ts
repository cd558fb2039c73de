import { expect, test } from 'vitest';
import { priceFaults } from '#shared/catalogue/price-tiers.ts';
import { newProduct } from '#shared/catalogue/product-form.ts';
import { readDemo } from './demo-content.ts';

const { products: demoProducts } = readDemo();

const packed = demoProducts.filter(({ packing }) => packing);
const tiered = demoProducts.filter(({ priceTiers }) => priceTiers.length > 0);

test('a dozen products and more have packing and prices by quantity', () => {
  expect([packed.length >= 12, tiered.length >= 12]).toEqual([true, true]);
});

test.each(packed)('$key is packed as its specifications say', ({ packing, en: { specifications } }) => {
  const { perCarton, centimetres, kilograms } = packing!;
  const said = specifications.replaceAll(/\.0 kg/g, ' kg');
  expect(said).toMatch(new RegExp(`\\b${perCarton} (pieces|pairs|sets|pcs)\\b`));
  expect(said).toContain(`${centimetres.join(' × ')} cm`);
  expect(said).toContain(`${kilograms} kg`);
});

test.each(tiered)('$key begins with its price at the minimum order and gets cheaper', (product) => {
  const { priceTiers, price, minimumOrderQuantity } = product;
  expect(newProduct.parse({ name: product.en.name, priceTiers }).priceTiers).toEqual(priceTiers);
  expect(priceFaults(product)).toEqual({});
  expect(priceTiers[0]).toEqual({ price, quantity: minimumOrderQuantity });
  const prices = priceTiers.map((tier) => Number(tier.price));
  expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => b - a));
});
