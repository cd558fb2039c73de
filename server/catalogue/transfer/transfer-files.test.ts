import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { stockStatuses } from '#shared/catalogue/product-rules.ts';
import { currencies } from '#shared/base/money.ts';
import { transferColumns } from '#shared/catalogue/transfer-rules.ts';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createPartner, createProduct, signedIn } from '#tests/factories.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { products } from '../product/product.schema.ts';
import { writeXlsx } from './transfer.workbook.ts';

const app = await createTestApp();
let bench: ReturnType<typeof createTransferBench>;

beforeEach(async () => {
  await app.reset();
  bench = createTransferBench(app, await signedIn(app));
});

const head = 'sku,name,price,description';
const first = async (file: Uint8Array | string) => (await bench.readPreview(file)).rows[0]!;
const valueOf = (row: { changes: { column: string; after: string }[] }, column: string) =>
  row.changes.find((change) => change.column === column)?.after;

describe('an export that is imported again changes nothing', () => {
  /** Characters and words that are special in CSV, in XML, in spreadsheets or in our code. */
  const nasty = fc.string({
    unit: fc.constantFrom(
      '"',
      "'",
      ',',
      ';',
      '|',
      '\\',
      '\n',
      '\r\n',
      '\r',
      '\t',
      ' ',
      '=',
      '+',
      '-',
      '@',
      '＝',
      '_x000D_',
      '_x0041_',
      '&amp;',
      '<b>',
      ']]>',
      '\u0001',
      '\ufffe',
      '\u00a0',
      'e\u0301',
      'a',
      '1',
      '0',
      '中',
      '😀',
      'é',
      '.',
      'true',
      '1e5',
    ),
    maxLength: 8,
  });
  const word = nasty.filter((text) => text.trim() !== '');
  const maybe = fc.option(nasty, { nil: null });
  const measure = fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null });
  const product = fc.record({
    name: word,
    sku: maybe,
    description: maybe,
    shortDescription: maybe,
    specifications: maybe,
    leadTime: maybe,
    features: fc.array(
      word.map((text) => text.trim()),
      { maxLength: 3 },
    ),
    colors: fc.array(fc.constantFrom('#ff0000', '#00FF00'), { maxLength: 2 }),
    price: fc.option(
      fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => (cents / 100).toFixed(2)),
      { nil: null },
    ),
    priceUnit: fc.constantFrom(...currencies),
    stockStatus: fc.constantFrom(...stockStatuses),
    stockQuantity: fc.nat(),
    minimumOrderQuantity: fc.integer({ min: 1, max: 1_000_000 }),
    priceTiers: fc
      .uniqueArray(fc.integer({ min: 1_000_000, max: 9_000_000 }), { maxLength: 5 })
      .map((list) => list.toSorted((a, b) => a - b).map((quantity) => ({ price: '11.80', quantity }))),
    piecesPerCarton: measure,
    cartonLengthMm: measure,
    cartonWidthMm: measure,
    cartonHeightMm: measure,
    cartonGrams: measure,
    isActive: fc.boolean(),
    isFeatured: fc.boolean(),
  });

  test.each(['csv', 'xlsx'] as const)('%s', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 10, maxLength: 30 }), word, async (list, name) => {
        await app.db.delete(products);
        const category = await createCategory(app.db, { name });
        const partner = await createPartner(app.db, { name });
        const named = { categoryId: category.id, partnerId: partner.id };
        await app.db
          .insert(products)
          .values(list.map((values, i) => ({ ...values, ...(i % 3 ? {} : named) })));
        const { totals, rows } = await bench.readPreview(await bench.exported(format));
        expect(rows.filter((row) => row.action !== 'unchanged')).toEqual([]);
        expect(totals.rows).toBe(list.length);
      }),
      { numRuns: 3 },
    );
  });
});

