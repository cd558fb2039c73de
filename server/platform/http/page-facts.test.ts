import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { textOf } from '#tests/html.ts';
import { en } from '#shared/i18n/en/index.ts';

const app = await createTestApp();
beforeEach(() => app.reset());

const page = async (path: string) => (await app.client().get(path)).text();

test('views stand on post and card, however few', async () => {
  const staff = await signedIn(app);
  const content = '<p>Who pays what?</p>';
  await staff.post('/api/blog', { title: 'New', content, status: 'published' });
  for (const path of ['/blog/new', '/blog']) expect(textOf(await page(path), 'main')).toContain('0 views');
});

test('featured products stand above the default order only', async () => {
  await createProduct(app.db, { name: 'Lamp', isFeatured: true });
  expect(await page('/products')).toContain('id="featured"');
  expect(await page('/products?sort=newest')).toContain('id="featured"');
  for (const query of ['sort=price_asc', 'sort=price_desc', 'search=lamp'])
    expect(await page(`/products?${query}`)).not.toContain('id="featured"');
});

test('visitors see that a product is active', async () => {
  const { id } = await createProduct(app.db, { name: 'Lamp' });
  expect(textOf(await page(`/product/${id}`), 'main')).toContain(en.product.active);
});

test('an invitation that is not valid says so before the form is filled in', async () => {
  expect(textOf(await page('/auth?invite=no-such-code'), 'main')).toContain('This invitation is not valid');
  expect(textOf(await page('/auth'), 'main')).not.toContain('This invitation is not valid');
});
