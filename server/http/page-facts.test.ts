import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { textOf } from '#tests/html.ts';
import { en } from '#shared/i18n/en/index.ts';
import { minShownViews } from '#shared/limits.ts';
import { blogPosts } from '../db/schema/blog.ts';

const app = await createTestApp();
beforeEach(() => app.reset());

const page = async (path: string) => (await app.client().get(path)).text();

test('few views are not shown', async () => {
  const staff = await signedIn(app);
  for (const [title, viewCount] of [
    ['New', minShownViews - 1],
    ['Read', minShownViews],
  ] as const) {
    const content = '<p>Who pays what?</p>';
    const written = await staff.post('/api/blog', { title, content, status: 'published' });
    const { id } = (await written.json()) as { id: string };
    await app.db.update(blogPosts).set({ viewCount }).where(eq(blogPosts.id, id));
  }
  expect(textOf(await page('/blog/new'), 'main')).not.toContain(`${minShownViews - 1} views`);
  expect(textOf(await page('/blog/read'), 'main')).toContain(`${minShownViews} views`);
  const list = textOf(await page('/blog'), 'main');
  expect(list).toContain(`${minShownViews} views`);
  expect(list).not.toContain(`${minShownViews - 1} views`);
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
