import { beforeAll, describe, expect, test } from 'vitest';
import { fr } from '#shared/i18n/fr/index.ts';
import { defaultPageSize } from '#shared/base/limits.ts';
import { localeTags } from '#shared/base/locale.ts';
import { createTestApp } from '#tests/app.ts';
import { createImage, createPartner, createProduct } from '#tests/factories.ts';
import { elements, textOf } from '#tests/html.ts';
import { createDemoCatalogue } from '#tests/judged-queries/demo-catalogue.ts';
import { readDemo } from '../../operations/demo/demo-content.ts';
import type { DemoLanguage } from '../../operations/demo/demo-schemas.ts';
import { images } from '../../content/image/image.schema.ts';

const app = await createTestApp();

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.client().get(path, headers);
  expect(response.status, path).toBe(200);
  return response.text();
};

/** The cards of a page, each as HTML. */
const cardsOf = (html: string) => [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);

const textIn = (card: string) => textOf(card, 'article');

const { products: demoProducts } = readDemo();

describe('the demo catalogue', () => {
  beforeAll(async () => {
    await app.reset();
    await createDemoCatalogue(app.db);
  });

  const shoes = demoProducts.find(({ key }) => key === 'mesh-running-shoes')!;

  test.each<[DemoLanguage, string]>([
    ['en', 'running shoes'],
    ['fr', 'chaussures running mixtes'],
    ['es', 'zapatillas de malla'],
    ['zh', '跑步鞋'],
    // A word in another language than the page is found too.
    ['fr', '跑步鞋'],
  ])('in %s shows what “%s” finds under its name in this language', async (language, search) => {
    const html = await page(`/products?search=${encodeURIComponent(search)}`, {
      'accept-language': localeTags[language],
    });
    expect(textOf(cardsOf(html)[0]!, 'h3')).toBe(shoes[language].name);
  });

  test('shows the same with and without accents', async () => {
    for (const search of ['chaussures de sécurité', 'chaussures de securite']) {
      const html = await page(`/products?lng=fr&search=${encodeURIComponent(search)}`);
      expect(textOf(cardsOf(html)[0]!, 'h3')).toBe('Chaussures de sécurité montantes en cuir');
    }
  });

  test('has pages that lead from one to the next, and show each product once', async () => {
    const seen = new Set<string>();
    let path: string | undefined = '/products';
    let shown = 0;
    for (let number = 1; path; number++) {
      const html = await page(path);
      expect(html).toContain(`Page ${number} of`);
      for (const card of cardsOf(html)) seen.add(elements(card, 'a')[0]!['href']!);
      shown += cardsOf(html).length;
      path = elements(html, 'a').find((link) => link['rel'] === 'next')?.['href'];
      if (path) expect(path).toBe(`/products?page=${number + 1}`);
    }
    expect(shown).toBeGreaterThanOrEqual(2 * defaultPageSize);
    expect(seen.size).toBe(demoProducts.filter(({ isActive }) => isActive).length);
    expect(shown).toBe(seen.size);
  });

  test('in order of price stands so on the page, which says by which day’s rates it compares', async () => {
    for (const [sort, compare] of [
      ['price_asc', (a: number, b: number) => a - b],
      ['price_desc', (a: number, b: number) => b - a],
    ] as const) {
      const html = await page(`/products?lng=fr&sort=${sort}`);
      const prices = cardsOf(html).flatMap((card) => /\$([\d.,]+) USD/.exec(textIn(card))?.[1] ?? []);
      expect(prices.length).toBeGreaterThan(10);
      const numbers = prices.map((price) => Number(price.replaceAll(',', '')));
      expect(numbers).toEqual(numbers.toSorted(compare));
      expect(textOf(html, 'main')).toContain(fr.products.comparedBy.replace('{date}', '20 nov. 2026'));
    }
    expect(await page('/products?lng=fr')).not.toContain(fr.products.comparedBy.split('{date}')[0]!);
  });
});

describe('a card', () => {
  beforeAll(app.reset);

  test('says what is bought how, and only exceptions have a badge', async () => {
    const { id: partnerId } = await createPartner(app.db, { isVerified: true });
    const sold = {
      price: '6.20',
      saleUnit: 'pair',
      minimumOrderQuantity: 480,
      leadTime: '25-30 days',
      partnerId,
    } as const;
    await createProduct(app.db, { ...sold, name: 'Shoe', isFeatured: true });
    await createProduct(app.db, { ...sold, name: 'Boot', stockStatus: 'low_stock' });
    app.services.tags.clear();
    const [shoe] = cardsOf(await page('/products?search=shoe')).map(textIn);
    for (const text of [
      '$6.20 USD per pair',
      'Min. order: 480 pairs',
      'Lead time: 25–30 days',
      'Verified Supplier',
      'Featured',
    ])
      expect(shoe).toContain(text);
    expect(shoe).not.toContain('In Stock');
    expect(textIn(cardsOf(await page('/products?search=shoe&lng=fr'))[0]!)).toContain('25–30\u00A0j');
    const [boot] = cardsOf(await page('/products?search=boot')).map(textIn);
    expect(boot).toContain('Low Stock');
    expect(boot).not.toContain('Featured');
    expect(boot).toContain('Verified Supplier');
    await createProduct(app.db, { name: 'Sandal' });
    app.services.tags.clear();
    expect(textIn(cardsOf(await page('/products?search=sandal'))[0]!)).toContain('Not yet checked on site');
    // The shelf above the list says so in its title.
    const [onShelf] = cardsOf(await page('/products')).map(textIn);
    expect(onShelf).toContain('Shoe');
    expect(onShelf).not.toContain('Featured');
  });
});

test('an illustration is named below the viewer, whose badge says Photo, and colours are named in the visitor’s language', async () => {
  await app.reset();
  const picture = await createImage(app);
  await app.db.update(images).set({ isIllustration: true });
  const { id } = await createProduct(app.db, {
    colors: ['#2050b0'],
    imageUrl: picture.url,
    media: [{ type: 'image', url: picture.url, isPrimary: true }],
  });
  const html = await page(`/product/${id}?lng=fr`);
  expect(html).toContain(`>${fr.gallery.illustration}<`);
  expect(html).toContain(`>${fr.gallery.photo}<`);
  expect(html).toContain('Bleu');
});
