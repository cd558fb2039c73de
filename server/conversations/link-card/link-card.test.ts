import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { maxLinkCards } from '#shared/conversations/chat-limits.ts';
import type { LinkCard } from '#shared/conversations/link-card.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct } from '#tests/factories.ts';

const app = await createTestApp();
beforeEach(async () => app.reset());

const cards = async (paths: readonly string[], more = '') =>
  app.client().read<LinkCard[]>(`/api/link-cards?paths=${encodeURIComponent(paths.join(' '))}${more}`);

test('products and pages show their names and facts in the reader’s language', async () => {
  const { id } = await createProduct(app.db, {
    name: 'Lamp',
    price: '5.40',
    minimumOrderQuantity: 200,
    translations: { fr: { name: 'Lampe' } },
  });
  const unpriced = await createProduct(app.db, { name: 'Quote only', price: null });
  expect(await cards([`/product/${id}`, '/process', `/product/${unpriced.id}`])).toMatchObject([
    { path: `/product/${id}`, name: 'Lamp', facts: ['$5.40 USD per piece', 'Min. order: 200 pieces'] },
    { path: '/process', name: 'Process', facts: [] },
    { name: 'Quote only', facts: ['Contact for price', expect.any(String)] },
  ]);
  expect(await cards([`/product/${id}`], '&language=fr')).toMatchObject([
    { name: 'Lampe', facts: [expect.stringContaining('pièce'), expect.stringContaining('200')] },
  ]);
});

test('what visitors do not see has no card, and one call brings a bounded number', async () => {
  const hidden = await createProduct(app.db, { isActive: false });
  const paths = [
    `/product/${hidden.id}`,
    `/product/${randomUUID()}`,
    '/product/1',
    '/admin/chat',
    '/blog/none',
    '',
    '//',
  ];
  expect(await cards(paths)).toEqual([]);
  const many = await Promise.all(Array.from({ length: maxLinkCards + 1 }, () => createProduct(app.db)));
  expect(await cards(many.map(({ id }) => `/product/${id}`))).toHaveLength(maxLinkCards);
});
