import { beforeEach, describe, expect, test } from 'vitest';
import { maxMendedCell, maxMendedCells } from '#shared/base/limits.ts';
import type { ImportPreview, MendedCell } from '#shared/catalogue/table-import.ts';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { products } from '../product/product.schema.ts';

const app = await createTestApp();
let bench: ReturnType<typeof createTransferBench>;

beforeEach(async () => {
  await app.reset();
  bench = createTransferBench(app, await signedIn(app));
});

const path = '/api/products/import';
const file = "name,price,description\nLamp,dear,'=1+1\n,5,x";
const mends: MendedCell[] = [
  { line: 2, column: 'price', text: '7,50' },
  { line: 3, column: 'name', text: '=Rope' },
];
const send = (to: string, fields: Record<string, string>) => bench.send(path + to, file, fields);
const readPreview = async (list: unknown) =>
  (await (await send('/preview', { mends: JSON.stringify(list) })).json()) as ImportPreview;

describe('cells that are mended in the preview', () => {
  test('come with their whole text where they are wrong', async () => {
    const { rows } = await readPreview([]);
    expect(rows.map(({ errors }) => errors.map(({ column, cell }) => [column, cell]))).toEqual([
      [['price', 'dear']],
      [['name', '']],
    ]);
    const long = 'x'.repeat(maxMendedCell + 1);
    expect((await bench.readPreview(`name\n${long}`)).rows[0]!.errors).toMatchObject([{ cell: null }]);
    expect((await bench.readPreview('sku\nL-1')).rows[0]!.errors).toMatchObject([
      { column: 'name', cell: null },
    ]);
  });

  test('are imported as they were mended, and the rest of the file as it is', async () => {
    const { totals, expect: shown } = await readPreview(mends);
    expect(totals).toMatchObject({ create: 2, error: 0 });
    const without = await send('', { expect: shown });
    expect(without.status).toBe(409);
    const done = await send('', { expect: shown, mends: JSON.stringify(mends) });
    expect(done.status).toBe(200);
    const stored = await app.db.select().from(products).orderBy(products.name);
    expect(stored.map(({ name, price, description }) => [name, price, description])).toEqual([
      ['=Rope', '5.00', 'x'],
      ['Lamp', '7.50', '=1+1'],
    ]);
  });

  test('are mended in the file of wrong rows too', async () => {
    const csv = await (await send('/bad-rows', { mends: JSON.stringify(mends.slice(0, 1)) })).text();
    expect(csv).toContain('name: Product name is required');
    expect(csv).not.toContain('dear');
  });

  test('that the file does not have change nothing', async () => {
    const { totals } = await readPreview([
      { line: 9, column: 'price', text: '1' },
      { line: 2, column: 'sku', text: 'S-1' },
    ]);
    expect(totals).toMatchObject({ rows: 2, error: 2 });
  });

  test.each([
    ['no JSON', '{'],
    ['no list', '{"line":2}'],
    ['an unknown column', JSON.stringify([{ line: 2, column: '__proto__', text: '' }])],
    ['too many', JSON.stringify(Array.from({ length: maxMendedCells + 1 }, () => mends[0]))],
    ['too long', JSON.stringify([{ line: 2, column: 'name', text: 'x'.repeat(250_000) }])],
    ['longer than a cell', JSON.stringify([{ line: 2, column: 'name', text: 'x'.repeat(40_000) }])],
  ])('%s is refused', async (_, text) => {
    expect((await send('/preview', { mends: text })).status).toBe(400);
    expect((await send('', { expect: 'x.y', mends: text })).status).toBe(400);
  });
});
