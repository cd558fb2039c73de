import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createProduct } from '#tests/factories.ts';
import { textOf } from '#tests/html.ts';

const app = await createTestApp();
const client = app.client();
beforeEach(app.reset);

const page = async (path: string) => (await client.get(path)).text();

describe('a list of products', () => {
  const noIndex = '<meta name="robots" content="noindex">';

  test('of a category has a title, a heading, a description and an address of its own', async () => {
    const category = await createCategory(app.db, {
      name: 'Lighting',
      description: 'Bulbs, torches and lanterns.',
    });
    await createProduct(app.db, { categoryId: category.id });
    const html = await page(`/products?categoryId=${category.id}`);
    expect(textOf(html, 'title')).toBe('Lighting from Chinese manufacturers – Baobab Sourcing');
    expect(textOf(html, 'h1')).toBe('Lighting');
    expect(html).toContain('content="Bulbs, torches and lanterns."');
    expect(html).toContain(
      `rel="canonical" href="${app.origin}/products?category=${category.id}&amp;lng=en"`,
    );
    expect(html).not.toContain(noIndex);
    expect(html).toContain('<meta property="og:locale" content="en_GB">');
  });

  test('is not indexed as a search, in another order, or of an unknown category', async () => {
    await createProduct(app.db, { name: 'Kettle' });
    expect(await page('/products')).not.toContain(noIndex);
    for (const query of ['search=kettle', 'sort=price_asc', 'sort=nonsense', 'categoryId=nonsense'])
      expect(await page(`/products?${query}`), query).toContain(noIndex);
  });

  test('has one address: no slash at the end, nothing that was not chosen', async () => {
    const to = async (path: string) => {
      const response = await client.get(path);
      return [response.status, response.headers.get('location')];
    };
    expect(await to('/products/')).toEqual([301, '/products']);
    expect(await to('/about/?lng=fr')).toEqual([301, '/about?lng=fr']);
    expect(await to('/products?search=&categoryId=all&sort=')).toEqual([301, '/products']);
    expect(await to('/products?search=pan&categoryId=all')).toEqual([301, '/products?search=pan']);
    expect(await to('/blog?search=&category=all&lng=fr')).toEqual([301, '/blog?lng=fr']);
    for (const path of ['/', '/products?search=all+over', '//elsewhere.example/', '/a//'])
      expect((await to(path))[1] ?? '', path).not.toContain('elsewhere');
  });
});
