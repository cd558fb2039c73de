import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { targetLanguages } from '#shared/base/locale.ts';
import { transferColumns } from '#shared/catalogue/transfer-rules.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { productMedia, products, productTranslations } from '../product/product.schema.ts';

const app = await createTestApp();
let staff: Client;
let bench: ReturnType<typeof createTransferBench>;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'admin', username: `keeper-${randomUUID()}` });
  bench = createTransferBench(app, staff);
});

const textsOf = async (id: string) => {
  const rows = await app.db.select().from(productTranslations).where(eq(productTranslations.productId, id));
  return Object.fromEntries(rows.map((row) => [row.language, row]));
};
const mediaOf = async (id: string) =>
  app.db
    .select()
    .from(productMedia)
    .where(eq(productMedia.productId, id))
    .orderBy(asc(productMedia.displayOrder));
const rowOf = async (id: string) => (await app.db.select().from(products).where(eq(products.id, id)))[0]!;
const picture = (name: string) => `https://pictures.example/${name}.jpg`;

describe('translations in a product file', () => {
  test('are made, changed and taken away; a language that is not named stays', async () => {
    const kettle = await createProduct(app.db, {
      sku: 'K-1',
      name: 'Kettle',
      translations: {
        fr: { name: 'Bouilloire', description: 'Un litre' },
        es: { name: 'Hervidor' },
        zh: { name: '水壶' },
      },
    });
    await bench.bring(
      'sku,name,name_fr,description_fr,features_fr,name_es,name_zh\n' +
        'K-1,Kettle,Bouilloire,Deux litres,Léger|Rapide,,水壶\n' +
        'N-1,Lamp,Lampe,,,,灯',
    );
    const { fr, es, zh } = await textsOf(kettle.id);
    expect(fr).toMatchObject({
      name: 'Bouilloire',
      description: 'Deux litres',
      features: ['Léger', 'Rapide'],
    });
    expect(es).toBeUndefined();
    expect(zh).toMatchObject({ name: '水壶' });
    const [lamp] = await app.db.select().from(products).where(eq(products.sku, 'N-1'));
    expect(Object.keys(await textsOf(lamp!.id)).toSorted()).toEqual(['fr', 'zh']);
    const read = (locale: string) => app.client({ headers: { 'accept-language': locale } });
    expect(await (await read('fr').get(`/product/${lamp!.id}`)).text()).toContain('Lampe');
    expect(await read('fr').read<unknown[]>('/api/products?search=lampe')).toHaveLength(1);
  });

  test('without a name are refused in the cell of the name', async () => {
    const { rows } = await bench.readPreview('name,description_fr,name_es\nLamp,Belle lampe,Lámpara');
    expect(rows[0]).toMatchObject({
      action: 'error',
      errors: [{ column: 'name_fr', text: 'Translated name is required' }],
    });
  });

  test('are up to date after an import of both, and outdated after one of the original alone', async () => {
    const { id } = await createProduct(app.db, { sku: 'K-1', name: 'Kettle' });
    await bench.bring('sku,name,name_fr\nK-1,Big kettle,Grande bouilloire');
    const state = async () =>
      (await staff.read<{ translations: { fr: { state: string } } }>(`/api/translations/product/${id}`))
        .translations.fr.state;
    expect(await state()).toBe('done');
    await bench.bring('sku,name\nK-1,Bigger kettle');
    expect(await state()).toBe('outdated');
  });

  test('stand in the log, each by itself', async () => {
    await createProduct(app.db, { sku: 'K-1', name: 'Kettle' });
    await bench.bring('sku,name_fr\nK-1,Bouilloire');
    const [entry] = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.noun, 'product_translation'));
    expect(entry).toMatchObject({ action: 'create', title: 'Kettle (fr)', after: { name: 'Bouilloire' } });
  });
});

