import { beforeEach, describe, expect, test } from 'vitest';
import { validation } from '#shared/i18n/en/validation.ts';
import type { FileReading, ImportPreview } from '#shared/catalogue/table-import.ts';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createProduct, signedIn } from '#tests/factories.ts';
import { sheetOf, xlsxWith } from '#tests/hostile-imports.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { products } from '../product/product.schema.ts';
import { parseFile } from './transfer.parse.ts';

/** Files as spreadsheets of real people write them; each was once misread without a word. */
const app = await createTestApp();
let bench: ReturnType<typeof createTransferBench>;

beforeEach(async () => {
  await app.reset();
  bench = createTransferBench(app, await signedIn(app));
});

const path = '/api/products/import';
const readPreview = async (file: Uint8Array | string, reading: FileReading = {}) => {
  const response = await bench.send(`${path}/preview`, file, { reading: JSON.stringify(reading) });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ImportPreview;
};
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (line: number, texts: readonly string[], attributes = '') =>
  `<row r="${line}"${attributes}>${texts.map((text, i) => (text.startsWith('<') ? text : cell(`${'ABCD'[i]}${line}`, text))).join('')}</row>`;
const changed = ({ rows }: ImportPreview, column: string) =>
  rows.map(({ changes }) => changes.find((one) => one.column === column)?.after);
const faults = ({ rows }: ImportPreview) =>
  rows.map(({ errors }) => errors.map(({ column, text }) => [column, text]));

/** A text in the encoding of Chinese Excel, whose two-byte characters are given as hexadecimal. */
const gbk = (parts: readonly string[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part, /^(?:[0-9a-f]{2})+$/.test(part) ? 'hex' : 'latin1')));

describe('the encoding', () => {
  test.each([
    ['㎡', 'a94f'],
    ['€', '80'],
    ['😀', '9439fc36'],
    ['镕', 'e946'],
  ])('of a Chinese Excel is recognised beside %s', async (sign, bytes) => {
    // 名称,价格 / 新钢水杯
    const file = gbk(['c3fbb3c6', ',', 'bcdbb8f1', '\n', 'd0c2b8d6cbaeb1ad', bytes, ',12.50\n']);
    const { source, rows } = await parseFile(file);
    expect(source.encoding).toBe('gb18030');
    expect(rows[0]!.cells).toEqual([`新钢水杯${sign}`, '12.50']);
  });

  test('of a Mac is recognised, and any guess can be corrected', async () => {
    const mac = Buffer.from('name;description\rTh\x8ei\x8fre \x8emaill\x8ee;l\xd5eau', 'latin1');
    const { source, rows } = await parseFile(mac);
    expect(source.encoding).toBe('macintosh');
    expect(rows[0]!.cells).toEqual(['Théière émaillée', 'l’eau']);
    const windows = Buffer.from('name;description\nThéière de l\x92été;\x9cuf', 'latin1');
    expect((await parseFile(windows)).rows[0]!.cells).toEqual(['Théière de l’été', 'œuf']);
    expect((await readPreview(mac, { encoding: 'windows-1252' })).source.encoding).toBe('windows-1252');
    const cut = Buffer.concat([gbk(['c3fbb3c6', '\n', 'd0c2b8d6cbaeb1ad']), Buffer.from([0xff])]);
    expect(faults(await readPreview(cut))).toEqual([[['name', validation.cellGarbled]]]);
  });
});

describe('a CSV', () => {
  test('names its delimiter, and has titles above the heading', async () => {
    expect((await readPreview('\ufeffsep=;\nsku;name;price\nT-S-1;Bol;"12,50"')).rows).toMatchObject([
      { line: 2, name: 'Bol', action: 'create' },
    ]);
    const titled = await readPreview('Price list 2026,,\n,,\nsku,name,price\nT-1,Pot,5');
    expect(titled.rows).toMatchObject([{ line: 4, name: 'Pot' }]);
  });

  test('has columns of the API, and unknown ones that the user names', async () => {
    const api = await readPreview('name,shortDescription,minimumOrderQuantity,priceUnit\nPot,Short,20,CNY');
    expect(api.columns).toEqual(['name', 'short_description', 'minimum_order', 'currency']);
    const file = 'Article,Désignation\nT-9,Bol';
    const unknown = await readPreview(file);
    expect([unknown.columns, unknown.unknownColumns]).toEqual([[], ['Article', 'Désignation']]);
    const reading = { columns: { Article: 'sku', Désignation: 'name' } };
    const named = await readPreview(file, reading);
    expect(named.totals).toMatchObject({ create: 1, error: 0 });
    const fields = { expect: named.expect, reading: JSON.stringify(reading) };
    expect((await bench.send(path, file, fields)).status).toBe(200);
    expect(await app.db.select().from(products)).toMatchObject([{ sku: 'T-9', name: 'Bol' }]);
    const strange = JSON.stringify({ columns: { Article: '__proto__' } });
    expect((await bench.send(`${path}/preview`, file, { reading: strange })).status).toBe(400);
  });

  test('has article numbers with marks that nobody sees, or in full width', async () => {
    await createProduct(app.db, { sku: 'ABC-1', name: 'Stored' });
    expect((await readPreview('sku,name\nABC-1\u200b,Zero width')).rows[0]).toMatchObject({
      action: 'update',
    });
    const doubles = await readPreview('sku,name\nX-1,One\nX-1\u200b,Two\n\u202aX-1\u202c,Three\nＸ－1,Four');
    expect(doubles.totals).toMatchObject({ error: 4 });
    await bench.bring('sku,name\n\u202aY-1\u202c,Pan');
    expect((await app.db.select().from(products)).map(({ sku }) => sku)).toContain('Y-1');
  });
});

