import { Readable } from 'node:stream';
import { markApostrophe } from '#shared/catalogue/transfer-rules.ts';

/** A cell to write: text, a number, or null for an empty cell. */
export type SheetCell = string | number | null;

/** A sheet to write; its rows come in chunks, the heading first. */
export type Sheet = {
  name: string;
  widths: readonly number[];
  rows: Iterable<SheetCell[][]> | AsyncIterable<SheetCell[][]>;
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const formats = 'http://schemas.openxmlformats.org';
const main = `xmlns="${formats}/spreadsheetml/2006/main"`;
const relations = `${formats}/officeDocument/2006/relationships`;
const packageTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The second cell style is bold. */
const styles = `<styleSheet ${main}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

/** Characters that XML cannot carry, and texts that would be read as the escape of such a character. */
// oxlint-disable-next-line no-control-regex -- the pattern searches for control characters
const unwritable = /[\0-\x08\v\f\x0e-\x1f\r\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;

/**
 * Creates an XLSX file while it is read, so that only some rows are in memory at a time (ECMA-376 part 1). Texts
 * stay texts even if they begin like a formula.
 */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<ReadableStream<Uint8Array>> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(declaration + xml), name);
  const numbered = (part: (sheet: Sheet, n: number) => string) =>
    sheets.map((sheet, i) => part(sheet, i + 1)).join('');
  add(
    '[Content_Types].xml',
    `<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${packageTypes}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${packageTypes}.styles+xml"/>${numbered((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${packageTypes}.worksheet+xml"/>`)}</Types>`,
  );
  add('_rels/.rels', relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')));
  add(
    'xl/_rels/workbook.xml.rels',
    relationships(
      numbered((_, n) => relationship(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`)) +
        relationship('styles', 'styles', 'styles.xml'),
    ),
  );
  add(
    'xl/workbook.xml',
    `<workbook ${main} xmlns:r="${relations}"><sheets>${numbered(({ name }, n) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  );
  add('xl/styles.xml', styles);
  const output = zip.outputStream as Readable;
  for (const [i, sheet] of sheets.entries()) {
    const xml = Readable.from(sheetXml(sheet));
    // If the reader stops, stop writing; an error while writing aborts the response.
    output.once('close', () => xml.destroy());
    xml.once('error', (error) => output.destroy(error));
    zip.addReadStream(xml, `xl/worksheets/sheet${i + 1}.xml`);
  }
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

const relationships = (list: string) =>
  `<Relationships xmlns="${formats}/package/2006/relationships">${list}</Relationships>`;
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;

async function* sheetXml({ widths, rows }: Sheet): AsyncGenerator<Buffer> {
  const columns = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  let head = `${declaration}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
  let line = 0;
  for await (const part of rows) {
    yield Buffer.from(head + part.map((cells) => rowXml(cells, ++line)).join(''));
    head = '';
  }
  yield Buffer.from(`${head}</sheetData></worksheet>`);
}

/** The letters of a spreadsheet column, counted from 0: A to Z, AA, AB. */
const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

function rowXml(cells: readonly SheetCell[], line: number): string {
  const style = line === 1 ? ' s="1"' : '';
  const parts = cells.map((value, i) => {
    const place = `r="${columnLetters(i)}${line}"${style}`;
    if (value === null) return '';
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(markApostrophe(value))}</t></is></c>`;
  });
  return `<row r="${line}">${parts.join('')}</row>`;
}

const entityOf: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) =>
  text
    .replaceAll(unwritable, (char) => `_x${char.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`)
    .replaceAll(/[&<>"]/g, (char) => entityOf[char]!);