describe('pictures in a product file', () => {
  test('are put in their order, keep their texts, and the first is the main one', async () => {
    const { id } = await createProduct(app.db, {
      sku: 'K-1',
      imageUrl: picture('a'),
      media: [
        { type: 'image', url: picture('a'), altText: 'From above', displayOrder: 0, isPrimary: true },
        { type: 'video', url: 'https://videos.example/v.mp4', displayOrder: 1 },
        { type: 'image', url: picture('b'), altText: 'In use', displayOrder: 2 },
      ],
    });
    await bench.bring(`sku,pictures\nK-1,${picture('c')} | ${picture('b')}`);
    expect((await mediaOf(id)).map(({ url, altText, isPrimary }) => [url, altText, isPrimary])).toEqual([
      [picture('c'), null, true],
      [picture('b'), 'In use', false],
      ['https://videos.example/v.mp4', null, false],
    ]);
    expect((await rowOf(id)).imageUrl).toBe(picture('c'));
    await bench.bring(
      `sku,image_url,pictures\nK-1,${picture('b')},${picture('c')}|${picture('b')}|${picture('d')}`,
    );
    expect((await mediaOf(id)).map(({ isPrimary }) => isPrimary)).toEqual([false, true, false, false]);
    expect((await rowOf(id)).imageUrl).toBe(picture('b'));
    await bench.bring('sku,pictures\nK-1,');
    expect((await mediaOf(id)).map(({ type }) => type)).toEqual(['video']);
    expect((await rowOf(id)).imageUrl).toBeNull();
  });

  test.each([
    ['http://pictures.example/a.jpg', 'web address'],
    [Array.from({ length: 31 }, (_, i) => picture(String(i))).join('|'), 'too'],
  ])('%s is refused', async (cell, words) => {
    const { rows } = await bench.readPreview(`name,pictures\nLamp,${cell}`);
    expect(rows[0]!.errors).toMatchObject([{ column: 'pictures' }]);
    expect(rows[0]!.errors[0]!.text.toLowerCase()).toContain(words.toLowerCase());
  });
});

describe('undoing an import', () => {
  test('brings translations and pictures back as they were', async () => {
    const { id } = await createProduct(app.db, {
      sku: 'K-1',
      name: 'Kettle',
      imageUrl: picture('a'),
      translations: { fr: { name: 'Bouilloire' }, es: { name: 'Hervidor' } },
      media: [{ type: 'image', url: picture('a'), altText: 'From above', isPrimary: true }],
    });
    const before = [await textsOf(id), (await mediaOf(id)).map(({ url, altText }) => [url, altText])];
    const done = await bench.bring(`sku,name_fr,name_es,name_zh,pictures\nK-1,Théière,,茶壶,${picture('b')}`);
    expect(Object.keys(await textsOf(id))).toHaveLength(2);
    expect((await bench.undo(done.id)).status).toBe(200);
    const [texts, media] = [await textsOf(id), (await mediaOf(id)).map(({ url, altText }) => [url, altText])];
    const known = ({ name, features, updatedAt }: (typeof texts)[string]) => ({ name, features, updatedAt });
    const both = [texts, before[0] as typeof texts].map((all) =>
      Object.fromEntries(Object.entries(all).map(([language, row]) => [language, known(row)])),
    );
    expect(both[0]).toEqual(both[1]);
    expect(media).toEqual(before[1]);
    expect((await rowOf(id)).imageUrl).toBe(picture('a'));
  });

  test('leaves a product alone whose translation was changed since', async () => {
    const { id } = await createProduct(app.db, { sku: 'K-1', name: 'Kettle' });
    const done = await bench.bring('sku,name_fr\nK-1,Bouilloire');
    await sendJson(staff, 'PUT', `/api/translations/product/${id}/fr`, { name: 'Grande bouilloire' });
    const undone = (await (await bench.undo(done.id)).json()) as { left: { id: string }[] };
    expect(undone.left).toMatchObject([{ id }]);
    expect((await textsOf(id))['fr']!.name).toBe('Grande bouilloire');
  });

  test('of one import after the other goes back to the beginning', async () => {
    const { id } = await createProduct(app.db, { sku: 'K-1', name: 'Kettle' });
    const imports = [
      await bench.bring(`sku,name_fr,pictures\nK-1,Un,${picture('a')}`),
      await bench.bring(`sku,name_fr,pictures\nK-1,Deux,${picture('b')}`),
    ];
    for (const { id: last } of imports.toReversed()) {
      const undone = (await (await bench.undo(last)).json()) as { left: unknown[] };
      expect(undone.left).toEqual([]);
    }
    expect(await textsOf(id)).toEqual({});
    expect(await mediaOf(id)).toEqual([]);
  });
});

