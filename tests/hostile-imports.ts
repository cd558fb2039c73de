import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Product files that an attacker or a broken program might send: small to send, expensive to read. */

const megabyte = 1024 * 1024;

/** A ZIP archive of these parts. */
export async function archiveOf(parts: Record<string, string | Buffer>, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(content), name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const soundParts = {
  'xl/workbook.xml': `<workbook ${main} xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[
    'worksheets/sheet1.xml',
    'sharedStrings.xml',
    'styles.xml',
  ]
    .map(
      (target, i) =>
        `<Relationship Id="rId${i + 1}" Type="${relation}/${['worksheet', 'sharedStrings', 'styles'][i]}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`,
  'xl/sharedStrings.xml': `<sst ${main}><si><t>name</t></si><si><t>Pot</t></si></sst>`,
  'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm&quot;&quot;-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
};

/** XML of a sheet around these rows. */
export const sheetOf = (rows: string): string =>
  `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`;

/** A heading with one column: name. */
export const nameRow = '<row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c></row>';

/** A valid XLSX with this sheet; `parts` replace other parts. */
export const xlsxWith = (sheet: string, parts: Record<string, string> = {}): Promise<Buffer> =>
  archiveOf({ ...soundParts, ...parts, 'xl/worksheets/sheet1.xml': sheet });

/** An archive with one file of 60 MB zeros, whose directory states this size or a false one. */
async function bomb(claimed: number): Promise<Buffer> {
  const archive = await archiveOf({ ...soundParts, 'xl/worksheets/sheet1.xml': Buffer.alloc(60 * megabyte) });
  for (let at = 0; (at = archive.indexOf('PK\x01\x02', at, 'latin1')) >= 0; at += 46) {
    if (archive.readUInt32LE(at + 24) !== 60 * megabyte) continue;
    archive.writeUInt32LE(claimed, at + 24);
    archive.writeUInt32LE(claimed, archive.readUInt32LE(at + 42) + 22);
  }
  return archive;
}

/** An archive whose directory lists the same compressed megabytes many times under different names. */
async function overlapping(): Promise<Buffer> {
  const archive = await archiveOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(8 * megabyte, 32) });
  const start = archive.indexOf('PK\x01\x02', 0, 'latin1');
  const end = archive.indexOf('PK\x05\x06', 0, 'latin1');
  const entry = archive.subarray(start, end);
  const count = 60_000;
  const tail = Buffer.from(archive.subarray(end));
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(entry.length * count, 12);
  return Buffer.concat([archive.subarray(0, start), ...Array.from({ length: count }, () => entry), tail]);
}

