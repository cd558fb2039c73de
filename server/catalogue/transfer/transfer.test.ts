import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportRecord, ImportUndone } from '#shared/catalogue/table-import.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createPartner, createProduct, signedIn } from '#tests/factories.ts';
import { deletePermanently } from '#tests/staff.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { productImports, products } from '../product/product.schema.ts';

const app = await createTestApp();
let staff: Client;
let bench: ReturnType<typeof createTransferBench>;
const visitor = app.client();

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'admin', username: `keeper-${randomUUID()}` });
  bench = createTransferBench(app, staff);
});

const rowOf = async (id: string) => (await app.db.select().from(products).where(eq(products.id, id)))[0]!;
const all = () => app.db.select().from(products).where(isNull(products.deletedAt)).orderBy(products.name);
const search = (word: string) => visitor.read<Product[]>(`/api/products?search=${word}`);
const undone = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as ImportUndone;
};

describe('a preview', () => {
  test('reports row by row what would happen, and changes nothing', async () => {
    const category = await createCategory(app.db, {
      name: 'Kitchen',
      translations: { fr: { name: 'Cuisine' }, zh: { name: '厨房' } },
    });
    await createPartner(app.db, { name: 'Golden River Works' });
    const old = await createProduct(app.db, { name: 'Kettle', sku: 'K-1', price: '7.00' });
    const same = await createProduct(app.db, { name: 'Pot', sku: 'P-1', categoryId: category.id });
    const before = await all();
    const { totals, rows, unknownColumns } = await bench.readPreview(
      [
        'SKU,Name,Category,supplier,price,Minimum order,active,shelf',
        'K-1,Kettle,cuisine,golden river works,7.50,,yes,A1',
        'P-1,Pot,厨房,,12.5,1,Yes,A2',
        'N-1,Lamp,,,,20,no,A3',
        'N-2,,Garden,Nobody,cheap,0,perhaps,A4',
      ].join('\n'),
    );
    expect(totals).toMatchObject({ rows: 4, create: 1, update: 1, unchanged: 1, error: 1 });
    expect(unknownColumns).toEqual(['shelf']);
    expect(rows[0]).toEqual({
      line: 2,
      action: 'update',
      id: old.id,
      name: 'Kettle',
      changes: [
        { column: 'category', before: '', after: 'cuisine' },
        { column: 'supplier', before: '', after: 'golden river works' },
        { column: 'price', before: '7.00', after: '7.50' },
      ],
      errors: [],
    });
    expect(rows[1]).toMatchObject({ action: 'unchanged', id: same.id, changes: [] });
    expect(rows[2]).toMatchObject({ line: 4, action: 'create', id: null, name: 'Lamp' });
    expect(rows[3]).toMatchObject({
      line: 5,
      action: 'error',
      errors: [
        { column: 'name', text: 'Product name is required' },
        { column: 'category', text: 'No category has this name.' },
        { column: 'supplier', text: 'No supplier has this name.' },
        { column: 'price', text: 'Please enter a price such as 12.50, at least 0.' },
        { column: 'minimum_order', text: 'This number is too small.' },
        { column: 'active', text: 'Please write yes or no.' },
      ],
    });
    expect(await all()).toEqual(before);
    expect(await app.db.select().from(productImports)).toEqual([]);
  });

  test('an empty cell clears what may be empty and leaves the rest; an absent column leaves it alone', async () => {
    const { id } = await createProduct(app.db, {
      name: 'Kettle',
      sku: 'K-1',
      description: 'Long',
      leadTime: '5 days',
      features: ['light'],
      stockQuantity: 4,
      isActive: false,
    });
    await bench.bring(`id,description,price,features,stock_quantity,active\n${id},,,,,`);
    expect(await rowOf(id)).toMatchObject({
      sku: 'K-1',
      description: null,
      price: null,
      features: [],
      leadTime: '5 days',
      stockQuantity: 4,
      isActive: false,
      version: 2,
    });
  });

  test('says what is wrong with ids, SKUs and rows that mean the same', async () => {
    const [a, b] = [await createProduct(app.db, { sku: 'A' }), await createProduct(app.db, { sku: 'TWO' })];
    await createProduct(app.db, { sku: 'TWO' });
    const gone = await createProduct(app.db, { sku: 'GONE', deletedAt: new Date() });
    const { rows } = await bench.readPreview(
      [
        'id,sku,name',
        `${a.id},,First`,
        `,A,Second`,
        `${randomUUID()},,Lost`,
        'no-id,,Lost',
        ',TWO,Which',
        `${gone.id},GONE,Changed`,
        ',NEW,One',
        ',NEW,Other',
        `${b.id},TWO,Right`,
        ',GONE,Born again',
        ',X,Long,too,many',
      ].join('\n'),
    );
    const said = rows.map((row) => row.errors.map((error) => `${error.column}: ${error.text}`).join(' '));
    expect(said).toEqual([
      'id: Another row of this file is for the same product.',
      'id: Another row of this file is for the same product.',
      'id: No product has this ID.',
      'id: No product has this ID.',
      'sku: Several products have this SKU: please give the ID. sku: Another row of this file has the same SKU.',
      'id: This product is in the trash: please restore it first. sku: Another row of this file has the same SKU.',
      'sku: Another row of this file has the same SKU.',
      'sku: Another row of this file has the same SKU.',
      'sku: Another row of this file has the same SKU.',
      'sku: Another row of this file has the same SKU.',
      ': This row has more cells than the heading.',
    ]);
  });

  test('a name that two categories have is refused, unless the product has one of them', async () => {
    const [first, second] = [
      await createCategory(app.db, { name: 'Tools' }),
      await createCategory(app.db, { name: 'Tools' }),
    ];
    const { id } = await createProduct(app.db, { categoryId: second.id });
    const { rows } = await bench.readPreview(`id,name,category\n${id},Saw,Tools\n,Axe,Tools`);
    expect(rows[0]).toMatchObject({ action: 'update', changes: [{ column: 'name' }] });
    expect(rows[1]!.errors).toMatchObject([{ column: 'category', text: 'More than one has this name.' }]);
    expect(first.id).not.toBe(second.id);
  });
});