test('a translation that was saved between preview and import refuses the import', async () => {
  const { id } = await createProduct(app.db, { sku: 'K-1', name: 'Kettle' });
  const file = 'sku,name_fr\nK-1,Bouilloire';
  const { expect: shown } = await bench.readPreview(file);
  await sendJson(staff, 'PUT', `/api/translations/product/${id}/fr`, { name: 'Théière' });
  expect((await bench.run(file, shown)).status).toBe(409);
  expect((await textsOf(id))['fr']!.name).toBe('Théière');
});

test('an export with translations and pictures that is imported again changes nothing', async () => {
  const word = fc.string({
    unit: fc.constantFrom(...`"',;|\\\n\t =+-@＝<&é中😀a1`),
    minLength: 1,
    maxLength: 6,
  });
  const text = word.map((value) => value.trim() || 'x');
  const translation = fc.record({
    name: text,
    description: fc.option(text, { nil: null }),
    features: fc.array(text, { maxLength: 2 }),
  });
  const product = fc.record({
    translations: fc.record(
      Object.fromEntries(targetLanguages.map((language) => [language, translation])) as Record<
        'fr' | 'es' | 'zh',
        typeof translation
      >,
      { requiredKeys: [] },
    ),
    media: fc.uniqueArray(
      fc.record({
        type: fc.constant('image' as const),
        url: fc.nat(20).map((n) => picture(`a|${n}\\`)),
        altText: fc.option(text, { nil: null }),
      }),
      { maxLength: 3, selector: ({ url }) => url },
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 3, maxLength: 8 }),
      fc.constantFrom('csv' as const, 'xlsx' as const),
      async (list, format) => {
        await app.db.delete(products);
        for (const { media, ...one } of list)
          await createProduct(app.db, {
            ...one,
            media: media.map((item, displayOrder) => ({ ...item, displayOrder })),
          });
        const { totals } = await bench.readPreview(await bench.exported(format));
        expect(totals).toMatchObject({ rows: list.length, unchanged: list.length });
      },
    ),
    { numRuns: 4 },
  );
});

describe('the headings', () => {
  test('are Chinese for those who work in Chinese, and an import knows both', async () => {
    await createProduct(app.db, { sku: 'K-1', name: 'Kettle', translations: { fr: { name: 'Bouilloire' } } });
    await sendJson(staff, 'PUT', '/api/account/language', { staffLanguage: 'zh' });
    const csv = (await bench.exported('csv')).toString();
    expect(csv.startsWith('\ufeffID,货号,名称,分类,供应商,')).toBe(true);
    expect(csv).toContain('名称（法语）');
    expect(await bench.readPreview(csv)).toMatchObject({ totals: { unchanged: 1 }, unknownColumns: [] });
    const typed = '货号;名称(法语);价格\nK-1;Théière;7,50';
    expect((await bench.readPreview(typed)).rows[0]!.changes).toMatchObject([
      { column: 'name_fr', before: 'Bouilloire', after: 'Théière' },
      { column: 'price', after: '7,50' },
    ]);
    const bad = await (await bench.send('/api/products/import/bad-rows', '名称,价格\nLamp,dear')).text();
    expect(bad).toMatch(/^\ufeff?名称,价格,错误\r\nLamp,dear,价格: /);
  });

  test('that files carried in Chinese before, or suppliers write, are accepted', async () => {
    await createProduct(app.db, { sku: 'K-1', name: 'Kettle', leadTime: '15-20 days' });
    const { rows, unknownColumns } = await bench.readPreview(
      '货号;交货期;规格;描述（法语）;计量单位;最小起订量\nK-1;30 days;1.7 L;Pour le thé;pair;40',
    );
    expect(unknownColumns).toEqual([]);
    expect(rows[0]!.changes.map(({ column }) => column).toSorted()).toEqual(
      ['description_fr', 'lead_time', 'minimum_order', 'sale_unit', 'specifications'].toSorted(),
    );
  });

  test('of both languages for one column are reported as duplicates', async () => {
    expect((await bench.preview('name,名称\nA,B')).status).toBe(400);
  });

  test('name every column once', () => {
    expect(new Set(transferColumns).size).toBe(transferColumns.length);
  });
});
