import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Category } from '#shared/catalogue/category.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { OpenedTranslation, TranslationList } from '#shared/catalogue/translation.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createProduct, signedIn } from '#tests/factories.ts';
import { frenchTexts, originalTexts, translationCalls } from '#tests/translations.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { productTranslations } from '../product/product.schema.ts';

const app = await createTestApp();
await app.services.startJobs();
const visitor = app.client();
let staff: Client;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'admin' });
});

const { open, put, stateOf } = translationCalls(() => staff);

const entries = () => app.db.select().from(auditEntries).orderBy(asc(auditEntries.createdAt));

describe('saving a translation', () => {
  test('shows it on the page and finds its words, at once', async () => {
    const { id } = await createProduct(app.db, { name: 'Kettle', ...originalTexts });
    const page = () => visitor.get(`/product/${id}?lng=fr`).then((response) => response.text());
    expect(await page()).toContain('Kettle');
    const search = () => visitor.read<Product[]>('/api/products?search=bouilloire');
    expect(await search()).toEqual([]);
    const saved = (await (await put(id, 'fr', frenchTexts)).json()) as OpenedTranslation;
    expect(saved.translations.fr).toMatchObject({ texts: frenchTexts, state: 'done' });
    expect(await page()).toContain('Bouilloire');
    expect((await search()).map((product) => product.id)).toEqual([id]);
    const [row] = await app.db.select().from(productTranslations);
    expect(row!.isAutoTranslated).toBe(false);
  });

  test('says that nobody has checked what a machine wrote', async () => {
    const { id } = await createProduct(app.db, {
      name: 'Kettle',
      translations: { fr: { ...frenchTexts, isAutoTranslated: true } },
    });
    const board = async () => (await staff.read<TranslationList>('/api/translations?kind=product')).rows;
    expect((await open(id)).translations.fr).toMatchObject({ isAutoTranslated: true });
    expect(await board()).toMatchObject([{ automatic: ['fr'] }]);
    await put(id, 'fr', frenchTexts);
    expect((await open(id)).translations.fr).toMatchObject({ isAutoTranslated: false });
    expect(await board()).toMatchObject([{ automatic: [] }]);
  });

  test('leaves the pages of other products in the cache', async () => {
    const one = await createProduct(app.db);
    const other = await createProduct(app.db);
    const isCached = async (id: string) => {
      const before = app.services.pages.stats.renders;
      await visitor.get(`/product/${id}?lng=fr`);
      return app.services.pages.stats.renders === before;
    };
    for (const { id } of [one, other]) await isCached(id);
    expect([await isCached(one.id), await isCached(other.id)]).toEqual([true, true]);
    await put(one.id, 'fr', frenchTexts);
    expect([await isCached(one.id), await isCached(other.id)]).toEqual([false, true]);
  });

  test('of a category names it on the pages, and its products are found by it', async () => {
    const { id } = await createCategory(app.db, { name: 'Lamps', description: 'Light' });
    await createProduct(app.db, { name: 'Copper thing', categoryId: id });
    expect(await (await visitor.get('/products?lng=fr')).text()).not.toContain('Luminaires');
    const response = await put(id, 'fr', { name: ' Luminaires ', description: 'Éclairage' }, 'category');
    expect(response.status).toBe(200);
    expect(await (await visitor.get('/products?lng=fr')).text()).toContain('Luminaires');
    const [category] = await visitor.read<Category[]>('/api/categories', { 'accept-language': 'fr' });
    expect(category).toMatchObject({ name: 'Luminaires', description: 'Éclairage' });
    await vi.waitFor(async () => {
      const found = await visitor.read<Product[]>('/api/products?search=luminaires');
      expect(found.map((product) => product.name)).toEqual(['Copper thing']);
    }, 10_000);
  });

  test.each([
    [{ name: ' ' }, { name: 'Translated name is required' }],
    [{}, { name: 'Translated name is required' }],
    [{ name: 'x'.repeat(201) }, { name: 'This is too long.' }],
    [{ name: 'a\0b' }, { name: 'This text has characters that cannot be stored.' }],
    [{ name: 'x', shortDescription: 'x'.repeat(501) }, { shortDescription: 'This is too long.' }],
    [{ name: 'x', features: Array.from({ length: 31 }, () => 'x') }, { features: 'This is too long.' }],
  ])('refuses %j', async (body, fields) => {
    const { id } = await createProduct(app.db);
    const response = await put(id, 'fr', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', fields });
    expect(await app.db.select().from(productTranslations)).toEqual([]);
  });

  test.each([
    ['de', 'Language must be en, fr, es, or zh'],
    ['FR', 'Language must be en, fr, es, or zh'],
    ['en', 'English is the original: change the text itself.'],
  ])('refuses the language %s', async (language, text) => {
    const { id } = await createProduct(app.db);
    for (const response of [
      await put(id, language, frenchTexts),
      await staff.delete(`/api/translations/product/${id}/${language}`),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid', fields: { language: text } });
    }
  });

  test('of what does not exist, is in the trash or is nothing that is translated is 404', async () => {
    const { id } = await createProduct(app.db, { deletedAt: new Date() });
    for (const path of [`product/${id}`, `product/${randomUUID()}`, 'category/odd', `post/${randomUUID()}`]) {
      expect((await staff.get(`/api/translations/${path}`)).status).toBe(404);
      expect((await sendJson(staff, 'PUT', `/api/translations/${path}/fr`, frenchTexts)).status).toBe(404);
      expect((await staff.delete(`/api/translations/${path}/fr`)).status).toBe(404);
    }
  });
});

describe('two people at the same translation', () => {
  const seenOf = ({ textsChangedAt, translations }: OpenedTranslation) => ({
    textsChangedAt,
    updatedAt: translations.fr?.updatedAt ?? null,
  });

  test('the second to save gets a conflict, and overwrites nothing without the new version', async () => {
    const { id } = await createProduct(app.db);
    const seen = seenOf(await open(id));
    expect((await put(id, 'fr', { name: 'Une', seen })).status).toBe(200);
    const late = await put(id, 'fr', { name: 'Deux', seen });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'conflict' });
    const now = await open(id);
    expect(now.translations.fr!.texts['name']).toBe('Une');
    expect((await put(id, 'fr', { name: 'Deux', seen: seenOf(now) })).status).toBe(200);
    expect((await put(id, 'es', { name: 'Dos', seen: { ...seenOf(now), updatedAt: null } })).status).toBe(
      200,
    );
  });

  test('so is who translated a text that was changed meanwhile', async () => {
    const { id } = await createProduct(app.db, { translations: { fr: { name: 'Une' } } });
    const seen = seenOf(await open(id));
    await sendJson(staff, 'PUT', `/api/products/${id}`, { price: '4' });
    expect((await put(id, 'fr', { name: 'Une', seen })).status).toBe(200);
    const again = seenOf(await open(id));
    await sendJson(staff, 'PUT', `/api/products/${id}`, { name: 'Another thing' });
    expect((await put(id, 'fr', { name: 'Une', seen: again })).status).toBe(409);
    expect(await stateOf(id)).toBe('outdated');
  });
});

