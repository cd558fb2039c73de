import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { translationPageSize } from '#shared/base/limits.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { translationQuery, type TranslationRow } from '#shared/catalogue/translation.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createProduct, createUser, signedIn } from '#tests/factories.ts';
import { frenchTexts, originalTexts, translationCalls } from '#tests/translations.ts';
import { products } from '../product/product.schema.ts';

const app = await createTestApp();
const visitor = app.client();
let staff: Client;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'admin' });
});

const { board, open, put, stateOf } = translationCalls(() => staff);

const names = async (query: string) => (await board(query)).rows.map((row) => row.name);

const actor = async () => (await createUser(app.db, { role: 'admin' })).user;

describe('the state of a translation', () => {
  test('is missing without a row, and with one that has no name', async () => {
    const { id } = await createProduct(app.db, { name: 'Kettle', translations: { es: { name: '' } } });
    expect((await board()).rows).toEqual([
      { id, name: 'Kettle', isActive: true, fr: 'missing', es: 'missing', zh: 'missing', automatic: [] },
    ]);
  });

  test.each(['shortDescription', 'description', 'specifications', 'features'] as const)(
    'is incomplete while %s is empty that the original has, and only then',
    async (field) => {
      const empty = field === 'features' ? [] : null;
      const { id } = await createProduct(app.db, {
        ...originalTexts,
        translations: {
          fr: { ...frenchTexts, [field]: empty },
          es: frenchTexts,
          zh: { ...frenchTexts, [field]: empty },
        },
      });
      const [row] = (await board()).rows;
      expect(row).toMatchObject({ fr: 'incomplete', es: 'done', zh: 'incomplete' });
      await app.db
        .update(products)
        .set({ [field]: empty })
        .where(eq(products.id, id));
      expect((await open(id)).translations.zh!.state).not.toBe('incomplete');
    },
  );

  test('is outdated once a text of the original changes, and done again once it is saved', async () => {
    const { id } = await createProduct(app.db, { ...originalTexts, translations: { fr: frenchTexts } });
    expect(await stateOf(id)).toBe('done');
    for (const change of [
      { name: 'Iron kettle' },
      { shortDescription: 'Shorter' },
      { description: 'Longer' },
      { specifications: 'Material: steel' },
      { features: ['Strong', 'Light'] },
    ]) {
      expect((await sendJson(staff, 'PUT', `/api/products/${id}`, change)).status).toBe(200);
      expect([change, await stateOf(id)]).toEqual([change, 'outdated']);
      expect((await put(id, 'fr', frenchTexts)).status).toBe(200);
      expect([change, await stateOf(id)]).toEqual([change, 'done']);
    }
  });

  test('does not move with price, stock, flags, pictures, views or the same originalTexts once more', async () => {
    const { id } = await createProduct(app.db, {
      name: 'Kettle',
      ...originalTexts,
      translations: { fr: frenchTexts },
    });
    const path = `/api/products/${id}`;
    await sendJson(staff, 'PUT', path, { price: '3', stockQuantity: 7, isFeatured: true, sku: 'K-1' });
    await sendJson(staff, 'PUT', path, { name: 'Kettle', ...originalTexts });
    await staff.post(`${path}/media`, [{ url: '/media/a.jpg' }]);
    await staff.post('/api/products/bulk', { ids: [id], action: 'deactivate' });
    await staff.post('/api/products/bulk', { ids: [id], action: 'activate' });
    await visitor.post(`${path}/view`);
    expect(await stateOf(id)).toBe('done');
  });

  test('is the same for the copy of a product', async () => {
    const { id } = await createProduct(app.db, {
      name: 'Kettle',
      textsChangedAt: new Date('2026-03-01'),
      translations: {
        fr: { name: 'Bouilloire', updatedAt: new Date('2026-02-01') },
        es: { name: 'Hervidor', updatedAt: new Date('2026-04-01') },
      },
    });
    const copy = (await (await staff.post(`/api/products/${id}/duplicate`)).json()) as Product;
    const row = (await board()).rows.find((each) => each.id === copy.id);
    expect(row).toMatchObject({ fr: 'outdated', es: 'done', zh: 'missing' });
  });

  test('of a category follows its name and description', async () => {
    const { id } = await createCategory(app.db, {
      name: 'Lamps',
      description: 'Light',
      translations: { fr: { name: 'Lampes', description: 'Lumière' }, es: { name: 'Lámparas' } },
    });
    expect((await board('?kind=category')).rows).toEqual([
      { id, name: 'Lamps', isActive: true, fr: 'done', es: 'incomplete', zh: 'missing', automatic: [] },
    ]);
    const path = `/api/categories/${id}`;
    await sendJson(staff, 'PUT', path, { displayOrder: 4, isActive: false });
    expect(await stateOf(id, 'fr', 'category')).toBe('done');
    await sendJson(staff, 'PUT', path, { description: 'Lamps of all kinds' });
    expect(await stateOf(id, 'fr', 'category')).toBe('outdated');
  });

  test('of a category that is saved with its translations: what was rewritten is done, what was not is outdated', async () => {
    const { id } = await createCategory(app.db, {
      name: 'Lamps',
      translations: { fr: { name: 'Lampes' }, es: { name: 'Lámparas' } },
    });
    await sendJson(staff, 'PUT', `/api/categories/${id}`, {
      name: 'Lanterns',
      translations: { fr: { name: 'Lanternes', description: '' }, es: { name: 'Lámparas', description: '' } },
    });
    const [row] = (await board('?kind=category')).rows;
    expect(row).toMatchObject({ fr: 'done', es: 'outdated', zh: 'missing' });
  });
});

