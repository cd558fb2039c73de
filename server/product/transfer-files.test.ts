import zlib from 'node:zlib';
import fc from 'fast-check';
import { isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { stockStatuses } from '../../shared/product-rules.ts';
import { currencies } from '../../shared/money.ts';
import { transferColumns } from '../../shared/transfer-rules.ts';
import { createTestApp } from '../../tests/app.ts';
import { createCategory, createPartner, createProduct, signedIn } from '../../tests/factories.ts';
import { createTransferBench } from '../../tests/transfers.ts';
import { products } from '../db/schema/product.ts';
import { readTable } from './transfer.files.ts';
import { writeXlsx } from './transfer.xlsx.ts';
import { zipStored } from './transfer.zip.ts';

const app = await createTestApp();
let bench: ReturnType<typeof createTransferBench>;

beforeEach(async () => {
  await app.reset();
  bench = createTransferBench(app, await signedIn(app));
});

const head = 'sku,name,price,description';
const first = async (file: Uint8Array | string) => (await bench.look(file)).rows[0]!;
const valueOf = (row: { changes: { column: string; after: string }[] }, column: string) =>
  row.changes.find((change) => change.column === column)?.after;

describe('an export that is imported again changes nothing', () => {
  /** What is special in CSV, in XML, in spreadsheets or here. */
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
        const { totals, rows } = await bench.look(await bench.exported(format));
        expect(rows.filter((row) => row.action !== 'unchanged')).toEqual([]);
        expect(totals.rows).toBe(list.length);
      }),
      { numRuns: 6 },
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

  test('the template can be filled in and imported', async () => {
    const staff = await signedIn(app);
    for (const format of ['csv', 'xlsx']) {
      const response = await staff.get(`/api/products/import/template?format=${format}`);
      const { totals, unknownColumns } = await bench.look(Buffer.from(await response.arrayBuffer()));
      expect([totals.rows, unknownColumns]).toEqual([0, []]);
    }
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
    const { rows } = await bench.look(`${head}\r\n,Pot,,"two\r\nlines"\r\n\r\n,,,\r\n,Pan,,`);
    expect(rows.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Pot'],
      [5, 'Pan'],
    ]);
  });

  test('XLSX, whatever it is called: dates, yes and no, numbers', async () => {
    const write = (rows: (string | number | null)[][]) => writeXlsx([{ name: 'A', widths: [], rows }]);
    const file = await write([
      ['name', 'price', 'minimum_order', 'active'],
      ['Pot', 12.5, 20, 'no'],
      [null, null, null, null],
      ['Pan', 0.1, null, null],
    ]);
    const { rows } = await bench.look(file, 'list.csv');
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

describe('a file is refused', () => {
  const refusal = async (file: Uint8Array | string) => {
    const response = await bench.preview(file);
    const { fields } = (await response.json()) as { fields?: { file?: string } };
    return [response.status, fields?.file];
  };
  const unreadable = [400, 'This file can be read neither as CSV nor as XLSX.'];
  const tooManyRows = [400, 'This file has too many rows: 5,000 at most, in 200 columns.'];
  const tooLarge = [413, 'Please choose a file of at most 5 MB (unpacked 50 MB).'];

  test('that is empty, no table, old, or binary', async () => {
    expect(await refusal('')).toEqual([400, 'Please choose a file.']);
    expect(await refusal('shelf,colour\n1,2')).toEqual([400, 'The first row names no column of a product.']);
    expect(await refusal('name,Name\n1,2')).toEqual([400, 'Two columns have the same heading.']);
    expect(await refusal('name\n"never closed')).toEqual(unreadable);
    expect(await refusal('name\n\0\0\0')).toEqual(unreadable);
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toEqual([
      400,
      'This is an old Excel file or a locked one. Please save it as .xlsx or CSV.',
    ]);
    expect(await refusal(Buffer.from('PK\x03\x04 and nothing else'))).toEqual(unreadable);
    expect(await refusal(zipStored(new Map([['a.xml', Buffer.from('<a/>')]])))).toEqual(unreadable);
  });

  test('that has too many rows, or bytes', async () => {
    expect(await refusal(`name\n${'x\n'.repeat(5001)}`)).toEqual(tooManyRows);
    expect((await bench.look(`name\n${'x\n'.repeat(5000)}`)).totals.create).toBe(5000);
    const bytes = 5 * 1024 * 1024;
    expect(await refusal(`name\n${'x'.repeat(bytes)}`)).toEqual(tooLarge);
    expect(await refusal(`name\n${'x'.repeat(bytes + 400_000)}`)).toEqual(tooLarge);
  });

  /** A sound sheet in which one thing is replaced. */
  async function sheetWith(xml: string) {
    const files = new Map<string, Buffer>();
    const names = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'];
    const { unzip } = await import('./transfer.zip.ts');
    const sound = await unzip(
      await writeXlsx([{ name: 'A', widths: [], rows: [['name'], ['Pot']] }]),
      () => true,
    );
    for (const name of names) files.set(name, sound.get(name)!);
    files.set('xl/sharedStrings.xml', sound.get('xl/sharedStrings.xml')!);
    files.set('xl/worksheets/sheet1.xml', Buffer.from(xml));
    return zipStored(files);
  }
  const sheet = (rows: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

  test('whose cells lie millions of rows or columns away', async () => {
    const name = '<row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c></row>';
    const pot = '<c r="A2" t="inlineStr"><is><t>Pot</t></is></c>';
    expect((await readTable(await sheetWith(sheet(`${name}<row r="2">${pot}</row>`)))).rows).toHaveLength(1);
    expect(
      await refusal(await sheetWith(sheet(`${name}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`))),
    ).toEqual(tooManyRows);
    expect(await refusal(await sheetWith(sheet(`${name}<row r="2"><c r="XFD2"><v>1</v></c></row>`)))).toEqual(
      tooManyRows,
    );
    expect(await refusal(await sheetWith(sheet('<row/>'.repeat(500_001))))).toEqual(tooManyRows);
  });

  /** An archive of one file of 60 MB zeros, whose directory says how long it is, or lies. */
  function bomb(claimed: number): Buffer {
    const packed = zlib.deflateRawSync(Buffer.alloc(60 * 1024 * 1024));
    const archive = zipStored(new Map([['xl/worksheets/sheet1.xml', packed]]));
    const entry = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    for (const [place, at] of [
      [0, 8],
      [entry, 10],
    ] as const)
      archive.writeUInt16LE(8, place + at);
    archive.writeUInt32LE(claimed, 22);
    archive.writeUInt32LE(claimed, entry + 24);
    return archive;
  }

  test.each([60 * 1024 * 1024, 1000, 0xffffffff])('that unpacks to 60 MB and says %i', async (claimed) => {
    const file = bomb(claimed);
    expect(file.length).toBeLessThan(100_000);
    expect(await refusal(file)).toEqual(tooLarge);
  });

  test('any broken bytes of an XLSX are refused or read, never an error of the program', async () => {
    const sound = await writeXlsx([{ name: 'A', widths: [], rows: [['name'], ['Pot']] }]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }),
        async (changes) => {
          const file = Buffer.from(sound);
          for (const [at, value] of changes) file[at] = value;
          await readTable(file).catch((error: unknown) => expect(error).toMatchObject({ name: 'AppError' }));
        },
      ),
      { numRuns: 100 },
    );
  });
});
