import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { validation } from '#shared/i18n/en/validation.ts';
import { validation as chinese } from '#shared/i18n/zh/validation.ts';
import { maxImportBytes } from '#shared/base/limits.ts';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { archiveOf, hostileImports, nameRow, sheetOf, xlsxWith } from '#tests/hostile-imports.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { users } from '../../people/user/user.schema.ts';
import { readTable } from './transfer.files.ts';
import { parseFile } from './transfer.parse.ts';
import { writeXlsx } from './transfer.workbook.ts';

const app = await createTestApp();
let staff: Awaited<ReturnType<typeof signedIn>>;
let bench: ReturnType<typeof createTransferBench>;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
  bench = createTransferBench(app, staff);
});

const soundFile = async () =>
  buffer(await writeXlsx([{ name: 'A', widths: [], rows: [[['name'], ['Pot']]] }]));

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
    expect(await refusal('shelf\n1')).toEqual([400, 'The first row contains no known column name.']);
    expect(await refusal('name,Name\n1,2')).toEqual([400, 'Two columns have the same heading.']);
    expect(await refusal('name\n"never closed')).toEqual(unreadable);
    expect(await refusal('name\n\0\0\0')).toEqual(unreadable);
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toEqual([
      400,
      'This is an old Excel file or a locked one. Please save it as .xlsx or CSV.',
    ]);
    expect(await refusal(Buffer.from('PK\x03\x04 and nothing else'))).toEqual(unreadable);
    expect(await refusal(await archiveOf({ 'a.xml': '<a/>' }))).toEqual(unreadable);
  });

  test('that has too many rows, or bytes', async () => {
    expect(await refusal(`name\n${'x\n'.repeat(5001)}`)).toEqual(tooManyRows);
    expect((await bench.readPreview(`name\n${'x\n'.repeat(5000)}`)).totals.create).toBe(5000);
    const bytes = 5 * 1024 * 1024;
    expect(await refusal(`name\n${'x'.repeat(bytes)}`)).toEqual(tooLarge);
    expect(await refusal(`name\n${'x'.repeat(bytes + 400_000)}`)).toEqual(tooLarge);
  });

  test('whose cells lie millions of rows or columns away', async () => {
    const pot = '<c r="A2" t="inlineStr"><is><t>Pot</t></is></c>';
    expect((await readTable(await xlsxWith(sheetOf(`${nameRow}<row r="2">${pot}</row>`)))).rows).toHaveLength(
      1,
    );
    expect(
      await refusal(await xlsxWith(sheetOf(`${nameRow}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`))),
    ).toEqual(tooManyRows);
    expect(
      await refusal(await xlsxWith(sheetOf(`${nameRow}<row r="2"><c r="XFD2"><v>1</v></c></row>`))),
    ).toEqual(tooManyRows);
    expect(await refusal(await xlsxWith(sheetOf('<row/>'.repeat(500_001))))).toEqual(tooManyRows);
  });

  test.each(hostileImports)('$label, in the words of who sent it', async ({ make, refusal: key }) => {
    await app.db.update(users).set({ staffLanguage: 'zh' });
    const response = await bench.preview(await make(), 'list.csv');
    const { fields } = (await response.json()) as { fields: { file: string } };
    // On a very busy machine the time limit may be reached before the other limit.
    expect([chinese[key], chinese.fileTooSlow]).toContain(fields.file);
    expect([400, 413]).toContain(response.status);
  });

  test('any broken bytes of an XLSX are refused or read, never an error of the program', async () => {
    const sound = await soundFile();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }),
        async (changes) => {
          const file = Buffer.from(sound);
          for (const [at, value] of changes) file[at] = value;
          await parseFile(file).catch((error: unknown) => expect(error).toMatchObject({ name: 'AppError' }));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('whatever a file costs', () => {
  const heavy = () => xlsxWith(sheetOf(nameRow + '<row r="2"><c r="A2"/></row>'.repeat(50_000)));

  test('others are answered while it is read', async () => {
    const file = Buffer.from('"'.repeat(maxImportBytes));
    await readTable(Buffer.from('name')); // Warm up: load everything that is loaded only once.
    const answered: string[] = [];
    const reading = readTable(file).catch(() => answered.push('import'));
    const others = Array.from({ length: 5 }, () => 'other');
    for (const other of others) {
      expect((await staff.get('/api/products/imports')).status).toBe(200);
      answered.push(other);
    }
    await reading;
    expect(answered).toEqual([...others, 'import']);
  });

  test('it ends with its time', async () => {
    const limits = { milliseconds: 1, megabytes: 256 };
    await expect(readTable(await heavy(), limits)).rejects.toMatchObject({ fields: { file: 'fileTooSlow' } });
  });

  test('it ends with its memory, and the program goes on', async () => {
    const limits = { milliseconds: 60_000, megabytes: 16 };
    const texts = Array.from({ length: 400_000 }, (_, i) => `<si><t>some text ${i}</t></si>`).join('');
    const file = await xlsxWith(sheetOf(nameRow), { 'xl/sharedStrings.xml': `<sst>${texts}</sst>` });
    await expect(readTable(file, limits)).rejects.toMatchObject({ fields: { file: 'fileTooSlow' } });
    await expect(readTable(Buffer.from('name\nPot'))).resolves.toMatchObject({ rows: [{ cells: ['Pot'] }] });
  });

  test('further ones wait, and beyond a number are refused with 429', async () => {
    const file = await heavy();
    const answers = await Promise.all(Array.from({ length: 5 }, () => bench.preview(file)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(await refused.json()).toMatchObject({ fields: { file: validation.filesBusy } });
    expect(refused.headers.get('retry-after')).toBe('10');
  });
});

describe('an XLSX is read as a spreadsheet shows it', () => {
  const cell = (place: string, type: string, content: string) => `<c r="${place}" ${type}>${content}</c>`;

  test('dates, truth, formulas, shared and pronounced texts, cells that say no place', async () => {
    const named = ['sku', 'active', 'description', 'price', '', 'features'].map((name) =>
      cell('', 't="inlineStr"', `<is><t>${name}</t></is>`),
    );
    const rows = `<row r="1">${cell('A1', 't="s"', '<v>0</v>')}${cell('B1', 't="str"', '<f>1</f><v>lead_time</v>')}${named.join('')}</row><row r="3">${[
      cell('A3', 't="s"', '<v>1</v>'),
      cell('B3', 's="1"', '<v>46053</v>'),
      cell('C3', 's="2"', '<v>46054.75</v>'),
      cell('D3', 't="b"', '<v>1</v>'),
      cell('E3', 't="e"', '<v>#N/A</v>'),
      '<c><v>0.30000000000000004</v></c>',
      cell('H3', 't="inlineStr"', '<is><r><t>a_x000D_</t></r><r><t>b</t></r></is>'),
    ].join('')}</row>`;
    const { columns, rows: read } = await parseFile(
      await xlsxWith(sheetOf(rows), {
        'xl/sharedStrings.xml':
          '<sst><si><t>name</t></si><si><t>茶</t><rPh sb="0" eb="1"><t>cha</t></rPh></si></sst>',
      }),
    );
    expect(columns).toEqual(['name', 'lead_time', 'sku', 'active', 'description', 'price', 'features']);
    const cells = ['茶', '2026-01-31', '2026-02-01', 'yes', '#N/A', '0.3', 'a\rb'];
    expect(read).toEqual([{ line: 3, cells, isTooLong: false }]);
  });
});