describe('an amount', () => {
  test('has its currency and unit beside it', async () => {
    const preview = await readPreview(
      'name,price,minimum_order,stock_quantity,carton_weight_kg\nA,¥12.50,500双,"1,000",9.25kg\nB,12.5元,"1,000 pcs",２０,\nC,US$ 3,,,',
    );
    expect(preview.totals).toMatchObject({ create: 3, error: 0 });
    expect(changed(preview, 'price')).toEqual(['12.50', '12.5', '3']);
    expect(changed(preview, 'currency')).toEqual(['CNY', 'CNY', 'USD']);
    expect(changed(preview, 'minimum_order')).toEqual(['500', '1,000', undefined]);
    expect(changed(preview, 'sale_unit')).toEqual(['pair', 'piece', undefined]);
    await bench.bring('name,price,minimum_order\nA,¥12.50,500双');
    expect(await app.db.select().from(products)).toMatchObject([
      { price: '12.50', priceUnit: 'CNY', minimumOrderQuantity: 500, saleUnit: 'pair' },
    ]);
  });

  test('that contradicts its row is wrong, and one that is ambiguous gets a suggestion', async () => {
    const preview = await readPreview(
      'name,price,currency,minimum_order,sale_unit\nA,¥5,USD,,\nB,5,,20箱,pair\nC,"1,000",,,',
    );
    expect(faults(preview)).toMatchObject([
      [['price', validation.priceOtherCurrency]],
      [['minimum_order', expect.any(String)]],
      [['price', expect.any(String)]],
    ]);
    expect(preview.rows[2]!.errors[0]!.suggestion).toBe('1000');
  });
});

describe('an XLSX', () => {
  test('with formulas that were never calculated, errors and pictures in cells says the way out', async () => {
    const stored = await createProduct(app.db, { sku: 'T-1', price: '7.50' });
    const sheet = sheetOf(
      row(1, ['sku', 'price', 'short_description', 'name']) +
        row(2, [
          'T-1',
          '<c r="B2"><f>10*1.25</f></c>',
          '<c r="C2" t="e"><v>#REF!</v></c>',
          '<c r="D2" t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>',
        ]) +
        row(3, ['T-2', '<c r="B3" t="str"><f>""</f><v></v></c>', '', 'Pot']),
    );
    const preview = await readPreview(await xlsxWith(sheet));
    expect(faults(preview)).toEqual([
      [
        ['price', validation.cellUncalculated],
        ['short_description', validation.cellError],
        ['name', validation.cellPicture],
      ],
      [],
    ]);
    expect(stored.price).toBe('7.50');
  });

  test('keeps the value of merged cells in each row, and counts what would be emptied', async () => {
    const category = await createCategory(app.db, { name: 'Footwear' });
    const values = { categoryId: category.id, leadTime: '15 days' };
    for (const sku of ['M-1', 'M-2', 'M-3']) await createProduct(app.db, { sku, ...values });
    const rows = sheetOf(
      row(1, ['sku', 'category', 'lead_time']) +
        row(2, ['M-1', 'Footwear', '15 days']) +
        row(3, ['M-2', '', '15 days']) +
        row(4, ['M-3', '', '']),
    ).replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="B2:B4"/></mergeCells>');
    expect((await readPreview(await xlsxWith(rows))).totals).toMatchObject({
      unchanged: 2,
      update: 1,
      emptied: 1,
    });
  });

  test('is read from its first visible sheet, keeps leading zeros, and asks about hidden rows', async () => {
    const sheet = sheetOf(
      row(1, ['sku', 'name']) +
        row(2, ['<c r="A2" s="1"><v>123</v></c>', 'Pot']) +
        row(3, ['<c r="A3"><v>124</v></c>', 'Pan'], ' hidden="1"'),
    );
    const file = await xlsxWith(sheet, {
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="old" state="hidden" r:id="rId2"/><sheet name="2026" r:id="rId1"/><sheet name="notes" r:id="rId3"/></sheets></workbook>',
    });
    const preview = await readPreview(file);
    expect(preview.source).toMatchObject({ sheet: '2026', otherSheets: ['old', 'notes'] });
    expect(changed(preview, 'sku')).toEqual(['00123', '124']);
    expect(preview.totals).toMatchObject({ create: 2, hidden: 1 });
    const refused = await bench.run(file, preview.expect);
    expect(await refused.json()).toMatchObject({ fields: { file: validation.rowsHidden } });
    expect((await readPreview(file, { hiddenRows: 'skip' })).totals).toMatchObject({ create: 1, hidden: 1 });
    const both = await readPreview(file, { hiddenRows: 'import' });
    const fields = { expect: both.expect, reading: JSON.stringify({ hiddenRows: 'import' }) };
    expect((await bench.send(path, file, fields)).status).toBe(200);
  });
});