describe('an export', () => {
  test('has all products of the filter, in its order, and runs no formula', async () => {
    const pans = Array.from({ length: 30 }, (_, i) => `Pan ${String(i).padStart(2, '0')}`);
    await app.db.insert(products).values(pans.map((name) => ({ name })));
    await createProduct(app.db, { name: '=HYPERLINK("https://evil.example")', isActive: false });
    await createProduct(app.db, { name: 'Pan in the trash', deletedAt: new Date() });
    const csv = (await bench.exported('csv', '&search=pan&sort=name')).toString();
    expect(csv.startsWith(`\ufeff${transferColumns.join(',')}\r\n`)).toBe(true);
    expect(csv.match(/Pan \d+/g)).toEqual(pans);
    expect(csv).not.toContain('trash');
    expect((await bench.exported('csv', '&status=inactive')).toString()).toContain(
      `,"'=HYPERLINK(""https://evil.example"")",`,
    );
  });

  test('has a good name and is an attachment that nothing keeps', async () => {
    const staff = await signedIn(app);
    const response = await staff.get('/api/products/export?format=xlsx&status=active&search=Rice%20"cooker');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="products-active-rice-cooker-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  });

  test('as XLSX has numbers as numbers and texts as texts', async () => {
    await createProduct(app.db, { name: '=1+1', sku: '0012', price: '7.50', stockQuantity: 3 });
    const { readSheet } = await import('read-excel-file/node');
    const [, row = []] = await readSheet(await bench.exported('xlsx'));
    const cell = (column: (typeof transferColumns)[number]) => row[transferColumns.indexOf(column)];
    expect([cell('name'), cell('sku'), cell('price'), cell('stock_quantity')]).toEqual([
      '=1+1',
      '0012',
      7.5,
      3,
    ]);
  });

  test('of thousands of products comes in pieces', async () => {
    const list = Array.from({ length: 1200 }, (_, i) => ({ name: `Screw ${i}` }));
    await app.db.insert(products).values(list);
    const response = await (await signedIn(app)).get('/api/products/export');
    let pieces = 0;
    let text = '';
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      pieces++;
      text += piece;
    }
    expect(pieces).toBeGreaterThan(3);
    expect(text.match(/Screw \d+/g)).toHaveLength(1200);
  });

  test('as XLSX is made while it is read, and no longer', async () => {
    const source = Array.from({ length: 5000 }, (_, i) => [[`${i} ${Math.random()} `.repeat(500)]]);
    let made = 0;
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    async function* rows() {
      try {
        for (const part of source) {
          made++;
          yield part;
          await setImmediate();
        }
      } finally {
        end();
      }
    }
    const reader = (await writeXlsx([{ name: 'A', widths: [], rows: rows() }])).getReader();
    while (made === 0) await reader.read();
    await reader.cancel();
    await ended;
    expect(made).toBeLessThan(source.length);
  });

  test('as XLSX breaks off when the database goes away, and the program goes on', async () => {
    async function* rows() {
      yield [['name']];
      await setImmediate();
      throw new Error('the database is away');
    }
    await expect(buffer(await writeXlsx([{ name: 'A', widths: [], rows: rows() }]))).rejects.toThrow('away');
  });

  test('the template can be filled in and imported', async () => {
    const staff = await signedIn(app);
    for (const format of ['csv', 'xlsx']) {
      const response = await staff.get(`/api/products/import/template?format=${format}`);
      const { totals, unknownColumns } = await bench.readPreview(Buffer.from(await response.arrayBuffer()));
      expect([totals.rows, unknownColumns]).toEqual([0, []]);
    }
  });
});

describe('the wrong rows alone', () => {
  test('come as a file that says what is wrong, and can be imported once they are mended', async () => {
    const file = `name,shelf,price,description\nLamp,1,5,\nRope,2,dear,"=1+1\ntwo ""lines"""\n,3,7,x`;
    const response = await bench.send('/api/products/import/bad-rows', file);
    expect(response.headers.get('content-disposition')).toContain('products-rows-with-errors.csv');
    const csv = Buffer.from(await response.arrayBuffer()).toString();
    const [heading, ...rows] = csv.split('\r\n');
    expect(heading).toBe('\ufeffname,price,description,errors');
    expect(rows[0]).toMatch(/^Rope,dear,"'=1\+1\ntwo ""lines""","?price: \w+/);
    expect(rows[1]).toMatch(/^,7,x,"?name: \w+/);
    expect(rows).toHaveLength(3);
    const mended = csv.replace('dear', '3').replace('\n,7', '\nPot,7');
    expect(await bench.readPreview(mended)).toMatchObject({
      totals: { create: 2, error: 0 },
      unknownColumns: ['errors'],
    });
    await bench.bring(mended);
    const stored = await app.db.select().from(products).orderBy(products.name);
    expect(stored.map(({ name, description }) => [name, description])).toEqual([
      ['Pot', 'x'],
      ['Rope', '=1+1\ntwo "lines"'],
    ]);
  });
});

describe('a file is understood', () => {
  test('from a French Excel: semicolons, decimal comma, Windows-1252', async () => {
    const row = await first(
      Buffer.from('sku;name;price;description\r\nT-1;Théière émaillée;12,50;"1 l; bleu"', 'latin1'),
    );
    expect(row).toMatchObject({ action: 'create', name: 'Théière émaillée' });
    expect(valueOf(row, 'description')).toBe('1 l; bleu');
    await bench.bring('name;price\nTasse;"1 234,5"');
    expect((await app.db.select().from(products))[0]!.price).toBe('1234.50');
  });

  test.each([
    ['UTF-8 with its mark', Buffer.from(`\ufeff${head}\nT-1,茶壶 😀,5,`)],
    ['UTF-16LE with tabs', Buffer.from(`\ufeffsku\tname\tprice\nT-1\t茶壶 😀\t5`, 'utf16le')],
    ['UTF-16BE', Buffer.from(`\ufeff${head}\nT-1,茶壶 😀,5,`, 'utf16le').swap16()],
  ])('%s', async (_, file) => {
    expect(await first(file)).toMatchObject({ action: 'create', name: '茶壶 😀' });
  });

  test('from a Chinese Excel: GB 18030', async () => {
    const file = Buffer.concat([
      Buffer.from('name,price\n'),
      Buffer.from([0xb2, 0xe8, 0xba, 0xf8]),
      Buffer.from(',5'),
    ]);
    expect((await first(file)).name).toBe('茶壶');
  });

  test('with blank lines, and breaks within cells; rows are counted as a spreadsheet does', async () => {
    const { rows } = await bench.readPreview(`${head}\r\n,Pot,,"two\r\nlines"\r\n\r\n,,,\r\n,Pan,,`);
    expect(rows.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Pot'],
      [5, 'Pan'],
    ]);
  });

  test('XLSX, whatever it is called: dates, yes and no, numbers', async () => {
    const write = async (rows: (string | number | null)[][]) =>
      buffer(await writeXlsx([{ name: 'A', widths: [], rows: [rows] }]));
    const file = await write([
      ['name', 'price', 'minimum_order', 'active'],
      ['Pot', 12.5, 20, 'no'],
      [null, null, null, null],
      ['Pan', 0.1, null, null],
    ]);
    const { rows } = await bench.readPreview(file, 'list.csv');
    expect(rows.map(({ line, action }) => [line, action])).toEqual([
      [2, 'create'],
      [4, 'create'],
    ]);
    await bench.bring(file);
    const stored = await app.db.select().from(products).where(isNull(products.deletedAt));
    expect(stored.map(({ name, price, isActive }) => [name, price, isActive]).toSorted()).toEqual([
      ['Pan', '0.10', true],
      ['Pot', '12.50', false],
    ]);
  });
});