describe('the board', () => {
  /** One product in every state of French; all of them lack Chinese. */
  async function createEach() {
    const old = new Date('2026-01-01');
    await createProduct(app.db, { name: 'b missing', translations: { es: { name: 'x' } } });
    await createProduct(app.db, {
      name: 'A incomplete',
      description: 'text',
      isActive: false,
      translations: { fr: { name: 'x' } },
    });
    await createProduct(app.db, { name: 'c outdated', translations: { fr: { name: 'x', updatedAt: old } } });
    await createProduct(app.db, { name: 'D done', sku: 'DD-7', translations: { fr: { name: 'Été' } } });
    await createProduct(app.db, { name: 'e trash', deletedAt: old });
  }

  test('shows what visitors do not see too, but not the trash, by name', async () => {
    await createEach();
    const { rows, total } = await board();
    expect(rows.map(({ name, fr }: TranslationRow) => [name, fr])).toEqual([
      ['A incomplete', 'incomplete'],
      ['b missing', 'missing'],
      ['c outdated', 'outdated'],
      ['D done', 'done'],
    ]);
    expect(total).toBe(4);
  });

  test('filters by language and state', async () => {
    await createEach();
    for (const state of ['missing', 'incomplete', 'outdated', 'done']) {
      expect(await names(`?language=fr&state=${state}`)).toEqual([expect.stringContaining(state)]);
    }
    expect(await names('?language=fr&state=todo')).toEqual(['A incomplete', 'b missing', 'c outdated']);
    expect(await names('?language=es&state=todo')).toEqual(['A incomplete', 'c outdated', 'D done']);
    expect(await names('?state=done')).toEqual(['b missing', 'D done']);
    expect((await names('?state=todo')).length).toBe(4);
    expect((await names('?language=de&state=odd&kind=post&page=x')).length).toBe(4);
  });

  test.each([
    ['OUTD', ['c outdated']],
    ['dd-7', ['D done']],
    ['été', ['A incomplete', 'D done']],
    ['100%', []],
    ['\0', ['A incomplete', 'b missing', 'c outdated', 'D done']],
  ])('finds %j in every name and in the SKU', async (search, expected) => {
    await createEach();
    const query = translationQuery.parse({ search });
    expect(await app.services.translations.list(await actor(), query)).toMatchObject({
      total: expected.length,
    });
    expect((await app.services.translations.list(await actor(), query)).rows.map((row) => row.name)).toEqual(
      expected,
    );
  });

  test('has pages that hold every row once', async () => {
    const count = translationPageSize + 3;
    await app.db.insert(products).values(Array.from({ length: count }, () => ({ name: 'twin' })));
    const [first, second] = [await board(), await board('?page=2')];
    expect([first.rows.length, second.rows.length, first.total]).toEqual([translationPageSize, 3, count]);
    expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(count);
  });

  test('counts every language in every state', async () => {
    await createEach();
    const figures = await app.services.translations.figures(await actor(), 'product');
    expect(figures).toEqual({
      fr: { missing: 1, incomplete: 1, outdated: 1, done: 1 },
      es: { missing: 3, incomplete: 0, outdated: 0, done: 1 },
      zh: { missing: 4, incomplete: 0, outdated: 0, done: 0 },
    });
  });

  test('is for the staff', async () => {
    const customer = (await createUser(app.db, { role: 'customer' })).user;
    const { translations } = app.services;
    const change = { ...frenchTexts, seen: undefined };
    for (const [who, code] of [
      [null, 'unauthorized'],
      [customer, 'forbidden'],
    ] as const) {
      const id = randomUUID();
      await expect(translations.list(who, translationQuery.parse({}))).rejects.toMatchObject({ code });
      await expect(translations.figures(who, 'product')).rejects.toMatchObject({ code });
      await expect(translations.open(who, 'product', id)).rejects.toMatchObject({ code });
      await expect(translations.save(who, 'product', id, 'fr', change)).rejects.toMatchObject({ code });
      await expect(translations.remove(who, 'product', id, 'fr')).rejects.toMatchObject({ code });
    }
  });
});