describe('an import', () => {
  test('makes and changes what the preview said, for buyers at once, and writes one line of history', async () => {
    const { id } = await createProduct(app.db, { name: 'Kettle', sku: 'K-1' });
    expect(await search('lantern')).toEqual([]);
    const file = 'sku,name,features\nK-1,Teapot,light|quick \\| easy\nL-1,Lantern,';
    const done = await bench.bring(file, false, 'C:\\lists\\spring.csv');
    expect(done).toMatchObject({ success: true, created: 1, updated: 1 });
    expect(await rowOf(id)).toMatchObject({
      name: 'Teapot',
      features: ['light', 'quick | easy'],
      version: 2,
    });
    const [lantern] = await search('lantern');
    expect(lantern).toMatchObject({ name: 'Lantern', sku: 'L-1', priceUnit: 'USD', isActive: true });
    expect((await search('teapot'))[0]!.id).toBe(id);
    expect(await app.db.select().from(auditEntries).where(isNull(auditEntries.partOf))).toMatchObject([
      {
        action: 'import',
        noun: 'product',
        recordId: done.id,
        title: 'spring.csv',
        after: { created: 1, updated: 1, leftOut: 0 },
      },
    ]);
    const past = await staff.read<ImportRecord[]>('/api/products/imports');
    expect(past).toMatchObject([
      { id: done.id, fileName: 'spring.csv', createdCount: 1, updatedCount: 1, undoneAt: null },
    ]);
    expect(past[0]!.by).toMatch(/^keeper-/);
    expect(JSON.stringify(past)).not.toContain('undo"');
  });

  test('refreshes cached pages', async () => {
    const { id } = await createProduct(app.db, { name: 'Kettle', sku: 'K-1' });
    const page = async () => (await visitor.get(`/product/${id}`)).text();
    expect(await page()).toContain('Kettle');
    await bench.bring('sku,name\nK-1,Teapot');
    expect(await page()).toContain('Teapot');
  });

  test('with wrong rows is refused as a whole, or leaves them out on request', async () => {
    const file = 'name,price\nLamp,5\nRope,dear';
    const { expect: plan } = await bench.readPreview(file);
    const refused = await bench.run(file, plan);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: 'invalid',
      fields: { file: 'Some rows have errors. Correct them or skip them.' },
    });
    expect(await all()).toEqual([]);
    expect((await bench.run(file, plan, true)).status).toBe(200);
    expect((await all()).map((row) => row.name)).toEqual(['Lamp']);
  });

  test('the rows that it has left out can be downloaded later, also once it is undone', async () => {
    const { id } = await bench.bring('name,price\nLamp,5\nRope,dear\nMop,1', true, 'spring.csv');
    const rows = async () => (await staff.get(`/api/products/import/${id}/left-out`)).text();
    expect(await staff.read('/api/products/imports')).toMatchObject([{ id, leftOutCount: 1 }]);
    const saved = await rows();
    expect(saved).toMatch(/name,price,errors\r\nRope,dear,"price: /);
    expect(saved).not.toContain('Lamp');
    await bench.undo(id);
    expect(await rows()).toBe(saved);
    const { id: whole } = await bench.bring('name\nLamp');
    expect((await staff.get(`/api/products/import/${whole}/left-out`)).status).toBe(404);
  });

  test('of a product that was changed since the preview is refused, and the row is named', async () => {
    const a = await createProduct(app.db, { name: 'A', sku: 'A' });
    const b = await createProduct(app.db, { name: 'B', sku: 'B', price: '1.00' });
    const file = 'sku,name,price\nA,AA,1\nB,B,1';
    const { expect: plan, totals } = await bench.readPreview(file);
    expect(totals).toMatchObject({ update: 1, unchanged: 1 });
    // A change to a product that the file does not change does not matter.
    await sendJson(staff, 'PUT', `/api/products/${b.id}`, { leadTime: '3 days' });
    await sendJson(staff, 'PUT', `/api/products/${a.id}`, { leadTime: '5 days' });
    const response = await bench.run(file, plan);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'conflict',
      fields: { 2: 'This has changed since the preview.' },
    });
    expect((await rowOf(a.id)).name).toBe('A');
    expect((await bench.run('sku,name\nA,other file', plan)).status).toBe(409);
    expect((await bench.run(file, (await bench.readPreview(file)).expect)).status).toBe(200);
  });

  test('sent twice is done once; the same file looked at anew is another import', async () => {
    const file = 'name\nLamp';
    const { expect: plan } = await bench.readPreview(file);
    const answers = await Promise.all([bench.run(file, plan), bench.run(file, plan), bench.run(file, plan)]);
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await all()).toHaveLength(1);
    await bench.bring(file);
    expect(await all()).toHaveLength(2);
  });

  test('that would change nothing, or names no preview, is refused', async () => {
    await createProduct(app.db, { name: 'Kettle', sku: 'K-1' });
    const file = 'sku,name\nK-1,Kettle';
    const { expect: plan } = await bench.readPreview(file);
    expect(await (await bench.run(file, plan)).json()).toMatchObject({
      fields: { file: 'There is nothing to import in this file.' },
    });
    const blind = await bench.send('/api/products/import', 'name\nLamp');
    expect(blind.status).toBe(400);
    expect(await app.db.select().from(productImports)).toEqual([]);
  });
});