describe('taking a translation away', () => {
  test('shows the original again; saving it anew undoes that', async () => {
    const { id } = await createProduct(app.db, { name: 'Kettle', translations: { fr: frenchTexts } });
    const path = `/api/translations/product/${id}/fr`;
    const heading = async () =>
      /<h1[^>]*>([^<]*)/.exec(await (await visitor.get(`/product/${id}?lng=fr`)).text())![1];
    expect(await heading()).toBe('Bouilloire');
    for (let i = 0; i < 2; i++) expect((await staff.delete(path)).status).toBe(200);
    expect(await heading()).toBe('Kettle');
    expect(await visitor.read<Product[]>('/api/products?search=bouilloire')).toEqual([]);
    expect(await stateOf(id)).toBe('missing');
    expect((await put(id, 'fr', frenchTexts)).status).toBe(200);
    expect(await heading()).toBe('Bouilloire');
  });
});

test('the log names who translated what, with the originalTexts that differ and no others', async () => {
  const { id } = await createProduct(app.db, { name: 'Kettle' });
  const category = await createCategory(app.db, { name: 'Lamps' });
  await put(id, 'fr', { name: 'Bouilloire' });
  await put(id, 'fr', { name: 'Bouilloire' });
  await put(id, 'fr', { name: 'Théière' });
  await staff.delete(`/api/translations/product/${id}/fr`);
  await put(category.id, 'zh', { name: '灯具' }, 'category');
  const log = await entries();
  expect(log.map(({ action, noun, title, before, after }) => [action, noun, title, before, after])).toEqual([
    [
      'create',
      'product_translation',
      'Kettle (fr)',
      null,
      expect.objectContaining({ name: 'Bouilloire' }) as object,
    ],
    ['update', 'product_translation', 'Kettle (fr)', { name: 'Bouilloire' }, { name: 'Théière' }],
    [
      'delete',
      'product_translation',
      'Kettle (fr)',
      expect.objectContaining({ name: 'Théière' }) as object,
      null,
    ],
    ['create', 'category_translation', 'Lamps (zh)', null, { name: '灯具', description: null }],
  ]);
});