const entities = (text: string) =>
  `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i + 1} "&a${i};&a${i};">`).join('')}]>${text}`;

const cellsOf = (rows: number, columns: number, cell: (place: string) => string) =>
  Array.from({ length: rows }, (_, row) => {
    const places = Array.from({ length: columns }, (__, i) =>
      cell(
        `${i < 26 ? '' : String.fromCharCode(64 + Math.floor(i / 26))}${String.fromCharCode(65 + (i % 26))}${row + 2}`,
      ),
    );
    return `<row r="${row + 2}">${places.join('')}</row>`;
  }).join('');

/** A hostile file, and the error text that refuses it. */
export type HostileImport = { label: string; make: () => Promise<Buffer> | Buffer; refusal: Refusal };

type Refusal =
  | 'fileTooManyRows'
  | 'fileTooLarge'
  | 'fileUnreadable'
  | 'fileTooSlow'
  | 'fileCellTooLong'
  | 'columnsUnknown';

const inName = (text: string) =>
  sheetOf(`${nameRow}<row r="2"><c r="A2" t="inlineStr"><is><t>${text}</t></is></c></row>`);
const full = 5 * megabyte - 10;

/** All kinds of hostile files with the expected answers. */
export const hostileImports: readonly HostileImport[] = [
  {
    label: 'CSV of line breaks',
    make: () => Buffer.from(`name\n${'\n'.repeat(full)}`),
    refusal: 'fileTooManyRows',
  },
  { label: 'CSV of quotation marks', make: () => Buffer.from('"'.repeat(full)), refusal: 'fileCellTooLong' },
  {
    label: 'CSV of one open quotation',
    make: () => Buffer.from(`name\n"${'x'.repeat(full - 10)}`),
    refusal: 'fileUnreadable',
  },
  { label: 'CSV of commas', make: () => Buffer.from(','.repeat(full)), refusal: 'fileTooManyRows' },
  {
    label: 'CSV of commas below a heading',
    make: () => Buffer.from(`name\n${','.repeat(full)}`),
    refusal: 'fileTooManyRows',
  },
  {
    label: 'CSV of one long cell',
    make: () => Buffer.from(`name\n${'x'.repeat(full - 10)}`),
    refusal: 'fileCellTooLong',
  },
  {
    label: 'CSV of lone accents',
    make: () => Buffer.from(`name\n${'\xe9 '.repeat(full / 2 - 5)}`, 'latin1'),
    refusal: 'fileCellTooLong',
  },
  {
    label: 'tags that never end',
    make: () => xlsxWith(sheetOf('<c '.repeat(120_000))),
    refusal: 'fileUnreadable',
  },
  {
    label: 'rows that never say where',
    make: () => xlsxWith(sheetOf(`<row ${'r '.repeat(120_000)}`)),
    refusal: 'fileUnreadable',
  },
  { label: 'deep nesting', make: () => xlsxWith(sheetOf('<a>'.repeat(400_000))), refusal: 'fileUnreadable' },
  {
    label: 'deep nesting that closes',
    make: () => xlsxWith(sheetOf('<c>'.repeat(200_000) + '</c>'.repeat(200_000))),
    refusal: 'fileUnreadable',
  },
  {
    label: 'one long attribute',
    make: () => xlsxWith(sheetOf(`<row r="${'1'.repeat(20 * megabyte)}"/>`)),
    refusal: 'fileUnreadable',
  },
  {
    label: 'many attributes',
    make: () => xlsxWith(sheetOf(`<row ${Array.from({ length: 1e6 }, (_, i) => `a${i}=""`).join(' ')}/>`)),
    refusal: 'fileUnreadable',
  },
  {
    label: 'millions of empty rows',
    make: () => xlsxWith(sheetOf('<row/>'.repeat(2e6))),
    refusal: 'fileTooManyRows',
  },
  {
    label: 'cells on one another',
    make: () => xlsxWith(sheetOf(nameRow + '<row r="2"><c r="A2"/></row>'.repeat(6e5))),
    refusal: 'fileTooLarge',
  },
  {
    label: 'a cell at XFD1048576',
    make: () => xlsxWith(sheetOf(`${nameRow}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`)),
    refusal: 'fileTooManyRows',
  },
  {
    label: 'a column without end',
    make: () => xlsxWith(sheetOf(`${nameRow}<row r="2"><c r="${'Z'.repeat(60_000)}2"><v>1</v></c></row>`)),
    refusal: 'fileTooManyRows',
  },
  {
    label: 'one cell of 40 MB',
    make: () => xlsxWith(inName('x'.repeat(40 * megabyte))),
    refusal: 'fileCellTooLong',
  },
  {
    label: 'one cell of 8 million entities',
    make: () => xlsxWith(inName('&amp;'.repeat(8e6))),
    refusal: 'fileCellTooLong',
  },
  {
    label: 'entities within entities',
    make: () => xlsxWith(entities(inName('&a30;'))),
    refusal: 'fileUnreadable',
  },
  {
    label: 'a long shared text in every cell',
    make: () =>
      xlsxWith(sheetOf(nameRow + cellsOf(5000, 50, (place) => `<c r="${place}" t="s"><v>1</v></c>`)), {
        'xl/sharedStrings.xml': `<sst ${main}><si><t>name</t></si><si><t>${'x'.repeat(32_000)}</t></si></sst>`,
      }),
    refusal: 'fileTooLarge',
  },
  {
    label: 'two million shared texts',
    make: () =>
      xlsxWith(sheetOf(nameRow), { 'xl/sharedStrings.xml': `<sst ${main}>${'<si/>'.repeat(2e6)}</sst>` }),
    refusal: 'fileTooLarge',
  },
  {
    label: 'a million styles',
    make: () =>
      xlsxWith(sheetOf(nameRow), {
        'xl/styles.xml': `<styleSheet ${main}><cellXfs>${'<xf numFmtId="14"/>'.repeat(1.2e6)}</cellXfs></styleSheet>`,
      }),
    refusal: 'fileTooLarge',
  },
  {
    label: 'number formats of brackets',
    make: () =>
      xlsxWith(sheetOf(''), {
        'xl/styles.xml': `<styleSheet ${main}><numFmts>${Array.from({ length: 200 }, (_, i) => `<numFmt numFmtId="${i + 164}" formatCode="${'[&quot;'.repeat(5000)}"/>`).join('')}</numFmts><cellXfs>${Array.from({ length: 200 }, (_, i) => `<xf numFmtId="${i + 164}"/>`).join('')}</cellXfs></styleSheet>`,
      }),
    refusal: 'columnsUnknown',
  },
  {
    label: 'a long text merged over everything',
    make: () =>
      xlsxWith(
        sheetOf(
          nameRow +
            Array.from(
              { length: 4000 },
              (_, i) =>
                `<row r="${i + 2}"><c r="A${i + 2}" t="inlineStr"><is><t>${i === 0 ? 'x'.repeat(32_000) : ''}</t></is></c><c r="B${i + 2}"><v>1</v></c></row>`,
            ).join(''),
        ).replace('</sheetData>', '</sheetData><mergeCell ref="A2:XFD1048576"/>'),
      ),
    refusal: 'fileTooLarge',
  },
  {
    label: 'a hundred thousand merged cells',
    make: () =>
      xlsxWith(
        sheetOf(nameRow).replace('</sheetData>', `</sheetData>${'<mergeCell ref="A2:B3"/>'.repeat(1e5)}`),
      ),
    refusal: 'fileTooLarge',
  },
  { label: '60 MB of zeros', make: () => bomb(60 * megabyte), refusal: 'fileTooLarge' },
  { label: '60 MB of zeros that say 1 kB', make: () => bomb(1000), refusal: 'fileUnreadable' },
  { label: '60 MB of zeros that say 4 GB', make: () => bomb(0xfffffffe), refusal: 'fileTooLarge' },
  { label: '60,000 entries on one another', make: overlapping, refusal: 'fileTooLarge' },
];