describe('undoing', () => {
  test('gives everything its former values and throws away what was made', async () => {
    const category = await createCategory(app.db, { name: 'Kitchen' });
    const { id } = await createProduct(app.db, {
      name: 'Kettle',
      sku: 'K-1',
      features: ['light'],
      description: 'x',
    });
    const before = await rowOf(id);
    const done = await bench.bring(
      `sku,name,category,features,description,price,active\nK-1,Sieve,Kitchen,a|b,,,no\nL-1,Lantern,Kitchen,,,3,`,
    );
    expect((await rowOf(id)).categoryId).toBe(category.id);
    const result = await undone(await bench.undo(done.id));
    expect(result).toEqual({ success: true, removed: 1, restored: 1, left: [], kept: [] });
    // The texts changed and changed back, so textsChangedAt differs.
    const { version, updatedAt: _, textsChangedAt: __, ...after } = await rowOf(id);
    expect({ ...before, ...after }).toEqual(before);
    expect(version).toBe(3);
    expect((await all()).map((row) => row.id)).toEqual([id]);
    expect(await app.db.select().from(products)).toHaveLength(2);
    expect(await search('lantern')).toEqual([]);
    expect(await search('sieve')).toEqual([]);
    expect(await search('kettle')).toHaveLength(1);
    const log = await app.db.select().from(auditEntries).where(isNull(auditEntries.partOf));
    expect(log.map((entry) => entry.action)).toEqual(['import', 'undo']);
    const again = await bench.undo(done.id);
    expect(again.status).toBe(409);
    expect((await staff.read<ImportRecord[]>('/api/products/imports'))[0]!.undoneAt).not.toBeNull();
  });

  test('leaves alone, and names, what was changed since', async () => {
    const a = await createProduct(app.db, { name: 'A', sku: 'A' });
    const b = await createProduct(app.db, { name: 'B', sku: 'B' });
    const done = await bench.bring('sku,name\nA,AA\nB,BB\nC,CC\nD,DD');
    const other = await signedIn(app, { role: 'admin' });
    await sendJson(other, 'PUT', `/api/products/${a.id}`, { price: 99 });
    const [c] = await app.db.select().from(products).where(eq(products.sku, 'C'));
    await sendJson(other, 'PUT', `/api/products/${c!.id}`, { price: 98 });
    const { left, kept: _, ...counts } = await undone(await bench.undo(done.id));
    expect(counts).toEqual({ success: true, removed: 1, restored: 1 });
    expect(left.map(({ name }) => name).toSorted()).toEqual(['AA', 'CC']);
    expect(await rowOf(a.id)).toMatchObject({ name: 'AA', price: '99.00' });
    expect((await rowOf(c!.id)).deletedAt).toBeNull();
    expect((await rowOf(b.id)).name).toBe('B');
  });

  test('one import after the other goes back to the beginning', async () => {
    const { id } = await createProduct(app.db, { name: 'A', sku: 'A' });
    const imports = [
      await bench.bring('sku,name\nA,AA\nB,B'),
      await bench.bring('sku,name\nA,AAA\nB,BB'),
      await bench.bring('sku,name\nA,AAAA\nB,BBB'),
    ];
    for (const { id: last } of imports.toReversed())
      expect((await undone(await bench.undo(last))).left).toEqual([]);
    expect((await rowOf(id)).name).toBe('A');
    expect(await all()).toHaveLength(1);
  });

  test('after a bulk change that was itself undone goes back to the beginning', async () => {
    const { id } = await createProduct(app.db, { name: 'A', sku: 'A' });
    const done = await bench.bring('sku,name\nA,AA\nB,B');
    const ids = (await all()).map((row) => row.id);
    const bulk = async (action: string) =>
      (await (await staff.post('/api/products/bulk', { ids, action })).json()) as { former: object[] };
    const { former } = await bulk('feature');
    await staff.post('/api/products/bulk/undo', { former });
    await bulk('delete');
    await bulk('restore');
    expect(await undone(await bench.undo(done.id))).toMatchObject({ removed: 1, restored: 1, left: [] });
    expect((await rowOf(id)).name).toBe('A');
  });

  test('leaves alone a product of which only the pictures were changed since', async () => {
    const { id } = await createProduct(app.db, { name: 'A', sku: 'A' });
    const done = await bench.bring('sku,name\nA,AA');
    const media = [{ type: 'video', url: 'https://pictures.example/a.mp4' }];
    expect((await sendJson(staff, 'PUT', `/api/products/${id}/media`, media)).status).toBe(200);
    expect((await undone(await bench.undo(done.id))).left).toMatchObject([{ id }]);
  });

  test('a product keeps its present category if the former one was deleted permanently', async () => {
    const gone = await createCategory(app.db, { name: 'Gone' });
    const there = await createCategory(app.db, { name: 'There' });
    const closed = await createPartner(app.db, { name: 'Closed' });
    const { id: a } = await createProduct(app.db, {
      name: 'A',
      sku: 'A',
      categoryId: gone.id,
      partnerId: closed.id,
    });
    const { id: b } = await createProduct(app.db, { name: 'B', sku: 'B', categoryId: there.id });
    const done = await bench.bring('sku,name,category,supplier\nA,AA,There,\nB,BB,,\nC,CC,There,');
    await deletePermanently(staff, `/api/categories/${gone.id}`);
    await deletePermanently(staff, `/api/partners/${closed.id}`);
    expect(await undone(await bench.undo(done.id))).toEqual({
      success: true,
      removed: 1,
      restored: 2,
      left: [],
      kept: [
        { id: a, name: 'A', field: 'categoryId' },
        { id: a, name: 'A', field: 'partnerId' },
      ],
    });
    expect(await rowOf(a)).toMatchObject({ name: 'A', categoryId: there.id, partnerId: null });
    expect(await rowOf(b)).toMatchObject({ name: 'B', categoryId: there.id });
  });

  test.each(['no-uuid', randomUUID()])('%s names no import', async (id) => {
    expect((await bench.undo(id)).status).toBe(404);
    expect((await staff.get(`/api/products/import/${id}/left-out`)).status).toBe(404);
  });

  test('of two who undo at once one does', async () => {
    const { id } = await bench.bring('name\nLamp');
    const answers = await Promise.all([bench.undo(id), bench.undo(id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});
